import type { Json } from '@incognita/kernel';
import { monsters } from '../../content/revenge/monsters.ts';
import { closed, count, keyed, listOf, oneOf, perSeat, text, yesNo } from '../shapes.ts';

const cards = (about: string): Json => listOf(oneOf(Object.keys(monsters)), about);
const tiles = (about: string): Json => keyed('^[123]$', listOf(text()), about);

/** The words of Revenge of the Old Ones; what is left out stays as the set-up left it. */
export const revengeSchema: Json = closed(
  {
    spawns: listOf(
      closed({ hex: count('where it lies'), dangerous: yesNo('false unless given') }, '', ['hex']),
      'exactly these Spawn tiles',
    ),
    outposts: listOf(
      closed({ hex: count('where it stands'), owner: count('the seat that owns it') }, '', [
        'hex',
        'owner',
      ]),
      'the Outposts on the map',
    ),
    ports: perSeat(
      count(),
      'the strength that a Port shows: 4, 2, or 0 for a Port of the base game',
    ),
    hand: cards('exactly these cards in the hand of the Old Ones player'),
    next: cards('on top of the Mythos deck, the first one first'),
    deck: cards('exactly these cards in the Mythos deck, the first one on top; the rest is out'),
    discard: cards('the Mythos discard pile, the last one on top'),
    stacks: tiles('exactly these tiles in the stack of a level of the Old Ones player'),
    unused: tiles('exactly these unused tiles of a level'),
    collected: perSeat(count(), 'Spawn tiles collected by seat'),
    points: count('VP tokens of the Old Ones'),
    waiting: listOf(
      closed({ seat: count(), card: oneOf(Object.keys(monsters)) }, '', ['seat', 'card']),
      'Combat cards that wait for a combat of a seat, the oldest first',
    ),
    torn: listOf(count(), 'seats that lost tracks to a card'),
  },
  'Revenge of the Old Ones',
);
