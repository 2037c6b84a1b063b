import os from 'node:os';
import process from 'node:process';
import { show } from './profile.ts';
import type { Figure } from './run.ts';

const count = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const times = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`;

/** The table for the terminal. */
export function table(figures: readonly Figure[]): string {
  const head = ['line', 'unit', 'value', 'baseline', 'ratio', 'target'];
  const rows = figures.map(({ line, ours, baseline, ratio }) => [
    line.name,
    line.unit,
    count.format(ours.value),
    count.format(baseline.value),
    times(ratio),
    line.target === undefined ? '' : `${count.format(line.target)} ×`,
  ]);
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const align = (cell: string, i: number) =>
    i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  return [head, ...rows].map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}

/** That both sides of a line play the same game, with the figures that show it; once per rival. */
export function likenesses(figures: readonly Figure[]): string[] {
  const rivals = new Map<string, string>();
  for (const figure of figures) {
    const told = likeness(figure);
    const rival = figure.line.baseline;
    if (told && !rivals.has(rival)) rivals.set(rival, told);
  }
  return [...rivals.values()];
}

function likeness({ line, ours, baseline }: Figure): string | null {
  if (!ours.profile || !baseline.profile || ours.profile === baseline.profile) return null;
  const facts = Object.entries(ours.profile).map(([fact, mean]) => {
    const theirs = baseline.profile?.[fact];
    return `${fact} ${show(mean)} and ${theirs ? show(theirs) : 'unknown'}`;
  });
  return `${line.name}: both sides play the same game within the noise: ${facts.join('; ')}.`;
}

/** What else was seen where only our side says so. */
export function asides(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ line, ours, baseline }) => {
    if (!ours.profile || (baseline.profile && baseline.profile !== ours.profile)) return [];
    const facts = Object.entries(ours.profile).map(
      ([fact, { mean }]) => `${fact} ${count.format(mean)}`,
    );
    return [`${line.name}: ${facts.join('; ')}.`];
  });
}

/** What `--json` prints, and nothing else. */
export function json(figures: readonly Figure[]): string {
  const rows = figures.map(({ line, ours, baseline, ratio }) => ({
    name: line.name,
    value: ours.value,
    unit: line.unit,
    baseline: baseline.value,
    ratio,
  }));
  return JSON.stringify(rows, null, 2);
}

/** The machine on which it was measured. */
export function machine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${cpus[0]?.model.trim() ?? 'an unknown processor'}, ${cpus.length} cores, ${memory} GB; ${os.type()} ${os.machine()}; Node ${process.versions.node}`;
}

