import type { Teller } from '@incognita/kernel';
import { drawMap, letterOf } from './text/describe/map.ts';
import { type TableWords, tableWords } from './text/describe/words.ts';
import { goalText, missionTitle } from './text/goals.ts';
import { names as en } from './text/names.en.ts';
import { names as fr } from './text/names.fr.ts';
import type { Names } from './text/names.ts';
import type { SurvivorView, View } from './view.ts';

const NAMES = { en, fr };

/** The table in plain text: the map, the mission, and every survivor. */
export function describe(view: View, teller: Teller): string {
  const words = tableWords[teller.language];
  const names = NAMES[teller.language];
  return [
    ...drawMap(view, names.title, words.unknown),
    ...(view.tiles.length > 0 ? [words.legend, ''] : []),
    ...tableLines(view, words, names, teller),
    ...view.survivors.flatMap((survivor) => survivorLines(view, survivor, words, names, teller)),
    ...(view.outcome ? [view.outcome.won ? words.won : words.lost] : []),
  ].join('\n');
}

function tableLines(view: View, words: TableWords, names: Names, teller: Teller): string[] {
  const { scavenge, mission } = view;
  const lines = [words.round(view.round, words.phase[view.phase])];
  if (mission.no >= 0) {
    lines.push(`${words.label(words.goals)} ${missionTitle(teller.language, mission.no)}`);
    mission.goals.forEach(({ have, need, met }, i) => {
      const state = met ? words.done : need === 1 ? words.notYet : words.of(have, need);
      lines.push(`    ${words.label(goalText(teller.language, mission.no, i))} ${state}`);
    });
    if (mission.timer >= 0) lines.push(words.timer(mission.timer));
  }
  lines.push(
    words.supply(view.supply),
    words.decks(
      scavenge.red.cards,
      scavenge.green.cards,
      scavenge.blue.cards,
      view.monsterDeck.cards,
    ),
  );
  if (view.spawned !== '') lines.push(words.spawned(names.spawnToken(view.spawned)));
  if (view.day !== '') lines.push(words.day(names.direction[view.day], view.nights));
  if (view.bag.cards > 0) lines.push(words.bag(view.bag.cards));
  return lines;
}

function survivorLines(
  view: View,
  survivor: SurvivorView,
  words: TableWords,
  names: Names,
  teller: Teller,
): string[] {
  const bodies = survivor.bodies.map(({ is, hp, max, poison, dead }) => {
    const state = dead ? words.dead : words.state(hp, max);
    return `${names.title(is)} ${state}${poison > 0 ? `, ${words.poison(poison)}` : ''}`;
  });
  const head = `${words.label(`${letterOf(survivor.is)}, ${teller.seat(survivor.seat)}`)} ${bodies.join('; ')}`;
  if (survivor.dead) return [head];
  const acting = view.budget.at(-1);
  const state = [
    survivor.tile,
    survivor.box >= 0 ? words.starving : words.hunger(survivor.hunger),
    words.stealth(survivor.stealth),
    words.burden(survivor.burden, survivor.limit),
    ...(acting?.who === survivor.is ? [words.actions(acting.left)] : []),
  ];
  const list = (label: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`    ${words.label(label)} ${items.join(', ')}`];
  const gear = survivor.gear.map(({ card, charges, max }) =>
    max > 0 ? `${names.title(card)} ${words.charges(charges, max)}` : names.title(card),
  );
  const monsters = view.monsters
    .filter(({ host }) => host === survivor.is)
    .map(
      ({ no, card, hp, power, stunnedBy }) =>
        `${names.title(card)} ${no} (${words.monster(hp, power)}${stunnedBy ? `, ${words.stunned}` : ''})`,
    );
  return [
    head,
    `    ${state.join(', ')}`,
    ...handLines(view, survivor, words, names),
    ...list(words.gear, gear),
    ...list(words.posture, survivor.posture === '' ? [] : [names.posture[survivor.posture]]),
    ...list(words.insanity, survivor.insanity.map(names.title)),
    ...list(words.monsters, monsters),
  ];
}

/** Cards by name where they may be known; a common hand stands with its first survivor. */
function handLines(view: View, survivor: SurvivorView, words: TableWords, names: Names): string[] {
  const pack = view.packs[survivor.pack];
  const owner = view.survivors.find((held) => held.pack === survivor.pack && !held.dead);
  if (!pack || owner?.is !== survivor.is) return [];
  const known = pack.hand.flatMap(({ card }) => (card === null ? [] : [names.title(card)]));
  const hidden = pack.hand.length - known.length;
  const cards = [...known, ...(hidden > 0 ? [words.hiddenCards(hidden)] : [])];
  const label = words.label(words.hand(pack.hand.length, pack.deck));
  return [`    ${label} ${cards.join(', ')}`.trimEnd()];
}
