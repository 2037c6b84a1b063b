/** How fast bots of this browser move: at once, so that one can follow, or so that one can read. */
export const PACES = ['now', 'calm', 'slow'] as const;
export type BotPace = (typeof PACES)[number];

/** How long a move stands before the next bot moves, in ms. */
const REST_MS: Readonly<Record<BotPace, number>> = { now: 0, calm: 600, slow: 1600 };
/** Whatever moves, nobody waits longer for it. */
const MAX_WAIT_MS = 4000;
/** How long one bot is watched between two decisions of a person; the rest of its turn is quick. */
const BOT_TURN_MS: Readonly<Record<BotPace, number>> = {
  now: 0,
  calm: 2500,
  slow: Number.POSITIVE_INFINITY,
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What moves on the page and comes to an end: pieces that walk, cards that turn. */
function moving(): Promise<unknown>[] {
  return document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    .map(({ finished }) => finished.catch(() => {}));
}

/** After a move has been drawn: until its pieces have arrived, and one has had time to look. */
export async function lookedAt(pace: BotPace, most = Number.POSITIVE_INFINITY): Promise<void> {
  if (pace === 'now' || most <= 0) return;
  const look = async (): Promise<void> => {
    // Drawn, and whatever the drawing set in motion has begun.
    await wait(50);
    await Promise.race([Promise.all(moving()), wait(MAX_WAIT_MS)]);
    await wait(REST_MS[pace]);
  };
  await (Number.isFinite(most) ? Promise.race([look(), wait(most)]) : look());
}

/** How long each bot has been watched since a person last decided. */
export class BotTurns {
  #watched = new Map<number, number>();

  /** How long a bot may still be watched. */
  left(seat: number, pace: BotPace): number {
    return Math.max(0, BOT_TURN_MS[pace] - (this.#watched.get(seat) ?? 0));
  }

  watched(seat: number, ms: number): void {
    this.#watched.set(seat, (this.#watched.get(seat) ?? 0) + ms);
  }

  /** A person is asked: everything begins anew. */
  begin(): void {
    this.#watched.clear();
  }
}
