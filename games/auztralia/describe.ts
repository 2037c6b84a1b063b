import type { Teller } from '@incognita/kernel';
import { standardContent } from './content/index.ts';
import type { Variant } from './content/types.ts';
import { drawMap } from './text/describe/map.ts';
import { combatLines, oldOnesLines } from './text/describe/old-ones.ts';
import { playerLines } from './text/describe/players.ts';
import { revengeLines } from './text/describe/revenge.ts';
import { timeLines } from './text/describe/time.ts';
import { type TableWords, tableWords } from './text/describe/words.ts';
import type { Deposit } from './text/names.ts';
import { type Reference, reference } from './text/reference.ts';
import { wrapped } from './text/typography.ts';
import type { View } from './view.ts';

const WIDTH = 100;

/** The table in plain text: the map, the sides, and what is going on, at most 100 columns wide. */
export function describe(view: View, teller: Teller): string {
  const words = tableWords[teller.language];
  const ref = reference[teller.language];
  const { hexes } = standardContent.maps[view.config.map];
  const map = [...drawMap(view, hexes, words, ref), ...words.mapLegend];
  const table = [
    ...timeLines(view, standardContent.timeTrack, words, teller),
    ...view.players.flatMap((_player, seat) =>
      seat === view.revenge?.seat ? [] : playerLines(view, seat, hexes, words, ref, teller),
    ),
    ...oldOnesLines(view, words, ref),
    ...revengeLines(view, ref, teller),
    ...depositLines(view, words, ref),
    ...displayLines(view, words, ref),
    ...modeLines(view, words, ref),
    ...combatLines(view, standardContent, words, ref, teller),
    ...eventLines(view, words),
  ].flatMap((line) => wrapped(line, WIDTH));
  return [...map, '', ...table].join('\n');
}

/** What lies where, by hex. */
function depositLines(view: View, words: TableWords, { names }: Reference): string[] {
  const found: string[] = [];
  const last = view.deposits.vp.length;
  for (let hex = 1; hex < last; hex++) {
    const there = (Object.keys(view.deposits) as Deposit[]).flatMap((good) => {
      const count = view.deposits[good][hex] ?? 0;
      if (count === 0) return [];
      return [good === 'vp' ? words.vp(count) : `${count} ${names.good[good]}`];
    });
    if (there.length > 0) found.push(`${hex} (${there.join(' + ')})`);
  }
  return found.length === 0 ? [] : [`${words.label(words.deposits)} ${found.join(', ')}`];
}

function displayLines(
  view: View,
  words: TableWords,
  { cards, effects, names }: Reference,
): string[] {
  const lines = [words.label(words.display(view.personalityDeck))];
  for (const who of view.display) lines.push(`    ${cards.personality(who)}. ${effects[who]}`);
  if (view.nextPersonality !== null)
    lines.push(
      `    ${words.label(words.nextPersonality)} ${cards.personality(view.nextPersonality)}`,
    );
  if (view.looked.length > 0) {
    const known = view.looked.filter((who) => who !== null);
    const seen = known.length > 0 ? cards.personalities(known) : words.cards(view.looked.length);
    lines.push(`    ${words.label(words.looked)} ${seen}`);
  }
  const units = Object.keys(names.unit) as (keyof typeof names.unit)[];
  lines.push(
    `${words.label(words.supply)} ${units.map((unit) => names.count(view.supply.units[unit], names.unit[unit])).join(', ')}`,
  );
  return lines;
}

const VARIANTS: readonly Variant[] = standardContent.variants.flatMap((card) => card.variants);

/** Variants and the solo objective, with what they say. */
function modeLines(view: View, words: TableWords, { cards, explain }: Reference): string[] {
  const told = (variant: Variant): string =>
    `    ${cards.variant(variant.id)}. ${explain.variant(variant)}`;
  const lines: string[] = [];
  const inForce = VARIANTS.filter((variant) => view.variants.includes(variant.id));
  if (inForce.length > 0) lines.push(words.label(words.variants), ...inForce.map(told));
  if (view.variants.length < view.variantCards.length) {
    const offered = view.variantCards
      .flatMap((card) => standardContent.variants[card]?.variants ?? [])
      .filter((variant) => !view.variants.includes(variant.id));
    lines.push(words.label(words.onOffer), ...offered.map(told));
  }
  const objective = standardContent.objectives.find((held) => held.id === view.objective);
  if (objective) {
    const name = cards.objective(objective.id);
    const broken = view.objectiveBroken ? ` (${words.broken})` : '';
    lines.push(
      `${words.label(words.objective)} ${name}${broken}. ${explain.objective(objective, view.config.map)}`,
    );
  }
  return lines;
}

/** What waits, and how it ended. */
function eventLines(view: View, words: TableWords): string[] {
  const waiting = view.activation?.waiting ?? [];
  const lines = waiting.length > 0 ? [`${words.label(words.held)} ${waiting.join(', ')}`] : [];
  if (view.ending !== null) lines.push(words.over[view.ending]);
  return lines;
}
