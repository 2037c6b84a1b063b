/** How fast bots of this browser move: at once, so that one can follow, or so that one can read. */
export const PACES = ['now', 'calm', 'slow'] as const;
export type BotPace = (typeof PACES)[number];

/** How long a move stands before the next bot moves, in ms. */
const REST_MS: Readonly<Record<BotPace, number>> = { now: 0, calm: 600, slow: 1600 };
/** Whatever moves, nobody waits longer for it. */
const MAX_WAIT_MS = 4000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What moves on the page and comes to an end: pieces that walk, cards that turn. */
function moving(): Promise<unknown>[] {
  return document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    .map(({ finished }) => finished.catch(() => {}));
}

/** After a move has been drawn: until its pieces have arrived, and one has had time to look. */
export async function lookedAt(pace: BotPace): Promise<void> {
  if (pace === 'now') return;
  // Drawn, and whatever the drawing set in motion has begun.
  await wait(50);
  await Promise.race([Promise.all(moving()), wait(MAX_WAIT_MS)]);
  await wait(REST_MS[pace]);
}
