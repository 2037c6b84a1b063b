// variant.ts NAME [--profile]: measures one variant, profiles its games if asked to, and prints it
// as JSON. Every measurement is a process of its own, so that what one taught the compiler does
// not slow down or speed up another.
import process from 'node:process';
import type { Measured } from './line.ts';
import { variants } from './lines/index.ts';

const name = process.argv[2] ?? '';
const variant = variants[name];
if (!variant) {
  console.error(`There is no variant "${name}"; there are ${Object.keys(variants).join(', ')}.`);
  process.exit(1);
}
const done = variant.measure();
const measured: Measured =
  typeof done === 'number' ? { value: done } : { value: Number.NaN, figures: done };
const profile = process.argv[3] === '--profile' ? variant.profile?.() : undefined;
console.log(JSON.stringify(profile ? { ...measured, profile } : measured));
