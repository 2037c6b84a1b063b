import { type Call, callOf } from '@incognita/kernel';
import type { Clause } from '../content/effects.ts';
import { discardGear } from './cards.ts';
import { contextOf } from './context.ts';
import { type Answer, answering, decision, type Game, type Look, type Trigger } from './kit.ts';
import {
  type BodyRef,
  bodiesOf,
  bodyOf,
  gearNo,
  groupSeat,
  inTurnOrder,
  isAlive,
  monsterCard,
  monsterNo,
  monsterTile,
  seatOf,
  survivorNamed,
  survivorOf,
  survivorOfBody,
  who,
} from './party.ts';
import {
  bonusOf,
  countedReductions,
  type DamageFrom,
  guardOf,
  isImmune,
  isSheltered,
  powerOf,
  reductionOf,
} from './passives.ts';
import { distance, inRange, monsterReaches } from './places.ts';
import { type Monster, NONE } from './state.ts';
import { DAMAGE, type DamageArgs, type Damaged, DIE, type Hit, PERFORM, REACT } from './steps.ts';

export const hitMonster = (monster: number, n: number, kill = false): Hit => ({
  monster,
  body: NONE,
  n,
  kill,
});
export const hitBody = (body: BodyRef, n: number): Hit => ({ monster: NONE, body, n, kill: false });

interface Fallen {
  no: number;
  card: string;
}

/** What follows a damage: a monster that was killed or wounded. */
interface Pending {
  what: Trigger;
  monster: number;
}

const orderTriggers = decision<{ pending: Pending[] }, 'resolve'>('resolve-order', {
  rule: 'MAX-RULING-22',
  seat: groupSeat,
  prompt: () => ({ ask: 'resolve' }),
  options: (g, my) =>
    my.pending.map(
      ({ what, monster }) =>
        ({ do: 'resolve', what, monster, card: monsterCard(g, monster) }) as const,
    ),
  byItself: true,
});

/**
 * One damage event on any number of targets (MAX-RULING-22): read all amounts, write them all,
 * then deaths and kills, then Destroy, Counter and Stampede, then whoever reacts.
 */
