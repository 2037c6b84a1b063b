import type { Lesson } from '@incognita/kernel';
import type { Northwest } from '../rules/kit.ts';
import { FIRST_VOYAGE } from './cards.ts';

export const firstVoyage: Lesson<Northwest> = {
  ...FIRST_VOYAGE,
  config: { seats: 2, play: 'standard', terror: false, harder: 0 },
  seat: 0,
  secret: `${'0'.repeat(63)}3`,
  bots: [
    { do: 'take', tile: 'T24' },
    { do: 'act', action: 'move', with: 'ship' },
    { do: 'go', to: '15C' },
    { do: 'act', action: 'refresh', with: 'ship' },
    { do: 'take', tile: 'T22' },
    { do: 'act', action: 'draw', with: 'ship' },
    { do: 'take', tile: 'T62' },
    { do: 'act', action: 'draw', with: 'ship' },
    { do: 'take', tile: 'T59' },
    { do: 'act', action: 'move', with: 'ship' },
    { do: 'go', to: '13C' },
    { do: 'act', action: 'place', with: 'ship' },
    { do: 'pick', tile: 'T22' },
    { do: 'spot', cells: '13D-14D' },
    { do: 'lay', face: 'A', turn: 0 },
    { do: 'end' },
    { do: 'act', action: 'refresh', with: 'ship' },
    { do: 'take', tile: 'T29' },
    { do: 'act', action: 'place', with: 'ship' },
    { do: 'pick', tile: 'T29' },
    { do: 'spot', cells: '14A-14B' },
    { do: 'lay', face: 'A', turn: 90 },
    { do: 'act', action: 'refresh', with: 'ship' },
    { do: 'take', tile: 'T53' },
    { do: 'act', action: 'move', with: 'ship' },
    { do: 'go', to: '13D' },
    { do: 'act', action: 'place', with: 'ship' },
    { do: 'pick', tile: 'T53' },
    { do: 'spot', cells: '14E-15E' },
    { do: 'lay', face: 'A', turn: 180 },
    { do: 'act', action: 'draw', with: 'ship' },
    { do: 'take', tile: 'T46' },
    { do: 'act', action: 'place', with: 'ship' },
    { do: 'pick', tile: 'T46' },
    { do: 'spot', cells: '12D-12E' },
    { do: 'lay', face: 'A', turn: 270 },
    { do: 'end' },
    { do: 'act', action: 'place', with: 'ship' },
    { do: 'pick', tile: 'T24' },
    { do: 'spot', cells: '13E-13F' },
    { do: 'lay', face: 'B', turn: 90 },
    { do: 'end' },
    { do: 'act', action: 'draw', with: 'ship' },
    { do: 'take', tile: 'T55' },
    { do: 'end' },
    { do: 'act', action: 'draw', with: 'ship' },
    { do: 'take', tile: 'T21' },
    { do: 'end' },
  ],
  parts: [
    {
      name: { en: 'The chart', fr: 'La carte' },
      beats: [
        {
          when: { ask: 'start' },
          point: ['page:clock'],
          say: {
            en: 'You draw the map you sail on. Find a way west through the ice, and be back in Greenland within ten seasons.',
            fr: 'Vous dessinez la carte où vous naviguez. Trouvez un passage à l’ouest, et rentrez au Groenland en dix saisons.',
          },
          expect: 'read',
          rule: 'NWP-END-01',
        },
        {
          when: { ask: 'start' },
          point: ['tile:T41'],
          say: {
            en: 'Everybody begins with one tile. Take this one: its coast will serve you soon.',
            fr: 'Chacun commence avec une tuile. Prenez celle-ci : sa côte vous servira bientôt.',
          },
          expect: { choose: { do: 'take', tile: 'T41' } },
          rule: 'NWP-SETUP-11',
        },
      ],
    },
    {
      name: { en: 'Draw', fr: 'Piocher' },
      beats: [
        {
          when: { ask: 'action' },
          point: ['page:mine'],
          say: {
            en: 'Your crew pays for everything. An action tires one or more; each further action in the same turn tires one extra.',
            fr: 'Votre équipage paie tout. Une action fatigue un homme ou plus ; chaque action de plus dans le tour, un homme de plus.',
          },
          expect: 'read',
          rule: 'NWP-TURN-05',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Tiles to lay come from the display. Drawing one tires 1: draw with the Ship’s crew.',
            fr: 'Les tuiles à poser viennent de l’étal. En prendre une fatigue 1 homme : piochez avec l’équipage du Navire.',
          },
          expect: { choose: { do: 'act', action: 'draw', with: 'ship' } },
          rule: 'NWP-DRAW-01',
        },
        {
          when: { ask: 'take' },
          point: ['tile:T02'],
          say: {
            en: 'Four Large tiles lie open, and Small ones in six shapes. Take this Large one.',
            fr: 'Quatre grandes tuiles sont ouvertes, et six formes de petites. Prenez cette grande tuile.',
          },
          expect: { choose: { do: 'take', tile: 'T02' } },
          rule: 'NWP-DRAW-02',
        },
        {
          when: { ask: 'action' },
          point: [],
          say: {
            en: 'I draw two more in this turn. Each costs one extra, so you see why turns are short.',
            fr: 'J’en pioche encore deux dans ce tour. Chacune coûte un homme de plus : les tours courts sont moins chers.',
          },
          expect: {
            guide: [
              { do: 'act', action: 'draw', with: 'ship' },
              { do: 'take', tile: 'T26' },
              { do: 'act', action: 'draw', with: 'ship' },
              { do: 'take', tile: 'T04' },
              { do: 'end' },
            ],
          },
          rule: 'NWP-TURN-04',
        },
      ],
    },
    {
      name: { en: 'Move', fr: 'Avancer' },
      beats: [
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'A Ship sails from tile to tile where water meets water. Set out: Move with the Ship.',
            fr: 'Le Navire va de tuile en tuile là où l’eau rejoint l’eau. Partez : avancez avec le Navire.',
          },
          expect: { choose: { do: 'act', action: 'move', with: 'ship' } },
          rule: 'NWP-MOVE-03',
        },
        {
          when: { ask: 'destination' },
          point: ['to:15C'],
          say: {
            en: 'A move is exactly one tile. Sail to 15C.',
            fr: 'Un déplacement, c’est une tuile, pas plus. Allez en 15C.',
          },
          expect: { choose: { do: 'go', to: '15C' } },
          rule: 'NWP-MOVE-08',
        },
      ],
    },
    {
      name: { en: 'Lay a tile', fr: 'Poser' },
      beats: [
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Beyond 15C the paper is blank. Lay a tile beside your Ship, for 1 crew.',
            fr: 'Au-delà de 15C, le papier est blanc. Posez une tuile à côté du Navire, pour 1 homme.',
          },
          expect: { choose: { do: 'act', action: 'place', with: 'ship' } },
          rule: 'NWP-PLACE-04',
        },
        {
          when: { ask: 'pick' },
          point: ['tile:T26'],
          say: {
            en: 'Choose the tile from your own reserve. This one brings an Inuit camp.',
            fr: 'Choisissez dans votre réserve. Celle-ci porte un camp inuit.',
          },
          expect: { choose: { do: 'pick', tile: 'T26' } },
          rule: 'NWP-PLACE-10',
        },
        {
          when: { ask: 'spot' },
          point: ['cells:13C-14C'],
          say: {
            en: 'Each corner must agree with the corners it touches: land on land, sea on sea. 13C – 14C fits.',
            fr: 'Chaque coin doit s’accorder avec ceux qu’il touche : terre sur terre, mer sur mer. 13C – 14C convient.',
          },
          expect: { choose: { do: 'spot', cells: '13C-14C' } },
          rule: 'NWP-PLACE-07',
        },
        {
          when: { ask: 'lay' },
          point: ['page:choices'],
          say: {
            en: 'A tile has two faces and may be turned. Here only one way fits: lay it like this.',
            fr: 'Une tuile a deux faces et se tourne. Ici, une seule position convient : posez-la ainsi.',
          },
          expect: { choose: { do: 'lay', face: 'A', turn: 0 } },
          rule: 'NWP-PLACE-03',
        },
      ],
    },
    {
      name: { en: 'Seasons', fr: 'Les saisons' },
      beats: [
        {
          when: { tell: 'season' },
          point: ['page:clock'],
          say: {
            en: 'Nobody had crew left, so the season ended. The sun moves on, and everybody who was tired is ready again.',
            fr: 'Plus personne n’avait d’hommes : la saison s’est achevée. Le soleil avance, et tous les hommes fatigués sont reposés.',
          },
          expect: 'read',
          rule: 'NWP-SEASON-04',
        },
        {
          when: { ask: 'action' },
          point: [],
          say: {
            en: 'I sail on, lay the tile with the Cairn, and follow it to 12B.',
            fr: 'Je continue, je pose la tuile au Cairn, et je la suis jusqu’en 12B.',
          },
          expect: {
            guide: [
              { do: 'act', action: 'move', with: 'ship' },
              { do: 'go', to: '13C' },
              { do: 'act', action: 'place', with: 'ship' },
              { do: 'pick', tile: 'T41' },
              { do: 'spot', cells: '12B-13B' },
              { do: 'lay', face: 'A', turn: 180 },
              { do: 'act', action: 'refresh', with: 'ship' },
              { do: 'take', tile: 'T25' },
              { do: 'act', action: 'move', with: 'ship' },
              { do: 'go', to: '12B' },
            ],
          },
          rule: 'NWP-TURN-02',
        },
      ],
    },
    {
      name: { en: 'An island', fr: 'Une île' },
      beats: [
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Land that is water all round is an island, and yours if you close it. Lay a tile.',
            fr: 'Une terre entourée d’eau est une île : à vous si vous la fermez. Posez une tuile.',
          },
          expect: { choose: { do: 'act', action: 'place', with: 'ship' } },
          rule: 'NWP-ISLE-01',
        },
        {
          when: { ask: 'pick' },
          point: ['tile:T25'],
          say: {
            en: 'This tile has the coast that is missing in the north.',
            fr: 'Cette tuile a la côte qui manque au nord.',
          },
          expect: { choose: { do: 'pick', tile: 'T25' } },
          rule: 'NWP-ISLE-02',
        },
        {
          when: { ask: 'spot' },
          point: ['cells:11A-12A'],
          say: {
            en: 'Put it on 11A – 12A. The single gap beside it will be filled by itself.',
            fr: 'Mettez-la en 11A – 12A. Le trou d’une case à côté se comblera tout seul.',
          },
          expect: { choose: { do: 'spot', cells: '11A-12A' } },
          rule: 'NWP-HOLE-02',
        },
        {
          when: { ask: 'lay' },
          point: ['page:choices'],
          say: {
            en: 'The sea route to the west must stay possible; it does. Lay it like this.',
            fr: 'Une route de mer vers l’ouest doit rester possible ; c’est le cas. Posez-la ainsi.',
          },
          expect: { choose: { do: 'lay', face: 'A', turn: 180 } },
          rule: 'NWP-REACH-01',
        },
        {
          when: { tell: 'island' },
          point: ['page:mine'],
          say: {
            en: 'An island of two tiles: 1 point and a Cartography token. Larger islands score more.',
            fr: 'Une île de deux tuiles : 1 point et un jeton Cartographie. Les grandes îles valent plus.',
          },
          expect: 'read',
          rule: 'NWP-ISLE-05',
        },
      ],
    },
    {
      name: { en: 'Ice', fr: 'La glace' },
      beats: [
        {
          when: { ask: 'action' },
          point: [],
          say: {
            en: 'I use up the season’s crew and pass. Watch the sun, and the ice that comes down from the north.',
            fr: 'J’emploie les hommes de la saison, puis je passe. Regardez le soleil, et la glace qui descend du nord.',
          },
          expect: {
            guide: [
              { do: 'act', action: 'refresh', with: 'ship' },
              { do: 'take', tile: 'T18' },
              { do: 'act', action: 'place', with: 'ship' },
              { do: 'pick', tile: 'T18' },
              { do: 'spot', cells: '11C-12C' },
              { do: 'lay', face: 'A', turn: 0 },
              { do: 'pass' },
            ],
          },
          rule: 'NWP-PASS-01',
        },
        {
          when: { tell: 'season' },
          point: ['to:12B', 'page:clock'],
          say: {
            en: 'Five rows are frozen. Your Ship in 12B is icebound: it cannot move until its tile thaws.',
            fr: 'Cinq rangées sont gelées. Votre Navire en 12B est pris par les glaces : il ne bouge plus avant le dégel.',
          },
          expect: 'read',
          rule: 'NWP-SUN-10',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'An icebound crew still works. The Cairn on your tile scores 2 points: make a discovery, for 2 crew.',
            fr: 'Un équipage pris dans les glaces travaille encore. Le Cairn de votre tuile vaut 2 points : découvrez-le, pour 2 hommes.',
          },
          expect: { choose: { do: 'act', action: 'discover', with: 'ship' } },
          rule: 'NWP-TOKEN-02',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Another action now would tire one extra. End your turn.',
            fr: 'Une autre action maintenant coûterait un homme de plus. Finissez votre tour.',
          },
          expect: { choose: { do: 'end' } },
          rule: 'NWP-TURN-11',
        },
      ],
    },
    {
      name: { en: 'The sled', fr: 'Le traîneau' },
      beats: [
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'On ice the Sled goes where it likes. Share out the crew: whoever leaves the Ship pulls the Sled.',
            fr: 'Sur la glace, le Traîneau va où il veut. Répartissez l’équipage : qui quitte le Navire tire le Traîneau.',
          },
          expect: { choose: { do: 'act', action: 'transfer', with: 'ship' } },
          rule: 'NWP-XFER-06',
        },
        {
          when: { ask: 'split' },
          point: ['page:choices'],
          say: {
            en: 'Each vehicle acts with its own crew only. Send 3 ready men.',
            fr: 'Chaque véhicule n’agit qu’avec ses propres hommes. Envoyez 3 hommes reposés.',
          },
          expect: { choose: { do: 'split', available: 3, resting: 0 } },
          rule: 'NWP-TURN-08',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'End your turn; nobody is in a hurry on the ice.',
            fr: 'Finissez votre tour ; sur la glace, rien ne presse.',
          },
          expect: { choose: { do: 'end' } },
          rule: 'NWP-TURN-11',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Move with the Sled: frozen sea is as good as land.',
            fr: 'Avancez avec le Traîneau : la mer gelée vaut la terre.',
          },
          expect: { choose: { do: 'act', action: 'move', with: 'sled' } },
          rule: 'NWP-MOVE-07',
        },
        {
          when: { ask: 'destination' },
          point: ['to:11C'],
          say: {
            en: 'You laid an Inuit camp on 11C. Go there.',
            fr: 'Vous avez posé un camp inuit en 11C. Allez-y.',
          },
          expect: { choose: { do: 'go', to: '11C' } },
          rule: 'NWP-MOVE-11',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'End your turn; next time the discovery costs no extra.',
            fr: 'Finissez votre tour : au prochain, la découverte ne coûtera rien de plus.',
          },
          expect: { choose: { do: 'end' } },
          rule: 'NWP-TURN-05',
        },
        {
          when: { ask: 'action' },
          point: ['page:choices'],
          say: {
            en: 'Make the discovery with the Sled: 2 more points.',
            fr: 'Faites la découverte avec le Traîneau : 2 points de plus.',
          },
          expect: { choose: { do: 'act', action: 'discover', with: 'sled' } },
          rule: 'NWP-TOKEN-05',
        },
      ],
    },
    {
      name: { en: 'Going home', fr: 'Le retour' },
      beats: [
        {
          when: { ask: 'action' },
          point: ['to:passage'],
          say: {
            en: 'The first to reach the Passage in the far west takes its highest token. Farther west, finds count double and triple.',
            fr: 'Le premier au Passage, tout à l’ouest, prend le meilleur jeton. Plus à l’ouest, les trouvailles comptent double, puis triple.',
          },
          expect: 'read',
          rule: 'NWP-GOAL-01',
        },
        {
          when: { ask: 'action' },
          point: ['to:greenland'],
          say: {
            en: 'Sailing back to Greenland scores as well, and it is final: from then on you only watch.',
            fr: 'Rentrer au Groenland rapporte aussi, et c’est définitif : ensuite, vous ne faites plus que regarder.',
          },
          expect: 'read',
          rule: 'NWP-HOME-04',
        },
        {
          when: { ask: 'action' },
          point: [],
          say: {
            en: 'Whoever is still out after season ten loses points, so mind the ice. The chart is yours now.',
            fr: 'Qui n’est pas rentré après la saison dix perd des points : gare aux glaces. La carte est à vous.',
          },
          expect: 'read',
          rule: 'NWP-SEND-05',
        },
      ],
    },
  ],
};
