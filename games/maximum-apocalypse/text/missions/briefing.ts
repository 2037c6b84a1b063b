import type { BossPlan, Cause, Goal, Mission, MissionStep, WorkPlan } from '../../content/types.ts';

/** A mission told before it begins, in whole sentences. */
export interface Briefing {
  /** How the table differs from any other. */
  readonly setup: readonly string[];
  /** What happens on the way, and what one can do. */
  readonly events: readonly string[];
  /** All that must be true to win. */
  readonly goals: readonly string[];
  /** What it teaches. */
  readonly lesson: string;
}

/** The words of one language. */
export interface BriefingWords {
  start(mission: Mission): string;
  far(mission: Mission, tile: string, steps: number): string;
  /** The tile that never blocks the only way to the second one. */
  gate(tile: string, second: string): string;
  markers(mission: Mission): string | null;
  boss(mission: Mission, plan: BossPlan, which: number): string | null;
  scientist(where: Mission['scientist']): string | null;
  sharedFuel(n: number): string;
  readonly quietStart: string;
  readonly fallout: string;
  readonly vanClosed: string;
  readonly mixed: string;
  readonly insanity: string;
  work(mission: Mission, plan: WorkPlan): string;
  /** "The first survivor who enters the Castle", and what happens to that survivor. */
  event(mission: Mission, on: Cause, steps: readonly MissionStep[]): string;
  goal(mission: Mission, goal: Goal): string;
}

const some = (sentence: string | null): readonly string[] => (sentence === null ? [] : [sentence]);

/** Puts a briefing together from what is special about the mission. */
export function briefingOf(mission: Mission, words: BriefingWords, lesson: string): Briefing {
  return {
    setup: [
      words.start(mission),
      ...mission.far.map(({ tile, steps }) => words.far(mission, tile, steps)),
      ...(mission.gate === null || mission.second === null
        ? []
        : [words.gate(mission.gate, mission.second)]),
      ...some(words.markers(mission)),
      ...mission.bosses.flatMap((plan, which) => some(words.boss(mission, plan, which))),
      ...some(words.scientist(mission.scientist)),
      ...(mission.sharedFuel > 0 ? [words.sharedFuel(mission.sharedFuel)] : []),
      ...(mission.quietStart ? [words.quietStart] : []),
      ...(mission.monsters.length > 1 ? [words.mixed] : []),
      ...(mission.insanity || mission.monsters.includes('C') ? [words.insanity] : []),
    ],
    events: [
      ...mission.works.map((plan) => words.work(mission, plan)),
      ...mission.events.map(({ on, steps }) => words.event(mission, on, steps)),
      ...(mission.fallout ? [words.fallout] : []),
      ...(mission.vanClosed ? [words.vanClosed] : []),
    ],
    goals: mission.win.map((goal) => words.goal(mission, goal)),
    lesson,
  };
}
