import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tell } from '../commands/scenario.ts';
import { ROOT } from '../places.ts';
import type { Scenario, Step } from '../scenario/format.ts';
import { checkScenario, type ReadScenario } from '../scenario/read.ts';
import { runScenario, runScenarioFile, tellFailure } from '../scenario/run.ts';
import { Situation } from '../scenario/situation.ts';

const fails = join(ROOT, 'lab', 'test', 'fixtures', 'fails.json');

const scene = (play: readonly unknown[], more: object = {}): unknown => ({
  scenario: 1,
  title: 'a storm',
  game: 'whiteout',
  arrange: {
    active: 0,
    teams: [
      { space: 5, hand: ['storm', 'dogs-1'] },
      { space: 9, hand: ['dogs-3', 'dogs-2'] },
    ],
    deck: ['dogs-2', 'shelter'],
  },
  play,
  ...more,
});

/** The one situation of a file. */
function only(json: unknown): ReadScenario {
  const [read] = checkScenario(json, 'scene');
  return read!;
}

/** The failure as it is printed, or null. */
function failureOf(play: readonly Step[], more: Partial<Scenario> = {}): string | null {
  const { failure } = runScenario(only(scene(play, more)), 'scene');
  return failure && tellFailure(failure);
}

const storm: Step = { choose: { do: 'storm' } };

