// Written by `npm run icons` from icons.json.
import sheet from './icons.svg?url&no-inline';

/** Where each drawing is, for `<use href>`; all are on a grid of 512. */
export const ICONS = {
  cairn: `${sheet}#cairn`,
  inuit: `${sheet}#inuit`,
  franklin: `${sheet}#franklin`,
  cartography: `${sheet}#cartography`,
  tuunbaq: `${sheet}#tuunbaq`,
  food: `${sheet}#food`,
  morale: `${sheet}#morale`,
} as const;