export const damage = answering<Damaged>()(
  DAMAGE.name,
  (args: DamageArgs) => ({
    ...args,
    /** By target: what it really suffers. */
    suffered: [] as number[],
    /** Monsters in play when it was dealt that react to kills (MAX-RULING-118). */
    witnesses: [] as Fallen[],
    killed: [] as Fallen[],
    pending: [] as Pending[],
    picked: null as Answer<'resolve'> | null,
    victims: [] as BodyRef[],
    total: 0,
  }),
  {
    read(g, my) {
      my.suffered = my.hits.map((hit) =>
        hit.monster === NONE ? amountForBody(g, my, hit) : amountForMonster(g, my, hit),
      );
      my.witnesses = g.state.monsters
        .filter((held) => held.hp > 0 && watching(g, held.card).length > 0)
        .map(({ no, card }) => ({ no, card }));
    },
    write(g, my) {
      my.hits.forEach((hit, i) => {
        const amount = my.suffered[i] ?? 0;
        if (hit.monster === NONE) hurtBody(g, my, hit.body, amount);
        else wound(g, my, hit, amount);
      });
    },
    deaths(g, my, k) {
      const dead: BodyRef[] = [...new Set(my.hits.map((hit) => hit.body))].filter(
        (body) => body !== NONE && bodyOf(g, body).hp <= 0 && !bodyOf(g, body).dead,
      );
      return dead.length > 0 ? k.calls(...dead.map((body) => callOf(DIE, { body }))) : undefined;
    },
    triggers(g, my, k) {
      my.pending = my.pending.filter((held) => stillDue(g, my, held));
      if (my.pending.length === 0) return k.to('kills');
      return k.call(orderTriggers, { pending: my.pending.map((held) => ({ ...held })) }, 'picked');
    },
    follow(g, my, k) {
      const picked = my.picked;
      if (!picked) return k.to('triggers');
      const at = my.pending.findIndex(
        (held) => held.what === picked.what && held.monster === picked.monster,
      );
      my.pending.splice(at, 1);
      const monster = monsterNo(g, picked.monster);
      if (!monster) return k.to('triggers');
      const call = follow(g, my, picked.what, monster);
      k.to('triggers');
      return call ? k.calls(call) : undefined;
    },
    /** MAX-RULING-118: reactions to kills come after Destroy, Counter and Stampede. */
    kills(g, my, k) {
      for (const { no } of my.killed) bury(g, no);
      const killer = my.who;
      if (!isAlive(g, killer)) return undefined;
      const calls: Call[] = [];
      for (const { no, card } of my.killed) {
        calls.push(callOf(REACT, { event: 'killed', who: killer, it: no }));
        for (const witness of my.witnesses)
          for (const clause of watching(g, witness.card))
            if (clause.type === g.content.monster(card).type)
              calls.push(
                callOf(PERFORM, {
                  context: contextOf('monster', witness.card, witness.no, killer, { killer }),
                  block: g.content.block(clause.steps),
                }),
              );
      }
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    /** MAX-RULING-115: once per attack, Counter or Stampede, whoever of a pair was hit. */
    hurt(g, my, k) {
      if (my.quiet || my.no === NONE || my.victims.length === 0) return undefined;
      const hurt = [...new Set(my.victims.map(survivorOfBody))];
      return k.calls(...hurtReactions(g, hurt, my.no));
    },
    end: (_g, my, k) => k.done({ victims: [...my.victims], total: my.total }),
  },
);

type Doing = DamageArgs & {
  killed: Fallen[];
  pending: Pending[];
  victims: BodyRef[];
  total: number;
};

const fromType = (g: Look, my: DamageArgs): DamageFrom => {
  const source = my.no === NONE ? null : monsterNo(g, my.no);
  return source ? g.content.monster(source.card).type : 'other';
};

/** MAX-DMG-01, MAX-RULING-86, MAX-RULING-87: printed and bonuses, then the guards of the target. */
function amountForMonster(g: Look, my: DamageArgs, hit: Hit): number {
  const target = monsterNo(g, hit.monster);
  if (!target || hit.kill) return 0;
  let amount = hit.n;
  if (my.by === 'survivor') {
    const steps = distance(g, survivorOf(g, my.who).tile, monsterTile(g, target));
    amount += bonusOf(g, my.who, steps) + my.extra;
  }
  return Math.max(0, amount - guardOf(g, target));
}

/** MAX-RULING-44, MAX-RULING-87: reductions, counted ones last and only while damage remains. */
function amountForBody(g: Game, my: DamageArgs, hit: Hit): number {
  const survivor = survivorOfBody(hit.body);
  let amount = hit.n;
  if (my.by === 'survivor') {
    const steps = distance(g, survivorOf(g, my.who).tile, survivorOf(g, survivor).tile);
    amount += bonusOf(g, my.who, steps) + my.extra;
  }
  if (isImmune(g, hit.body) || isSheltered(g, survivor)) return 0;
  const from = fromType(g, my);
  amount = Math.max(0, amount - reductionOf(g, hit.body, from));
  for (const { gear, n } of countedReductions(g, hit.body, from)) {
    if (amount === 0) break;
    amount = Math.max(0, amount - n);
    wearDown(g, gear);
  }
  return amount;
}

/** A Kevlar Vest takes so many blows and no more. */
function wearDown(g: Game, no: number): void {
  const found = gearNo(g, no);
  if (!found) return;
  found.gear.charges -= 1;
  if (found.gear.charges <= 0) discardGear(g, no);
}

function hurtBody(g: Game, my: Doing, ref: BodyRef, amount: number): void {
  const body = bodyOf(g, ref);
  if (body.dead) return;
  if (amount === 0) {
    g.tell('spared', 'MAX-DMG-05', { character: body.is, of: my.of });
    return;
  }
  body.hp -= amount;
  my.victims.push(ref);
  my.total += amount;
  g.tell('hurt', 'MAX-DMG-01', { character: body.is, amount, hp: body.hp, of: my.of });
}

function wound(g: Game, my: Doing, hit: Hit, amount: number): void {
  const monster = monsterNo(g, hit.monster);
  if (!monster || monster.hp <= 0) return;
  const { no, card } = monster;
  if (hit.kill) monster.hp = 0;
  else if (amount === 0) {
    g.tell('unhurt', 'MAX-DMG-05', { monster: no, card });
    return;
  } else {
    monster.hp = Math.max(0, monster.hp - amount);
    g.tell('wounded', 'MAX-DMG-01', { monster: no, card, amount, hp: monster.hp });
  }
  const { face } = g.content.monster(card);
  if (monster.hp === 0) {
    countKill(g, monster, my);
    my.killed.push({ no, card });
    if (g.content.clausesOf(face, 'destroy').length > 0)
      my.pending.push({ what: 'destroy', monster: no });
    return;
  }
  // MAX-KEY-06, MAX-KEY-18: wounded, not killed.
  if (face.counter !== null && my.by === 'survivor')
    my.pending.push({ what: 'counter', monster: no });
  if (face.stampede && !my.once.includes(no)) my.pending.push({ what: 'stampede', monster: no });
}

/** MAX-RULING-86: damage by Stampede or night has no killer, that of a tile has. */
function countKill(g: Game, monster: Monster, my: DamageArgs): void {
  const { mission } = g.state;
  const { card, no } = monster;
  mission.killed[card] = (mission.killed[card] ?? 0) + 1;
  if (g.content.monster(card).boss) mission.bosses += 1;
  const by = my.who === NONE ? null : who(g, my.who);
  g.tell('killed', 'MAX-DMG-02', { monster: no, card, by });
}

const watching = (g: Look, card: string): readonly Clause[] =>
  g.content.clausesOf(g.content.monster(card).face, 'on').filter((c) => c.event === 'anyKilled');

/** Each is looked at again before it comes: its monster may have died, left or been stunned. */
function stillDue(g: Look, my: DamageArgs, { what, monster: no }: Pending): boolean {
  const monster = monsterNo(g, no);
  if (!monster) return false;
  // MAX-RULING-111: the Destroy effect of a monster whose host died with it finds nobody.
  if (what === 'destroy') return isAlive(g, monster.host);
  // MAX-RULING-15: a stunned monster neither counters nor stampedes.
  if (monster.hp <= 0 || monster.stun !== NONE) return false;
  if (what === 'stampede') return true;
  // MAX-RULING-18: from the striker's tile to the monster's, with the range of the Counter.
  const { counter } = g.content.monster(monster.card).face;
  return (
    isAlive(g, my.who) &&
    counter !== null &&
    inRange(counter, distance(g, survivorOf(g, my.who).tile, monsterTile(g, monster)))
  );
}

function follow(g: Game, my: DamageArgs, what: Trigger, monster: Monster): Call | null {
  if (what === 'destroy') return destroyEffect(g, monster);
  if (what === 'stampede') return callOf(stampede, { monster: monster.no, once: [...my.once] });
  // MAX-KEY-06, MAX-RULING-17, MAX-RULING-91: its present power, on whoever of a pair struck.
  const bodies = bodiesOf(g, my.who);
  const struck = bodies.find((ref) => (ref & 1) === my.body) ?? bodies[0];
  if (struck === undefined) return null;
  g.tell('countered', 'MAX-KEY-06', {
    monster: monster.no,
    card: monster.card,
    who: who(g, my.who),
  });
  return callOf(
    DAMAGE,
    monsterBlow(g, monster, [hitBody(struck, powerOf(g, monster, my.who))], 'monster', []),
  );
}

/** MAX-KEY-08, MAX-RULING-77: Destroy comes first, then the card goes to its pile. */
function destroyEffect(g: Game, monster: Monster): Call | null {
  const [clause] = g.content.clausesOf(g.content.monster(monster.card).face, 'destroy');
  if (!clause) return null;
  return callOf(PERFORM, {
    context: contextOf('monster', monster.card, monster.no, monster.host),
    block: g.content.block(clause.steps),
  });
}

/** MAX-DMG-02, MAX-RULING-80: to the Monster discard pile; a boss set aside leaves the game. */
export function bury(g: Game, no: number): void {
  const at = g.state.monsters.findIndex((held) => held.no === no);
  const [monster] = at < 0 ? [] : g.state.monsters.splice(at, 1);
  if (!monster) return;
  if (monster.aside) g.state.removed.push(monster.card);
  else g.state.monsterDiscard.push(monster.card);
}

export function monsterBlow(
  _g: Look,
  monster: Monster,
  hits: Hit[],
  by: 'monster' | 'stampede',
  once: number[],
): DamageArgs {
  return {
    hits,
    by,
    who: NONE,
    body: 0,
    no: monster.no,
    of: monster.card,
    extra: 0,
    once,
    quiet: false,
  };
}

/** `hurtByMon`: whoever was damaged, lives, and sees the monster still in play. */
export const hurtReactions = (g: Look, hurt: readonly number[], no: number): Call[] =>
  inTurnOrder(g)
    .filter((survivor) => hurt.includes(survivor))
    .map((survivor) => callOf(REACT, { event: 'hurtByMon', who: survivor, it: no }));

const newHost = decision<{ monster: number; hosts: number[]; seat: number }, 'survivor'>(
  'stampede-host',
  {
    rule: 'MAX-KEY-18',
    seat: (_g, my) => my.seat,
    prompt: (g, my) => ({
      ask: 'newHost',
      monster: my.monster,
      card: monsterCard(g, my.monster),
    }),
    options: (g, my) =>
      my.hosts.map((host) => ({ do: 'survivor', survivor: who(g, host) }) as const),
    byItself: true,
  },
);

/** MAX-KEY-18, MAX-RULING-19: it hurts all in its range, then changes host to the nearest. */
const stampede = answering<null>()(
  'stampede',
  (args: { monster: number; once: number[] }) => ({
    ...args,
    damaged: null as Damaged | null,
    host: null as Answer<'survivor'> | null,
  }),
  {
    trample(g, my, k) {
      const monster = monsterNo(g, my.monster);
      if (!monster) return k.done(null);
      const here = monsterTile(g, monster);
      const range = g.content.monster(monster.card).range ?? 'S';
      g.tell('stampeded', 'MAX-KEY-18', { monster: monster.no, card: monster.card });
      const hits: Hit[] = [];
      for (const survivor of inTurnOrder(g)) {
        if (!monsterReaches(range, distance(g, here, survivorOf(g, survivor).tile))) continue;
        const n = powerOf(g, monster, survivor);
        for (const ref of bodiesOf(g, survivor)) hits.push(hitBody(ref, n));
      }
      for (const other of g.state.monsters)
        if (
          other.no !== monster.no &&
          other.hp > 0 &&
          monsterReaches(range, distance(g, here, monsterTile(g, other)))
        )
          hits.push(hitMonster(other.no, powerOf(g, monster, null)));
      const once = [...my.once, monster.no];
      return k.call(DAMAGE, monsterBlow(g, monster, hits, 'stampede', once), 'damaged');
    },
    turn(g, my, k) {
      const monster = monsterNo(g, my.monster);
      if (!monster || monster.hp <= 0) return k.done(null);
      const hosts = nearestOthers(g, monster);
      if (hosts.length === 0) return k.done(null);
      const seat = g.state.active >= 0 ? seatOf(g, g.state.active) : 0;
      return k.call(newHost, { monster: my.monster, hosts, seat }, 'host');
    },
    settle(g, my) {
      const monster = monsterNo(g, my.monster);
      if (monster && my.host) engage(g, monster, survivorNamed(g, my.host.survivor));
      return undefined;
    },
  },
);

function nearestOthers(g: Look, monster: Monster): number[] {
  const here = monsterTile(g, monster);
  const others = inTurnOrder(g).filter((survivor) => survivor !== monster.host);
  const steps = others.map((survivor) => distance(g, here, survivorOf(g, survivor).tile));
  const nearest = Math.min(...steps);
  return others.filter((_survivor, i) => steps[i] === nearest);
}

/** MAX-GEN-06: another host; a stun stays with its original end (MAX-RULING-76). */
export function engage(g: Game, monster: Monster, host: number): void {
  if (monster.host === host) return;
  monster.host = host;
  g.tell('engaged.again', 'MAX-GEN-06', {
    who: who(g, host),
    monster: monster.no,
    card: monster.card,
  });
}
