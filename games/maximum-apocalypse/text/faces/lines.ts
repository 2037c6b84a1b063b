import type { Clause, Effect, Face } from '../../content/effects.ts';
import { parseFace } from '../../content/parse.ts';
import { capital } from '../typography.ts';
import type { FaceLanguage, FaceLine, Phrase, Scene } from './phrases.ts';

/** Writes the faces of one language, clause by clause in their order. */
export class FaceWriter {
  readonly #words: FaceLanguage;

  constructor(words: FaceLanguage) {
    this.#words = words;
  }

  lines(fx: string, face: Omit<Scene, 'on' | 'before' | 'instead'>): readonly FaceLine[] {
    const scene: Scene = { ...face, on: null, before: null, instead: null };
    if (fx === '') {
      const plain = this.#words.plain(face.kind, face.range);
      return plain === null ? [] : [{ label: null, text: plain }];
    }
    return fx.split(' // ').flatMap((clause) => this.#part(parseFace(clause, 'face'), scene));
  }

  /** The options of the first choice on a face, each as something to do: `Discard 1 gear card`. */
  options(fx: string, face: Omit<Scene, 'on' | 'before' | 'instead'>): readonly string[] {
    for (const { on, steps } of parseFace(fx, 'face').clauses)
      for (const step of steps)
        if (step.op === 'choose') {
          const scene: Scene = { ...face, on, before: null, instead: null };
          return step.options.map((option) => capital(this.#toDo(option, scene)));
        }
    return [];
  }

  #toDo(steps: readonly Effect[], scene: Scene): string {
    return steps
      .map((step) => this.#phrase(step, scene))
      .map(({ text, toDo }) => toDo ?? text)
      .join(this.#words.afterwards);
  }

  /** The lines of a face with one clause, which is of one of many kinds. */
  #part(face: Face, scene: Scene): readonly FaceLine[] {
    const { flags } = this.#words;
    const lines: FaceLine[] = [];
    if (face.drain) lines.push(flags.drain);
    if (face.docile) lines.push(flags.docile);
    if (face.stampede) lines.push(flags.stampede);
    if (face.item) lines.push(flags.item);
    if (face.vanTile) lines.push(flags.vanTile);
    if (face.counter !== null) lines.push(this.#words.counter(face.counter));
    for (const { on, words } of face.passives) {
      const said = words.map((word) => this.#words.passive(word, on, scene));
      lines.push(line(this.#words.passiveLabel(words), said));
    }
    for (const clause of face.clauses) {
      const at: Scene = { ...scene, on: clause.on };
      lines.push(line(this.#words.label(clause, at), this.#said(clause, at)));
    }
    return lines;
  }

  /** What a clause waits for and does, as sentences without capitals and full stops. */
  #said(clause: Clause, scene: Scene): readonly string[] {
    const [first = '', ...more] = this.#sentences(clause.steps, scene, clause.on === 'may');
    const conditions = this.#conditions(clause, scene);
    const lead = clause.event === null ? [] : [this.#words.lead(clause)];
    // How often comes before when, when before whether.
    const often = clause.conditions.some(({ is }) => is === 'oddTurn');
    const begin = often ? [...conditions, ...lead] : [...lead, ...conditions];
    return [[...begin, first].join(', '), ...more];
  }

  /** A condition that a cost of the same clause implies is not said twice. */
  #conditions(clause: Clause, scene: Scene): readonly string[] {
    const paid = clause.steps.flatMap((step) => (step.op === 'spend' ? [step.gear] : []));
    return clause.conditions
      .filter((condition) => condition.is !== 'charge' || !paid.includes(condition.gear))
      .map((condition) => this.#words.condition(condition, scene));
  }

  /** Steps as sentences: phrases that go together are joined, the others stand alone. */
  #sentences(steps: readonly Effect[], scene: Scene, optional: boolean): readonly string[] {
    const groups: Phrase[][] = [];
    for (const [i, step] of steps.entries()) {
      const phrase = this.#phrase(step, { ...scene, before: steps[i - 1] ?? scene.before });
      const last = groups.at(-1);
      if (last !== undefined && goTogether(last.at(-1), phrase)) last.push(phrase);
      else groups.push([phrase]);
    }
    return groups.map((group, i) =>
      i === 0
        ? this.#joined(group, optional)
        : `${goesOn(groups[i - 1], group) ? this.#words.goesOn : ''}${this.#joined(group, false)}`,
    );
  }

  /** `a, then b`, `a to b`, or `you may a`. */
  #joined(phrases: readonly Phrase[], optional: boolean): string {
    const { afterwards, to, youMay } = this.#words;
    const [first, ...more] = phrases;
    if (first === undefined) return '';
    const begin = optional && first.toDo !== null ? youMay(first.toDo) : first.text;
    const buys = first.role === 'cost' && more[0]?.toDo;
    const rest = more.map(({ text, toDo }) => (buys ? (toDo ?? text) : text));
    const [next = '', ...later] = rest;
    const end = [buys ? next : `${afterwards}${next}`, ...later].join(afterwards);
    return rest.length === 0 ? begin : `${begin}${buys ? to : ''}${end}`;
  }

  /** What holds other steps as they are is put together here; all else is the language's. */
  #phrase(step: Effect, scene: Scene): Phrase {
    switch (step.op) {
      case 'opt':
        return {
          text: this.#sentences(step.steps, scene, true).join('. '),
          toDo: null,
          role: 'offer',
        };
      case 'until': {
        const said = [this.#words.until(step.until), ...this.#said(step.clause, scene)];
        return { text: said.join(', '), toDo: null, role: 'sentence' };
      }
      case 'repeat': {
        const phrases = step.steps.map((held) => this.#phrase(held, scene));
        const join = (words: readonly string[]): string =>
          `${words.join(this.#words.afterwards)}${this.#words.times(step.n)}`;
        return {
          text: join(phrases.map(({ text }) => text)),
          toDo: join(phrases.map(({ text, toDo }) => toDo ?? text)),
          role: 'step',
        };
      }
      default:
        return this.#words.step(step, scene, (steps, instead = null) =>
          this.#sentences(steps, { ...scene, instead }, false).join('. '),
        );
    }
  }
}

/** "Then …", unless it is an offer, or comes after something that is still to happen. */
const goesOn = (before: readonly Phrase[] | undefined, group: readonly Phrase[]): boolean =>
  before?.at(-1)?.role !== 'lasting' && group[0]?.role !== 'offer';

/** An order after somebody else's deed begins a new sentence, lest they seem to be ordered. */
const goTogether = (before: Phrase | undefined, phrase: Phrase): boolean =>
  before !== undefined &&
  (before.role === 'step' || before.role === 'cost') &&
  (phrase.role === 'step' || phrase.role === 'cost') &&
  (before.toDo !== null || phrase.toDo === null);

/** Sentences with capitals and full stops; the first goes on after its keyword without a capital. */
function line(label: string | null, sentences: readonly string[]): FaceLine {
  const [first = '', ...more] = sentences;
  const text = [label === null ? capital(first) : first, ...more.map(capital)]
    .map((sentence) => `${sentence}.`)
    .join(' ');
  return { label, text };
}
