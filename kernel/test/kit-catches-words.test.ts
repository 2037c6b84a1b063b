import { readFileSync } from 'node:fs';
import type { Json } from '@incognita/kernel';
import {
  checkCatalogues,
  checkCloneFile,
  checkConfig,
  checkGolden,
  examOf,
  goldenSetups,
  goldenText,
} from '@incognita/kernel/test-kit/checks';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, it } from 'vitest';
import { found, play, rulebook, violationOf, withDecision, withPhase } from './broken.ts';

/** The same for what a player reads: choices, rules, texts; and for the files of a game. */

describe('choices', () => {
  it('finds one that is listed twice', () => {
    const twice = withDecision('turn', { options: (usual) => [...usual, { do: 'rest' }] });
    const violation = found(twice, play);
    expect(violation.broken).toBe('choices');
    expect(violation.sentence).toContain('lists {"do":"rest"} twice');
  });

  it('finds one that is both legal and refused', () => {
    let asked = 0;
    const wavering = withDecision('storm-window', {
      options: () => [{ do: 'endure' }, { do: 'endure' }],
      forbids: (g) => (asked++ % 2 === 0 ? null : g.no('WHI-STORM-03', 'noShelter', {})),
    });
    expect(found(wavering, play).sentence).toContain('both as a legal choice and as refused');
  });

  it('finds a list that changes while nothing else does', () => {
    let asked = 0;
    const moody = withDecision('turn', {
      options: (usual) => (asked++ % 2 === 0 ? usual : usual.toReversed()),
    });
    expect(found(moody, play).broken).toBe('choices');
  });

  it('finds options that change the state', () => {
    const meddling = withDecision('turn', {
      options: (usual, g) => {
        (g.state.discard as string[]).push('storm');
        return usual;
      },
    });
    const violation = found(meddling, play);
    expect(violation.broken).toBe('impure');
    expect(violation.sentence).toContain('the question');
  });

  it('finds a view that changes the state', () => {
    const tidy: typeof whiteout = {
      ...whiteout,
      view: (g, eye) => {
        (g.state.discard as string[]).sort();
        return whiteout.view(g, eye);
      },
    };
    const violation = found(tidy, play);
    expect(violation.broken).toBe('impure');
    expect(violation.sentence).toContain('the view of seat 0');
  });

  it.each([
    [
      'refusal',
      withDecision('turn', {
        forbids: (g, option) =>
          option.do === 'rest' ? g.no('WHI-NOWHERE-99', 'emptyHand', {}) : null,
      }),
    ],
    ['decision', withDecision('turn', { rule: 'WHI-NOWHERE-99' })],
    [
      'event',
      withPhase('take-turn', 'draw', (g, my, _k, usual) => {
        g.tell('rested', 'WHI-NOWHERE-99', { seat: my.seat });
        return usual();
      }),
    ],
    [
      'result',
      {
        ...whiteout,
        result: (g) => ({ ...whiteout.result(g), rule: 'WHI-NOWHERE-99' }),
      } satisfies typeof whiteout,
    ],
  ])('finds a %s by a rule that nobody wrote', (what, game) => {
    const violation = found(game, play);
    expect(violation.broken).toBe('unknown rule');
    expect(violation.sentence).toContain(what);
    expect(violation.sentence).toContain('"WHI-NOWHERE-99"');
  });
});