/** docs/benchmarks.md */
export function page(figures: readonly Figure[], date: string): string {
  const rows = figures.map(
    ({ line, ours, baseline, ratio }) =>
      `| \`${line.name}\` | ${line.about} | ${count.format(ours.value)} ${line.unit} | ${count.format(baseline.value)} ${line.unit} | **${times(ratio)}** |`,
  );
  return `# Benchmarks

Written by \`npm run bench -- --write\` on ${date}. Machine: ${machine()}.

| line | what is measured, against what | ours | baseline | ratio |
| --- | --- | ---: | ---: | ---: |
${rows.join('\n')}

${[...likenesses(figures), ...asides(figures)].join('\n\n')}

## How it is measured

Only the ratios mean something on another machine: both sides of a line are measured in the same run. Each side runs in processes of its own, so that what one teaches the compiler does not help or hurt the other; it warms up, then counts what it gets done in a second of its own CPU time (the machine may be busy with other things). Three rounds go through all sides in turn, and the median of each counts. A ratio above 1 is always better than the baseline.

The rival of the kernel is [boardgame.io](https://boardgame.io) 0.50.2, with Whiteout written for it in \`bench/boardgame-io/\` the way its documentation teaches: moves on an Immer draft, stages for the questions inside and outside of the turn, the random plugin, a turn order that skips whoever has arrived. It plays through its bare reducer in production mode, with undo switched off and without a store, subscribers or views, which is the quickest it can do. Both sides enumerate the legal choices at every decision and take one at random; the bench stops if the lengths and scores of their games differ by more than chance allows.

The rival of the server is boardgame.io's own server, as its documentation starts it, with the storage it comes with (in memory, nothing is kept) and with one on SQLite that syncs as fully as ours (\`bench/lines/server-host.ts\`). Moves can be taken back there, as they can at our tables; boardgame.io keeps whole positions for that and stores them with every move, and the line \`-no-undo\` shows what a move costs there with undo switched off. Two clients sit at every table over sockets of their own, and whoever is asked makes a move as soon as both have seen the last one (at full load), or once a second (paced). What counts is the CPU time of the server's process, all threads, per move that has reached both. The work is the same but for two things that ours does more: it works out every legal choice with the reason of every refusal and sends them along, where the clients of boardgame.io work out their own; and it has stored the move before anybody sees it.

At full load the time that a server has spent is asked for only when no move is under way. (A server that is half a second behind answers half a second late; until this was seen, moves were counted for it whose time was not: the slower the server, the more of them.) One move a second comes after the same time at full load, so that neither side is measured while its code is still being compiled; each table has its own time of the second.

The lines \`server/under-flood-…\` have the server on one core and everybody else on another: honest people at 100 tables, each at an address of their own, and an attacker at one address and at the lowest priority, who does all that the limits allow and more. Quiet and flood take turns within one run of the same server; of the two turns of each, moves are averaged and the worse p99 counts. They want a machine with two cores and nothing else on it: \`npm run bench -- --only server/under-flood\`, some 15 minutes; \`node scripts/run.mjs bench/flood/under-flood.ts stories 10\` runs one of them once. What each message costs the serving thread, which the prices in \`server/limits/costs.ts\` are taken from, is printed by \`node scripts/run.mjs bench/flood/prices.ts\`.

The lines \`cluster/…\` start a PostgreSQL of their own, with its disk synced at every commit, and one or two servers on it. The two clients of a table are at different servers where there are two, so every move crosses from one to the other: every server folds it, and what two servers spend on it together is about twice what one does. Servers, database and clients share the cores of one machine, so \`moves-2-nodes\` shows what sharing costs more than what a second machine brings. \`bench/lines/cluster-load.ts\` prints CPU per move of the servers and of PostgreSQL; \`bench/lines/cluster-notify.ts\` measures where LISTEN and NOTIFY end ([hosting.md](hosting.md#more-than-one-machine)).

\`npm run bench -- --json\` prints the figures as JSON and nothing else; \`--only PREFIX\` measures only the lines whose names begin so. A new line is a file in \`bench/lines/\`.

## What limits the server next

Where the processor's time of a move of Whiteout goes, at 1000 tables and full load (\`perf\`, all threads, some 62 µs): writing to two sockets 17 µs, of which 12 in the kernel; making JSON of two updates 8 µs, and 4 to look at the table through two eyes; reading from one socket 8 µs, of which 3 to check and pass on what it says; SQLite 6 µs; finding out whether the move is legal and folding it 5 µs; making the change and noting it 4 µs; collecting garbage 3 µs; the watchdog 1 µs; the rest is the event loop. No single part stands out any more. A server that does nothing but read a message, parse it and send as many bytes to two sockets needed 31 µs on the same machine. What is left for everything that makes it a game is as much again. Node 26 makes a move 8 % cheaper (its \`JSON.stringify\` is quicker), but does not start on systems without \`libatomic\`, and does as much for boardgame.io in memory. Tried, and of no use: folding a world in place instead of a copy (2 %), sending right after each move instead of after the turn, turns of 128, 512 or 1000 tables instead of 256, sorting the journal in larger lots, updates put together from templates, larger functions to be inlined, a mark-and-sweep collector for the young, collecting on one thread, large pages for code and heap, writing to the files of sockets without their streams, JSON written by hand into bytes (a quarter less in a loop of its own, 1 µs of 60). A young heap of 16 or 4 MB instead of 128 costs a fifth or a half more. One process folds everything on one thread; beyond that there are more nodes on one PostgreSQL.

At one move a second the watchdog comes first (67 of 350 µs at 1000 tables): Node makes a thread and an event loop for each.

Of a move of AuZtralia, a third is folding and looking, and an update is four times as long.
`;
}
