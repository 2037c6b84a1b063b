const HOUR = 3600_000;
const DAY = 24 * HOUR;
const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');

interface Units {
  readonly days: (n: number) => string;
  readonly hours: (n: number) => string;
}

/** Days and hours while there are some, then minutes and seconds. */
export function timeText(ms: number, words: Units): string {
  // A clock shows the second that runs, so that it is 0:00 only when it is over.
  const left = Math.ceil(Math.max(0, ms) / 1000) * 1000;
  if (left >= DAY)
    return `${words.days(Math.floor(left / DAY))} ${words.hours(Math.floor((left % DAY) / HOUR))}`;
  const seconds = two((left / 1000) % 60);
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two((left / 60_000) % 60)}:${seconds}`;
  return `${Math.floor(left / 60_000)}:${seconds}`;
}
