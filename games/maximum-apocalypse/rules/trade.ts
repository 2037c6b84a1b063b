import { callOf, countsOf, EVERYONE, slot } from '@incognita/kernel';
import { isOneGo, takeFromHand, takeGear } from './cards.ts';
import { carrierOf, carry } from './gear.ts';
import { type Answer, auto, decision, type Game, type Look, type Refusal } from './kit.ts';
import { gearCard, gearNo, isAlive, packOf, seatOf, survivorOf, who } from './party.ts';
import { cardWith, handRoom } from './passives.ts';
import { hasCopy } from './possible.ts';
import type { State } from './state.ts';
import { UNBURDEN } from './steps.ts';

type Trade = NonNullable<State['trade']>;
type Part = 'give' | 'giveGear' | 'ask' | 'askGear';
type Piece = Answer<Part>;

/** Scavenge cards of a hand that are not part of the trade yet; one may have several of a face. */
function freeCards(g: Look, survivor: number, taken: readonly string[]): string[] {
  const rest = [...taken];
  const found: string[] = [];
  for (const { card } of packOf(g, survivor).hand) {
    if (!g.content.isScavenge(card.is)) continue;
    const at = rest.indexOf(card.is);
    if (at >= 0) rest.splice(at, 1);
    else if (!found.includes(card.is)) found.push(card.is);
  }
  return found;
}

const freeGear = (g: Look, survivor: number, taken: readonly number[]): number[] =>
  survivorOf(g, survivor)
    .gear.filter((gear) => g.content.isScavenge(gear.card) && !taken.includes(gear.no))
    .map((gear) => gear.no);

/** What could be added: one's own, and what the other shows (MAX-RULING-132). */
function pieces(g: Look, trade: Trade): Piece[] {
  const { from, to, give, take, giveGear, takeGear } = trade;
  const options: Piece[] = [];
  // A common hand needs no trade of its cards.
  if (survivorOf(g, from).pack !== survivorOf(g, to).pack) {
    for (const card of freeCards(g, from, give)) options.push({ do: 'give', card });
    if (g.config.hands === 'open')
      for (const card of freeCards(g, to, take)) options.push({ do: 'ask', card });
  }
  for (const gear of freeGear(g, from, giveGear))
    options.push({ do: 'giveGear', gear, card: gearCard(g, gear) });
  for (const gear of freeGear(g, to, takeGear))
    options.push({ do: 'askGear', gear, card: gearCard(g, gear) });
  return options;
}

/** MAX-RULING-31: nobody above the hand limit after it, never a second copy of a gear. */
function whyNotPiece(g: Look, trade: Trade, piece: Piece): Refusal | null {
  const mine = piece.do === 'give' || piece.do === 'giveGear';
  const [to, gives, takes] = mine
    ? [trade.to, trade.give, trade.take]
    : [trade.from, trade.take, trade.give];
  if (piece.do === 'give' || piece.do === 'ask')
    return handRoom(g, to) + takes.length - gives.length <= 0
      ? g.no('MAX-RULING-31', 'trade.handFull', { who: who(g, to) })
      : null;
  const { gear, card } = piece;
  const leaving = mine ? trade.takeGear : trade.giveGear;
  const coming = mine ? trade.giveGear : trade.takeGear;
  const twin = (no: number): boolean => {
    const other = gearNo(g, no)?.gear.card;
    return other !== undefined && g.content.card(other).en === g.content.card(card).en;
  };
  const copies =
    g.content.family(card) !== 'Fu' &&
    ((hasCopy(g, to, card) && !leaving.some(twin)) || coming.some(twin));
  return copies ? g.no('MAX-RULING-31', 'trade.copy', { gear, card }) : null;
}

const blank = (from: number, to: number): Trade => ({
  from,
  to,
  give: [],
  take: [],
  giveGear: [],
  takeGear: [],
  sent: false,
});

