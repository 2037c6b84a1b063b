/** The same drawings by day, at dusk and at night. */
export type Light = 'day' | 'dusk' | 'night';

/** The hours of a round. */
export type Hour = 'morning' | 'noon' | 'dusk';

/** The sky above the same roofs, hour by hour; noon has the palette's own, and so has the night. */
export const SKIES: Readonly<
  Record<Exclude<Light, 'night'>, Partial<Record<Hour, Palette['sky']>>>
> = {
  day: { morning: ['#8FB3D9', '#D8DCE0', '#FFE3B0'], dusk: ['#8A8FB8', '#DDB39A', '#F4A95E'] },
  dusk: { morning: ['#33457A', '#7C6F93', '#D9A684'], dusk: ['#151B3F', '#5C2F5E', '#D9602F'] },
};

/** Colours of a scene by what they are for: four depths, and the few things that stand out. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly orb: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly black: string;
  /** Windows with and without a light. */
  readonly lit: string;
  readonly pane: string;
  readonly red: string;
  readonly white: string;
  readonly yellow: string;
  readonly green: string;
  readonly water: string;
  readonly sand: string;
  readonly steel: string;
}

export const PALETTES: Readonly<Record<Light, Palette>> = {
  day: {
    sky: ['#A9C7CC', '#DCE3CF', '#F3DDA6'],
    orb: '#FFF4CB',
    far: '#B5AF97',
    mid: '#857C66',
    near: '#55503F',
    black: '#2E2A22',
    lit: '#4A4438',
    pane: '#4A4438',
    red: '#B8402A',
    white: '#F4ECD9',
    yellow: '#E0A52B',
    green: '#6F7B49',
    water: '#6FA3AC',
    sand: '#D9B97C',
    steel: '#8F9A97',
  },
  dusk: {
    sky: ['#1D2852', '#6E4770', '#E58B4C'],
    orb: '#F6E2BE',
    far: '#59496B',
    mid: '#3A3049',
    near: '#231D2C',
    black: '#131019',
    lit: '#FFC55C',
    pane: '#2A2336',
    red: '#E2573B',
    white: '#F3E1C8',
    yellow: '#FFC55C',
    green: '#3E4A4A',
    water: '#3F5C7C',
    sand: '#8A5F55',
    steel: '#6E6A80',
  },
  night: {
    sky: ['#081030', '#1D3274', '#5A7BCB'],
    orb: '#F2F5FF',
    far: '#40548F',
    mid: '#253663',
    near: '#13203F',
    black: '#0A1024',
    lit: '#FFD98A',
    pane: '#1A2850',
    red: '#8C3A56',
    white: '#C3D0EE',
    yellow: '#C9A24E',
    green: '#1F3A52',
    water: '#4C6DB4',
    sand: '#42568C',
    steel: '#54679C',
  },
};