describe('a scenario that fails', () => {
  it('says what was expected, what was seen, and where', () => {
    const [report] = runScenarioFile(fails);
    expect(tell(report!).split('\n').slice(0, 1)[0]).toMatch(
      /^FAILED .*fails\.json: A storm that nobody sits out costs four spaces, or so this file says \(WHI-STORM-04\)$/,
    );
    expect(tellFailure(report!.failure!)).toBe(
      ['  step 4 (expect), state.teams.1.space', '    expected: 5', '    seen:     6'].join('\n'),
    );
  });

  it.each<[string, readonly Step[], string]>([
    [
      'a choice that is refused',
      [{ choose: { do: 'trek', card: 'storm' } }],
      'seen:     it is refused: {"do":"trek","card":"storm"} by WHI-TREK-01 (noPace)',
    ],
    [
      'a choice that does not exist, with the closest',
      [{ choose: { do: 'trek', card: 'dogs-3' } }],
      'seen:     none among the 4 of "turn"; closest: {"do":"trek","card":"dogs-1"}',
    ],
    [
      'a choice that is not clear',
      [{ choose: { $not: { do: 'rest' } } }],
      'seen:     3 of them; say more: {"do":"trek","card":"dogs-1"}, {"do":"storm","target":1}, {"do":"scout"}',
    ],
    ['another seat', [{ choose: { do: 'rest' }, seat: 1 }], 'expected: seat 1 to be asked'],
    [
      'a refusal of what is legal',
      [{ refuse: { do: 'rest' }, rule: 'WHI-HAND-01' }],
      'seen:     it is legal: {"do":"rest"}',
    ],
    [
      'a refusal by another rule',
      [{ refuse: { card: 'storm' }, rule: 'WHI-TREK-02' }],
      'seen:     it is refused: {"do":"trek","card":"storm"} by WHI-TREK-01 (noPace)',
    ],
    [
      'a refusal for another reason',
      [{ refuse: { card: 'storm' }, rule: 'WHI-TREK-01', why: 'tooTired' }],
      'step 1 (refuse), why\n    expected: "tooTired"\n    seen:     "noPace"',
    ],
    [
      'other facts of a refusal',
      [{ refuse: { card: 'storm' }, rule: 'WHI-TREK-01', facts: { card: 'shelter' } }],
      'step 1 (refuse), facts.card\n    expected: "shelter"\n    seen:     "storm"',
    ],
    [
      'a refusal of what is not listed',
      [{ refuse: { do: 'endure' }, rule: 'WHI-TREK-01' }],
      'seen:     "turn" does not list it; closest refusals: {"do":"trek","card":"storm"} by WHI-TREK-01 (noPace)',
    ],
    [
      'a refused choice that should not be listed',
      [{ refuse: { card: 'storm' }, rule: null }],
      'expected: {"card":"storm"} not to be listed',
    ],
    [
      'a list that is too short',
      [{ expect: { state: { 'teams.7.space': 3 } } }],
      'state.teams.7\n    expected: 3\n    seen:     nothing: the list has 2 elements',
    ],
    [
      'what a seat may not know',
      [{ expect: { view: { seat: 1, 'teams.0.hand': ['storm', 'dogs-1'] } } }],
      'view(seat 1).teams.0.hand.0\n    expected: "storm"\n    seen:     null',
    ],
    [
      'a seat that does not exist',
      [{ expect: { view: { seat: 4, round: 1 } } }],
      'expected: a seat from 0 to 1\n    seen:     4',
    ],
    [
      'another question',
      [storm, { expect: { asked: { seat: 1, prompt: { ask: 'shelter', from: 1 } } } }],
      'asked.prompt.from\n    expected: 1\n    seen:     0',
    ],
    ['nobody asked', [{ expect: { asked: null } }], 'asked\n    expected: null'],
    [
      'a number of choices',
      [{ expect: { choices: { count: 2 } } }],
      'choices.count\n    expected: 2\n    seen:     4: {"do":"trek","card":"dogs-1"}',
    ],
    [
      'a choice that is missing, with its refusal',
      [{ expect: { choices: { include: [{ do: 'rest' }, { card: 'storm' }] } } }],
      'choices.include.1\n    expected: {"card":"storm"}\n    seen:     none among 4; refused: {"do":"trek","card":"storm"} by WHI-TREK-01 (noPace)',
    ],
    [
      'a choice that should not be there',
      [{ expect: { choices: { exclude: [{ do: 'rest' }] } } }],
      'choices.exclude.0\n    expected: nothing like {"do":"rest"}\n    seen:     {"do":"rest"}',
    ],
    [
      'a refusal that is not there',
      [{ expect: { refusals: [{ choice: { do: 'trek' }, why: 'tooTired' }] } }],
      'refusals.0\n    expected: {"do":"trek"} refused with {"why":"tooTired"}\n    seen:     {"do":"trek","card":"storm"} by WHI-TREK-01 (noPace)',
    ],
    [
      'an event with other facts',
      [storm, { expect: { events: [{ tell: 'storm', target: 0 }] } }],
      'events.0\n    expected: {"tell":"storm","target":0}\n    seen:     closest: {"tell":"storm","rule":"WHI-STORM-01","seat":0,"target":1}',
    ],
    [
      'events in another order',
      [
        storm,
        { choose: { do: 'endure' } },
        { choose: { do: 'fallBack' } },
        { expect: { events: [{ tell: 'drew' }, { tell: 'fellBack' }] } },
      ],
      'events.1\n    expected: {"tell":"fellBack"}\n    seen:     told nothing after that',
    ],
    [
      'an event that should not be',
      [storm, { expect: { noEvents: [{ tell: 'storm' }] } }],
      'noEvents.0\n    expected: nothing like {"tell":"storm"}',
    ],
    [
      'a secret that was not told',
      [
        { choose: { do: 'rest' } },
        { expect: { events: [{ tell: 'drew', cards: ['dogs-2', 'shelter'] }] } },
        { expect: { told: { seat: 1, events: [{ tell: 'drew', cards: ['dogs-2', 'shelter'] }] } } },
      ],
      'step 3 (expect), told(seat 1).0',
    ],
    [
      'an end too early',
      [{ expect: { over: true } }],
      'over\n    expected: true\n    seen:     false',
    ],
    [
      'a result too early',
      [{ expect: { result: { winners: [] } } }],
      'seen:     the game is not over',
    ],
    [
      'a question that never comes',
      [{ auto: 'first', until: { step: 'storm-price' } }],
      'until\n    expected: {"step":"storm-price"}\n    seen:     the game is over',
    ],
    [
      'a draw that does not fit',
      [{ draws: [99] }, { choose: { do: 'trek' } }, { auto: 60 }],
      'a fixed draw of 99 does not fit a draw below',
    ],
  ])('names %s', (_what, play, told) => {
    expect(failureOf(play)).toContain(told);
  });
});

