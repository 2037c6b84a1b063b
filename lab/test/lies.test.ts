import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkScenario } from '../scenario/read.ts';
import { runScenario, tellFailure } from '../scenario/run.ts';
import { labInside } from './cli.ts';

/** A scenario of AuZtralia that would be green if nobody looked at its names. */
const scene = (play: readonly unknown[], more: object = {}): object => ({
  scenario: 1,
  title: 'names',
  game: 'auztralia',
  arrange: { map: 'empty' },
  play,
  ...more,
});

const expecting = (expect: object): object => scene([{ expect }]);
const read = (json: unknown) => checkScenario(json, 'scene');

describe('a scenario whose names do not exist is refused, where it would be green', () => {
  it.each<[string, object, string]>([
    [
      'an event that must not be told',
      expecting({ noEvents: [{ tell: 'farm.blihgted' }] }),
      'play.0.expect.noEvents.0.tell is "farm.blihgted", which does not exist; closest: farm.blighted',
    ],
    [
      'a field of such an event',
      expecting({ noEvents: [{ tell: 'farm.blighted', hexx: 14 }] }),
      'play.0.expect.noEvents.0 has the field "hexx", which does not exist; there are tell, rule, seat, type and hex',
    ],
    [
      'a field of any event',
      expecting({ noEvents: [{ hexx: 14 }] }),
      'play.0.expect.noEvents.0 has the field "hexx", which nothing here has',
    ],
    [
      'a word of such an event',
      expecting({ noEvents: [{ tell: 'farm.blighted', type: 'wheat' }] }),
      'noEvents.0.type is "wheat"; it can be cattle | corn | sheep',
    ],
    [
      'an excluded choice',
      expecting({ choices: { exclude: [{ do: 'mien' }] } }),
      'choices.exclude.0.do is "mien", which does not exist; closest: mine',
    ],
    [
      'a field of an excluded choice',
      expecting({ choices: { exclude: [{ do: 'mine', hx: 3 }] } }),
      'choices.exclude.0 has the field "hx", which does not exist; there are do, hex and good',
    ],
    [
      'a kind of value',
      expecting({ choices: { exclude: [{ do: 'mine', hex: '3' }] } }),
      'choices.exclude.0.hex is "3"; it can be number',
    ],
    [
      'a choice that is not listed',
      scene([{ refuse: { do: 'figth' }, rule: null }]),
      'play.0.refuse.do is "figth", which does not exist',
    ],
    [
      'the rule of a refusal',
      scene([{ refuse: { do: 'box', box: 'mine' }, rule: 'AUZ-MINE-99' }]),
      'play.0.rule is "AUZ-MINE-99", which the rulebook does not have; closest: AUZ-MINE-01',
    ],
    [
      'its reason',
      scene([{ refuse: { do: 'box', box: 'mine' }, rule: 'AUZ-MINE-01', why: 'mine.nthing' }]),
      'play.0.why is "mine.nthing", which does not exist; closest: mine.nothing',
    ],
    [
      'its facts',
      scene([
        { refuse: { do: 'box' }, rule: 'AUZ-MINE-01', why: 'box.noGold', facts: { silver: 1 } },
      ]),
      'play.0 has the field "silver", which does not exist; there are why, rule and gold',
    ],
    [
      'a rule that it proves',
      scene([], { rules: ['AUZ-EX-01', 'AUZ-MINNE-01'] }),
      'rules.1 is "AUZ-MINNE-01", which the rulebook does not have; closest: AUZ-MINE-01',
    ],
    [
      'a rule of another game',
      scene([], { rules: ['NWP-EX-01'] }),
      'rules.0 is "NWP-EX-01", which the rulebook does not have',
    ],
    [
      'a test',
      expecting({ state: { 'players.0.port': { $nott: 3 } } }),
      'play.0.expect.state.players.0.port has the test "$nott", which does not exist; there are $not, $atLeast',
    ],
    [
      'a path that is not something',
      expecting({ state: { 'players.0.prot': { $not: 3 } } }),
      'play.0.expect.state.players.0 has the field "prot", which does not exist; there are port, goods',
    ],
    [
      'a field inside of $not',
      expecting({ state: { 'players.0.goods': { $not: { silver: 3 } } } }),
      'state.players.0.goods.$not has the field "silver", which does not exist; there are coal, iron, gold and phosphate',
    ],
    [
      'a field inside of $lacks, of a list that is empty',
      expecting({ state: { farms: { $lacks: { hx: 14 } } } }),
      'state.farms.$lacks has the field "hx", which does not exist; there are hex, owner, type and blighted',
    ],
    [
      'a test of lists for a number',
      expecting({ state: { 'players.0.port': { $lacks: 3 } } }),
      'has the test "$lacks", which is for lists; it is number',
    ],
    [
      'a bound that is no number',
      expecting({ state: { 'players.0.port': { $atLeast: 'three' } } }),
      'state.players.0.port.$atLeast is "three"; it should be a number',
    ],
    [
      'a field of a view',
      expecting({ view: { seat: 0, 'tiles.0.name': null } }),
      'play.0.expect.view.tiles.0 has the field "name", which does not exist; there are hex, back',
    ],
    [
      'a field of a result',
      expecting({ result: { 'sides.0.totl': { $not: 3 } } }),
      'result.sides.0 has the field "totl", which does not exist; there are side, seat, total',
    ],
    [
      'a step to wait for',
      scene([{ auto: 'first', until: { step: 'windwo' } }]),
      'play.0.until.step is "windwo", which does not ask; closest: combat-window',
    ],
    [
      'a prompt',
      expecting({ asked: { prompt: { ask: 'withdrawl' } } }),
      'asked.prompt.ask is "withdrawl", which does not exist; closest: withdrawal',
    ],
    [
      'content below its first level',
      scene([], { content: { supply: { goods: { silver: 3 } } } }),
      'content.supply.goods has the field "silver", which does not exist; there are coal',
    ],
    [
      'a name in one case of several',
      {
        ...scene([]),
        play: undefined,
        cases: [{ title: 'a', play: [{ expect: { noEvents: [{ tell: 'x' }] } }] }],
      },
      'cases.0.play.0.expect.noEvents.0.tell is "x"',
    ],
  ])('%s', (_what, json, told) => {
    expect(() => read(JSON.parse(JSON.stringify(json)))).toThrow(told);
  });
});

