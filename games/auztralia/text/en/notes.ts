import { names } from '../names.en.ts';
import { notesIn } from '../notes.ts';

export const notes = notesIn(names, 'TP', 'pass', { farm: '1 TP per Farm', attack: '1–3 TP' });
