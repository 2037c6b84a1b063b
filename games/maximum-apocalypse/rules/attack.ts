import { type Call, callOf } from '@incognita/kernel';
import { hurtByMonster, whoAnswers } from './answers.ts';
import { hitBody, monsterBlow } from './blows.ts';
import { contextOf } from './context.ts';
import { type Answer, auto, decision, type Look } from './kit.ts';
import {
  bodiesOf,
  bodyOf,
  character,
  engagedWith,
  inTurnOrder,
  isAlive,
  monsterCard,
  monsterNo,
  monsterTile,
  seatOf,
  survivorOf,
  survivorOfBody,
  who,
} from './party.ts';
import { powerOf } from './passives.ts';
import { distance, monsterReaches } from './places.ts';
import { NONE } from './state.ts';
import { DAMAGE, type Damaged, type Hit, PERFORM } from './steps.ts';

const attackOrder = decision<{ who: number; monsters: number[] }, 'monster'>('attack-order', {
  rule: 'MAX-RULING-85',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({ ask: 'attackOrder', who: who(g, my.who) }),
  options: (g, my) =>
    my.monsters.map(
      (monster) => ({ do: 'monster', monster, card: monsterCard(g, monster) }) as const,
    ),
  byItself: true,
});

const victim = decision<{ who: number; monster: number; hits: number[] }, 'character'>('victim', {
  rule: 'MAX-VET-02',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({
    ask: 'victim',
    monster: my.monster,
    card: monsterCard(g, my.monster),
  }),
  options: (g, my) =>
    bodiesOf(g, my.who).map((ref) => ({ do: 'character', character: character(g, ref) }) as const),
  forbids: (g, my, option) => {
    // MAX-VET-03: shared evenly, the numbers differ by at most 1.
    const [first = 0, second = 0] = my.hits;
    const dog = option.character === 'DOG';
    const ahead = dog ? second - first : first - second;
    return ahead >= 1 ? g.no('MAX-VET-03', 'share.even', { character: option.character }) : null;
  },
  byItself: true,
});

/** Does a monster attack now: engaged, not stunned, not Docile (MAX-KEY-12, MAX-RULING-21, MAX-MON-01)? */
function attacks(g: Look, no: number, host: number): boolean {
  const monster = monsterNo(g, no);
  return (
    monster !== null &&
    monster.hp > 0 &&
    monster.host === host &&
    monster.stun === NONE &&
    !g.content.monster(monster.card).face.docile
  );
}

