import type { VariantCard } from './types.ts';

export const variantCards: readonly VariantCard[] = [
  {
    id: 'TV-1',
    title: { en: 'Dusk and Dawn', fr: 'Crépuscule et aube' },
    variants: [
      {
        id: 'restless-sleepers',
        code: 'TV-1A',
        title: { en: 'Restless Sleepers', fr: 'Sommeil agité' },
        purpleStart: 20,
      },
      {
        id: 'early-ships',
        code: 'TV-1B',
        title: { en: 'Early Ships', fr: 'Premiers navires' },
        start: 1,
      },
    ],
  },
  {
    id: 'TV-2',
    title: { en: 'Neighbours', fr: 'Voisins' },
    variants: [
      {
        id: 'shared-line',
        code: 'TV-2A',
        title: { en: 'Shared Line', fr: 'Ligne commune' },
        surcharge: 1,
      },
      {
        id: 'closed-borders',
        code: 'TV-2B',
        title: { en: 'Closed Borders', fr: 'Frontières fermées' },
      },
    ],
  },
  {
    id: 'TV-3',
    title: { en: 'War Office', fr: 'Ministère de la Guerre' },
    variants: [
      {
        id: 'standing-army',
        code: 'TV-3A',
        title: { en: 'Standing Army', fr: 'Armée permanente' },
        infantry: 2,
      },
      {
        id: 'scarce-arms',
        code: 'TV-3B',
        title: { en: 'Scarce Arms', fr: "Pénurie d'armes" },
        removed: { infantry: 4, car: 2, artillery: 1, airship: 1, train: 1 },
      },
    ],
  },
  {
    id: 'TV-4',
    title: { en: 'Society Pages', fr: 'Carnet mondain' },
    variants: [
      {
        id: 'open-house',
        code: 'TV-4A',
        title: { en: 'Open House', fr: 'Portes ouvertes' },
        display: 7,
      },
      { id: 'fickle-friends', code: 'TV-4B', title: { en: 'Fickle Friends', fr: 'Amis volages' } },
    ],
  },
  {
    id: 'TV-5',
    title: { en: 'The Land', fr: 'La terre' },
    variants: [
      {
        id: 'thin-seams',
        code: 'TV-5A',
        title: { en: 'Thin Seams', fr: 'Filons maigres' },
        piecesPerSymbol: { coal: 2, iron: 2, gold: 2 },
      },
      {
        id: 'nothing-sleeps-empty',
        code: 'TV-5B',
        title: { en: 'Nothing Sleeps Empty', fr: 'Rien ne dort à vide' },
      },
    ],
  },
];
