import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  type AnyTypes,
  type ChoiceOf,
  type Language,
  noteOf,
  type PromptOf,
  type RefusalOf,
  type Result,
  say,
  type Teller,
  type ToldOf,
} from '@incognita/kernel';
import { gameFolder } from '../places.ts';
import { paragraphOf } from '../rules/extract.ts';
import { PLAY_TEXT, type PlayText } from './text.ts';

type Any = AnyTypes;

/** A game's words for one person: their language, and the names at their table. */
export class Words {
  readonly text: PlayText;
  readonly language: Language;
  readonly #game: AnyGame;
  readonly #teller: Teller;

  constructor(game: AnyGame, language: Language, names: readonly string[]) {
    this.text = PLAY_TEXT[language];
    this.language = language;
    this.#game = game;
    this.#teller = { language, seat: (seat) => names[seat] ?? String(seat) };
  }

  get name(): string {
    return this.#catalogue.name;
  }

  get #catalogue() {
    return this.#game.text[this.#teller.language];
  }

  seat(seat: number): string {
    return this.#teller.seat(seat);
  }

  table(view: Any['View']): string {
    return this.#game.describe(view, this.#teller);
  }

  say(it: ChoiceOf<Any> | PromptOf<Any> | RefusalOf<Any>): string {
    return say<Any>(this.#catalogue, it, this.#teller);
  }

  /** A choice as the list has it: with what it costs or where it is, where that can be told. */
  option(choice: ChoiceOf<Any>, asked: PromptOf<Any> | undefined): string {
    const note = asked && noteOf<Any>(this.#catalogue, choice, asked);
    return note ? `${this.say(choice)} (${note})` : this.say(choice);
  }

  event(event: ToldOf<Any>): string {
    return `${say<Any>(this.#catalogue, event, this.#teller)} [${event.rule}]`;
  }

  /** Every side with every point: what for, and by which rule. */
  result({ rule, sides, together }: Result<Any>): string[] {
    const { text } = this;
    if (together) return this.#together(rule, sides);
    const nameOf = (side: Result<Any>['sides'][number]): string =>
      side.seat === null ? (this.#catalogue.sides[side.side] ?? side.side) : this.seat(side.seat);
    const ranked = [...sides].sort((a, b) => a.place - b.place);
    const account = ranked.flatMap((side) => [
      text.standing(side.place, nameOf(side), side.total),
      ...side.lines.map((line) => {
        const points = String(line.points).padStart(6);
        return `${points}  ${say<Any>(this.#catalogue, line, this.#teller)} [${line.rule}]`;
      }),
    ]);
    const winners = ranked.filter((side) => side.won).map(nameOf);
    const end =
      winners.length === 0 ? text.nobodyWins : text.wins(winners.join(', '), winners.length > 1);
    return [`${text.over} [${rule}]`, ...account, end];
  }

  /** What was reached, once for all, and who did what; nobody has points. */
  #together(rule: string, sides: Result<Any>['sides']): string[] {
    const lines = new Set(
      sides.flatMap((side) =>
        side.lines.map(
          (line) => `  ${say<Any>(this.#catalogue, line, this.#teller)} [${line.rule}]`,
        ),
      ),
    );
    const won = sides.some((side) => side.won);
    return [`${this.text.over} [${rule}]`, ...lines, this.text.together(won)];
  }

  /** A paragraph of the rulebook, or that there is none. */
  rule(id: string): string {
    const path = join(gameFolder(this.#game.id), 'rulebook', `${this.#teller.language}.md`);
    const rulebook = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return paragraphOf(rulebook, id.toUpperCase()) ?? this.text.noRule(id);
  }
}
