import { names } from '../names.fr.ts';
import { notesIn } from '../notes.ts';

export const notes = notesIn(names, 'PT', 'passer', { farm: '1 PT par Ferme', attack: '1 à 3 PT' });
