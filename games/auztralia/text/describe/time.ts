import type { Teller } from '@incognita/kernel';
import type { TimeTrack } from '../../content/types.ts';
import type { View } from '../../view.ts';
import { acts, letterOf, type TableWords } from './words.ts';

const INDENT = '  ';

/** Who is where, then the track itself with the discs standing on it. */
export function timeLines(
  view: View,
  track: TimeTrack,
  words: TableWords,
  teller: Teller,
): string[] {
  const nameOf = (seat: number): string => (seat < 0 ? words.oldOnes : teller.seat(seat));
  const order = view.discs
    .map((disc, height) => ({ ...disc, height }))
    .sort((a, b) => a.space - b.space || b.height - a.height);
  const where = order.map(
    ({ seat, space }) => `${acts(view, seat) ? '> ' : ''}${nameOf(seat)} ${words.on(space)}`,
  );
  const purple = view.discs.find((disc) => disc.seat < 0)?.space ?? 0;
  const next = track.illuminated.find((space) => space > purple);
  const coming =
    next === undefined || view.nextRevelation === 0
      ? ''
      : ` · ${words.nextRevelation(next, view.nextRevelation)}`;
  return [
    `${words.label(words.time)} ${where.join(', ')}${coming}`,
    ...discRows(view, track),
    INDENT + spaces(track),
    `${INDENT}${scale(track)}   ${words.timeLegend}`,
  ];
}

/** Discs stand on each other, the latest arrival on top. */
function discRows(view: View, track: TimeTrack): string[] {
  const stacks = new Map<number, string>();
  for (const { seat, space } of view.discs) {
    const at = Math.min(space, track.lastSpace);
    stacks.set(at, (stacks.get(at) ?? '') + (seat < 0 ? '@' : letterOf(seat)));
  }
  const highest = Math.max(0, ...[...stacks.values()].map((stack) => stack.length));
  return Array.from({ length: highest }, (_, i) => {
    let row = INDENT;
    for (let space = track.firstSpace; space <= track.lastSpace; space++)
      row += stacks.get(space)?.charAt(highest - 1 - i) || ' ';
    return row.trimEnd();
  });
}

function spaces(track: TimeTrack): string {
  let line = '';
  for (let space = track.firstSpace; space <= track.lastSpace; space++)
    line += space >= track.end ? '=' : track.illuminated.includes(space) ? '*' : '.';
  return line;
}

/** Numbers under every tenth space. */
function scale(track: TimeTrack): string {
  let line = '';
  for (let space = track.firstSpace; space <= track.lastSpace; space += 10)
    line = `${line.padEnd(space - track.firstSpace)}${space}`;
  return line;
}
