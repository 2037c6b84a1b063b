import type { Clause, Occasion } from '../content/effects.ts';
import { contextOf } from './context.ts';
import { dropSpentHollow, gearBonus } from './gear.ts';
import { type Answer, answering, decision, type Look } from './kit.ts';
import { gearNo, isAlive, monsterNo, seatOf, survivorOf, who } from './party.ts';
import { hasWord } from './passives.ts';
import { holds } from './possible.ts';
import { type Context, NONE } from './state.ts';
import { PERFORM, type Performed, REACT } from './steps.ts';

/** A card that reacts: where it lies, and which clause of it. */
interface Reaction {
  kind: 'gear' | 'ability' | 'insanity' | 'card';
  is: string;
  no: number;
  clause: number;
}

const askReaction = decision<{ who: number; of: string; gear: number }, 'react' | 'pass'>(
  'reaction',
  {
    rule: 'MAX-RULING-62',
    seat: (g, my) => seatOf(g, my.who),
    prompt: (g, my) => ({ ask: 'react', who: who(g, my.who), of: my.of }),
    options: (_g, my) => [{ do: 'react', gear: my.gear, card: my.of }, { do: 'pass' }],
    // "Always let it pass this turn" is kept by the table.
    window: { pass: { do: 'pass' }, span: 'turn' },
  },
);

/**
 * Every card of a survivor that reacts to an event, one after the other in the order in which
 * they came into play: `on` by itself, `may` if its player wants. All of them lie open, so being
 * asked tells nothing (MAX-HIDE-02).
 */
export const react = answering<boolean>()(
  REACT.name,
  (args: { event: Exclude<Occasion, 'anyKilled'>; who: number; it: number }) => ({
    ...args,
    due: [] as Reaction[],
    answer: null as Answer<'react' | 'pass'> | null,
    done: null as Performed | null,
    cancelled: false,
  }),
  {
    gather(g, my, k) {
      my.due = isAlive(g, my.who) ? reactionsOf(g, my.who, my.event) : [];
      return my.due.length === 0 ? k.done(false) : undefined;
    },
    next(g, my, k) {
      my.answer = null;
      const [due] = my.due;
      if (!due || my.cancelled || !isAlive(g, my.who) || isOver(g, my.event, my.it))
        return k.done(my.cancelled);
      const clause = g.content.clause(due.clause);
      if (!isThere(g, my.who, due) || !applies(g, my.who, due, clause, my.it)) {
        my.due.shift();
        return k.to('next');
      }
      if (clause.on !== 'may') return k.to('follow');
      return k.call(askReaction, { who: my.who, of: due.is, gear: due.no }, 'answer');
    },
    follow(g, my, k) {
      const due = my.due.shift();
      if (!due) return k.to('next');
      const { answer } = my;
      if (answer?.do === 'pass') return k.to('next');
      const { steps } = g.content.clause(due.clause);
      g.tell('effect', 'MAX-KEY-19', { who: who(g, my.who), of: due.is });
      return k.call(
        PERFORM,
        { context: contextFor(g, my.who, due, my.it), block: g.content.block(steps) },
        'done',
      );
    },
    after(g, my, k) {
      if (my.done?.cancelled) my.cancelled = true;
      my.done = null;
      dropSpentHollow(g);
      return k.to('next');
    },
  },
);

const contextFor = (g: Look, survivor: number, due: Reaction, it: number): Context => {
  const gear = due.kind === 'gear' ? gearNo(g, due.no)?.gear : undefined;
  return contextOf(due.kind, due.is, due.no, survivor, {
    it,
    bonus: gear ? gearBonus(gear) : 0,
  });
};

const applies = (g: Look, survivor: number, due: Reaction, clause: Clause, it: number): boolean => {
  const ctx = contextFor(g, survivor, due, it);
  return clause.conditions.every((condition) => holds(g, ctx, condition));
};

/** `hurtByMon` and `drewMon`: the monster must still be in play. */
function isOver(g: Look, event: Occasion, it: number): boolean {
  if (event !== 'hurtByMon' && event !== 'drewMon') return false;
  const monster = monsterNo(g, it);
  return !monster || monster.hp <= 0;
}

const isThere = (g: Look, survivor: number, due: Reaction): boolean =>
  due.kind !== 'gear' || gearNo(g, due.no)?.owner === survivor;

function reactionsOf(g: Look, survivor: number, event: Occasion): Reaction[] {
  const me = survivorOf(g, survivor);
  const { content } = g;
  const found: Reaction[] = [];
  const add = (
    kind: Reaction['kind'],
    is: string,
    no: number,
    clauses: readonly Clause[],
  ): void => {
    for (const clause of clauses)
      if (clause.event === event)
        found.push({ kind, is, no, clause: content.clauseNumber(clause) });
  };
  for (const gear of me.gear) add('gear', gear.card, gear.no, content.card(gear.card).face.clauses);
  for (const held of me.insanity)
    add('insanity', held.card, held.no, content.insanity(held.card).face.clauses);
  // MAX-HUN-05: the ability rests while Starving, but for what the flip itself sets off.
  if ((me.box < 0 || event === 'starving') && !hasWord(g, survivor, 'noAbility'))
    for (const body of me.bodies)
      if (!body.dead) add('ability', body.is, NONE, content.character(body.is).face.clauses);
  for (const held of g.state.lasting)
    if (held.what === 'clause' && held.owner === survivor) {
      const clause = content.clause(held.ref);
      if (clause.event === event)
        found.push({
          kind: 'card',
          is: content.faceOfClause(held.ref),
          no: NONE,
          clause: held.ref,
        });
    }
  return found;
}

/** The first card of a living survivor that would react to an event, or null. */
export const canReact = (g: Look, survivor: number, event: Occasion): string | null =>
  isAlive(g, survivor) ? (reactionsOf(g, survivor, event)[0]?.is ?? null) : null;