describe('a scenario', () => {
  it('starts from a legal set-up and keeps the conservation laws', () => {
    expect(
      failureOf([storm, { choose: { do: 'endure' } }, { choose: { do: 'fallBack' } }]),
    ).toBeNull();
  });

  it('may go without them when it is loose', () => {
    const unlawful = (more: object): string | null => {
      const { scenario, game } = only(scene([storm], more));
      const broken = { ...game, invariants: () => 'a card was lost' };
      const { failure } = runScenario({ scenario, game: broken }, 'scene');
      return failure && tellFailure(failure);
    };
    expect(unlawful({})).toBe(
      '  arrange\n    expected: the conservation laws to hold\n    seen:     a card was lost',
    );
    expect(unlawful({ loose: true })).toBeNull();
  });

  it('fixes the next draws with numbers', () => {
    const json = scene([], { draws: [3], arrange: { active: 0, teams: [{ hand: [] }] } });
    const { scenario, game } = only(json);
    const situation = new Situation(scenario, game);
    const { deck, teams } = situation.world.state as {
      deck: { is: string }[][];
      teams: { hand: { is: string }[] }[];
    };
    const fourth = deck[0]![3]!.is;
    situation.take({ do: 'rest' });
    expect(teams[0]!.hand[0]!.is).toBe(fourth);
    expect(situation.world.chance.forced).toEqual([]);
  });

  it('takes content that is written out instead of what ships', () => {
    const trails = { short: { pole: 6, markers: [2], rounds: 4 } };
    const teams = [{ space: 5, hand: ['dogs-1', 'storm'] }];
    const play: Step[] = [
      { choose: { do: 'trek', card: 'dogs-1' } },
      { expect: { state: { 'teams.0.arrived': true }, events: [{ tell: 'arrived' }] } },
    ];
    const arrange = { active: 0, teams };
    expect(failureOf(play, { content: { trails }, arrange })).toBeNull();
    expect(failureOf(play, { arrange })).toContain('state.teams.0.arrived');
  });

  it('lets the machine choose until somebody is asked something', () => {
    const play: Step[] = [
      { auto: 'random', until: { seat: 1, step: 'turn' } },
      { expect: { asked: { seat: 1, step: 'turn', prompt: 'turn' } } },
      { auto: 'random', until: 'over' },
      { expect: { over: true, result: { 'sides.length': 2 } } },
    ];
    expect(failureOf(play)).toBeNull();
  });

  it('compares numbers, lists and their lengths', () => {
    const state = {
      round: { $atLeast: 1, $atMost: 1 },
      'teams.0.space': { $not: 4 },
      'teams.0.hand': { $has: { is: 'storm' }, length: 2, 1: { is: 'dogs-1' } },
      'teams.1.hand': { $lacks: { is: 'storm' } },
      teams: [{ space: 5 }, { space: 9 }],
    };
    expect(failureOf([{ expect: { state } }])).toBeNull();
    expect(
      failureOf([{ expect: { state: { 'teams.1.hand': { $has: { is: 'storm' } } } } }]),
    ).toContain('expected: {"$has":{"is":"storm"}}');
  });
});

describe('a scenario file that is wrong', () => {
  it.each<[string, unknown, string]>([
    ['a list', [], 'scene: a scenario is a record, not []'],
    [
      'no title',
      { scenario: 1, game: 'whiteout', play: [] },
      'scene: the file lacks the field "title"',
    ],
    ['another version', scene([], { scenario: 2 }), 'scene: scenario is 2; it should be 1'],
    [
      'a field too many',
      scene([], { colour: 1 }),
      'scene: the file has the field "colour", which does not exist',
    ],
    ['an unknown game', scene([], { game: 'chess' }), 'scene: there is no game called "chess"'],
    [
      'a wrong rule',
      scene([], { rules: ['storm'] }),
      'scene: rules.0 is "storm"; it should look like',
    ],
    [
      'a wrong option',
      scene([], { config: { seats: 9 } }),
      'scene: config: the option "seats" is 9; it can be 2, 3, 4',
    ],
    [
      'an unknown option',
      scene([], { config: { ships: 9 } }),
      'scene: config: the option "ships" does not exist',
    ],
    [
      'an unknown step',
      scene([{ jump: 1 }]),
      'scene: play.0 is {"jump":1}; a step has exactly one of choose, refuse, expect, auto or draws',
    ],
    ['two steps in one', scene([{ auto: 1, draws: [] }]), 'a step has exactly one of'],
    [
      'a wrong expectation',
      scene([{ expect: { stat: {} } }]),
      'scene: play.0.expect has the field "stat", which does not exist',
    ],
    [
      'a wrong auto',
      scene([{ auto: 'best' }]),
      'scene: play.0.auto is "best"; it can be "first" or "random"',
    ],
    ['a refusal without a rule', scene([{ refuse: {} }]), 'scene: play.0 lacks the field "rule"'],
    [
      'a wrong word',
      scene([], { arrange: { gold: 3 } }),
      'scene: arrange has the field "gold", which does not exist',
    ],
    [
      'a wrong card',
      scene([], { arrange: { deck: ['ace'] } }),
      'scene: arrange.deck.0 is "ace"; it can be "dogs-1"',
    ],
  ])('names the field and the value: %s', (_what, json, message) => {
    expect(() => checkScenario(json, 'scene')).toThrow(message);
  });

  it('names a piece that is not to be had', () => {
    const deck = Array(9).fill('storm');
    const read = only(scene([], { arrange: { deck } }));
    expect(() => runScenario(read, 'scene')).toThrow(
      'scene: arrange: no "storm" is left in the deck',
    );
  });
});
