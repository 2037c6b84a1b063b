import type { Json } from '@incognita/kernel';
import {
  closed,
  count,
  either,
  keyed,
  listOf,
  oneOf,
  text,
  yesNo,
} from '@incognita/kernel/word-shapes';
import { FAMILIES, SURVIVORS } from '../content/types.ts';
import { MOMENTS } from './words.ts';

const survivorId = oneOf(SURVIVORS, 'a survivor: "FIR", "GUN" ...');
const cell = text('a tile by column and row: "C2"');
const cards = (about: string): Json => listOf(text('the id of a card'), about);

const tile = closed(
  {
    at: cell,
    tile: text('its English name or its id: "Gas Station", "T02"; without it any tile, face down'),
    up: yesNo('it lies face up; true where `tile` is given, unless this says otherwise'),
    tokens: count('Monster tokens on it'),
    marker: count('the number of the mission’s marker on it'),
    entered: yesNo('a survivor has entered it; true where it lies face up, unless given'),
    fuel: count('Fuel tokens on it'),
    dropped: cards('scavenge cards that lie there'),
  },
  'a tile of the map',
  ['at'],
);

const body = {
  hp: count('hit points; as printed unless given'),
  poison: count('Poison tokens'),
  dead: yesNo('it has died'),
};

const gear = either(
  [
    text('a card with all its tokens'),
    closed(
      {
        card: text('the id of a gear card'),
        charges: count('tokens on it; as printed unless given'),
        hollow: count('so many of them are Hollow Points'),
        under: cards('cards attached to it'),
        used: count('uses of its free clause this turn'),
        on: oneOf(['dog'], 'the Dog wears it'),
      },
      'gear in play',
      ['card'],
    ),
  ],
  'gear in play; numbered from 1 in the order written, before the monsters',
);

const monster = either(
  [
    text('a monster with all its hit points'),
    closed(
      {
        card: text('the id of a monster'),
        hp: count('hit points; as printed unless given'),
        stun: survivorId,
        aside: yesNo('a boss that the mission had set aside'),
      },
      'an engaged monster',
      ['card'],
    ),
  ],
  'an engaged monster',
);

const survivor = closed(
  {
    is: survivorId,
    ...body,
    at: cell,
    dog: closed(body, 'the Dog beside the Veteran'),
    hunger: count('hunger level; 1 unless given'),
    box: count('the box of the hunger track, from 1: Starving, with hunger 6'),
    hand: cards('exactly these are in hand; none unless given'),
    gear: listOf(gear, 'gear in play'),
    insanity: listOf(
      either([
        text('the id of an Insanity card'),
        closed(
          { card: text('the id of an Insanity card'), turns: count('phases 5 since it was drawn') },
          'an Insanity card',
          ['card'],
        ),
      ]),
      'Insanity cards, in the order drawn',
    ),
    monsters: listOf(monster, 'monsters engaged'),
    posture: oneOf(['tiger', 'crane'], 'the Ronin’s Posture card; tiger unless given'),
    flipped: yesNo('the Posture card was turned this turn'),
    deck: cards('exactly these are left in the deck, the next one first; the others are out'),
    next: cards('the next cards of the deck'),
    discard: cards('the discard pile'),
    woke: cell,
    entered: listOf(cell, 'tiles entered this turn'),
    left: yesNo('has left a tile this turn; true where tiles were entered, unless given'),
    skipHunger: count('ordinary rises of hunger that will be skipped'),
    recalled: yesNo('Quick Draw has put the Colt Pistol back already'),
  },
  'a survivor; what is left out is as at the start',
  ['is'],
);

const decks = (about: string): Json =>
  closed(
    {
      red: cards('the red scavenge deck'),
      green: cards('the green scavenge deck'),
      blue: cards('the blue scavenge deck'),
      monsters: cards('the Monster deck'),
      insanity: cards('the Insanity deck'),
      nights: cards('the Day/Night deck; the first one shows the day'),
      bag: listOf(text('a number, "sanctuary" or "ambush"'), 'the bag of spawn tokens'),
    },
    about,
  );

export const schema: Json = closed(
  {
    map: listOf(tile, 'all tiles of the map; only the Van on A1 unless given'),
    start: cell,
    survivors: listOf(survivor, 'in the order of the seats'),
    active: survivorId,
    first: survivorId,
    phase: oneOf(MOMENTS, 'where the turn stands; actions unless given'),
    round: count('1 unless given', 1),
    actions: count('actions left; 4 unless given'),
    swapped: yesNo('two cards were exchanged for one this turn'),
    traded: yesNo('there was a trade this turn'),
    scavenged: listOf(cell, 'tiles scavenged this turn'),
    decks: decks('exactly these are left, the next one first; the others are out'),
    next: decks('what is drawn next, the first one first'),
    discards: closed(
      {
        scavenge: cards('the scavenge discard pile'),
        monsters: cards('the Monster discard pile'),
        insanity: cards('the Insanity discard pile'),
      },
      'what lies on discard piles',
    ),
    drawnTokens: listOf(text('a spawn token'), 'spawn tokens that lie outside the bag'),
    bosses: cards('the bosses the mission has set aside, in its order; the first unless given'),
    lasting: listOf(
      closed(
        {
          card: text('the card, character or night that brought it: "MEC05", "VET", "D11"'),
          of: survivorId,
          on: listOf(oneOf([...SURVIVORS, 'DOG']), 'who is immune'),
          at: cell,
        },
        'an effect that lasts',
        ['card'],
      ),
      'effects that last',
    ),
    mission: closed(
      {
        delivered: either(
          [
            keyed(`^(${FAMILIES.join('|')})$`, count('cards'), 'by family: { "Fo": 2 }'),
            listOf(count('cards'), 'by goal, in the order of the mission'),
          ],
          'what was delivered; Fuel at the Van is `fuel` of its tile',
        ),
        worked: listOf(count('actions'), 'by work; where the work is seals, by marker from 1'),
        killed: keyed('.*', count('how many'), 'monsters killed, by id'),
        bosses: count('bosses killed'),
        visited: listOf(yesNo('visited'), 'by marker, the first is marker 1'),
        unmarked: count('markers removed'),
        razed: count('marked tiles destroyed'),
        message: yesNo('the message was noted'),
        scientist: { enum: [-1, 0, 1], description: 'dead, not known, alive' },
        timer: { type: 'integer', minimum: -1, description: 'full rounds left after this one' },
        begun: listOf(yesNo('begun'), 'events of the mission that have happened, in its order'),
        waiting: listOf(
          closed(
            {
              event: count('which event of the mission', 1),
              step: count('from which of its steps on; 1 unless given', 1),
              at: cell,
            },
            'an event that waits',
            ['event', 'at'],
          ),
          'events that wait for the next survivor on a tile',
        ),
      },
      'how far the mission is',
    ),
  },
  'the position',
);
