// variant.ts NAME [--profile]: measures one variant, profiles its games if asked to, and prints it
// as JSON; or all variants of a contest, by their names. Every measurement is a process of its own,
// so that what one taught the compiler does not slow down or speed up another.
import process from 'node:process';
import type { Measured, Variant } from './line.ts';
import { contests, variants } from './lines/index.ts';

function measured(variant: Variant): Measured {
  const value = variant.measure();
  const profile = process.argv[3] === '--profile' ? variant.profile?.() : undefined;
  return profile ? { value, profile } : { value };
}

const name = process.argv[2] ?? '';
const contest = contests[name];
const variant = variants[name];
if (contest) console.log(JSON.stringify(contest.measure()));
else if (variant) console.log(JSON.stringify(measured(variant)));
else {
  const all = Object.keys({ ...variants, ...contests });
  console.error(`There is no variant "${name}"; there are ${all.join(', ')}.`);
  process.exit(1);
}
