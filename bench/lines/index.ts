import type { Bench, Line, Variant } from '../line.ts';
import { auztraliaLines, revengeLines } from './auztralia.ts';
import { botLines } from './bots.ts';
import { clone } from './clone.ts';
import { cluster } from './cluster.ts';
import { decisions } from './decisions.ts';
import { folds } from './fold.ts';
import { maximumLines } from './maximum.ts';
import { northwest } from './northwest.ts';
import { serverFloods } from './server-floods.ts';
import { serverMoves } from './server-moves.ts';
import { web } from './web.ts';

/**
 * All figures, in the order of the table. To add one, write a file in this folder that exports
 * its lines and their variants, and list it here; its package is the first part of its name
 * (`auztralia/random-games`, `server/moves`, `web/first-paint`).
 */
const benches: readonly Bench[] = [
  decisions,
  clone,
  folds,
  serverMoves,
  serverFloods,
  cluster,
  northwest,
  web,
  auztraliaLines,
  revengeLines,
  maximumLines,
  botLines,
];

export const lines: readonly Line[] = benches.flatMap((bench) => bench.lines);
export const variants: Readonly<Record<string, Variant>> = Object.assign(
  {},
  ...benches.map((bench) => bench.variants),
);
