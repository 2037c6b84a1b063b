import type { Teller } from '@incognita/kernel';
import type { AuztraliaContent } from '../../content/types.ts';
import { OLD_ONES } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import { faceOf } from '../names.ts';
import type { Reference } from '../reference.ts';
import { unitList } from './players.ts';
import { acts, letterOf, type TableWords } from './words.ts';

type Tile = View['tiles'][number];

const total = (damage: readonly number[]): number => damage.reduce((sum, n) => sum + n, 0);

/** Who struck how often, which decides about the VP; nothing to add where there is one player. */
function strikers({ damage }: Tile): string {
  const by = damage.flatMap((taken, seat) => (taken > 0 ? [`${letterOf(seat)}${taken}`] : []));
  return by.length === 0 || damage.length === 1 ? '' : ` [${by.join(' ')}]`;
}

/** An awake Old One with its place and its wounds. A sleeper is only ever known by its hex. */
function awake(tile: Tile, words: TableWords, { cards }: Reference): string {
  if (tile.tile === null) return `${tile.hex}`;
  const taken = words.damage(total(tile.damage), faceOf(tile.tile)?.capacity ?? 0);
  const facts = [`${taken}${strikers(tile)}`];
  const vp = faceOf(tile.tile)?.vp;
  if (vp !== undefined) facts.push(words.vp(vp));
  if (tile.stopped) facts.push(words.stopped);
  return `${tile.hex} ${cards.tile(tile.tile)} (${facts.join(', ')})`;
}

/** VP of tiles that are known. */
const worth = (tiles: readonly Tile[]): number =>
  tiles.reduce((sum, { tile }) => sum + (tile === null ? 0 : (faceOf(tile)?.vp ?? 0)), 0);

const byHex = (a: Tile, b: Tile): number => a.hex - b.hex;

export function oldOnesLines(view: View, words: TableWords, ref: Reference): string[] {
  const space = view.discs.find((disc) => disc.seat < 0)?.space;
  const up = view.tiles.filter((tile) => tile.faceUp).sort(byHex);
  const down = view.tiles.filter((tile) => !tile.faceUp).sort(byHex);
  const hidden = down.filter((tile) => tile.tile === null);
  const shown = down.filter((tile) => tile.tile !== null);
  const head = [
    `${acts(view, OLD_ONES) ? '>' : ' '} @ ${words.oldOnes}`,
    hidden.length > 0
      ? words.knownVp(view.oldOnesPoints)
      : words.vp(view.oldOnesPoints + view.asleepCounts * worth(shown)),
    ...(space === undefined ? [] : [words.space(space)]),
  ];
  const lines = [head.join(' · ')];
  if (up.length > 0)
    lines.push(
      `    ${words.label(words.awake)} ${up.map((tile) => awake(tile, words, ref)).join(', ')}`,
    );
  for (const level of [1, 2, 3]) {
    const hexes = hidden.filter((tile) => tile.back === level).map((tile) => tile.hex);
    if (hexes.length > 0) lines.push(`    ${words.label(words.asleep(level))} ${hexes.join(', ')}`);
  }
  if (shown.length > 0)
    lines.push(
      `    ${words.label(words.turnedUpAtEnd)} ${shown.map((tile) => `${tile.hex} ${tile.tile === null ? '' : ref.cards.tile(tile.tile)}`).join(', ')}`,
    );
  lines.push(
    `    ${[words.stacks(view.stacks), words.decks(view.deck, view.discard.length), words.revelations(view.revelations)].join(' · ')}`,
  );
  if (view.xTiles.length > 0)
    lines.push(`    ${words.label(words.waitingX)} ${view.xTiles.map(ref.cards.tile).join(', ')}`);
  return lines;
}

/** The combat under way: who, whom, and what the card on the table does to them. */
export function combatLines(
  view: View,
  content: AuztraliaContent,
  words: TableWords,
  ref: Reference,
  teller: Teller,
): string[] {
  const fight = view.combat;
  if (!fight) return [];
  const { names, cards, explain } = ref;
  const foes = view.tiles.filter((tile) => tile.faceUp && tile.hex === fight.hex);
  const hurt = (Object.keys(names.unit) as (keyof typeof names.unit)[]).flatMap((type) =>
    fight.damage[type] > 0 ? [`${names.unit[type].one} ${fight.damage[type]}`] : [],
  );
  const force = unitList(ref, fight.force).join(', ') || words.nothing;
  const state = [
    `${words.label(words.force)} ${force}${hurt.length > 0 ? ` (${words.hurt} ${hurt.join(', ')})` : ''}`,
    words.sanity(fight.sanity),
    ...(fight.toPlace > 0 ? [words.toPlace(fight.toPlace)] : []),
  ];
  const lines = [
    `${words.combat(fight.hex, teller.seat(fight.seat))} · ${words.kind[fight.kind]}`,
    `    ${state.join(' · ')}`,
    ...foes.map((tile) => `    ${awake(tile, words, ref)}`),
  ];
  if (fight.used.length > 0)
    lines.push(`    ${words.label(words.used)} ${cards.personalities(fight.used)}`);
  const card = content.oldOneCards.find((held) => held.id === view.card);
  if (card) {
    lines.push(`    ${words.card(card.id)}`);
    for (const type of new Set(foes.map((tile) => tile.tile && faceOf(tile.tile)?.type)))
      if (type && type !== 'empty')
        lines.push(`      ${names.oldOne[type].one}, ${explain.row(card.rows[type])}`);
  }
  return lines;
}
