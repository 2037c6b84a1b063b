import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';
import { missionLine } from '../goals.ts';
import { fr } from '../typography.ts';

type Words = Catalogue<Maximum>['config'];

const mission = (no: number): string => missionLine('fr', no);
const off = 'Sans';

export const config: Words = {
  seats: {
    label: 'Joueurs',
    values: {
      1: '1 joueur',
      2: '2 joueurs',
      3: '3 joueurs',
      4: '4 joueurs',
      5: '5 joueurs',
      6: '6 joueurs',
    },
  },
  mission: {
    label: 'Mission',
    values: {
      0: mission(0),
      1: mission(1),
      2: mission(2),
      3: mission(3),
      4: mission(4),
      5: mission(5),
      6: mission(6),
      7: mission(7),
      8: mission(8),
      9: mission(9),
      10: mission(10),
      11: mission(11),
      12: mission(12),
      13: mission(13),
      14: mission(14),
      15: mission(15),
      16: mission(16),
      17: mission(17),
      18: mission(18),
      random: 'Une mission au hasard',
    },
  },
  gothic: {
    label: 'Gothic Horrors',
    values: { false: 'Jeu de base seul', true: 'Avec Gothic Horrors' },
  },
  solo: {
    label: 'Survivants d’un joueur seul',
    values: {
      one: 'Un survivant',
      two: 'Deux survivants, un deck chacun',
      merged: 'Deux survivants, un seul deck',
    },
  },
  hands: {
    label: 'Mains',
    values: { open: 'Visibles de tous', closed: fr`Cachées : chacun voit la sienne` },
  },
  map: {
    label: 'Carte',
    values: { auto: 'Disposée pour vous', built: 'Posée tuile par tuile' },
  },
  spawn: {
    label: 'Apparition des monstres',
    values: {
      dice: 'Deux dés',
      easy: 'Jetons d’apparition, Facile',
      normal: 'Jetons d’apparition, Normal',
      hard: 'Jetons d’apparition, Difficile',
      insane: 'Jetons d’apparition, Dément',
    },
  },
  night: {
    label: 'Jour et nuit',
    values: { false: 'Toujours le jour', true: 'La nuit tombe après chaque manche' },
  },
  crowding: {
    label: 'Jetons par lieu',
    values: {
      three: '3 au plus',
      noLimit: 'Sans limite',
      pandemic: fr`Pandémie : le quatrième gagne tous les voisins`,
    },
  },
  hungerDie: {
    label: 'Faim au départ',
    values: { false: 'Niveau 1', true: 'Tirée au dé' },
  },
  hardcore: {
    label: 'Morts',
    values: { false: 'Les autres continuent', true: 'Une mort et la partie est perdue' },
  },
  bigMap: {
    label: 'Carte plus grande',
    values: {
      0: 'Aucune tuile de plus',
      1: '1 tuile de plus',
      2: '2 tuiles de plus',
      3: '3 tuiles de plus',
      4: '4 tuiles de plus',
      5: '5 tuiles de plus',
      6: '6 tuiles de plus',
    },
  },
  ambush: {
    label: 'Embuscades en plus',
    values: {
      0: 'Aucune de plus',
      1: '1 de plus',
      2: '2 de plus',
      3: '3 de plus',
      4: '4 de plus',
      5: '5 de plus',
      6: '6 de plus',
    },
  },
  emptyHanded: {
    label: 'Mains vides en plus',
    values: { 0: 'Aucune de plus', 1: '1 de plus', 2: '2 de plus', 3: '3 de plus', 4: '4 de plus' },
  },
  zombies: { label: 'Deck Zombie en plus', values: { false: off, true: 'Avec les zombies' } },
  aliens: { label: 'Deck Alien en plus', values: { false: off, true: 'Avec les aliens' } },
  mutants: { label: 'Deck Mutant en plus', values: { false: off, true: 'Avec les mutants' } },
  robots: { label: 'Deck Robot en plus', values: { false: off, true: 'Avec les robots' } },
  vampires: { label: 'Deck Vampire en plus', values: { false: off, true: 'Avec les vampires' } },
  cthulhu: {
    label: 'Deck Cthulhu en plus',
    values: { false: off, true: 'Avec Cthulhu et la Démence' },
  },
};
