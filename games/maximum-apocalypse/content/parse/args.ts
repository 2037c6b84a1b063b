import type { Amount, GearSelector, Selector, TileSelector, Until } from '../effects.ts';
import type { Kind } from './selectors.ts';
import { gearSelector, selector, tileSelector } from './selectors.ts';
import type { Place } from './wrong.ts';
import { countOf, oneOf, wholeNumber, wrong } from './wrong.ts';

const UNTIL = ['turn', 'next', 'dawn'] as const satisfies readonly Until[];

/** The values in the parentheses of a step, read one after the other. */
export class Args {
  readonly at: Place;
  readonly #step: string;
  readonly #values: string[];

  constructor(at: Place, step: string, values: readonly string[]) {
    this.at = at;
    this.#step = step;
    this.#values = [...values];
  }

  /** The next value; an error that says what is wanted if there is none. */
  text(wanted: string): string {
    const value = this.#values.shift();
    return value ?? wrong(this.at, this.#step, `needs ${wanted} in its parentheses`);
  }

  /** All values that are left. */
  others(): string[] {
    return this.#values.splice(0);
  }

  end(): void {
    const [extra] = this.#values;
    if (extra !== undefined) wrong(this.at, extra, `is a value too many for ${this.#step}`);
  }

  word<Word extends string>(what: string, words: readonly Word[]): Word {
    return oneOf(this.at, this.text(`one of ${words.join(', ')}`), what, words);
  }

  number(): number {
    return wholeNumber(this.at, this.text('a number'));
  }

  count(): number {
    return countOf(this.at, this.text('a number'));
  }

  /** A number of at least 1, or that word. */
  countOr<Word extends string>(word: Word): number | Word {
    const said = this.text(`a number or "${word}"`);
    return said === word ? word : countOf(this.at, said);
  }

  amount(): Amount {
    const said = this.text('an amount');
    return said === 'poisonTokens' || said === 'X' ? said : countOf(this.at, said);
  }

  target(...of: readonly Kind[]): Selector {
    return selector(this.at, this.text(`a ${of.join(' or a ')}`), of);
  }

  tiles(): TileSelector {
    return tileSelector(this.at, this.text('a tile'));
  }

  gear(): GearSelector {
    return gearSelector(this.at, this.text('a gear'));
  }

  until(): Until {
    return this.word('duration', UNTIL);
  }
}
