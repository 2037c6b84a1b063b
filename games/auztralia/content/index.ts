import { boxes } from './boxes.ts';
import { eastMap, westMap } from './maps.ts';
import { oldOneCards } from './old-one-cards.ts';
import { oldOneTiles } from './old-one-tiles.ts';
import { personalities } from './personalities.ts';
import { revelations } from './revelations.ts';
import { revengeContent } from './revenge/index.ts';
import { objectives, soloLevels } from './solo.ts';
import { supply } from './supply.ts';
import { surveyTiles } from './survey.ts';
import { timeTrack } from './time-track.ts';
import type { AuztraliaContent } from './types.ts';
import { units } from './units.ts';
import { variantCards } from './variants.ts';

export type * from './types.ts';

export const standardContent: AuztraliaContent = {
  maps: { east: eastMap, west: westMap },
  survey: surveyTiles,
  oldOneTiles,
  oldOneCards,
  revelations,
  personalities,
  units,
  objectives,
  soloLevels,
  variants: variantCards,
  timeTrack,
  boxes,
  supply,
  revenge: revengeContent,
};
