import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Letters and digits that nobody can guess: five bits each. */
export const unguessable = (length: number): string =>
  [...randomBytes(length)].map((byte) => LETTERS[byte & 31]).join('');

/** Words that are easy to say in English and in French. */
const WORDS = [
  'terra',
  'boreal',
  'austral',
  'polaris',
  'atlas',
  'magma',
  'delta',
  'lagune',
  'mistral',
  'aurora',
  'cobalt',
  'condor',
  'coral',
  'corsair',
  'cyclone',
  'dune',
  'eclipse',
  'fjord',
  'galleon',
  'geyser',
  'glacier',
  'gorge',
  'granite',
  'iceberg',
  'indigo',
  'jungle',
  'kayak',
  'lichen',
  'lotus',
  'mammoth',
  'meridian',
  'mirage',
  'monsoon',
  'narwhal',
  'nebula',
  'nomad',
  'oasis',
  'opale',
  'orca',
  'oxygen',
  'panda',
  'penguin',
  'pilot',
  'plateau',
  'prairie',
  'quartz',
  'radar',
  'safari',
  'saga',
  'sextant',
  'sierra',
  'sirocco',
  'solstice',
  'sphinx',
  'taiga',
  'tempest',
  'topaz',
  'totem',
  'tropic',
  'tundra',
  'typhoon',
  'volcan',
  'zenith',
  'zephyr',
] as const;

/** A short name for a table, to be read aloud: `terra-4821`. */
export const readableCode = (): string =>
  `${WORDS[randomInt(WORDS.length)]}-${String(randomInt(10_000)).padStart(4, '0')}`;