/** MAX-FREE-02: once per turn, with one other on the same tile, if anything can change hands. */
export function whyNotTrade(g: Look, from: number, to: number): Refusal | null {
  if (g.state.traded) return g.no('MAX-FREE-02', 'trade.done', {});
  if (survivorOf(g, from).tile !== survivorOf(g, to).tile)
    return g.no('MAX-FREE-02', 'trade.far', { with: who(g, to) });
  const forbids = cardWith(g, from, 'noTrade') ?? cardWith(g, to, 'noTrade');
  if (forbids !== null) return g.no('MAX-INS-03', 'trade.forbidden', { card: forbids });
  const trade = blank(from, to);
  const some = pieces(g, trade).some((piece) => whyNotPiece(g, trade, piece) === null);
  return some ? null : g.no('MAX-FREE-02', 'trade.nothing', { with: who(g, to) });
}

/** How often a piece could still be added: cards by their copies, gear once. */
function copiesLeft(g: Look, trade: Trade, piece: Piece): number {
  if (piece.do !== 'give' && piece.do !== 'ask') return 1;
  const [owner, gone] = piece.do === 'give' ? [trade.from, trade.give] : [trade.to, trade.take];
  const alike = ({ card }: { readonly card: { readonly is: string } }) => card.is === piece.card;
  return (
    packOf(g, owner).hand.filter(alike).length - gone.filter((card) => card === piece.card).length
  );
}

/** The whole offer at once, but for closed hands, where every card that is offered is shown. */
function offerShape(g: Look, held: Trade) {
  if (!isOneGo(g)) return null;
  const legal = pieces(g, held).filter((piece) => whyNotPiece(g, held, piece) === null);
  const limits = legal.map((piece) => copiesLeft(g, held, piece));
  const there = limits.reduce((sum, limit) => sum + limit, 0);
  // Also an offer of everything has to be sent.
  const end = { do: 'offer' } as const;
  return there === 0 ? null : countsOf(size(held) === 0 ? 1 : 0, there + 1, limits, end);
}

const compose = decision<object, Part | 'offer'>('trade-offer', {
  rule: 'MAX-FREE-02',
  seat: (g) => seatOf(g, g.state.trade?.from ?? 0),
  prompt: (g) => ({ ask: 'tradeOffer', with: who(g, g.state.trade?.to ?? 0) }),
  options: (g) => (g.state.trade ? [...pieces(g, copyOf(g.state.trade)), { do: 'offer' }] : []),
  shape: (g) => (g.state.trade ? offerShape(g, copyOf(g.state.trade)) : null),
  forbids: (g, _my, option) => {
    const { trade } = g.state;
    if (!trade) return null;
    if (option.do !== 'offer') return whyNotPiece(g, copyOf(trade), option);
    return size(copyOf(trade)) === 0 ? g.no('MAX-FREE-02', 'offer.empty', {}) : null;
  },
});

const copyOf = (trade: Look['state']['trade'] & object): Trade => ({
  ...trade,
  give: [...trade.give],
  take: [...trade.take],
  giveGear: [...trade.giveGear],
  takeGear: [...trade.takeGear],
});

const size = ({ give, take, giveGear, takeGear }: Trade): number =>
  give.length + take.length + giveGear.length + takeGear.length;

/** MAX-RULING-132: with closed hands the partner may add cards of the own hand. */
const answer = decision<object, 'give' | 'accept' | 'refuse'>('trade-answer', {
  rule: 'MAX-RULING-93',
  seat: (g) => seatOf(g, g.state.trade?.to ?? 0),
  prompt: (g) => ({ ask: 'tradeAnswer', from: who(g, g.state.trade?.from ?? 0) }),
  options: (g) => {
    const { trade } = g.state;
    const own = trade && g.config.hands === 'closed' ? freeCards(g, trade.to, trade.take) : [];
    return [
      { do: 'accept' },
      { do: 'refuse' },
      ...own.map((card) => ({ do: 'give', card }) as const),
    ];
  },
  forbids: (g, _my, option) => {
    const { trade } = g.state;
    if (!trade || option.do !== 'give') return null;
    return whyNotPiece(g, copyOf(trade), { do: 'ask', card: option.card });
  },
});

/** Cards that are offered lie open from then on. */
function layOpen(g: Game, survivor: number, card: string, taken: readonly string[]): void {
  let skip = taken.filter((held) => held === card).length;
  for (const held of packOf(g, survivor).hand) {
    if (held.card.is !== card || skip-- > 0) continue;
    held.card = g.show(held.card, EVERYONE);
    return;
  }
}