describe('texts', () => {
  const { en, fr } = whiteout.text;

  it('finds a French text that is missing, in the catalogue and in play', () => {
    const { trekked, ...events } = fr.events;
    expect(trekked).toBeTypeOf('function');
    // A catalogue like this does not compile; one that is put together at run time may be so.
    const gap = { ...whiteout, text: { en, fr: { ...fr, events: events as typeof fr.events } } };
    const listed = violationOf(() => checkCatalogues(examOf(gap, rulebook)));
    expect(listed.broken).toBe('text');
    expect(listed.sentence).toContain('the French catalogue has no text for "events.trekked"');
    expect(found(gap, play).sentence).toContain('the fr text of {"tell":"trekked"');
  });

  it('finds a text that shows the inside of the program', () => {
    const choices = { ...en.choices, rest: () => `Rest ${undefined}` };
    const leaky = { ...whiteout, text: { fr, en: { ...en, choices } } };
    expect(found(leaky, play).sentence).toContain('says "undefined": "Rest undefined"');
  });

  it('finds a text that asks for a seat nobody sits at', () => {
    const events: typeof en.events = {
      ...en.events,
      rested: (p, t) => `${t.seat(p.seat + 9)} rests.`,
    };
    const lost = { ...whiteout, text: { fr, en: { ...en, events } } };
    expect(found(lost, play).broken).toBe('text');
  });

  it('finds a refused option that offers nothing better', () => {
    const { fields } = whiteout.config;
    const stubborn: typeof whiteout = {
      ...whiteout,
      config: {
        fields,
        forbids: (config) => {
          const refused = whiteout.config.forbids(config);
          return refused && { ...refused, instead: { race: 'long' } };
        },
      },
    };
    expect(violationOf(() => checkConfig(examOf(stubborn, rulebook))).broken).toBe('config');
  });
});

describe('files', () => {
  const source = readFileSync(
    new URL('../../games/whiteout/rules/state.clone.ts', import.meta.url),
    'utf8',
  );

  it('finds a clone that is older than its schema, and minds no formatting', () => {
    const { schema } = whiteout.state;
    const reformatted = source.replaceAll("'", '"').replaceAll('\n  ', '\n\t').replaceAll(';', '');
    checkCloneFile(reformatted, schema);
    const stale = source.replace(/\n *round: v\.round,/, '');
    expect(stale).not.toBe(source);
    expect(violationOf(() => checkCloneFile(stale, schema)).broken).toBe('clone');
  });

  it('finds a clone that shares or loses something', () => {
    const { schema, clone } = whiteout.state;
    const shallow: typeof clone = (s) => ({ ...clone(s), discard: s.discard });
    const forgetful: typeof clone = (s) => ({ ...clone(s), round: 1 });
    const sharing = found({ ...whiteout, state: { schema, clone: shallow } }, play);
    expect(['clone', 'half done']).toContain(sharing.broken);
    expect(found({ ...whiteout, state: { schema, clone: forgetful } }, play).broken).toBe(
      'half done',
    );
  });

  it('finds a golden game that goes otherwise, and names the line', () => {
    const exam = examOf(whiteout, rulebook);
    const [setup] = goldenSetups(exam);
    const text = goldenText(exam, setup!, 400);
    checkGolden(text, text);
    const changed = text.replace('Round 2 began.', 'Round two began.');
    const violation = violationOf(() => checkGolden(changed, text));
    expect(violation.broken).toBe('golden');
    expect(violation.sentence).toContain('written:    Round two began. [WHI-TURN-03]');
  });
});

describe('a violation', () => {
  it('says at which table, with which seed, after which choices, and how to see it again', () => {
    const careless = withPhase('trek', 'walk', (g, _my, _k, usual) => {
      g.state.discard.pop();
      return usual();
    });
    const { message } = found(careless, play);
    const choice: Json = expect.stringMatching(/^ {4}\{"do":"trek"/);
    const lines = message.split('\n');
    expect(lines[1]).toMatch(/^ {2}table: short, 2 seats \{"seats":2,"race":"short"\}$/);
    expect(lines[2]).toMatch(/^ {2}seed: [0-9a-f]{64}, after \d+ decisions$/);
    expect(lines[3]).toBe('  last choices:');
    expect(lines.at(-2)).toEqual(choice);
    expect(lines.at(-1)).toMatch(/-t "short, 2 seats" and INCOGNITA_SEED=[0-9a-f]{64}$/);
  });
});
