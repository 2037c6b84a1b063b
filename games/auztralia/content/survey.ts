import type { SurveyTile } from './types.ts';

export const surveyTiles: readonly SurveyTile[] = [
  {
    id: 'S01',
    redClip: false,
    symbols: { coal: [1], iron: [4], gold: [], phosphate: [], oldOnes: [3, 6] },
  },
  {
    id: 'S02',
    redClip: false,
    symbols: { coal: [2], iron: [], gold: [5], phosphate: [], oldOnes: [0, 4] },
  },
  {
    id: 'S03',
    redClip: false,
    symbols: { coal: [], iron: [6], gold: [2], phosphate: [], oldOnes: [1, 5] },
  },
  {
    id: 'S04',
    redClip: false,
    symbols: { coal: [3], iron: [], gold: [], phosphate: [6], oldOnes: [2, 4] },
  },
  {
    id: 'S05',
    redClip: false,
    symbols: { coal: [5], iron: [2], gold: [], phosphate: [], oldOnes: [0, 6] },
  },
  {
    id: 'S06',
    redClip: false,
    symbols: { coal: [], iron: [1], gold: [4], phosphate: [], oldOnes: [3, 5] },
  },
  {
    id: 'S07',
    redClip: false,
    symbols: { coal: [6], iron: [], gold: [3], phosphate: [], oldOnes: [1, 4] },
  },
  {
    id: 'S08',
    redClip: false,
    symbols: { coal: [4], iron: [1], gold: [], phosphate: [], oldOnes: [2, 6] },
  },
  {
    id: 'S09',
    redClip: false,
    symbols: { coal: [], iron: [3], gold: [], phosphate: [1], oldOnes: [0, 5] },
  },
  {
    id: 'S10',
    redClip: false,
    symbols: { coal: [], iron: [5], gold: [1], phosphate: [], oldOnes: [0, 3] },
  },
  {
    id: 'S11',
    redClip: false,
    symbols: { coal: [2], iron: [], gold: [6], phosphate: [], oldOnes: [1, 4] },
  },
  {
    id: 'S12',
    redClip: false,
    symbols: { coal: [], iron: [4], gold: [], phosphate: [2], oldOnes: [0, 6] },
  },
  {
    id: 'S13',
    redClip: false,
    symbols: { coal: [], iron: [], gold: [0], phosphate: [3], oldOnes: [2, 5] },
  },
  {
    id: 'S14',
    redClip: true,
    symbols: { coal: [1], iron: [5], gold: [], phosphate: [4], oldOnes: [2] },
  },
  {
    id: 'S15',
    redClip: true,
    symbols: { coal: [4], iron: [], gold: [1], phosphate: [], oldOnes: [6] },
  },
  {
    id: 'S16',
    redClip: true,
    symbols: { coal: [], iron: [2], gold: [5], phosphate: [], oldOnes: [3] },
  },
  {
    id: 'S17',
    redClip: true,
    symbols: { coal: [6], iron: [3], gold: [], phosphate: [], oldOnes: [1] },
  },
  {
    id: 'S18',
    redClip: true,
    symbols: { coal: [3], iron: [], gold: [6], phosphate: [5], oldOnes: [] },
  },
  {
    id: 'S19',
    redClip: true,
    symbols: { coal: [], iron: [6], gold: [3], phosphate: [], oldOnes: [] },
  },
  {
    id: 'S20',
    redClip: true,
    symbols: { coal: [5], iron: [2], gold: [], phosphate: [1], oldOnes: [4] },
  },
];
