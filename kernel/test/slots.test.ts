import {
  Chance,
  type Deck,
  deckSize,
  EVERYONE,
  heap,
  NOBODY,
  newChance,
  only,
  putOnTop,
  putUnder,
  SPECTATOR,
  sees,
  shown,
  shuffleIn,
  slot,
  takeOut,
} from '@incognita/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTop, settleTop } from '../slots.ts';

const dice = (forced: number[] = []): Chance =>
  new Chance({ ...newChance('7'.repeat(64)), forced: [...forced] });

const cardsOf = <V>(deck: Deck<V>): V[] => deck.flat().map((held) => held.is);
const seenBy = (deck: Deck<string>, eye: number): string[] =>
  deck.flat().flatMap((held) => (sees(held, eye) ? [held.is] : []));

describe('a slot', () => {
  it('shows what it is to those who have seen it, and nothing to the others', () => {
    const held = slot('storm', only(1) | only(SPECTATOR));
    expect([0, 1, SPECTATOR].map((eye) => shown(held, eye))).toEqual([null, 'storm', 'storm']);
    expect(shown(slot('storm'), 0)).toBeNull();
    expect(shown(slot('storm', EVERYONE), SPECTATOR)).toBe('storm');
  });
});

describe('drawing', () => {
  it('takes any card of the heap, by chance', () => {
    const deck = heap(['a', 'b', 'c']);
    expect(drawTop(deck, dice([1]), only(0))).toEqual(slot('b', only(0)));
    expect(cardsOf(deck).toSorted()).toEqual(['a', 'c']);
  });

  it('takes settled cards from the top, in order and without chance', () => {
    const deck = heap(['c']);
    putOnTop(deck, slot('b'));
    putOnTop(deck, slot('a'));
    const chance = dice();
    expect([1, 2, 3].map(() => drawTop(deck, chance, NOBODY)?.is)).toEqual(['a', 'b', 'c']);
    expect(chance.drawn).toBe(0);
    expect(deck).toEqual([]);
    expect(drawTop(deck, chance, NOBODY)).toBeNull();
  });

  it('leaves those who saw the card knowing what is left, and the others not', () => {
    const deck = heap(['a', 'b', 'c']);
    drawTop(deck, dice(), only(0));
    expect(seenBy(deck, 0)).toHaveLength(2);
    expect(seenBy(deck, 1)).toEqual([]);
    expect(seenBy(deck, SPECTATOR)).toEqual([]);
  });

  it('leaves everybody knowing what is left after a card that all saw', () => {
    const deck = heap(['a', 'b', 'c']);
    drawTop(deck, dice(), EVERYONE);
    for (const eye of [0, 1, SPECTATOR]) expect(seenBy(deck, eye)).toHaveLength(2);
  });

  it('keeps a settled card known to whoever knew its place', () => {
    const deck = heap<string>([]);
    putUnder(deck, slot('storm', only(2)));
    expect(drawTop(deck, dice(), only(0))).toEqual(slot('storm', only(0) | only(2)));
  });

  it('never lets an eye know a card that it has not seen', () => {
    const draws = fc.array(fc.record({ seat: fc.nat(2), open: fc.boolean() }), { maxLength: 12 });
    fc.assert(
      fc.property(draws, fc.nat(), (list, key) => {
        const deck = heap(Array.from({ length: 10 }, (_, i) => `card ${i}`));
        const chance = new Chance(newChance(key.toString(16).padStart(64, '0')));
        /** Cards whose place each seat could work out: all until a card left unseen. */
        const knows = [true, true, true];
        for (const { seat, open } of list) {
          drawTop(deck, chance, open ? EVERYONE : only(seat));
          if (!open && deckSize(deck) > 0)
            knows.forEach((_k, eye) => {
              if (eye !== seat) knows[eye] = false;
            });
          knows.forEach((all, eye) => {
            expect(seenBy(deck, eye)).toHaveLength(all ? deckSize(deck) : 0);
          });
        }
      }),
    );
  });
});

describe('looking at the top', () => {
  it('settles the first cards where they lie', () => {
    const deck = heap(['a', 'b', 'c', 'd']);
    const top = settleTop(deck, dice([2, 0]), 2);
    expect(top.map((held) => held.is)).toEqual(['c', 'a']);
    expect(deck.map((part) => part.length)).toEqual([1, 1, 2]);
    expect(cardsOf(deck).slice(0, 2)).toEqual(['c', 'a']);
    expect(drawTop(deck, dice(), only(0))?.is).toBe('c');
  });

  it('settles what there is when there is less', () => {
    const deck = heap(['a']);
    expect(settleTop(deck, dice(), 3)).toHaveLength(1);
    expect(deckSize(deck)).toBe(1);
  });
});

describe('putting back', () => {
  it('puts a card under the deck, where it is drawn last', () => {
    const deck = heap(['a', 'b']);
    putUnder(deck, slot('z', only(1)));
    const chance = dice();
    const drawn = [1, 2, 3].map(() => drawTop(deck, chance, NOBODY)?.is);
    expect(drawn[2]).toBe('z');
  });

  it('mixes cards in, after which there is one heap and no place', () => {
    const deck = heap(['a', 'b']);
    settleTop(deck, dice(), 1);
    putUnder(deck, slot('z', only(1)));
    shuffleIn(deck, [slot('x', EVERYONE), slot('y')]);
    expect(deck).toHaveLength(1);
    expect(cardsOf(deck).toSorted()).toEqual(['a', 'b', 'x', 'y', 'z']);
    expect(seenBy(deck, 1)).toContain('z');
    expect(seenBy(deck, 0)).not.toContain('z');
  });

  it('has no empty heap', () => {
    expect(heap([])).toEqual([]);
    const deck: Deck<string> = [];
    shuffleIn(deck, []);
    expect(deck).toEqual([]);
  });
});

describe('taking out', () => {
  it('finds a card wherever it lies', () => {
    const deck = heap(['a', 'b']);
    putUnder(deck, slot('z'));
    expect(takeOut(deck, (card) => card === 'z')?.is).toBe('z');
    expect(takeOut(deck, (card) => card === 'a')?.is).toBe('a');
    expect(cardsOf(deck)).toEqual(['b']);
    expect(takeOut(deck, (card) => card === 'a')).toBeNull();
  });
});

describe('any use of a deck', () => {
  it('neither makes nor loses a card, nor leaves an empty part', () => {
    const deed = fc.constantFrom('draw', 'look', 'top', 'under', 'mix', 'take');
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), fc.nat(), (deeds, key) => {
        const chance = new Chance(newChance(key.toString(16).padStart(64, '0')));
        const cards = Array.from({ length: 8 }, (_, i) => i);
        const deck = heap(cards);
        const hand = [];
        for (const act of deeds) {
          const held = act === 'top' || act === 'under' || act === 'mix' ? hand.pop() : null;
          if (act === 'draw') hand.push(...[drawTop(deck, chance, only(0))].filter((c) => c));
          else if (act === 'look') settleTop(deck, chance, 2);
          else if (act === 'take')
            hand.push(...[takeOut(deck, (c) => c % 2 === 0)].filter((c) => c));
          else if (held && act === 'top') putOnTop(deck, held);
          else if (held && act === 'under') putUnder(deck, held);
          else if (held) shuffleIn(deck, [held]);
          const all = [...cardsOf(deck), ...hand.map((card) => card!.is)];
          expect(all.toSorted()).toEqual(cards);
          expect(deck.every((part) => part.length > 0)).toBe(true);
          expect(deckSize(deck)).toBe(cards.length - hand.length);
        }
      }),
    );
  });
});
