import type { OldOneLevel } from '../types.ts';
import type { Condition, Effect } from './effects.ts';
import type { MonsterId, SoloMythosCard } from './types.ts';

type Rule = SoloMythosCard['rule'];

const card = (
  level: OldOneLevel,
  rule: Rule,
  id: MonsterId,
  ...steps: readonly Effect[]
): SoloMythosCard => ({
  id,
  rule,
  level,
  combat: false,
  needs: [],
  steps,
});

/** Waits for the next combat in which its first step has something to act on. */
const combat = (
  level: OldOneLevel,
  rule: Rule,
  id: MonsterId,
  steps: readonly Effect[],
  needs: readonly Condition[] = [],
): SoloMythosCard => ({ id, rule, level, combat: true, needs, steps });

/** REV-CONTENT-10: nothing here waits for a choice of the Old Ones. */
export const soloMythos: readonly SoloMythosCard[] = [
  card(1, 'REV-SC-101', 'abhoth', {
    op: 'bring',
    level: 1,
    n: 1,
    faceUp: true,
    to: 'closestLevel',
  }),
  card(1, 'REV-SC-102', 'deep-ones', { op: 'lose', of: 'you', n: 2 }),
  card(1, 'REV-SC-103', 'dimensional-shambler', { op: 'oust', sel: 'rightmost', n: 2 }),
  combat(1, 'REV-SC-104', 'ghasts', [{ op: 'dmg', sel: 'force', n: 1 }]),
  card(
    1,
    'REV-SC-105',
    'hounds-of-tindalos',
    { op: 'oust', sel: 'rightmost', n: 1 },
    { op: 'time', sel: 'you', n: 1 },
  ),
  combat(1, 'REV-SC-106', 'insects-from-shaggai', [{ op: 'sanity', n: 1, defeats: false }]),
  combat(1, 'REV-SC-107', 'byakhee', [{ op: 'dmg', sel: 'airships', n: 1 }]),
  combat(
    1,
    'REV-SC-108',
    'nightgaunts',
    [{ op: 'back', sel: 'largest' }],
    [
      { is: 'combat', kinds: ['attack'] },
      { is: 'units', least: 2 },
    ],
  ),
  card(1, 'REV-SC-109', 'nyogtha', { op: 'show', sel: 'closest', n: 1 }),
  card(1, 'REV-SC-110', 'sand-dwellers', { op: 'strip' }),

  card(2, 'REV-SC-201', 'chthonian', { op: 'tear', of: 'you', n: 2 }),
  card(2, 'REV-SC-202', 'flying-polyp', { op: 'kill', unit: 'airship', of: 'you' }),
  combat(2, 'REV-SC-203', 'formless-spawn', [{ op: 'immune', sel: 'oldOne*', until: 'card' }]),
  combat(2, 'REV-SC-204', 'ghoul', [
    { op: 'kill', unit: 'infantry', of: 'fighter' },
    { op: 'raise', type: 'zombie' },
  ]),
  card(
    2,
    'REV-SC-205',
    'great-race-of-yith',
    { op: 'time', sel: 'purple', n: 2 },
    { op: 'revelation' },
  ),
  card(
    2,
    'REV-SC-206',
    'haemophore',
    { op: 'healMon', sel: 'highest', n: 'full' },
    { op: 'move', sel: 'that', n: 1 },
  ),
  card(2, 'REV-SC-207', 'hastur', { op: 'move', sel: 'most', n: 1 }),
  card(
    2,
    'REV-SC-208',
    'hunting-horror',
    { op: 'oust', sel: 'rightmost', n: 3 },
    { op: 'show', sel: 'closest', n: 1 },
  ),
  card(2, 'REV-SC-209', 'lloigor', { op: 'time', sel: 'you', n: 2 }),
  combat(2, 'REV-SC-210', 'star-vampire', [{ op: 'dmg', sel: 'largest', n: 2 }]),

  card(3, 'REV-SC-301', 'colour-out-of-space', { op: 'blight', sel: 'closest' }),
  card(3, 'REV-SC-302', 'dark-young', {
    op: 'bring',
    level: 3,
    n: 1,
    faceUp: true,
    to: 'closestValid',
  }),
  card(3, 'REV-SC-303', 'dholes', { op: 'tear', of: 'you', n: 3 }),
  card(3, 'REV-SC-304', 'father-dagon', {
    op: 'if',
    of: 'you',
    cond: 'port4',
    yes: [{ op: 'flip', of: 'that' }],
    no: [{ op: 'kill', unit: 'any', of: 'that' }],
  }),
  combat(3, 'REV-SC-305', 'fire-vampires', [{ op: 'dmg', sel: 'stack*', n: 1 }]),
  card(3, 'REV-SC-306', 'nyarlathotep', { op: 'again' }),
  card(3, 'REV-SC-307', 'serpent-people', { op: 'oust', sel: 'you', n: 2 }),
  card(3, 'REV-SC-308', 'servitor', {
    op: 'bring',
    level: 3,
    n: 1,
    faceUp: true,
    to: 'closestTemple',
  }),
  card(3, 'REV-SC-309', 'shub-niggurath', {
    op: 'bring',
    level: 1,
    n: 2,
    faceUp: true,
    to: 'closestLevel',
  }),
  card(3, 'REV-SC-310', 'yog-sothoth', { op: 'recover', sel: 'highest', to: 'closestValid' }),
];