describe('what scenarios can do', () => {
  const storm = {
    scenario: 1,
    title: 'a storm',
    game: 'whiteout',
    arrange: {
      active: 0,
      teams: [
        { space: 5, hand: ['storm', 'dogs-1'] },
        { space: 9, hand: ['dogs-3', 'dogs-2'] },
      ],
    },
  };
  const endured = [
    { choose: { do: 'storm' } },
    { choose: { do: 'endure' } },
    { choose: { do: 'fallBack' } },
  ];
  const outcomes = (json: unknown) =>
    read(json).map((held) => {
      const { title, failure } = runScenario(held, 'scene');
      return [title, failure && tellFailure(failure)];
    });

  it('events since a step, or since the beginning, as well as the last ones', () => {
    const last = { expect: { noEvents: [{ tell: 'storm' }] } };
    const all = { expect: { since: 1, events: [{ tell: 'storm' }, { tell: 'fellBack' }] } };
    const told = { expect: { since: 0, told: { seat: 1, events: [{ tell: 'storm' }] } } };
    const second = { expect: { since: 2, noEvents: [{ tell: 'storm' }] } };
    expect(outcomes({ ...storm, play: [...endured, last, all, told, second] })).toEqual([
      ['a storm', null],
    ]);
    const never = { expect: { since: 1, noEvents: [{ tell: 'storm' }] } };
    expect(outcomes({ ...storm, play: [...endured, never] })[0]?.[1]).toContain('noEvents.0');
  });

  it('several cases have a file’s words in common and add their own', () => {
    const cases = [
      { title: 'fall back', play: [...endured, { expect: { state: { 'teams.1.space': 6 } } }] },
      {
        title: 'nobody near',
        arrange: { teams: [{ space: 9, hand: ['storm'] }, { space: 5 }] },
        play: [{ refuse: { do: 'storm', target: 1 }, rule: 'WHI-STORM-02' }],
      },
      {
        title: 'three teams',
        config: { seats: 3 },
        play: [{ expect: { state: { 'teams.length': 2 } } }],
      },
    ];
    const [first, second, third] = outcomes({ ...storm, cases });
    expect(first).toEqual(['a storm: fall back', null]);
    expect(second).toEqual(['a storm: nobody near', null]);
    expect(third?.[1]).toContain('state.teams.length\n    expected: 2\n    seen:     3');
  });

  it('a file has play or cases', () => {
    expect(() => read(storm)).toThrow('scene: the file needs either "play" or "cases"');
    expect(() => read({ ...storm, play: [], cases: [{ title: 'a', play: [] }] })).toThrow(
      'scene: the file needs either "play" or "cases"',
    );
  });

  it('fixed draws are left to what is played, not used up by the arrangement', () => {
    const north = {
      scenario: 1,
      title: 'a draw',
      game: 'northwest-passage',
      arrange: {},
      draws: [0],
      play: [],
    };
    const [held] = read(north);
    const forced: number[] = [];
    runScenario(held!, 'scene', {
      end: (situation) => forced.push(...situation.world.chance.forced),
    });
    expect(forced).toEqual([0]);
  });

  it('a folder runs with all its files, and prints where each of them ends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'incognita-scenarios-'));
    mkdirSync(join(folder, 'inner'));
    writeFileSync(join(folder, 'a.json'), JSON.stringify({ ...storm, play: [] }));
    writeFileSync(join(folder, 'inner', 'b.json'), JSON.stringify({ ...storm, play: endured }));
    const { code, out } = await labInside(
      'scenario',
      folder,
      '--state',
      'teams.1.space',
      '--view',
      '1.teams.0.hand',
    );
    expect(code).toBe(0);
    expect(out).toContain('2 passed, 0 failed');
    expect(out.match(/state, teams\.1\.space: (\d+)/g)).toEqual([
      'state, teams.1.space: 9',
      'state, teams.1.space: 6',
    ]);
    expect(out.replace(/\s+/g, '')).toContain('viewof1,teams.0.hand:[null,null]');
  });

  it('what cannot be printed is told', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'incognita-scenarios-')), 'a.json');
    writeFileSync(file, JSON.stringify({ ...storm, play: [] }));
    const wrongPath = await labInside('scenario', file, '--state', 'teams.0.gold');
    expect([wrongPath.code, wrongPath.err]).toEqual([
      2,
      'The state has nothing at "teams.0.gold": there is no "gold" among space, hand, finds, arrived.\n',
    ]);
    const wrongEye = await labInside('scenario', file, '--view', '7');
    expect(wrongEye.err).toContain('--view is "7"; it is a seat from 0 to 1, or "spectator"');
  });

  it('words tells the fields of every choice, event and score line, and what the state is made of', async () => {
    const { out } = await labInside('words', 'auztralia');
    expect(out).toContain('  mine { hex: number, good: coal | gold | iron | phosphate | vp }');
    expect(out).toContain(
      '  farm.blighted { seat: number, type: cattle | corn | sheep, hex: number }',
    );
    expect(out).toContain('  awake { count: number, points: number }');
    expect(out).toContain("    port: number (The Port's hex, 0 before it is placed.)");
  });
});