/** Phase 6 (MAX-MON-02, MAX-MON-01, MAX-RULING-85): one attack after the other, in the player's order. */
export const monstersAttack = auto(
  'monsters-attack',
  (args: { who: number }) => ({
    ...args,
    waiting: [] as number[],
    picked: null as Answer<'monster'> | null,
    body: null as Answer<'character'> | null,
    monster: NONE,
    card: '',
    /** How many single-target monsters hit the one and the other of a pair. */
    hits: [0, 0],
    damaged: null as Damaged | null,
  }),
  {
    begin(g, my) {
      my.waiting = engagedWith(g, my.who)
        .filter((held) => attacks(g, held.no, my.who))
        .map((held) => held.no);
      return undefined;
    },
    next(g, my, k) {
      my.body = null;
      my.waiting = my.waiting.filter((no) => attacks(g, no, my.who));
      if (my.waiting.length === 0 || !isAlive(g, my.who)) return k.done(null);
      if (areAlike(g, my.who, my.waiting)) {
        const monster = my.waiting[0] ?? NONE;
        my.picked = { do: 'monster', monster, card: monsterCard(g, monster) };
        return undefined;
      }
      return k.call(attackOrder, { who: my.who, monsters: [...my.waiting] }, 'picked');
    },
    aim(g, my, k) {
      my.monster = my.picked?.monster ?? NONE;
      my.waiting = my.waiting.filter((no) => no !== my.monster);
      const monster = monsterNo(g, my.monster);
      if (!monster) return k.to('next');
      my.card = monster.card;
      if (g.content.monster(monster.card).range !== null || bodiesOf(g, my.who).length < 2)
        return undefined;
      return k.call(victim, { who: my.who, monster: my.monster, hits: [...my.hits] }, 'body');
    },
    strike(g, my, k) {
      const monster = monsterNo(g, my.monster);
      if (!monster) return k.to('next');
      const { range } = g.content.monster(monster.card);
      g.tell('attacked', 'MAX-MON-01', {
        monster: monster.no,
        card: monster.card,
        who: who(g, my.who),
      });
      const { body } = my;
      const targets: number[] = [];
      if (range === null) {
        // MAX-MON-03, MAX-RANGE-04, MAX-RULING-01: without a range it hits its host only.
        const hit = body
          ? bodiesOf(g, my.who).find((ref) => bodyOf(g, ref).is === body.character)
          : bodiesOf(g, my.who)[0];
        if (hit !== undefined) targets.push(hit);
        if (body) my.hits[(hit ?? 0) & 1] = (my.hits[(hit ?? 0) & 1] ?? 0) + 1;
      }
      // MAX-VET-04: with a range both of a pair.
      else
        for (const i of inTurnOrder(g)) {
          const steps = distance(g, monsterTile(g, monster), survivorOf(g, i).tile);
          if (monsterReaches(range, steps)) targets.push(...bodiesOf(g, i));
        }
      const hits: Hit[] = targets.map((ref) =>
        hitBody(ref, powerOf(g, monster, survivorOfBody(ref))),
      );
      const blow = { ...monsterBlow(monster, hits, 'monster', []), quiet: true };
      return k.call(DAMAGE, blow, 'damaged');
    },
    /**
     * MAX-MON-04, MAX-KEY-04: Attack effects, with those who were damaged. If its host died of it,
     * the monster is a token by now, but the others still suffer them (MAX-RULING-133).
     */
    effects(g, my, k) {
      const calls = clauseCalls(g, my, 'attack', my.damaged?.victims ?? []);
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    /** MAX-KEY-02, MAX-RULING-20: Drain heals what it inflicted. */
    drain(g, my) {
      const monster = monsterNo(g, my.monster);
      const total = my.damaged?.total ?? 0;
      if (!monster || monster.hp <= 0 || total === 0) return undefined;
      const row = g.content.monster(monster.card);
      const amount = row.face.drain ? Math.min(total, row.hp - monster.hp) : 0;
      if (amount <= 0) return undefined;
      monster.hp += amount;
      g.tell('drained', 'MAX-KEY-02', { monster: monster.no, card: monster.card, amount });
      return undefined;
    },
    react(g, my, k) {
      const hurt = whoAnswers(g, my.damaged?.victims ?? []);
      return hurt.length > 0 ? k.call(hurtByMonster, { hurt, it: my.monster }) : undefined;
    },
    after(g, my, k) {
      k.to('next');
      const monster = monsterNo(g, my.monster);
      if (!monster || monster.hp <= 0) return k.to('next');
      const calls = clauseCalls(g, my, 'after', []);
      return calls.length > 0 ? k.calls(...calls) : k.to('next');
    },
  },
);

/** Monsters of one kind that are equally well attack in any order: there is nothing to ask. */
function areAlike(g: Look, host: number, monsters: readonly number[]): boolean {
  const kinds = new Set(
    monsters.map((no) => {
      const held = monsterNo(g, no);
      return `${held?.card} ${held?.hp}`;
    }),
  );
  return kinds.size === 1 && bodiesOf(g, host).length === 1 && monsters.length > 0;
}

function clauseCalls(
  g: Look,
  { who: host, monster, card }: { who: number; monster: number; card: string },
  on: 'attack' | 'after',
  victims: readonly number[],
): Call[] {
  return g.content.clausesOf(g.content.monster(card).face, on).map((clause) =>
    callOf(PERFORM, {
      context: contextOf('monster', card, monster, host, { victims: [...victims] }),
      block: g.content.block(clause.steps),
    }),
  );
}
