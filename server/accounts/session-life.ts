/** How long sessions last. */
export interface SessionLife {
  /** Without use for so long, a session ends. */
  readonly idleMs: number;
  /** How exactly it is known when a session was last used: not every request shall write. */
  readonly noteEveryMs: number;
}

const DAY_MS = 24 * 60 * 60_000;
const NOTES_PER_LIFE = 24;

export function sessionLife(days: number): SessionLife {
  const idleMs = days * DAY_MS;
  return { idleMs, noteEveryMs: Math.min(DAY_MS, idleMs / NOTES_PER_LIFE) };
}
