import type { Lesson } from '@incognita/kernel';
import type { Maximum } from '../rules/kit.ts';
import { FIRST_MISSION } from './cards.ts';

export const firstMission: Lesson<Maximum> = {
  ...FIRST_MISSION,
  config: {
    seats: 1,
    mission: 0,
    gothic: false,
    solo: 'one',
    hands: 'open',
    map: 'auto',
    spawn: 'dice',
    night: false,
    crowding: 'three',
    hungerDie: false,
    hardcore: false,
    bigMap: 0,
    ambush: 0,
    emptyHanded: 0,
    zombies: false,
    aliens: false,
    mutants: false,
    robots: false,
    vampires: false,
    cthulhu: false,
  },
  seat: 0,
  secret: `${'0'.repeat(63)}3`,
  bots: [],
  parts: [
    {
      name: { en: 'The mission', fr: 'La mission' },
      beats: [
        {
          when: { ask: 'take' },
          point: ['page:choices'],
          say: {
            en: 'Everybody wins or everybody loses. This mission wants 4 Fuel in the Van, and all survivors there.',
            fr: 'Tout le monde gagne ou tout le monde perd. Cette mission veut 4 Essence dans le Van, et tous les survivants sur place.',
          },
          expect: 'read',
          rule: 'MAX-MISSION-02',
        },
        {
          when: { ask: 'take' },
          point: ['page:choices'],
          say: {
            en: 'Each survivor has a deck of 30 cards, and no second one. Take the Gunslinger, who begins armed.',
            fr: 'Chaque survivant a un paquet de 30 cartes, et un seul. Prenez le Bandit, qui commence armé.',
          },
          expect: { choose: { do: 'take', survivor: 'GUN' } },
          rule: 'MAX-SETUP-01',
        },
        {
          when: { ask: 'mulligan' },
          point: [],
          say: {
            en: 'Once, you may change cards of your first hand. I change all four.',
            fr: 'Une fois, on peut changer des cartes de sa première main. Je change les quatre.',
          },
          expect: {
            guide: [
              { do: 'aside', card: 'GUN02' },
              { do: 'aside', card: 'GUN12' },
              { do: 'aside', card: 'GUN13' },
              { do: 'aside', card: 'GUN08' },
            ],
          },
          rule: 'MAX-SETUP-12',
        },
      ],
    },
    {
      name: { en: 'A turn', fr: 'Un tour' },
      beats: [
        {
          when: { tell: 'rolled' },
          point: ['page:clock'],
          say: {
            en: 'Two dice open each turn: tiles with that number bring monsters. This roll brought none, and you drew a card.',
            fr: 'Deux dés ouvrent le tour : les tuiles de ce nombre amènent des monstres. Rien cette fois, et vous avez pioché.',
          },
          expect: 'read',
          rule: 'MAX-SPAWN-02',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Now you owe exactly four actions. Scavenging draws a card of your tile’s colour: search here.',
            fr: 'Vous devez maintenant quatre actions, pas moins. Fouiller pioche une carte de la couleur de votre tuile : fouillez ici.',
          },
          expect: { choose: { do: 'scavenge', deck: 'blue' } },
          rule: 'MAX-ACT-01',
        },
      ],
    },
    {
      name: { en: 'A fight', fr: 'Un combat' },
      beats: [
        {
          when: { ask: 'action' },
          point: ['page:mine'],
          say: {
            en: 'A Zombie Walker is engaged with you: it follows you about, and attacks when your actions are done.',
            fr: 'Un zombie est engagé avec vous : il vous suit partout, et attaque après vos actions.',
          },
          expect: 'read',
          rule: 'MAX-MON-01',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Gear has to be in play before it can be used. Play the Revolver, for 1 action.',
            fr: 'Un équipement doit être en jeu pour servir. Jouez le Revolver, pour 1 action.',
          },
          expect: { choose: { do: 'play', card: 'GUN13' } },
          rule: 'MAX-GEAR-01',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Use the Revolver on the Zombie: each shot takes an ammo token.',
            fr: 'Tirez sur le zombie avec le Revolver : chaque tir prend un jeton de munition.',
          },
          expect: { choose: { do: 'use', gear: 3, card: 'GUN13' } },
          rule: 'MAX-AMMO-02',
        },
        {
          when: { ask: 'optional' },
          point: ['page:choices'],
          say: {
            en: 'It has 1 hit point left, and the Revolver may fire again for one more token. Do it.',
            fr: 'Il lui reste 1 point de vie, et le Revolver peut tirer encore pour un jeton. Faites-le.',
          },
          expect: { choose: { do: 'yes' } },
          rule: 'MAX-ACT-05',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'The Zombie is gone. One action is left: put the Pistol into play for later.',
            fr: 'Le zombie est mort. Il reste une action : mettez le Pistolet en jeu pour plus tard.',
          },
          expect: { choose: { do: 'play', card: 'S19' } },
          rule: 'MAX-ACT-04',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'All four are done. End the actions; then your hunger rises.',
            fr: 'Les quatre sont faites. Finissez vos actions ; ensuite, la faim monte.',
          },
          expect: { choose: { do: 'end' } },
          rule: 'MAX-TURN-01',
        },
      ],
    },
    {
      name: { en: 'Hunger', fr: 'La faim' },
      beats: [
        {
          when: { tell: 'hunger' },
          point: ['page:mine'],
          say: {
            en: 'Hunger is at 2, and rises every turn. High up you are Starving; on the skull you die. Food brings it down.',
            fr: 'La faim est à 2 et monte à chaque tour. En haut, vous êtes Affamé ; au crâne, mort. La nourriture la baisse.',
          },
          expect: 'read',
          rule: 'MAX-HUN-02',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'A tile can be searched once each turn, so it is worth another look. Search it again.',
            fr: 'Une tuile se fouille une fois par tour : c’est un nouveau tour. Fouillez encore.',
          },
          expect: { choose: { do: 'scavenge', deck: 'blue' } },
          rule: 'MAX-SCAV-02',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Nobody knows what lies next door. Move to B2: it is turned up as you arrive.',
            fr: 'Personne ne sait ce qu’il y a à côté. Allez en B2 : la tuile se retourne à votre arrivée.',
          },
          expect: { choose: { do: 'move', to: 'B2', is: '' } },
          rule: 'MAX-MOVE-03',
        },
        {
          when: { ask: 'action' },
          point: [],
          say: {
            en: 'A Hospital. I search it, and look at the tile behind it.',
            fr: 'Un hôpital. Je le fouille, et je regarde la tuile derrière.',
          },
          expect: {
            guide: [
              { do: 'scavenge', deck: 'red' },
              { do: 'move', to: 'C2', is: '' },
              { do: 'end' },
            ],
          },
          rule: 'MAX-SCAV-03',
        },
      ],
    },
    {
      name: { en: 'Tokens', fr: 'Les jetons' },
      beats: [
        {
          when: { tell: 'spawned' },
          point: ['page:choices'],
          say: {
            en: 'An 8: a Monster token waits on A2. If you enter a tile with tokens, only a stealth test keeps them asleep.',
            fr: 'Un 8 : un jeton Monstre attend en A2. Entrer sur une tuile à jetons demande un test de discrétion.',
          },
          expect: 'read',
          rule: 'MAX-STEALTH-01',
        },
        {
          when: { ask: 'action' },
          point: [],
          say: {
            en: 'I take Food, keep clear of the token, and reload.',
            fr: 'Je prends de la nourriture, j’évite le jeton, et je recharge.',
          },
          expect: {
            guide: [
              { do: 'scavenge', deck: 'red' },
              { do: 'play', card: 'S21' },
              { do: 'move', to: 'B2', is: 'T13' },
              { do: 'play', card: 'GUN03' },
              { do: 'gear', gear: 3, card: 'GUN13' },
              { do: 'end' },
            ],
          },
          rule: 'MAX-AMMO-04',
        },
      ],
    },
    {
      name: { en: 'Fuel', fr: 'L’essence' },
      beats: [
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Fuel lies in the red deck. Search the Hospital’s red deck.',
            fr: 'L’Essence est dans le paquet rouge. Fouillez le paquet rouge de l’hôpital.',
          },
          expect: { choose: { do: 'scavenge', deck: 'red' } },
          rule: 'MAX-SCAV-01',
        },
        {
          when: { ask: 'option' },
          point: ['page:choices'],
          say: {
            en: 'Fuel never goes to your hand: equip it now or lose it. Equip it.',
            fr: 'L’Essence ne va jamais en main : équipez-la ou perdez-la. Équipez-la.',
          },
          expect: { choose: { do: 'option', of: 'S15', n: 0 } },
          rule: 'MAX-SCAV-08',
        },
        {
          when: { ask: 'burden' },
          point: ['page:choices'],
          say: {
            en: 'You carry too much. Drop the Binoculars; Fuel is what you came for.',
            fr: 'Vous portez trop. Jetez les Jumelles ; vous êtes là pour l’Essence.',
          },
          expect: { choose: { do: 'drop', gear: 5, card: 'S21' } },
          rule: 'MAX-ENC-02',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Hunger is at 4. Eat: Food 4 brings it down.',
            fr: 'La faim est à 4. Mangez : Nourriture 4 la fait baisser.',
          },
          expect: { choose: { do: 'play', card: 'S04' } },
          rule: 'MAX-HUN-07',
        },
      ],
    },
    {
      name: { en: 'The Van', fr: 'Le Van' },
      beats: [
        {
          when: { ask: 'action' },
          point: [],
          say: {
            en: 'I walk on towards the Van and look through what we find.',
            fr: 'Je marche vers le Van et je trie ce qu’on trouve.',
          },
          expect: {
            guide: [
              { do: 'move', to: 'C2', is: 'T03' },
              { do: 'scavenge', deck: 'red' },
              { do: 'swap' },
              { do: 'discard', card: 'GUN12' },
              { do: 'discard', card: 'GUN08' },
              { do: 'scavenge', deck: 'red' },
              { do: 'play', card: 'S16' },
              { do: 'card', card: 'GUN12' },
              { do: 'move', to: 'D2', is: '' },
            ],
          },
          rule: 'MAX-MOVE-02',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'The Van stands on E2, next door. Go there.',
            fr: 'Le Van est en E2, à côté. Allez-y.',
          },
          expect: { choose: { do: 'move', to: 'E2', is: 'T01' } },
          rule: 'MAX-MOVE-01',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Delivering is free, even after four actions. Deliver the Fuel.',
            fr: 'Livrer est gratuit, même après quatre actions. Livrez l’Essence.',
          },
          expect: { choose: { do: 'deliver', card: 'S15' } },
          rule: 'MAX-MISSION-10',
        },
        {
          when: { tell: 'delivered' },
          point: ['page:clock'],
          say: {
            en: 'One of four. The game is checked after the monsters have attacked, at the end of each turn.',
            fr: 'Une sur quatre. On vérifie la victoire à la fin de chaque tour, après l’attaque des monstres.',
          },
          expect: 'read',
          rule: 'MAX-TURN-04',
        },
        {
          when: { ask: 'action' },
          point: [],
          say: {
            en: 'You lose when your deck runs out, too, so do not dawdle. Three more Fuel: the rest is yours.',
            fr: 'On perd aussi quand le paquet est vide : ne traînez pas. Encore 3 Essence : la suite est à vous.',
          },
          expect: 'read',
          rule: 'MAX-DRAW-02',
        },
      ],
    },
  ],
};
