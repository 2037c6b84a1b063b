import { type Call, callOf } from '@incognita/kernel';
import { deciderOf, engage, hitBody, hitMonster, monsterBlow } from './blows.ts';
import { contextOf } from './context.ts';
import { type Answer, answering, decision, type Game, type Look, type Trigger } from './kit.ts';
import {
  bodiesOf,
  inTurnOrder,
  isAlive,
  monsterCard,
  monsterNo,
  monsterTile,
  survivorNamed,
  survivorOf,
  who,
} from './party.ts';
import { powerOf } from './passives.ts';
import { distance, inRange, monsterReaches } from './places.ts';
import { type Monster, NONE } from './state.ts';
import { DAMAGE, type DamageArgs, type Damaged, type Hit, PERFORM } from './steps.ts';

/** What follows a damage: a monster that was killed or wounded. */
export interface Pending {
  what: Trigger;
  monster: number;
}

/** Each is looked at again before it comes: its monster may have died, left or been stunned. */
export function stillDue(g: Look, my: DamageArgs, { what, monster: no }: Pending): boolean {
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

export function follow(g: Game, my: DamageArgs, what: Trigger, monster: Monster): Call | null {
  if (what === 'destroy') return destroyEffect(g, monster);
  if (what === 'stampede')
    return callOf(stampede, { monster: monster.no, once: [...my.once], by: my.who });
  // MAX-KEY-06, MAX-RULING-17, MAX-RULING-91: its present power, on whoever of a pair struck.
  const bodies = bodiesOf(g, my.who);
  const struck = bodies.find((ref) => (ref & 1) === my.body) ?? bodies[0];
  if (struck === undefined) return null;
  g.tell('countered', 'MAX-KEY-06', {
    monster: monster.no,
    card: monster.card,
    who: who(g, my.who),
  });
  const hits = [hitBody(struck, powerOf(g, monster, my.who))];
  return callOf(DAMAGE, monsterBlow(monster, hits, 'monster', []));
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
  (args: {
    monster: number;
    once: number[] /** Who wounded it, -1 for nobody. */;
    by: number;
  }) => ({
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
      return k.call(DAMAGE, monsterBlow(monster, hits, 'stampede', once), 'damaged');
    },
    turn(g, my, k) {
      const monster = monsterNo(g, my.monster);
      if (!monster || monster.hp <= 0) return k.done(null);
      const hosts = nearestOthers(g, monster);
      if (hosts.length === 0) return k.done(null);
      return k.call(newHost, { monster: my.monster, hosts, seat: deciderOf(g, my.by) }, 'host');
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
