import type { CardFace, CardFact, CardMark } from '../cards/index.ts';
import { RangeDiagram, type Reach } from '../cards/index.ts';
import type { Light, Lights, ThingId } from '../contract.ts';
import sheet from './icons.svg?url&no-inline';

/** Drawings of the gallery's own, on a grid of 512. */
const ICONS = {
  lamp: `${sheet}#lamp`,
  rope: `${sheet}#rope`,
  tin: `${sheet}#tin`,
  pick: `${sheet}#pick`,
  map: `${sheet}#map`,
  moon: `${sheet}#moon`,
} as const;

const mark = (value: string, says: string): CardMark => ({
  sign: (
    <svg width="15" height="15" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M5 5V3a3 3 0 0 1 6 0v2h2l1.5 10h-13L3 5zM6.5 5h3V3a1.5 1.5 0 0 0-3 0z" />
    </svg>
  ),
  value,
  says,
});

const reaches = (reach: Reach, says: string): CardMark => ({
  sign: <RangeDiagram reach={reach} size={20} />,
  value: '',
  says,
});

const facts = (reach: Reach, where: string): readonly CardFact[] => [
  { label: 'Range', value: <RangeDiagram reach={reach} size={36} />, note: where },
  { label: 'Weight', value: '1', note: 'you carry 3 of 4 then' },
  { label: 'Uses', value: '6', note: 'full when it is played' },
  { label: 'Cost', value: '1', note: 'action, 3 left' },
];

const BROWN = '#6b4a1e';
const BLUE = '#3c5a78';
const GREEN = '#2f7a3d';
const GREY = '#4c4a44';

/** Cards as a game would describe them; the words are the gallery's own. */
export const FACES: readonly CardFace[] = [
  {
    name: 'Storm Lamp',
    kind: 'Gear',
    bar: BLUE,
    icon: ICONS.lamp,
    text: '**Action, 1 oil:** look at the tile beside you. You may spend **1** oil more to look at a second one.',
    corner: mark('6', '6 oil left'),
    marks: [mark('1', 'weight 1'), reaches('mid', 'here and next to it')],
    facts: facts('mid', 'here and next to it'),
  },
  {
    name: 'Long Rope',
    kind: 'Instant',
    bar: BROWN,
    icon: ICONS.rope,
    text: 'Pull **one** companion out of a crevasse. It stands beside you now.',
    corner: null,
    marks: [reaches('long', 'up to two tiles away')],
    facts: facts('long', 'up to two tiles away'),
  },
  {
    name: 'Tinned Beef',
    kind: 'Instant',
    bar: GREEN,
    icon: ICONS.tin,
    text: 'Your hunger goes down by **3**.',
    corner: null,
    marks: [],
    facts: [],
  },
  {
    name: 'Ice Axe',
    kind: 'Gear',
    bar: BLUE,
    icon: ICONS.pick,
    text: '**2** damage. On a slope **3** damage, and you do not slide.',
    corner: null,
    marks: [mark('1', 'weight 1'), reaches('short', 'here')],
    facts: facts('short', 'here'),
  },
  {
    name: 'Surveyor’s Sketch',
    kind: 'Item',
    bar: GREY,
    icon: ICONS.map,
    text: 'Turn up **one** tile next to you without its effect. Then put this under the deck.',
    corner: null,
    marks: [],
    facts: [],
  },
  {
    name: 'Night March',
    kind: 'Event',
    bar: BROWN,
    icon: ICONS.moon,
    text: 'Everybody takes **1** step. Whoever does not want to loses **1** point of health and says so.',
    corner: null,
    marks: [],
    facts: [],
  },
];

export const BACK = { bar: '#a4260f', icon: ICONS.moon } as const;

export const faceAt = (i: number): CardFace => {
  const face = FACES[i % FACES.length];
  if (!face) throw new Error('the gallery has no cards');
  return face;
};

const REST: Light = {
  state: 'rest',
  changed: false,
  threatened: false,
  badge: null,
  says: null,
  does: null,
  why: null,
};

/** Lights as a table would give them; what is not named rests. */
export const lightsOf = (
  lit: Readonly<Record<ThingId, Partial<Light>>>,
  pick: (thing: ThingId) => void = () => {},
): Pick<Lights, 'of' | 'pick'> => ({
  of: (thing) => ({ ...REST, ...lit[thing] }),
  pick,
});

export const legal = (badge: string, does: string): Partial<Light> => ({
  state: 'legal',
  badge,
  does,
  says: `can be chosen: ${does}`,
});

export const refused = (why: string): Partial<Light> => ({
  state: 'refused',
  why,
  says: `not possible: ${why}`,
});
