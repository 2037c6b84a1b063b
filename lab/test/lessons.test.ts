import { readFileSync } from 'node:fs';
import { PLAYABLE, rulesOf } from '@incognita/catalogue';
import {
  type AnyTypes,
  type ChoiceOf,
  engineOf,
  LANGUAGES,
  type Language,
  type Lesson,
  MAX_WORDS_SAID,
  PAGE_PARTS,
  say,
} from '@incognita/kernel';
import { foldLesson, LessonError, type PlacedBeat, placedBeats } from '@incognita/table';
import { describe, expect, it, test } from 'vitest';

const lessons = (
  await Promise.all(
    PLAYABLE.map(async ({ id, code }) =>
      Promise.all(
        ((await code?.lessons?.()) ?? []).map(async (listed) => ({
          game: id,
          listed,
          lesson: await listed.load(),
        })),
      ),
    ),
  )
).flat();

/** Words as people count them: what stands between spaces and has a letter or a digit. */
const wordsIn = (text: string): number =>
  text.split(/[\s\u00a0\u202f]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const rulesIn = (game: string): Set<string> => {
  const path = new URL(`../../games/${game}/rulebook/en.md`, import.meta.url);
  const found = readFileSync(path, 'utf8').matchAll(/\*\*([A-Z]{3}(?:-[A-Z]+)+-\d+[a-z]?)\*\*/g);
  return new Set([...found].map(([, id]) => id ?? ''));
};

const textsOf = ({ say: said, otherwise }: PlacedBeat, language: Language): string[] =>
  [said, otherwise].flatMap((text) => text?.[language] ?? []);

test('every game has a lesson, and its list says of each what the lesson says', () => {
  expect([...new Set(lessons.map(({ game }) => game))].sort()).toEqual(
    PLAYABLE.map(({ id }) => id).sort(),
  );
  for (const { listed, lesson } of lessons) {
    const { load: _, ...card } = listed;
    expect(lesson).toMatchObject(card);
  }
});

describe.each(lessons)('the lesson $listed.id of $game', ({ game, lesson }) => {
  const beats = placedBeats(lesson);

  it.each(LANGUAGES)('is folded beat by beat, and each can be said: %s', async (language) => {
    const catalogue = await PLAYABLE.find(({ id }) => id === game)?.code?.text[language]();
    if (!catalogue) throw new Error(`"${game}" has no texts`);
    const teller = { language, seat: (seat: number) => `<${seat}>` };
    const seen: number[] = [];
    foldLesson(engineOf(await rulesOf(game)), lesson, {
      seen: ({ beat, table }) => {
        seen.push(beat.number);
        const at = `beat ${beat.number}`;
        for (const { choice } of beat.line)
          expect(say(catalogue, choice, teller), at).toMatch(/\p{L}/u);
        const { asked } = table.viewFor(lesson.seat);
        if (asked) expect(say(catalogue, asked.prompt, teller), at).toMatch(/\p{L}/u);
      },
    });
    expect(seen).toEqual(beats.map(({ number }) => number));
  });

  it.each(LANGUAGES)('says little, in %s, and no more than a person would', (language) => {
    for (const beat of beats)
      for (const text of textsOf(beat, language)) {
        const at = `beat ${beat.number}: ${text}`;
        expect(wordsIn(text), at).toBeLessThanOrEqual(MAX_WORDS_SAID);
        expect(text, at).not.toMatch(/['"!]|simply|simplement/i);
        expect(text, at).toMatch(/[.?]$/);
        if (language === 'fr') expect(text, at).not.toMatch(/ [:;?»]|« |\w:/u);
      }
  });

  it('names rules of the rulebook, and parts of the page that there are', () => {
    const rules = rulesIn(game);
    const parts: readonly string[] = PAGE_PARTS;
    for (const beat of beats) {
      expect(rules, `beat ${beat.number}`).toContain(beat.rule);
      for (const thing of beat.point)
        if (thing.startsWith('page:')) expect(parts, `beat ${beat.number}`).toContain(thing);
    }
  });

  it('leads on from every choice of a set', async () => {
    const engine = engineOf(await rulesOf(game));
    for (const beat of beats) {
      const { expect: wanted } = beat;
      if (wanted === 'read' || !('oneOf' in wanted)) continue;
      for (const choice of wanted.oneOf.slice(1))
        expect(
          () => foldLesson(engine, withChoice(lesson, beat, choice)),
          `beat ${beat.number}`,
        ).not.toThrow();
    }
  });
});

/** The same lesson up to the beat after this one, where another choice of its set is taken. */
function withChoice(lesson: Lesson, beat: PlacedBeat, choice: ChoiceOf<AnyTypes>): Lesson {
  let number = 0;
  const parts = lesson.parts.map((part) => ({
    ...part,
    beats: part.beats.flatMap((held) => {
      number++;
      if (number > beat.number + 1) return [];
      return number === beat.number ? [{ ...held, expect: { choose: choice } }] : [held];
    }),
  }));
  return { ...lesson, parts };
}

describe('a lesson that no longer fits', () => {
  const found = lessons.find(({ game }) => game === 'whiteout');
  if (!found) throw new Error('Whiteout has a lesson');
  const folded = async (change: Partial<Lesson>): Promise<void> =>
    void foldLesson(engineOf(await rulesOf('whiteout')), { ...found.lesson, ...change });

  it('fails by the number of its beat', async () => {
    // Another shuffle, another hand: the first beat that asks for a card finds it gone.
    await expect(folded({ secret: '7'.repeat(64) })).rejects.toThrow(/^beat [12] of "first-race"/);
    await expect(folded({ bots: [] })).rejects.toThrow(
      'beat 7 of "first-race": the lesson says nothing of what seat 2 decides',
    );
    await expect(folded({ bots: [{ do: 'rest' }, { do: 'camp' }] })).rejects.toThrow(LessonError);
  });
});
