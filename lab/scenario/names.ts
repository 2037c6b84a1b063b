import type { AnyGame } from '@incognita/kernel';
import { rulesTold } from '../rules/told.ts';
import { listed } from '../trouble.ts';
import { shapesOf } from '../words/from-types.ts';
import { firstOf, wrongPath, wrongPattern } from '../words/pattern.ts';
import type { GameShapes, Shape, Shelf } from '../words/shape.ts';
import type { AskedPattern, Expectations, Pattern, Scenario, Step } from './format.ts';
import { isRecord, shown } from './match.ts';

/** Under which field the key of a word stands. */
const KEY = {
  choices: 'do',
  prompts: 'ask',
  events: 'tell',
  reasons: 'why',
  scores: 'line',
} as const;

/**
 * The first name in a scenario that its game does not have: of a choice, event, prompt, reason,
 * step, rule, field or test. A name that does not exist matches nothing, so that whatever says "this
 * is not so" would be green.
 */
export function wrongName(scenario: Scenario, game: AnyGame): string | null {
  return new Names(game).scenario(scenario);
}

class Names {
  readonly #shapes: GameShapes;
  readonly #rules: ReadonlySet<string>;
  readonly #steps: readonly string[];

  constructor(game: AnyGame) {
    this.#shapes = shapesOf(game.id);
    this.#rules = rulesTold(game.id);
    this.#steps = [...game.rules.steps.values()].flatMap((step) =>
      step.kind === 'decision' ? [step.name] : [],
    );
  }

  scenario({ rules, content, play }: Scenario): string | null {
    return (
      this.#content(content ?? {}) ??
      firstOf([...(rules ?? []).entries()], ([i, rule]) => this.#proven(rule, `rules.${i}`)) ??
      firstOf([...play.entries()], ([i, step]) => this.#step(step, `play.${i}`))
    );
  }

  /** What a game calls by other words, it reads by itself. */
  #content(content: Pattern): string | null {
    const { content: shape } = this.#shapes;
    const fields = shape.kind === 'record' ? shape.fields : {};
    return firstOf(Object.entries(content), ([name, written]) => {
      const field = fields[name];
      return field ? wrongPattern(written, field.shape, `content.${name}`) : null;
    });
  }

  #step(step: Step, at: string): string | null {
    if ('choose' in step) return this.#keyed('choices', step.choose, `${at}.choose`);
    if ('refuse' in step)
      return (
        this.#keyed('choices', step.refuse, `${at}.refuse`) ??
        this.#rule(step.rule, `${at}.rule`) ??
        this.#reason(step.why, step.facts, at)
      );
    if ('auto' in step)
      return step.until === undefined || step.until === 'over'
        ? null
        : this.#asked(step.until, `${at}.until`);
    return 'expect' in step ? this.#expected(step.expect, `${at}.expect`) : null;
  }

  #expected(wanted: Expectations, at: string): string | null {
    const { state, view, asked, choices, refusals, events, noEvents, told, result } = wanted;
    const patterns = (shelf: Shelf, list: readonly Pattern[] | undefined, name: string) =>
      firstOf([...(list ?? []).entries()], ([i, pattern]) =>
        this.#keyed(shelf, pattern, `${at}.${name}.${i}`),
      );
    return (
      this.#paths(state, this.#shapes.state, `${at}.state`) ??
      firstOf(view === undefined ? [] : [view].flat(), ({ seat: _seat, ...paths }) =>
        this.#paths(paths, this.#shapes.view, `${at}.view`),
      ) ??
      (asked ? this.#asked(asked, `${at}.asked`) : null) ??
      patterns('choices', choices?.include, 'choices.include') ??
      patterns('choices', choices?.exclude, 'choices.exclude') ??
      firstOf([...(refusals ?? []).entries()], ([i, { choice, rule, why, facts }]) => {
        const here = `${at}.refusals.${i}`;
        return (
          this.#keyed('choices', choice, `${here}.choice`) ??
          this.#rule(rule, `${here}.rule`) ??
          this.#reason(why, facts, here)
        );
      }) ??
      patterns('events', events, 'events') ??
      patterns('events', noEvents, 'noEvents') ??
      patterns('events', told?.events, 'told.events') ??
      this.#paths(result, this.#result(), `${at}.result`)
    );
  }

  /** A record whose key says which word it is: `{ "do": "mine", "hex": 14 }`. */
  #keyed(shelf: Shelf, pattern: Pattern, at: string): string | null {
    const key = KEY[shelf];
    const name = pattern[key];
    const words = this.#shapes[shelf];
    if (typeof name === 'string' && !Object.hasOwn(words, name))
      return `${at}.${key} is "${name}", which does not exist; closest: ${listed(closest(name, Object.keys(words)), 'or')}`;
    const rule = this.#rule(pattern.rule, `${at}.rule`);
    if (rule !== null) return rule;
    const { $not, ...plain } = pattern;
    if ($not !== undefined && isRecord($not)) {
      const inside = this.#keyed(shelf, $not as Pattern, `${at}.$not`);
      if (inside !== null) return inside;
    }
    const fitting = typeof name === 'string' ? [name] : Object.keys(words);
    const shapes = fitting.map((word) => withKey(words[word], key, word));
    return wrongPattern(plain, { kind: 'either', of: shapes }, at) === null
      ? null
      : this.#worst(plain, shapes, at, typeof name === 'string' ? name : null);
  }

  /** What is wrong with a pattern, told by the words that it could stand for. */
  #worst(
    pattern: Pattern,
    shapes: readonly Shape[],
    at: string,
    name: string | null,
  ): string | null {
    const [only] = shapes;
    if (name !== null && only) return wrongPattern(pattern, only, at);
    const stray = Object.keys(pattern).find((field) =>
      shapes.every((shape) => shape.kind !== 'record' || !Object.hasOwn(shape.fields, field)),
    );
    return stray !== undefined && !stray.startsWith('$')
      ? `${at} has the field "${stray}", which nothing here has`
      : `${at} is ${shown(pattern)}, which nothing here can be; say which it is`;
  }

  #asked({ step, prompt, rule }: AskedPattern, at: string): string | null {
    if (step !== undefined && !this.#steps.includes(step))
      return `${at}.step is "${step}", which does not ask; closest: ${listed(closest(step, this.#steps), 'or')}`;
    const asked = typeof prompt === 'string' ? { ask: prompt } : prompt;
    return (
      (asked ? this.#keyed('prompts', asked, `${at}.prompt`) : null) ??
      this.#rule(rule, `${at}.rule`)
    );
  }

  #reason(why: string | undefined, facts: Pattern | undefined, at: string): string | null {
    if (why === undefined && facts === undefined) return null;
    return this.#keyed('reasons', { ...(why === undefined ? {} : { why }), ...facts }, at);
  }

  #rule(rule: unknown, at: string): string | null {
    if (typeof rule !== 'string' || this.#rules.has(rule)) return null;
    return `${at} is "${rule}", which the rulebook does not have; closest: ${listed(closest(rule, [...this.#rules]), 'or')}`;
  }

  /** Worked examples and constraints of the content have numbers that no rulebook tells. */
  #proven(rule: string, at: string): string | null {
    const [game = ''] = rule.split('-');
    const ownBook = [...this.#rules].some((told) => told.startsWith(`${game}-`));
    return ownBook && /^[A-Z]+-(EX|CONTENT|HIDE|INFO)-/.test(rule) ? null : this.#rule(rule, at);
  }

  #paths(paths: object | undefined, shape: Shape, at: string): string | null {
    return firstOf(Object.entries(paths ?? {}), ([path, wanted]) =>
      wrongPath(path, wanted, shape, at),
    );
  }

  /** `Result` of the kernel, with the lines of this game, and the winners. */
  #result(): Shape {
    const { scores } = this.#shapes;
    const lines = Object.keys(scores).map((line) => withKey(scores[line], 'line', line));
    const field = (shape: Shape) => ({ shape, about: '' });
    const text = field({ kind: 'text' });
    const number = field({ kind: 'number' });
    const withPoints = lines.map(
      (line): Shape =>
        line.kind === 'record' ? { ...line, fields: { ...line.fields, points: number } } : line,
    );
    const side: Shape = {
      kind: 'record',
      fields: {
        side: text,
        seat: number,
        total: number,
        place: number,
        won: field({ kind: 'yesNo' }),
        lines: field({ kind: 'list', of: { kind: 'either', of: withPoints } }),
      },
    };
    return {
      kind: 'record',
      fields: {
        rule: text,
        sides: field({ kind: 'list', of: side }),
        winners: field({ kind: 'list', of: text.shape }),
      },
    };
  }
}

/** The record of a word: its key, the rule that comes with what the rules say, its parameters. */
function withKey(shape: Shape | undefined, key: string, word: string): Shape {
  const fields = shape?.kind === 'record' ? shape.fields : {};
  const bare = key === KEY.choices || key === KEY.prompts;
  return {
    kind: 'record',
    fields: {
      [key]: { shape: { kind: 'words', words: [word] }, about: '' },
      ...(bare ? {} : { rule: { shape: { kind: 'text' }, about: '' } }),
      ...fields,
    },
  };
}

const CLOSEST = 5;

/** Names that share most pairs of letters with one that does not exist. */
function closest(wanted: string, names: readonly string[]): string[] {
  const pairs = (name: string): string[] =>
    [...name.toLowerCase()].flatMap((letter, i, all) => (i > 0 ? [`${all[i - 1]}${letter}`] : []));
  const asked = pairs(wanted);
  const shared = (name: string): number => {
    const held = pairs(name);
    return held.filter((pair) => asked.includes(pair)).length / Math.max(held.length, asked.length);
  };
  return [...names].sort((a, b) => shared(b) - shared(a)).slice(0, CLOSEST);
}
