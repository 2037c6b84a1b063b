// npm run bench [-- --json] [--write] [--only PREFIX]
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { lines } from './lines/index.ts';
import { readOptions, Trouble } from './options.ts';
import { asides, json, likenesses, machine, page, table } from './report.ts';
import { measure, unlike } from './run.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), lines);
  const quiet = options.json;
  const figures = await measure(options.lines, (variant, run) => {
    if (!quiet) console.error(`round ${run}: ${variant}`);
  });
  for (const figure of figures) {
    const why = unlike(figure);
    if (why) throw new Trouble(why);
  }
  if (options.write) {
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(new URL('../docs/benchmarks.md', import.meta.url), page(figures, date));
  }
  if (quiet) {
    console.log(json(figures));
    return;
  }
  console.log(`${machine()}\n\n${table(figures)}\n`);
  for (const told of [...likenesses(figures), ...asides(figures)]) console.log(told);
  console.log(`\n${json(figures)}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
