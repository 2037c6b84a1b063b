import type { Lesson } from '@incognita/kernel';
import type { Auztralia } from '../rules/kit.ts';
import { FIRST_EVENING } from './cards.ts';

export const firstEvening: Lesson<Auztralia> = {
  ...FIRST_EVENING,
  config: {
    seats: 2,
    map: 'east',
    level: 'none',
    objective: 'none',
    variants: 'none',
    play: 'competitive',
    challenge: 'none',
    revenge: 'old-ones-player',
    strength: 'normal',
    oldOnes: 'seat-1',
  },
  seat: 0,
  secret: `${'0'.repeat(63)}7`,
  bots: [
    { do: 'recruit', personality: 'merino' },
    { do: 'port', hex: 75 },
    { do: 'box', box: 'rail-any' },
    { do: 'track', edge: '62-75' },
    { do: 'track', edge: '57-62' },
    { do: 'box', box: 'buy' },
    { do: 'buy', unit: 'car', count: 1 },
    { do: 'outpost', hex: 57 },
    { do: 'box', box: 'attack' },
    { do: 'join', unit: 'car' },
    { do: 'attack', hex: 58 },
    { do: 'withdraw', part: 'all' },
    { do: 'box', box: 'recruit' },
    { do: 'cycle', personality: 'proust' },
    { do: 'recruit', personality: 'guyonne' },
    { do: 'box', box: 'rail-plain' },
    { do: 'track', edge: '75-77' },
    { do: 'track', edge: '77-78' },
    { do: 'box', box: 'farm' },
    { do: 'farm', type: 'sheep', hex: 78 },
    { do: 'farm', type: 'cattle', hex: 62 },
    { do: 'box', box: 'retrieve' },
    { do: 'box', box: 'farm' },
    { do: 'farm', type: 'sheep', hex: 77 },
  ],
  parts: [
    {
      name: { en: 'The other side', fr: 'L’autre camp' },
      beats: [
        {
          when: { ask: 'old-ones-action' },
          point: ['page:clock'],
          say: {
            en: 'Tonight you are what sleeps under the sand. Whatever stays on the map scores for you, awake or asleep.',
            fr: 'Ce soir, vous êtes ce qui dort sous le sable. Tout ce qui reste sur la carte compte pour vous, éveillé ou non.',
          },
          expect: 'read',
          rule: 'REV-GEN-03',
        },
        {
          when: { ask: 'old-ones-action' },
          point: ['page:clock'],
          say: {
            en: 'You need not wait for 22. When your purple disc is furthest back, you act; most actions cost 1 time.',
            fr: 'Vous n’attendez pas l’espace 22. Quand votre disque violet est le dernier, vous jouez ; presque tout coûte 1 temps.',
          },
          expect: 'read',
          rule: 'REV-TIME-03',
        },
      ],
    },
    {
      name: { en: 'Place', fr: 'Placer' },
      beats: [
        {
          when: { ask: 'old-ones-action' },
          point: ['page:choices'],
          say: {
            en: 'The outback is still empty. Place a tile: only you will know what it is.',
            fr: 'L’outback est encore vide. Placez une tuile : vous seul saurez ce que c’est.',
          },
          expect: { choose: { do: 'place' } },
          rule: 'REV-PLACE-01',
        },
        {
          when: { ask: 'place-level' },
          point: ['page:choices'],
          say: {
            en: 'You draw from your largest stack, or from a lower level. At first that is level 1.',
            fr: 'On pioche dans sa plus grande pile, ou dans un niveau plus bas. Au début : le niveau 1.',
          },
          expect: { choose: { do: 'level', level: 1 } },
          rule: 'REV-PLACE-02',
        },
        {
          when: { ask: 'place-tile' },
          point: ['hex:28'],
          say: {
            en: 'Nothing but a bluff: an Empty tile. Put it in 28, far from their line; they may still waste an attack on it.',
            fr: 'Un simple leurre : une tuile vide. Mettez-la en 28, loin de leur ligne ; ils gaspilleront peut-être une attaque.',
          },
          expect: { choose: { do: 'spawn', hex: 28 } },
          rule: 'REV-PLACE-09',
        },
        {
          when: { ask: 'old-ones-action' },
          point: [],
          say: {
            en: 'You are still furthest back. I place again.',
            fr: 'Vous êtes toujours le dernier. Je place encore.',
          },
          expect: { guide: [{ do: 'place' }, { do: 'level', level: 1 }] },
          rule: 'REV-TIME-04',
        },
        {
          when: { ask: 'place-tile' },
          point: ['hex:58'],
          say: {
            en: 'A Mi-go, and fast. Their line ends in 57: put it next door, in 58.',
            fr: 'Un Mi-go, et rapide. Leur ligne finit en 57 : mettez-le à côté, en 58.',
          },
          expect: { choose: { do: 'spawn', hex: 58 } },
          rule: 'REV-PLACE-05',
        },
        {
          when: { ask: 'old-ones-action' },
          point: [],
          say: {
            en: 'I place two more. Then see what the humans do.',
            fr: 'J’en place deux autres. Voyez ensuite ce que font les humains.',
          },
          expect: {
            guide: [
              { do: 'place' },
              { do: 'level', level: 1 },
              { do: 'spawn', hex: 16 },
              { do: 'place' },
              { do: 'level', level: 2 },
              { do: 'spawn', hex: 56 },
            ],
          },
          rule: 'REV-PLACE-06',
        },
      ],
    },
    {
      name: { en: 'They come', fr: 'Ils viennent' },
      beats: [
        {
          when: { tell: 'combat.withdrew' },
          point: ['hex:58'],
          say: {
            en: 'They attacked 58, met your Mi-go, and ran. It is awake now, and what is awake can walk.',
            fr: 'Ils ont attaqué 58, vu votre Mi-go, et fui. Il est éveillé : ce qui est éveillé peut marcher.',
          },
          expect: 'read',
          rule: 'REV-GEN-06',
        },
        {
          when: { ask: 'old-ones-action' },
          point: ['hex:57'],
          say: {
            en: 'They built an Outpost in 57. Your Old Ones go for Ports, farms and Outposts, whichever is nearest.',
            fr: 'Ils ont bâti un Avant-poste en 57. Vos Grands Anciens vont au Port, à la ferme ou à l’Avant-poste le plus proche.',
          },
          expect: 'read',
          rule: 'REV-MOVE-03',
        },
        {
          when: { ask: 'old-ones-action' },
          point: [],
          say: {
            en: 'Sleeping tiles count for you at the end. I keep placing while the humans build.',
            fr: 'Les tuiles endormies comptent pour vous à la fin. Je continue de placer pendant que les humains bâtissent.',
          },
          expect: {
            guide: [
              { do: 'place' },
              { do: 'level', level: 1 },
              { do: 'spawn', hex: 46 },
              { do: 'place' },
              { do: 'level', level: 2 },
              { do: 'spawn', hex: 36 },
              { do: 'place' },
              { do: 'level', level: 1 },
              { do: 'spawn', hex: 29 },
              { do: 'place' },
              { do: 'level', level: 2 },
              { do: 'spawn', hex: 35 },
              { do: 'place' },
              { do: 'level', level: 2 },
              { do: 'spawn', hex: 79 },
            ],
          },
          rule: 'REV-PLACE-11',
        },
      ],
    },
    {
      name: { en: 'Move', fr: 'Marcher' },
      beats: [
        {
          when: { ask: 'old-ones-action' },
          point: ['page:choices'],
          say: {
            en: 'They have farms now. Choose Move: four cards say which of those awake take a step.',
            fr: 'Ils ont des fermes. Choisissez Bouger : quatre cartes disent lesquels des éveillés font un pas.',
          },
          expect: { choose: { do: 'move' } },
          rule: 'REV-MOVE-01',
        },
        {
          when: { ask: 'way' },
          point: ['hex:62'],
          say: {
            en: 'Two ways are equally short, so you choose. In 62 there is a cattle farm: go there.',
            fr: 'Deux chemins se valent : vous choisissez. En 62, il y a une ferme à bétail : allez-y.',
          },
          expect: { choose: { do: 'way', hex: 62 } },
          rule: 'REV-MOVE-04',
        },
        {
          when: { tell: 'farm.blighted' },
          point: ['hex:62'],
          say: {
            en: 'The farm is blighted: 2 points less for them, 1 more for you. The Mi-go stops there until you move again.',
            fr: 'La ferme est flétrie : 2 points de moins pour eux, 1 de plus pour vous. Le Mi-go s’arrête là jusqu’au prochain mouvement.',
          },
          expect: 'read',
          rule: 'REV-MOVE-05',
        },
      ],
    },
    {
      name: { en: 'Mythos', fr: 'Mythe' },
      beats: [
        {
          when: { ask: 'old-ones-action' },
          point: [],
          say: {
            en: 'Two more tiles, and then your hand of cards.',
            fr: 'Encore deux tuiles, puis votre main de cartes.',
          },
          expect: {
            guide: [
              { do: 'place' },
              { do: 'level', level: 2 },
              { do: 'spawn', hex: 66 },
              { do: 'place' },
              { do: 'level', level: 2 },
              { do: 'spawn', hex: 34 },
            ],
          },
          rule: 'REV-TIME-05',
        },
        {
          when: { ask: 'old-ones-action' },
          point: ['page:choices'],
          say: {
            en: 'Mythos cards are your surprises, each for the time printed on it. Play Nyogtha, for 1.',
            fr: 'Les cartes Mythe sont vos surprises, chacune pour le temps imprimé. Jouez Nyogtha, pour 1.',
          },
          expect: { choose: { do: 'mythos', card: 'nyogtha' } },
          rule: 'REV-TIME-06',
        },
        {
          when: { ask: 'mythos-choice' },
          point: ['hex:56'],
          say: {
            en: 'Nyogtha wakes up to three of yours without an attack. Begin with the Shoggoth in 56.',
            fr: 'Nyogtha éveille jusqu’à trois des vôtres sans combat. Commencez par le Shoggoth en 56.',
          },
          expect: { choose: { do: 'uncover', hex: 56 } },
          rule: 'REV-MYTH-01',
        },
      ],
    },
    {
      name: { en: 'The end', fr: 'La fin' },
      beats: [
        {
          when: { tell: 'oldOne.revealed' },
          point: ['hex:56'],
          say: {
            en: 'What is awake can march. Some cards are for fights: play those while they attack you.',
            fr: 'Ce qui est éveillé peut marcher. Certaines cartes sont pour les combats : jouez-les quand ils vous attaquent.',
          },
          expect: 'read',
          rule: 'REV-MYTH-08',
        },
        {
          when: { ask: 'mythos-choice' },
          point: [],
          say: {
            en: 'You play alone against all of them, to 53 or until a Port falls. Two more may wake: the evening is yours.',
            fr: 'Vous jouez seul contre tous, jusqu’à 53 ou jusqu’à la chute d’un Port. Deux autres s’éveillent, et la soirée est à vous.',
          },
          expect: 'read',
          rule: 'REV-GEN-04',
        },
      ],
    },
  ],
};
