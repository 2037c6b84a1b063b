import { type Call, callOf, EVERYONE, putOnTop, slot } from '@incognita/kernel';
import { leaveOnTile, takeGear, toDiscard } from './cards.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import {
  type BodyRef,
  bodiesAlive,
  bodyOf,
  groupSeat,
  isMerged,
  monsterCard,
  packOf,
  survivorOf,
  survivorOfBody,
} from './party.ts';
import { NONE } from './state.ts';
import { DIE, PLACE_TOKENS, UNBURDEN } from './steps.ts';

const bossOrder = decision<{ bosses: number[] }, 'monster'>('boss-order', {
  rule: 'MAX-RULING-24',
  seat: groupSeat,
  prompt: () => ({ ask: 'bossOrder' }),
  options: (g, my) =>
    my.bosses.map(
      (monster) => ({ do: 'monster', monster, card: monsterCard(g, monster) }) as const,
    ),
  byItself: true,
});

/** A body dies (MAX-DEATH-01, MAX-DMG-03); with the last one its survivor is out. */
export const die = auto(
  DIE.name,
  ({ body }: { body: BodyRef }) => ({
    body,
    bosses: [] as number[],
    picked: null as Answer<'monster'> | null,
    tokens: 0,
  }),
  {
    fall(g, my, k) {
      const body = bodyOf(g, my.body);
      if (body.dead) return k.done(null);
      const survivor = survivorOfBody(my.body);
      body.dead = true;
      body.hp = 0;
      body.poison = 0;
      g.tell('died', 'MAX-DEATH-01', { character: body.is });
      if (bodiesAlive(g, survivor) > 0) return k.to('partner');
      const me = survivorOf(g, survivor);
      me.dead = true;
      g.tell('eliminated', 'MAX-DEATH-05', { who: me.is });
      my.bosses = g.state.monsters
        .filter((held) => held.host === survivor && held.hp > 0 && isBoss(g, held.card))
        .map((held) => held.no);
      return k.to('cards');
    },
    /** MAX-VET-09, MAX-RULING-59: the other goes on; what the dead one carried is gone. */
    partner(g, my, k) {
      const survivor = survivorOfBody(my.body);
      leaveGear(g, survivor, my.body & 1);
      if ((my.body & 1) === 0) loseMind(g, survivor);
      if (g.config.hardcore) return lose(g, k, 'hardcore', 'MAX-RULING-103');
      const calls: Call[] = [callOf(UNBURDEN, { who: survivor, insanity: false })];
      k.to('end');
      return k.calls(...calls);
    },
    /** MAX-DEATH-03, MAX-RULING-25: scavenge cards are left there, survivor cards leave the game. */
    cards(g, my) {
      const survivor = survivorOfBody(my.body);
      const me = survivorOf(g, survivor);
      for (const body of [0, 1]) leaveGear(g, survivor, body);
      loseMind(g, survivor);
      // MAX-RULING-102: a common hand outlives the death of one of the two.
      const partner = isMerged(g) && g.state.survivors.some((held) => !held.dead);
      if (!partner) leavePack(g, survivor);
      g.state.lasting = g.state.lasting.filter(
        (held) => held.owner !== survivor || held.until !== 'turn',
      );
      me.hunger = Math.min(me.hunger, 6);
      return undefined;
    },
    /** MAX-DEATH-02: its monsters go, and as many tokens lie where it stood. */
    monsters(g, my, _k) {
      const survivor = survivorOfBody(my.body);
      const gone = g.state.monsters.filter((held) => held.host === survivor && held.hp > 0);
      my.tokens = gone.length;
      g.state.monsters = g.state.monsters.filter(
        (held) => !(held.host === survivor && held.hp > 0 && !isBoss(g, held.card)),
      );
      for (const held of gone) if (!isBoss(g, held.card)) g.state.monsterDiscard.push(held.card);
      return undefined;
    },
    /** MAX-RULING-24: bosses go on top of the deck, openly, in an order of the players' choice. */
    nextBoss: (_g, my, k) =>
      my.bosses.length === 0
        ? k.to('tokens')
        : k.call(bossOrder, { bosses: [...my.bosses] }, 'picked'),
    putBoss(g, my, k) {
      const no = my.picked?.monster ?? NONE;
      my.bosses.splice(my.bosses.indexOf(no), 1);
      const at = g.state.monsters.findIndex((held) => held.no === no);
      const [boss] = g.state.monsters.splice(at, 1);
      if (boss) putOnTop(g.state.monsterDeck, slot(boss.card, EVERYONE));
      return k.to('nextBoss');
    },
    tokens(g, my, k) {
      const { tile } = survivorOf(g, survivorOfBody(my.body));
      if (my.tokens === 0 || tile === NONE) return undefined;
      return k.call(PLACE_TOKENS, { tile, n: my.tokens, cause: 'other', full: [] });
    },
    defeat(g, _my, k) {
      // MAX-WIN-04, MAX-WIN-06, MAX-WIN-08: at once, in the middle of whatever is under way.
      if (g.state.survivors.every((held) => held.dead)) return lose(g, k, 'deaths', 'MAX-WIN-04');
      // MAX-VAR-08
      if (g.config.hardcore) return lose(g, k, 'hardcore', 'MAX-WIN-06');
      return undefined;
    },
    end: () => undefined,
  },
);

const isBoss = (g: Look, card: string): boolean => g.content.monster(card).boss;

/** Gear of a body: scavenge cards on the tile, survivor cards to their piles (MAX-RULING-94). */
function leaveGear(g: Game, survivor: number, body: number): void {
  const me = survivorOf(g, survivor);
  const { tile } = me;
  for (const { no } of me.gear.filter((held) => held.body === body)) {
    const { gear } = takeGear(g, no);
    for (const { card } of gear.under) toDiscard(g, card);
    if (g.content.isScavenge(gear.card) && tile !== NONE) leaveOnTile(g, tile, gear.card);
    else toDiscard(g, gear.card);
  }
}

/** MAX-RULING-120: the Insanity cards of the dead go to their discard pile. */
function loseMind(g: Game, survivor: number): void {
  for (const { card } of survivorOf(g, survivor).insanity.splice(0))
    g.state.insanityDiscard.push(card);
}

function leavePack(g: Game, survivor: number): void {
  const { tile } = survivorOf(g, survivor);
  const pack = packOf(g, survivor);
  for (const held of pack.hand.splice(0)) {
    g.show(held.card, EVERYONE);
    if (g.content.isScavenge(held.card.is) && tile !== NONE) leaveOnTile(g, tile, held.card.is);
    // MAX-RULING-94: a card of another deck goes back to its pile; the own pack leaves the game.
    else toDiscard(g, held.card.is);
  }
  g.state.removed.push(
    ...pack.deck
      .splice(0)
      .flat()
      .map((held) => held.is),
  );
  g.state.removed.push(...pack.discard.splice(0));
}

interface Ends {
  over(): ReturnType<Parameters<Parameters<typeof auto>[2][string]>[2]['over']>;
}

/** The game is lost, whatever is under way (MAX-WIN-08). */
export function lose(
  g: Game,
  k: Ends,
  by: 'supply' | 'deaths' | 'hardcore' | 'timer' | 'scientist',
  rule: `MAX-${string}`,
) {
  g.state.outcome = { won: false, rule };
  g.tell('defeat', rule, { by });
  return k.over();
}
