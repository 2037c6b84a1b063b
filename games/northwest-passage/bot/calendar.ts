import type { Look } from '../rules/kit.ts';

/** Whether Ships reach Greenland in a season, if no card shifts the ice. */
export function soundIsOpen(g: Look, season: number): boolean {
  const { frozenRows, sunPath } = g.content.content.board;
  const disc = sunPath[season - 1];
  if (disc === undefined) return false;
  return g.content.gates.greenland.some(
    ({ cell }) => (g.content.row[cell] ?? 0) >= frozenRows[disc],
  );
}

/** The last season of the summer that lasts, or of the next one. */
export function lastOfSummer(g: Look, season: number): number {
  let at = firstOfSummer(g, season);
  while (soundIsOpen(g, at + 1)) at++;
  return at;
}

/** This season if the sound is open, or the next one in which it is. */
export function firstOfSummer(g: Look, season: number): number {
  let at = season;
  while (at < g.content.content.board.sunPath.length && !soundIsOpen(g, at)) at++;
  return at;
}
