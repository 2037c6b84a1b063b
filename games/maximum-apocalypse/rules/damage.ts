import { callOf } from '@incognita/kernel';
import { amountForBody, amountForMonster } from './amounts.ts';
import { answerKills, type Fallen, hurtByMonster, watching, whoAnswers } from './answers.ts';
import { deciderOf } from './blows.ts';
import { type Answer, answering, decision, type Game } from './kit.ts';
import { type BodyRef, bodyOf, monsterCard, monsterNo, who } from './party.ts';
import { canReact } from './react.ts';
import { type Monster, NONE } from './state.ts';
import { DAMAGE, type DamageArgs, type Damaged, DIE, type Hit } from './steps.ts';
import { follow, type Pending, stillDue } from './strike-back.ts';

const orderTriggers = decision<{ pending: Pending[]; by: number }, 'resolve'>('resolve-order', {
  rule: 'MAX-RULING-22',
  seat: (g, my) => deciderOf(g, my.by),
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
      const pending = my.pending.map((held) => ({ ...held }));
      return k.call(orderTriggers, { pending, by: my.who }, 'picked');
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
      if (my.who === NONE || my.killed.length === 0) return undefined;
      if (my.witnesses.length === 0 && canReact(g, my.who, 'killed') === null) return undefined;
      const { who: killer, killed, witnesses: watchers } = my;
      return k.call(answerKills, { killer, killed: copied(killed), watchers: copied(watchers) });
    },
    /** MAX-RULING-115: once per attack, Counter or Stampede, whoever of a pair was hit. */
    hurt(g, my, k) {
      if (my.quiet || my.no === NONE || my.victims.length === 0) return undefined;
      const hurt = whoAnswers(g, my.victims);
      return hurt.length > 0 ? k.call(hurtByMonster, { hurt, it: my.no }) : undefined;
    },
    end: (_g, my, k) => k.done({ victims: [...my.victims], total: my.total }),
  },
);

const copied = (fallen: readonly Fallen[]): Fallen[] => fallen.map((held) => ({ ...held }));

type Doing = DamageArgs & {
  killed: Fallen[];
  pending: Pending[];
  victims: BodyRef[];
  total: number;
};

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

/** MAX-DMG-02, MAX-RULING-80: to the Monster discard pile; a boss set aside leaves the game. */
function bury(g: Game, no: number): void {
  const at = g.state.monsters.findIndex((held) => held.no === no);
  const [monster] = at < 0 ? [] : g.state.monsters.splice(at, 1);
  if (!monster) return;
  if (monster.aside) g.state.removed.push(monster.card);
  else g.state.monsterDiscard.push(monster.card);
}
