import { sentence } from '../trouble.ts';
import type { Spread, Tally, Wins } from './tally.ts';

const VIOLATIONS_SHOWN = 3;

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

function number(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(1);
}

function spread(held: Spread | null, unit = ''): string {
  if (!held) return 'none';
  const { min, quarter, median, threeQuarters, max, mean } = held;
  const quartiles = [quarter, median, threeQuarters].map(number).join(' / ');
  return `${number(min)} to ${number(max)}${unit}, quartiles ${quartiles}, mean ${mean.toFixed(2)}`;
}

const rates = (held: readonly (Wins & { readonly name: string })[]): string =>
  held
    .map(({ name, rate, points }) => `${name} ${percent(rate)} (${points.toFixed(1)} points)`)
    .join(', ');

/** One way to sit down, in a few lines; `usual` is the config that nobody has to ask for. */
export function tell(tally: Tally, usual: Tally['config'] | null = null): string {
  const { seats, ...options } = tally.config;
  const told = Object.entries(options)
    .filter(([key, value]) => usual?.[key] !== value)
    .map(([key, value]) => `${key} ${value}`);
  const mode = tally.mode === null ? '' : `${tally.mode} · `;
  const lines = [
    `${mode}${seats} seat${seats === 1 ? '' : 's'} · ${tally.games} game${tally.games === 1 ? '' : 's'}${told.length > 0 ? ` (${told.join(', ')})` : ''}`,
  ];
  if (tally.together)
    lines.push(
      line('won', `${tally.won} of ${tally.games} together (${percent(tally.won / tally.games)})`),
    );
  else
    lines.push(
      line('seats won', rates(tally.seats.map((held) => ({ ...held, name: `seat ${held.seat}` })))),
      line('bots won', rates(tally.bots.map((held) => ({ ...held, name: held.bot })))),
    );
  if (tally.bots.length > 1 && !tally.together)
    lines.push(line('bots ahead', tally.bots.map((held) => ahead(held, tally.games)).join(', ')));
  if (tally.sides.length > 0)
    lines.push(line('sides won', rates(tally.sides.map((held) => ({ ...held, name: held.side })))));
  if (!tally.together) lines.push(line('scores', spread(tally.scores)));
  for (const [side, scores] of Object.entries(tally.sideScores))
    lines.push(line(side, spread(scores)));
  const ends = Object.entries(tally.ends).map(
    ([end, count]) => `${end} ${percent(count / tally.games)}`,
  );
  lines.push(
    line('ended by', ends.join(', ')),
    line('decisions', spread(tally.decisions)),
    line('time', spread(tally.milliseconds, ' ms')),
    line('slowest', tally.slowest.map(slow).join(', ')),
  );
  return [...lines, ...facts(tally), ...violations(tally)].join('\n');
}

const line = (head: string, rest: string): string =>
  `  ${head.padEnd(11)}${rest === '' ? 'none' : rest}`;

const slow = (held: Tally['slowest'][number]): string =>
  `${held.step} ${held.milliseconds.toFixed(1)} ms (${held.bot}, rules ${held.rules.toFixed(1)} ms)`;

const ahead = (held: Tally['bots'][number], games: number): string =>
  `${held.bot} ${percent(held.ahead / games)}`;

/** One line for each value of a fact, best first. */
function facts({ facts: all }: Tally): string[] {
  return [...new Set(all.map(({ fact }) => fact))].flatMap((fact) => [
    `  ${fact}: times, points against the average, won`,
    ...all
      .filter((held) => held.fact === fact)
      .map(({ value, times, points, won }) => {
        const more = `${points < 0 ? '' : '+'}${points.toFixed(1)}`;
        return `    ${value.padEnd(16)}${String(times).padStart(6)}${more.padStart(8)}${percent(won).padStart(9)}`;
      }),
  ]);
}

function violations({ violations: all }: Tally): string[] {
  if (all.length === 0) return [];
  const shown = all
    .slice(0, VIOLATIONS_SHOWN)
    .flatMap((held) => [
      `    after ${held.decisions} decisions: ${sentence(held.what)}`,
      `    again: ${held.again}`,
    ]);
  const more = all.length - VIOLATIONS_SHOWN;
  return [`  VIOLATIONS ${all.length}`, ...shown, ...(more > 0 ? [`    and ${more} more`] : [])];
}
