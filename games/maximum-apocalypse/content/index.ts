import { characters } from './characters.ts';
import { fireman } from './decks/fireman.ts';
import { gunslinger } from './decks/gunslinger.ts';
import { hunter } from './decks/hunter.ts';
import { mechanic } from './decks/mechanic.ts';
import { priest } from './decks/priest.ts';
import { ronin } from './decks/ronin.ts';
import { surgeon } from './decks/surgeon.ts';
import { veteran } from './decks/veteran.ts';
import { insanity } from './insanity.ts';
import { missions } from './missions/index.ts';
import { aliens } from './monsters/aliens.ts';
import { bosses } from './monsters/bosses.ts';
import { cthulhu } from './monsters/cthulhu.ts';
import { mutants } from './monsters/mutants.ts';
import { robots } from './monsters/robots.ts';
import { vampires } from './monsters/vampires.ts';
import { zombies } from './monsters/zombies.ts';
import { nights } from './nights.ts';
import { posture } from './posture.ts';
import { deckOf } from './rows.ts';
import { scavengeCards } from './scavenge.ts';
import { spawnTokens } from './spawn-tokens.ts';
import { tiles } from './tiles.ts';
import type { MaximumContent } from './types.ts';

export const standardContent: MaximumContent = {
  characters,
  survivorCards: [
    ...deckOf('FIR', fireman),
    ...deckOf('GUN', gunslinger),
    ...deckOf('HUN', hunter),
    ...deckOf('MEC', mechanic),
    ...deckOf('SUR', surgeon),
    ...deckOf('VET', veteran),
    ...deckOf('RON', ronin),
    ...deckOf('PRI', priest),
  ],
  scavengeCards,
  monsters: [...zombies, ...aliens, ...mutants, ...robots, ...vampires, ...cthulhu, ...bosses],
  tiles,
  insanity,
  nights,
  posture,
  missions,
  spawnTokens,
};
