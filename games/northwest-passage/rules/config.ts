export const HARDER = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export interface Config {
  readonly seats: 1 | 2 | 3 | 4;
  readonly play: 'standard' | 'solo' | 'coop';
  /** The Terror expansion with the Tuunbaq. */
  readonly terror: boolean;
  /** So much less Food and Morale at the start, alone or together. */
  readonly harder: (typeof HARDER)[number];
}
