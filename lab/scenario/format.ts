import type { Json } from '@incognita/kernel';

/** Part of a record: every field that is written must match. */
export type Pattern = Readonly<Record<string, Json>>;
export type Paths = Readonly<Record<string, Json>>;
export type EyeName = number | 'spectator';

/** A scenario file, as lab/scenario.schema.json describes it. */
export interface Scenario {
  readonly scenario: 1;
  readonly title: string;
  readonly rules?: readonly string[];
  readonly game: string;
  readonly config?: Readonly<Record<string, string | number | boolean>>;
  readonly seed?: string;
  readonly loose?: boolean;
  readonly content?: Pattern;
  readonly arrange?: Pattern;
  readonly draws?: readonly number[];
  readonly play: readonly Step[];
}

/** What the cases of a file may say anew; all else they have from the file. */
export type Case = Pick<Scenario, 'title' | 'play'> &
  Partial<Pick<Scenario, 'rules' | 'config' | 'seed' | 'loose' | 'content' | 'arrange' | 'draws'>>;

/** A file with one situation, or with several that have much in common. */
export type ScenarioFile =
  | Scenario
  | (Omit<Scenario, 'play'> & { readonly cases: readonly Case[] });

export type Step = ChooseStep | RefuseStep | ExpectStep | AutoStep | DrawsStep;

export interface ChooseStep {
  readonly choose: Pattern;
  readonly seat?: number;
}

export interface RefuseStep {
  readonly refuse: Pattern;
  readonly rule: string | null;
  readonly why?: string;
  readonly facts?: Pattern;
  readonly seat?: number;
}

export interface AutoStep {
  readonly auto: 'first' | 'random' | number;
  readonly times?: number;
  readonly until?: 'over' | AskedPattern;
}

export interface DrawsStep {
  readonly draws: readonly number[];
}

export interface ExpectStep {
  readonly expect: Expectations;
}

export interface AskedPattern {
  readonly seat?: number;
  readonly step?: string;
  readonly prompt?: string | Pattern;
  readonly rule?: string;
}

export type ViewPattern = Paths & { readonly seat: EyeName };

export interface RefusalPattern {
  readonly choice: Pattern;
  readonly rule?: string;
  readonly why?: string;
  readonly facts?: Pattern;
}

export interface Expectations {
  /** Events are those from this step on; 0 is the arrangement. */
  readonly since?: number;
  readonly state?: Paths;
  readonly view?: ViewPattern | readonly ViewPattern[];
  readonly asked?: AskedPattern | null;
  readonly choices?: {
    readonly include?: readonly Pattern[];
    readonly exclude?: readonly Pattern[];
    readonly count?: number;
  };
  readonly refusals?: readonly RefusalPattern[];
  readonly events?: readonly Pattern[];
  readonly noEvents?: readonly Pattern[];
  readonly told?: { readonly seat: EyeName; readonly events: readonly Pattern[] };
  readonly over?: boolean;
  readonly result?: Paths & { readonly winners?: readonly string[] };
}

/** The kinds of steps, each known by the field it is named after. */
export const STEP_KINDS = ['choose', 'refuse', 'expect', 'auto', 'draws'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const kindOf = (step: object): StepKind | null => {
  const kinds = STEP_KINDS.filter((kind) => kind in step);
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
};
