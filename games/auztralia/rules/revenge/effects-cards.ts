import { callOf, copyJson, deckSize, EVERYONE, putOnTop, shuffleIn, slot } from '@incognita/kernel';
import type { MonsterId } from '../../content/revenge/types.ts';
import type { RevelationId } from '../../content/types.ts';
import type { Game, Look } from '../kit.ts';
import { OLD_ONES } from '../state.ts';
import { spaceOf } from '../time-track.ts';
import { chooserOf, type EffectOf, type Handler } from './context.ts';
import { hasPort4 } from './effects-humans.ts';
import { drawMythos } from './mythos-cards.ts';
import { possible } from './possible.ts';
import { cardOf, oldOnesSeat, revengeIn, revengeOf, ruleOf } from './table.ts';

/** REV-MC-02: the discard pile and the deck become a new deck. */
export const reshuffle: Handler<EffectOf<'reshuffle'>> = {
  possible: (g) => deckSize(revengeIn(g).deck) + revengeIn(g).discard.length > 0,
  act(g) {
    const { deck, discard } = revengeOf(g);
    shuffleIn(
      deck,
      discard.splice(0).map((card) => slot(card, EVERYONE)),
    );
    g.tell('mythos.reshuffled', ruleOf(g), {});
    return {};
  },
};

export const draw: Handler<EffectOf<'draw'>> = {
  possible: (g) => deckSize(revengeIn(g).deck) > 0,
  act: (_g, _my, { n, keep }) => ({ calls: [callOf(drawMythos, { draw: n, keep })] }),
};

/** REV-CONTENT-19: it leaves the game. */
export const exile: Handler<EffectOf<'exile'>> = {
  possible: () => true,
  act(g) {
    const revenge = revengeOf(g);
    const card = revenge.played.pop();
    if (card) revenge.exiled.push(card);
    return {};
  },
};

const discarded = (g: Look): MonsterId[] =>
  revengeIn(g).discard.filter((card) => card !== 'nyarlathotep');

/** REV-MC-16: a card of another name. */
export const regrow: Handler<EffectOf<'regrow'>> = {
  possible: (g) => discarded(g).length > 0,
  offer: (g, my) => ({
    seat: chooserOf(g, my),
    options: discarded(g).map((card) => ({ do: 'regain' as const, card })),
  }),
  act(g, my) {
    if (my.choice?.do !== 'regain') return {};
    const { card } = my.choice;
    const revenge = revengeOf(g);
    revenge.discard = revenge.discard.filter((held) => held !== card);
    // Everybody saw which one it is.
    revenge.hand.push(slot(card, EVERYONE));
    g.tell('mythos.regained', ruleOf(g), { card });
    return {};
  },
};

/** REV-SC-306: the last card of another name without a Combat symbol. */
function lastQuiet(g: Look): MonsterId | null {
  const { discard, played } = revengeIn(g);
  return discard.findLast((card) => card !== played.at(-1) && !cardOf(g, card).combat) ?? null;
}

export const again: Handler<EffectOf<'again'>> = {
  possible(g, my) {
    const last = lastQuiet(g);
    return last !== null && cardOf(g, last).steps.some((step) => possible(g, my, step));
  },
  act(g, my) {
    const last = lastQuiet(g);
    if (last === null) return {};
    g.tell('mythos.again', ruleOf(g), { card: last });
    my.steps.unshift(...cardOf(g, last).steps.map(copyJson));
    return {};
  },
};

/** REV-SOLO-24, REV-RULING-36: one card for each illuminated space to come again, at least one, on top. */
export const revelation: Handler<EffectOf<'revelation'>> = {
  possible: () => true,
  act(g, { wentBack }) {
    const { illuminated } = g.content.content.timeTrack;
    const here = spaceOf(g, OLD_ONES);
    const ahead = illuminated.filter((space) => space > here && space <= here + wentBack).length;
    const [top] = g.state.revelations[0] ?? [];
    const level = top ? g.content.revelation(top.is).level : 3;
    let added = 0;
    for (let i = 0; i < Math.max(1, ahead); i++) if (addRevelation(g, level)) added++;
    g.tell('revelations.added', 'REV-RULING-36', { count: added });
    return {};
  },
};

function addRevelation(g: Game, level: number): boolean {
  const { revelationsAside, revelations } = g.state;
  const fitting = revelationsAside.filter((card) => g.content.revelation(card.is).level === level);
  const card = fitting[g.below(Math.max(1, fitting.length))];
  if (!card) return false;
  revelationsAside.splice(revelationsAside.indexOf(card), 1);
  putOnTop<RevelationId>(revelations, slot(card.is));
  return true;
}

/** The Old Ones player may. */
export const opt: Handler<EffectOf<'opt'>> = {
  possible: (g, my, { steps }) => steps[0] !== undefined && possible(g, my, steps[0]),
  offer: (g) => ({ seat: oldOnesSeat(g), options: [{ do: 'use' }, { do: 'done' }] }),
  act(_g, my, { steps }) {
    if (my.choice?.do === 'use') my.steps.unshift(...steps.map(copyJson));
    return {};
  },
};

/** REV-MC-10, REV-SC-304: a human is settled, then it depends. */
export const either: Handler<EffectOf<'if'>> = {
  possible: (g, my, effect) =>
    (effect.of === 'you' ? [my.you] : g.content.edition.players(g)).some((seat) =>
      branchPossible(g, seat, my.you, effect),
    ),
  offer: (g, my, effect) =>
    effect.of === 'human'
      ? {
          seat: chooserOf(g, my),
          options: g.content.edition
            .players(g)
            .filter((seat) => branchPossible(g, seat, my.you, effect))
            .map((seat) => ({ do: 'human' as const, seat })),
        }
      : null,
  act(g, my, { of, yes, no }) {
    if (of === 'you') my.that = my.you;
    else if (my.choice?.do === 'human') my.that = my.choice.seat;
    my.steps.unshift(...(hasPort4(g, my.that) ? yes : no).map(copyJson));
    return {};
  },
};

function branchPossible(g: Look, seat: number, you: number, effect: EffectOf<'if'>): boolean {
  const branch = hasPort4(g, seat) ? effect.yes : effect.no;
  const [first] = branch;
  return first !== undefined && possible(g, { you, that: seat, thatTile: '' }, first);
}
