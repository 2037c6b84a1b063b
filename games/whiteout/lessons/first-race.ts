import type { Lesson } from '@incognita/kernel';
import type { Whiteout } from '../rules/kit.ts';
import { FIRST_RACE } from './cards.ts';

export const firstRace: Lesson<Whiteout> = {
  ...FIRST_RACE,
  config: { seats: 3, race: 'short' },
  seat: 0,
  secret: `${'0'.repeat(59)}10151`,
  bots: [
    { do: 'trek', card: 'dogs-2' },
    { do: 'push', card: 'dogs-3' },
    { do: 'camp' },
    { do: 'trek', card: 'dogs-2' },
    { do: 'camp' },
    { do: 'trek', card: 'dogs-1' },
    { do: 'camp' },
    { do: 'trek', card: 'dogs-2' },
    { do: 'camp' },
  ],
  parts: [
    {
      name: { en: 'What glows', fr: 'Ce qui luit' },
      beats: [
        {
          when: { ask: 'turn' },
          point: ['page:choices', 'page:mine'],
          say: {
            en: 'Three teams race to the pole. What glows can be chosen, on the board and in the list alike.',
            fr: 'Trois équipes courent vers le pôle. Ce qui luit peut être choisi, sur le plateau comme dans la liste.',
          },
          expect: 'read',
          rule: 'WHI-TURN-01',
        },
        {
          when: { ask: 'turn' },
          point: ['card:dogs-3'],
          say: {
            en: 'Dogs pull as many spaces as their number. Pick the Fast Dogs: a ghost shows where you would stop. Then confirm.',
            fr: 'Les chiens tirent d’autant de cases que leur nombre. Prenez les rapides : un fantôme montre l’arrivée. Puis confirmez.',
          },
          expect: { choose: { do: 'trek', card: 'dogs-3' } },
          rule: 'WHI-TREK-01',
        },
      ],
    },
    {
      name: { en: 'Undo', fr: 'Annuler' },
      beats: [
        {
          when: { ask: 'push' },
          point: ['page:undo'],
          say: {
            en: 'Space 3 has no marker. Nothing was drawn or turned up yet, so take it back: Undo, or the Z key.',
            fr: 'Rien ne vous attend en case 3. Rien n’a été pioché ni retourné : reprenez votre coup avec Annuler ou Z.',
          },
          expect: { use: 'undo' },
          rule: 'WHI-TREK-02',
        },
        {
          when: { ask: 'turn' },
          point: ['card:dogs-2'],
          say: {
            en: 'A marker lies face down on space 2. Trek there with the Steady Dogs.',
            fr: 'Un jeton est caché en case 2. Allez-y avec les Chiens endurants.',
          },
          expect: { choose: { do: 'trek', card: 'dogs-2' } },
          otherwise: {
            en: 'You may do that on any turn. Later: first the marker on space 2.',
            fr: 'C’est permis à chaque tour. Plus tard : d’abord le jeton de la case 2.',
          },
          rule: 'WHI-TREK-02',
        },
      ],
    },
    {
      name: { en: 'Why not?', fr: 'Pourquoi pas ?' },
      beats: [
        {
          when: { ask: 'push' },
          point: ['page:why-not'],
          say: {
            en: 'You could push on with the Fast Dogs, but not with the Storm. Open “Why not?” to read the reason.',
            fr: 'Les Chiens rapides peuvent continuer, pas la Tempête. Ouvrez « Pourquoi pas ? » pour lire la raison.',
          },
          expect: { use: 'why-not' },
          rule: 'WHI-TREK-06',
        },
        {
          when: { ask: 'push' },
          point: ['page:choices'],
          say: {
            en: 'If you push on, this marker stays hidden. Make camp, and see what it is.',
            fr: 'Si vous continuez, ce jeton reste caché. Campez ici, et retournez-le.',
          },
          expect: { choose: { do: 'camp' } },
          otherwise: {
            en: 'Pushing on is allowed, but it leaves the marker behind. Later: first make camp.',
            fr: 'Continuer est permis, mais laisse le jeton derrière vous. Plus tard : d’abord, campez.',
          },
          rule: 'WHI-TREK-05',
        },
      ],
    },
    {
      name: { en: 'The others', fr: 'Les autres' },
      beats: [
        {
          when: { tell: 'found' },
          point: ['page:others'],
          say: {
            en: 'A meteorite: 4 points. Now the other teams move, one by one. Space, or “Skip ahead”, makes it quick.',
            fr: 'Une météorite : 4 points. Les autres jouent tour à tour. Espace, ou « Passer », accélère.',
          },
          expect: { use: 'skip' },
          rule: 'WHI-TURN-03',
        },
        {
          when: { ask: 'turn' },
          point: ['page:log'],
          say: {
            en: 'The log tells what you skipped. Every line has a rule: press one of the dotted numbers to read it.',
            fr: 'Le journal raconte ce que vous avez passé. Chaque ligne a sa règle : ouvrez un numéro souligné.',
          },
          expect: { use: 'rule' },
          rule: 'WHI-TURN-02',
        },
      ],
    },
    {
      name: { en: 'On your own', fr: 'À vous' },
      beats: [
        {
          when: { ask: 'turn' },
          point: ['page:choices'],
          say: {
            en: 'First at the pole scores 8, and finds score more. Choose what you like: all that glows is allowed.',
            fr: 'Le premier au pôle marque 8, les trouvailles s’ajoutent. Choisissez librement : tout ce qui luit est permis.',
          },
          expect: { anything: { do: 'rest' } },
          rule: 'WHI-SCORE-01',
        },
        {
          when: { tell: 'drew' },
          point: [],
          say: {
            en: 'That is the table. All games here work like this. The race is yours from here on.',
            fr: 'Voilà la table : tous les jeux d’ici marchent ainsi. La course est à vous.',
          },
          expect: 'read',
          rule: 'WHI-END-01',
        },
      ],
    },
  ],
};