/** MAX-FREE-02, MAX-RULING-31, MAX-RULING-93: put together, offered, answered, exchanged. */
export const trade = auto(
  'trade',
  (args: { from: number; to: number }) => ({
    ...args,
    piece: null as Answer<Part | 'offer'> | null,
    answer: null as Answer<'give' | 'accept' | 'refuse'> | null,
  }),
  {
    begin(g, my) {
      g.state.trade = blank(my.from, my.to);
      return undefined;
    },
    compose: (_g, my, k) => (my.piece?.do === 'offer' ? undefined : k.call(compose, {}, 'piece')),
    add(g, my, k) {
      const { piece } = my;
      const held = g.state.trade;
      if (!piece || !held) return k.done(null);
      if (piece.do === 'offer') return undefined;
      if (piece.do === 'give') {
        layOpen(g, held.from, piece.card, held.give);
        held.give.push(piece.card);
      } else if (piece.do === 'ask') held.take.push(piece.card);
      else if (piece.do === 'giveGear') held.giveGear.push(piece.gear);
      else held.takeGear.push(piece.gear);
      return k.to('compose');
    },
    offer(g, my, k) {
      const held = g.state.trade;
      if (!held) return k.done(null);
      // MAX-RULING-93: once sent, the trade of the turn is used up.
      g.state.traded = true;
      held.sent = true;
      g.tell('trade.offered', 'MAX-RULING-93', { from: who(g, my.from), to: who(g, my.to) });
      // Between survivors of one seat nobody is asked.
      if (seatOf(g, my.from) === seatOf(g, my.to)) return k.to('exchange');
      return undefined;
    },
    ask: (_g, _my, k) => k.call(answer, {}, 'answer'),
    reply(g, my, k) {
      const held = g.state.trade;
      if (my.answer?.do === 'give' && held) {
        layOpen(g, held.to, my.answer.card, held.take);
        held.take.push(my.answer.card);
        return k.to('ask');
      }
      if (my.answer?.do !== 'refuse') return undefined;
      g.tell('trade.refused', 'MAX-RULING-93', { from: who(g, my.from), to: who(g, my.to) });
      return k.done(null);
    },
    exchange(g, my, k) {
      const held = g.state.trade;
      if (!held) return undefined;
      const { from, to, give, take, giveGear, takeGear } = held;
      moveCards(g, from, to, give, take);
      moveGear(g, to, giveGear, from, takeGear);
      g.tell('traded', 'MAX-FREE-02', {
        from: who(g, from),
        to: who(g, to),
        given: give.length + giveGear.length,
        taken: take.length + takeGear.length,
      });
      g.state.trade = null;
      my.piece = null;
      const moved = [
        ...giveGear.map((gear) => callOf(carry, { who: to, gear })),
        ...takeGear.map((gear) => callOf(carry, { who: from, gear })),
      ];
      return moved.length > 0 ? k.calls(...moved) : undefined;
    },
    /** Encumbrance is checked after the exchange. */
    weigh: (g, my, k) =>
      k.calls(
        ...[my.from, my.to]
          .filter((survivor) => isAlive(g, survivor))
          .map((survivor) => callOf(UNBURDEN, { who: survivor, insanity: false })),
      ),
  },
  {
    cleanUp(g) {
      g.state.trade = null;
    },
  },
);

function moveCards(g: Game, from: number, to: number, give: string[], take: string[]): void {
  const lift = (survivor: number, cards: readonly string[]) =>
    cards.map((card) => ({ card: slot(card, EVERYONE), from: takeFromHand(g, survivor, card) }));
  const given = lift(from, give);
  const taken = lift(to, take);
  packOf(g, to).hand.push(...given);
  packOf(g, from).hand.push(...taken);
}

function moveGear(g: Game, to: number, give: number[], from: number, take: number[]): void {
  const given = give.map((no) => takeGear(g, no).gear);
  const taken = take.map((no) => takeGear(g, no).gear);
  for (const gear of given) survivorOf(g, to).gear.push({ ...gear, body: carrierOf(g, to) });
  for (const gear of taken) survivorOf(g, from).gear.push({ ...gear, body: carrierOf(g, from) });
}
