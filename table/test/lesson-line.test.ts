import { anyLesson, type Beat, type Lesson } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { beatAfter, placedBeats, scriptedChoice } from '../lesson-line.ts';
import type { LogEntry } from '../log.ts';

const beat = (expect: Beat['expect']): Beat => ({
  when: { ask: 'turn' },
  point: [],
  say: { en: 'Do it.', fr: 'Faites-le.' },
  expect,
  rule: 'WHI-TURN-01',
});
const rest = { do: 'rest' };
const lesson: Lesson = anyLesson({
  id: 'short',
  guide: 'driver',
  minutes: 1,
  title: { en: 'Short', fr: 'Courte' },
  about: { en: 'Short.', fr: 'Courte.' },
  config: { seats: 2 },
  seat: 0,
  secret: '0'.repeat(64),
  bots: [],
  parts: [
    {
      name: { en: 'One', fr: 'Un' },
      // 0 read, 1 choose, 2 undo, 3 choose, 4 the guide plays two, 5 read
      beats: [
        beat('read'),
        beat({ choose: rest }),
        beat({ use: 'undo' }),
        beat({ choose: rest }),
        beat({ guide: [rest, rest] }),
        beat('read'),
      ],
    },
  ],
});
const beats = placedBeats(lesson);

describe('the line of a lesson', () => {
  it('knows how many decisions stand before each beat', () => {
    expect(beats.map(({ standing }) => standing)).toEqual([0, 0, 1, 0, 1, 3]);
    expect(beats.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('goes on with a decision, never by itself from what is to be read', () => {
    expect(beatAfter(beats, 0, 0)).toBe(0);
    expect(beatAfter(beats, 1, 0)).toBe(1);
    expect(beatAfter(beats, 1, 1)).toBe(2);
  });

  it('goes on as something is taken back where that is asked for', () => {
    expect(beatAfter(beats, 2, 1)).toBe(2);
    expect(beatAfter(beats, 2, 0)).toBe(3);
  });

  it('waits until the guide has played all, and goes back with whoever takes back', () => {
    expect(beatAfter(beats, 4, 2)).toBe(4);
    expect(beatAfter(beats, 4, 3)).toBe(5);
    expect(beatAfter(beats, 4, 0)).toBe(3);
    expect(beatAfter(beats, 5, 1)).toBe(4);
  });

  it('ends behind its last beat', () => {
    expect(beatAfter(beats, 6, 3)).toBe(6);
  });
});

describe('what bots decide in a lesson', () => {
  const decided = (seat: number): LogEntry<never> =>
    ({ kind: 'decision', seat, choice: rest }) as never;
  const isBot = (seat: number): boolean => seat === 1;

  it('is taken in order, and again after an undo', () => {
    expect(scriptedChoice(['a', 'b'], [decided(0)], isBot)).toBe('a');
    expect(scriptedChoice(['a', 'b'], [decided(0), decided(1), decided(0)], isBot)).toBe('b');
    const undone = { kind: 'undo', keep: 1 } as never;
    expect(scriptedChoice(['a', 'b'], [decided(0), decided(1), undone], isBot)).toBe('a');
    expect(scriptedChoice(['a'], [decided(1)], isBot)).toBeUndefined();
  });
});
