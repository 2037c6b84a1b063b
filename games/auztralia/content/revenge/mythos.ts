import type { Condition, Effect } from './effects.ts';
import type { MonsterId, MythosCard } from './types.ts';

/** Played on the Old Ones player's turn. */
const turn = (
  rule: MythosCard['rule'],
  id: MonsterId,
  cost: MythosCard['cost'],
  ...steps: readonly Effect[]
): MythosCard => ({ id, rule, cost, combat: false, needs: [], steps });

/** Played in any combat that it fits. */
const combat = (
  rule: MythosCard['rule'],
  id: MonsterId,
  cost: MythosCard['cost'],
  steps: readonly Effect[],
  needs: readonly Condition[] = [],
): MythosCard => ({ id, rule, cost, combat: true, needs, steps });

/** REV-CONTENT-12, -15: whoever loses tracks has time left to lay some. */
const TIME_TO_BUILD = 50;

/** The Mythos deck; a card can be played only if its first step can change something (REV-MYTH-17). */
export const mythos: readonly MythosCard[] = [
  turn('REV-MC-01', 'abhoth', 1, { op: 'spawn' }),
  turn(
    'REV-MC-02',
    'azathoth',
    1,
    { op: 'reshuffle' },
    { op: 'draw', n: 3, keep: 2 },
    // REV-CONTENT-19: so the deck is made anew once per game at most.
    { op: 'exile' },
  ),
  combat('REV-MC-03', 'byakhee', 0, [{ op: 'dmg', sel: 'airships', n: 2 }]),
  turn('REV-MC-04', 'chthonian', 1, { op: 'tear', of: 'human', n: 2, below: TIME_TO_BUILD }),
  turn('REV-MC-05', 'colour-out-of-space', 2, { op: 'blight', sel: 'near', within: 2 }),
  turn('REV-MC-06', 'dark-young', 2, { op: 'bring', level: 3, n: 1, faceUp: true, to: 'spawn' }),
  turn('REV-MC-07', 'deep-ones', 0, { op: 'lose', of: 'human', n: 2 }),
  turn('REV-MC-08', 'dholes', 2, { op: 'tear', of: 'human', n: 3, below: TIME_TO_BUILD }),
  turn('REV-MC-09', 'dimensional-shambler', 0, { op: 'oust', sel: 'display', n: 2 }),
  turn('REV-MC-10', 'father-dagon', 2, {
    op: 'if',
    of: 'human',
    cond: 'port4',
    yes: [{ op: 'flip', of: 'that' }],
    no: [{ op: 'kill', unit: 'any', of: 'that' }],
  }),
  turn('REV-MC-11', 'great-race-of-yith', 0, { op: 'time', sel: 'purple', n: 2 }),
  turn('REV-MC-12', 'hastur', 1, { op: 'move', sel: 'type', n: 2 }),
  turn(
    'REV-MC-13',
    'hounds-of-tindalos',
    0,
    { op: 'oust', sel: 'display', n: 1 },
    { op: 'opt', steps: [{ op: 'time', sel: 'human', n: 1 }] },
  ),
  turn(
    'REV-MC-14',
    'hunting-horror',
    1,
    { op: 'oust', sel: 'display', n: 3 },
    { op: 'opt', steps: [{ op: 'show', sel: 'tile', n: 1 }] },
  ),
  turn('REV-MC-15', 'lloigor', 1, { op: 'time', sel: 'humans', n: 2 }),
  turn('REV-MC-16', 'nyarlathotep', 1, { op: 'regrow' }),
  turn('REV-MC-17', 'nyogtha', 1, { op: 'show', sel: 'tile', n: 3 }),
  turn('REV-MC-18', 'serpent-people', 2, { op: 'oust', sel: 'humans', n: 2 }),
  turn('REV-MC-19', 'servitor', 1, { op: 'bring', level: 3, n: 1, faceUp: true, to: 'temple' }),
  turn('REV-MC-20', 'shub-niggurath', 1, {
    op: 'bring',
    level: 1,
    n: 3,
    faceUp: false,
    to: 'freeSpawn',
  }),
  turn('REV-MC-21', 'yog-sothoth', 2, { op: 'recover', sel: 'claimed', to: 'levelSpawn' }),
  combat('REV-MC-22', 'fire-vampires', 1, [{ op: 'dmg', sel: 'stack*', n: 1 }]),
  combat('REV-MC-23', 'flying-polyp', 1, [{ op: 'kill', unit: 'airship', of: 'fighter' }]),
  combat('REV-MC-24', 'formless-spawn', 1, [{ op: 'immune', sel: 'oldOne', until: 'card' }]),
  combat('REV-MC-25', 'ghasts', 0, [{ op: 'dmg', sel: 'force', n: 2 }]),
  combat('REV-MC-26', 'ghoul', 1, [
    { op: 'kill', unit: 'infantry', of: 'fighter' },
    { op: 'raise', type: 'zombie' },
  ]),
  combat('REV-MC-27', 'haemophore', 0, [{ op: 'healMon', sel: 'combat', n: 2 }]),
  combat('REV-MC-28', 'insects-from-shaggai', 0, [{ op: 'sanity', n: 1, defeats: true }]),
  combat(
    'REV-MC-29',
    'nightgaunts',
    0,
    [{ op: 'back', sel: 'unit' }],
    // REV-RULING-44: a free card must not win the game against a Port.
    [{ is: 'combat', kinds: ['attack', 'alika', 'outpost'] }],
  ),
  combat('REV-MC-30', 'star-vampire', 1, [{ op: 'dmg', sel: 'stack', n: 2 }]),
];
