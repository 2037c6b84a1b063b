import {
  type AnyTypes,
  type Catalogue,
  LANGUAGES,
  type Language,
  redact,
  say,
  type Teller,
} from '../index.ts';
import type { AnyEvent, AnyQuestion, AnyWorld, Exam } from './exam.ts';
import { checkRule, eyesOf } from './exam.ts';
import { checkPlainCopy, objectsIn } from './plain.ts';
import { told, Violation } from './violation.ts';

const SEAT: Readonly<Record<Language, string>> = { en: 'Seat', fr: 'Place' };

/** Names seats by their number; whoever asks for a seat that is not at the table gets nonsense. */
export function tellerFor(language: Language, seats: number): Teller {
  return {
    language,
    seat: (seat) =>
      Number.isInteger(seat) && seat >= 0 && seat < seats
        ? `${SEAT[language]} ${seat + 1}`
        : `undefined (seat ${seat})`,
  };
}

/** What a text shows of the inside of the program, or that it shows nothing at all. */
export function checkText(text: unknown, what: string): void {
  if (typeof text !== 'string' || text.trim() === '')
    throw new Violation('text', `${what} is ${told(text)}, not a text`);
  const slip = text.match(/\b(?:undefined|null|NaN)\b|\[object/);
  if (slip) throw new Violation('text', `${what} says "${slip[0]}": ${told(text)}`);
}

type Sayable = Parameters<typeof say<AnyTypes>>[1];

/** A choice, prompt, event, refusal or score line has its text in both languages. */
export function checkSaid(exam: Exam, seats: number, it: Sayable): void {
  for (const language of LANGUAGES) {
    const what = `the ${language} text of ${told(it)}`;
    let text: string;
    try {
      text = say(exam.game.text[language], it, tellerFor(language, seats));
    } catch (error) {
      throw new Violation('text', `${what} cannot be had: ${String(error)}`, null, error);
    }
    checkText(text, what);
  }
}

export function checkQuestionTexts(exam: Exam, world: AnyWorld, question: AnyQuestion): void {
  const { seats } = world.config;
  checkSaid(exam, seats, question.prompt);
  for (const choice of question.choices) checkSaid(exam, seats, choice);
  for (const { choice, refusal } of question.refused) {
    checkSaid(exam, seats, choice);
    checkSaid(exam, seats, refusal);
  }
}

const holdsSecret = (value: unknown): boolean =>
  [...objectsIn(value)].some((held) => 'secret' in held && 'seen' in held);

/** The event with all its secrets told. */
export function reveal(event: AnyEvent): AnyEvent {
  const open: Record<string, unknown> = {};
  for (const [key, value] of Object.entries<unknown>(event))
    open[key] =
      typeof value === 'object' && value !== null && 'secret' in value && 'seen' in value
        ? value.secret
        : value;
  return open as AnyEvent;
}

/** What happened can be told to everybody who may know it, and is a record that stays as it is. */
export function checkEvents(exam: Exam, world: AnyWorld, events: readonly AnyEvent[]): void {
  if (events.length === 0) return;
  const live = objectsIn(world);
  for (const event of events) {
    const what = `the event ${told(event)}`;
    checkRule(exam, event.rule, what);
    checkPlainCopy(event, `the event "${event.tell}"`);
    for (const part of objectsIn(event))
      if (live.has(part))
        throw new Violation('alias', `${what} holds a piece of the state itself; tell a copy`);
    const tellings = holdsSecret(event)
      ? [reveal(event), ...eyesOf(world).map((eye) => redact<AnyTypes>(event, eye))]
      : [event];
    for (const telling of tellings) {
      if (holdsSecret(telling))
        throw new Violation(
          'leaking step',
          `${what} has a secret inside a parameter, where it is not taken out; make the parameter itself secret`,
        );
      checkSaid(exam, world.config.seats, telling);
    }
  }
}

/** Both languages have exactly the same keys, and every option of a table is named. */
export function checkCatalogues(exam: Exam): void {
  const [english, french] = [exam.game.text.en, exam.game.text.fr].map(keysOf);
  for (const [mine, other, name] of [
    [english, french, 'French'],
    [french, english, 'English'],
  ] as const) {
    const missing = [...(mine ?? [])].find((key) => !other?.has(key));
    if (missing !== undefined)
      throw new Violation('text', `the ${name} catalogue has no text for "${missing}"`);
  }
  for (const [field, { values }] of Object.entries(exam.game.config.fields))
    for (const key of [
      `config.${field}.label`,
      ...values.map((value) => `config.${field}.values.${value}`),
    ])
      if (!english?.has(key)) throw new Violation('text', `no catalogue has a text for "${key}"`);
}

/** Every key that leads to a text; texts that need no parameters are looked at on the way. */
function keysOf(catalogue: Catalogue<AnyTypes>): Set<string> {
  const keys = new Set<string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [inner, held] of Object.entries(value))
        collect(held, key === '' ? inner : `${key}.${inner}`);
      return;
    }
    if (typeof value !== 'function') checkText(value, `the text "${key}"`);
    keys.add(key);
  };
  collect(catalogue, '');
  return keys;
}
