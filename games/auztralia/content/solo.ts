import type { Objective, SoloLevel } from './types.ts';

/** AUZ-SOLO-05; AUZ-WEST-15: hex 14 stays unsurveyed on either map. */
export const soloLevels: readonly SoloLevel[] = [
  { id: 'easy', startGoods: { coal: 4, iron: 4, gold: 6 }, startVp: 8, unsurveyed: [14] },
  { id: 'hard', startGoods: { coal: 3, iron: 3, gold: 4 }, startVp: 4, unsurveyed: [14] },
  { id: 'insane', startGoods: { coal: 2, iron: 2, gold: 4 }, startVp: 0, unsurveyed: [] },
];

export const objectives: readonly Objective[] = [
  {
    id: 'SO-01',
    title: { en: 'Quarantine', fr: 'Quarantaine' },
    condition: { kind: 'port-kept-clear', distance: 3 },
    vp: 6,
  },
  {
    id: 'SO-02',
    title: { en: 'Breadbasket', fr: 'Grenier du continent' },
    condition: { kind: 'farms', least: 10 },
    vp: 5,
  },
  {
    id: 'SO-03',
    title: { en: 'Mixed Station', fr: 'Exploitation mixte' },
    condition: { kind: 'farms-of-each-type', least: 3 },
    vp: 6,
  },
  {
    id: 'SO-04',
    title: { en: 'Iron Road', fr: 'Chemin de fer' },
    condition: { kind: 'tracks', least: 20 },
    vp: 5,
  },
  {
    id: 'SO-05',
    title: { en: 'Buried Treasure', fr: 'Trésor enfoui' },
    condition: { kind: 'treasure', least: 3, counts: { east: 'phosphate', west: 'vp-tokens' } },
    vp: 5,
  },
  {
    id: 'SO-06',
    title: { en: 'Close the Gates', fr: 'Fermez les portes' },
    condition: { kind: 'no-temple-on-board' },
    vp: 5,
  },
  {
    id: 'SO-07',
    title: { en: 'Giant Slayer', fr: 'Tueur de géants' },
    condition: { kind: 'claimed-of-types', least: 1, types: ['shoggoth', 'cthulhu'] },
    vp: 6,
  },
  {
    id: 'SO-08',
    title: { en: 'Big Game', fr: 'Gros gibier' },
    condition: { kind: 'claimed', least: 6 },
    vp: 6,
  },
  {
    id: 'SO-09',
    title: { en: 'Full Daylight', fr: 'En pleine lumière' },
    condition: { kind: 'no-face-down-tile' },
    vp: 6,
  },
  {
    id: 'SO-10',
    title: { en: 'Combined Arms', fr: 'Armes combinées' },
    condition: { kind: 'units-of-each-type', least: 1 },
    vp: 5,
  },
];
