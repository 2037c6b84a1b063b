import { type AnyTypes, type Attempt, Engine, EVERYONE, only } from '@incognita/kernel';
import {
  type AnyChoice,
  type AnyWorld,
  checkAtomic,
  checkCatalogues,
  checkConfig,
  checkFold,
  checkUndo,
  examOf,
  playOut,
} from '@incognita/kernel/test-kit/checks';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, it } from 'vitest';
import {
  found,
  looking,
  past,
  play,
  playthroughs,
  rulebook,
  secrets,
  violationOf,
  withDecision,
  withPhase,
} from './broken.ts';

/** Every promise of the contract, broken once on purpose: the kit must say which one it was. */

describe('a sound game', () => {
  it('passes everything', () => {
    const exam = examOf(whiteout, rulebook);
    expect(() => {
      for (const playthrough of playthroughs(exam, 1))
        for (const examine of [play, past, secrets]) examine(exam, playthrough);
      checkCatalogues(exam);
      checkConfig(exam);
    }).not.toThrow();
  });
});

describe('a window', () => {
  it('that cannot be passed is found', () => {
    const shut = withDecision('storm-window', { options: (usual) => usual.slice(0, 1) });
    const violation = found(shut, play);
    expect(violation.broken).toBe('window');
    expect(violation.sentence).toContain('its pass {"do":"endure"} is not among its choices');
  });

  it('that the face knows nothing of is found', () => {
    const violation = found({ ...whiteout, opensWindows: () => false }, play);
    expect(violation.broken).toBe('window');
    expect(violation.sentence).toContain('the face says that none is opened');
  });

  it('whose span no step marks is found', () => {
    const window = { pass: { do: 'endure' }, span: 'combat' } as const;
    const violation = found(withDecision('storm-window', { window }), play);
    expect(violation.broken).toBe('window');
    expect(violation.sentence).toContain('no step under way marks one');
  });
});

describe('a result that is won or lost together', () => {
  const together = (change: (sides: Sides) => Sides) =>
    found(
      {
        ...whiteout,
        result: (g) => {
          const result = whiteout.result(g);
          return { ...result, together: true, sides: change(result.sides) };
        },
      },
      play,
      1,
    ).sentence;
  type Sides = ReturnType<typeof whiteout.result>['sides'];

  it('has no points', () => {
    const all = (sides: Sides) => sides.map((side) => ({ ...side, place: 1, won: true }));
    expect(together(all)).toContain('has points');
  });

  it('is the same for every seat', () => {
    const none = (sides: Sides) =>
      sides.map((side) => ({ ...side, total: 0, lines: [], place: 1, won: side.seat === 0 }));
    expect(together(none)).toContain('some seats won and some lost');
  });
});

describe('secrets', () => {
  it('finds a view that shows a hidden hand', () => {
    const open = {
      ...whiteout,
      view: (g, eye) => ({
        ...whiteout.view(g, eye),
        teams: g.state.teams.map((team) => ({ ...team, hand: team.hand.map((held) => held.is) })),
      }),
    } satisfies typeof whiteout;
    const violation = found(open, secrets);
    expect(violation.broken).toBe('leaking view');
    expect(violation.sentence).toMatch(/hand\[\d\] is "/);
  });

  it('finds hands in a game that says that seats hide nothing from each other', () => {
    const violation = found({ ...whiteout, hidesBetweenSeats: () => false }, secrets);
    expect(violation.broken).toBe('open seats');
    expect(violation.sentence).toMatch(/seat \d knows what seat \d does not/);
  });

  it('finds a question that shows a hidden hand', () => {
    const telling = withDecision('turn', {
      prompt: (usual, g) => ({
        ...usual,
        holds: g.state.teams.map((team) => team.hand.map((held) => held.is)),
      }),
    });
    expect(found(telling, secrets).broken).toBe('leaking view');
  });

  it('finds choices that tell their own seat what another holds', () => {
    const telling = withDecision('turn', {
      options: (usual, g) =>
        g.state.teams[0]?.hand[0]?.is === 'storm' ? usual.toReversed() : usual,
    });
    const violation = found(telling, looking);
    expect(violation.broken).toBe('leaking view');
    expect(violation.sentence).toContain('sight.mine.choices');
  });

  describe('a window that is only opened for those who hold a Shelter', () => {
    const skipping = withPhase('storm', 'shelter', (g, my, _k, usual) =>
      g.state.teams[my.target]?.hand.some((held) => held.is === 'shelter') ? usual() : undefined,
    );

    it('looks the same from every chair, whenever one looks', () => {
      const exam = examOf(skipping, rulebook);
      expect(() => {
        for (const playthrough of playthroughs(exam, 6)) looking(exam, playthrough);
      }).not.toThrow();
    });

    it('is found one step ahead', () => {
      const violation = found(skipping, secrets);
      expect(violation.broken).toBe('leaking step');
      expect(violation.sentence).toContain('{"do":"storm","target":');
    });
  });

  it('finds an event that tells everybody what one seat drew', () => {
    const chatty = withPhase('take-turn', 'draw', (g, my) => {
      const card = g.draw(g.state.deck, only(my.seat));
      if (!card) return undefined;
      g.state.teams[my.seat]?.hand.push(card);
      const cards = { secret: [card.is], seen: EVERYONE };
      g.tell('drew', 'WHI-HAND-01', { seat: my.seat, count: 1, cards });
      return undefined;
    });
    const violation = found(chatty, secrets);
    expect(violation.broken).toBe('leaking step');
    expect(violation.sentence).toContain('told.events');
  });

  it('finds a secret where it would not be taken out', () => {
    const nested = withPhase('take-turn', 'draw', (g, my, _k, usual) => {
      const inside = [{ secret: 'storm', seen: only(my.seat) }];
      g.tell('rested', 'WHI-TURN-04', { seat: my.seat, inside } as { seat: number });
      return usual();
    });
    const violation = found(nested, play);
    expect(violation.broken).toBe('leaking step');
    expect(violation.sentence).toContain('has a secret inside a parameter');
  });

  it('finds hidden things that are in no pool, and so escape the leak tests', () => {
    const violation = found({ ...whiteout, pools: () => [] }, play);
    expect(violation.broken).toBe('pools');
    expect(violation.sentence).toMatch(/state\.\S+ is hidden from .*, but lies in no pool/);
  });
});

describe('the state', () => {
  it('finds a list that two places share', () => {
    const shared = withPhase('trek', 'find', (g, _my, _k, usual) => {
      const [first, second] = g.state.teams;
      if (first && second) second.finds = first.finds;
      return usual();
    });
    const violation = found(shared, play);
    expect(violation.broken).toBe('alias');
    expect(violation.sentence).toContain('world.state.teams[1].finds');
  });

  it('finds a share that is over before anybody is asked', () => {
    const brief = withPhase('trek', 'find', (g, my, _k, usual) => {
      my.kept = g.state.teams[my.seat]?.finds;
      return usual();
    });
    const violation = found(brief, play);
    expect(violation.broken).toBe('alias');
    expect(violation.sentence).toContain('my.kept');
  });

  it('finds an event that holds a piece of the state', () => {
    const live = withPhase('take-turn', 'draw', (g, my, _k, usual) => {
      const cards = { secret: g.state.discard, seen: EVERYONE };
      g.tell('drew', 'WHI-HAND-01', { seat: my.seat, count: 1, cards });
      return usual();
    });
    expect(found(live, play).broken).toBe('alias');
  });

  it('finds a slot that is changed in its place, where other worlds hold it too', () => {
    const careless = withPhase('take-turn', 'draw', (g, my, _k, usual) => {
      const [card] = g.state.teams[my.seat]?.hand ?? [];
      if (card) (card as { seen: number }).seen = EVERYONE;
      return usual();
    });
    const violation = found(careless, play);
    expect(violation.broken).toBe('throws');
    expect(violation.sentence).toContain("read only property 'seen'");
  });

  it('finds a lost piece', () => {
    const careless = withPhase('take-turn', 'draw', (g, _my, _k, usual) => {
      g.state.discard.pop();
      return usual();
    });
    const violation = found(careless, play);
    expect(violation.broken).toBe('invariant');
    expect(violation.sentence).toContain('39 cards, but 40 were printed');
  });

  it('finds what is no plain data', () => {
    const lax = withPhase('take-turn', 'choose', (_g, my, _k, usual) => {
      my.mood = undefined;
      return usual();
    });
    const violation = found(lax, play);
    expect(violation.broken).toBe('schema');
    expect(violation.sentence).toContain('my.mood is undefined');
  });

  it('finds a state that its schema does not describe', () => {
    const half = withPhase('take-turn', 'choose', (g, _my, _k, usual) => {
      g.state.round += 0.5;
      return usual();
    });
    expect(found(half, play).broken).toBe('schema');
  });

  it('finds rules that depend on the order of keys, which a store may change', () => {
    const ordered = withDecision('turn', {
      options: (usual, g) => (Object.keys(g.state)[0] === 'round' ? usual : usual.slice(1)),
    });
    const upside = (
      ...args: Parameters<typeof whiteout.blank>
    ): ReturnType<typeof whiteout.blank> => {
      const entries = Object.entries(whiteout.blank(...args)).reverse();
      return Object.fromEntries(entries) as ReturnType<typeof whiteout.blank>;
    };
    expect(found({ ...ordered, blank: upside }, play).broken).toBe('round trip');
  });
});

describe('the past', () => {
  /** A rule with a memory of its own, which no save knows of and no undo brings back. */
  const remembering = () => {
    let treks = 0;
    return withPhase('trek', 'walk', (g, my, _k, usual) => {
      const team = g.state.teams[my.seat];
      if (treks++ > 4 && team) team.space = Math.max(0, team.space - 1);
      return usual();
    });
  };

  it('finds a rule that keeps memory outside of the state', () => {
    expect(found(remembering(), past).broken).toBe('fold');
  });

  it('finds that undo leads elsewhere, where only the way from a horizon is walked again', () => {
    const exam = examOf(remembering(), rulebook);
    const [playthrough] = playthroughs(exam, 1);
    const played = playOut(exam.engine, playthrough!, { marks: true, rekeys: true });
    const violation = violationOf(() => {
      for (const mark of played.marks) if (mark.horizon) checkUndo(exam, played, mark, false);
    });
    expect(violation.broken).toBe('undo');
  });

  it('finds a log that does not belong to the world', () => {
    const exam = examOf(whiteout, rulebook);
    const [playthrough] = playthroughs(exam, 1);
    const played = playOut(exam.engine, playthrough!, { marks: true });
    const entries = played.entries.slice(1);
    expect(violationOf(() => checkFold(exam, { ...played, entries })).broken).toBe('fold');
  });
});

describe('the end', () => {
  it('finds a dead end', () => {
    const stuck = withDecision('storm-price', {
      forbids: (g) => g.no('WHI-STORM-04', 'noSteps', { space: 0 }),
    });
    const violation = found(stuck, play);
    expect(violation.broken).toBe('dead end');
    expect(violation.sentence).toMatch(/"storm-price" asks seat \d, who has no legal choice/);
  });

  it('finds a game without an end', () => {
    const forever = withPhase('play', 'end', (g, _my, k) => {
      for (const team of g.state.teams) [team.space, team.arrived] = [0, false];
      return k.to('round');
    });
    const violation = found(forever, play, 1);
    expect(violation.broken).toBe('endless');
    expect(violation.sentence).toContain('not over after 400 decisions');
  });

  it('finds a loop that comes to no question', () => {
    const circling = withPhase('round', 'next', (_g, _my, k) => k.to('next'));
    const violation = found(circling, play, 1);
    expect(violation.broken).toBe('throws');
    expect(violation.sentence).toContain('"round" did not come to a question within 100000 phases');
  });

  it('finds an account that does not add up', () => {
    const generous: typeof whiteout = {
      ...whiteout,
      result: (g) => {
        const { rule, sides } = whiteout.result(g);
        return { rule, sides: sides.map((side) => ({ ...side, total: side.total + 1 })) };
      },
    };
    expect(found(generous, play).broken).toBe('account');
  });

  it('finds places that do not fit together', () => {
    const modest: typeof whiteout = {
      ...whiteout,
      result: (g) => {
        const { rule, sides } = whiteout.result(g);
        return { rule, sides: sides.map((side) => ({ ...side, place: 2, won: false })) };
      },
    };
    expect(found(modest, play).sentence).toContain('has place 2, but 0 are before it');
  });
});

describe('moves', () => {
  /** A rule that breaks after it has already changed something. */
  const breaking = withPhase('trek', 'walk', (_g, _my, _k, usual) => {
    usual();
    throw new RangeError('the sled broke');
  });

  const firstTrek = (game: typeof whiteout, engine: Engine<AnyTypes>) => {
    const exam = { ...examOf(game, rulebook), engine };
    for (const { setup, seed } of playthroughs(exam, 5)) {
      const { world } = engine.begin(setup.config, seed);
      const choice = engine.choices(world).find((held) => held.do === 'trek');
      if (choice) return { exam, world, choice };
    }
    return expect.fail('nobody could trek');
  };

  it('tells of a rule that throws, and finds the table as it was', () => {
    const violation = found(breaking, play);
    expect(violation.broken).toBe('throws');
    expect(violation.sentence).toContain('the sled broke');

    const { exam, world, choice } = firstTrek(breaking, examOf(breaking, rulebook).engine);
    const before = JSON.stringify(world);
    expect(() => exam.engine.attempt(world, choice)).toThrow('the sled broke');
    expect(JSON.stringify(world)).toBe(before);
  });

  /** What an engine would be that works on the table itself. */
  class Naive extends Engine<AnyTypes> {
    override attempt(world: AnyWorld, choice: unknown): Attempt<AnyTypes> {
      if (!this.choices(world).includes(choice as AnyChoice)) return super.attempt(world, choice);
      return { accepted: true, world, outcome: this.apply(world, choice as AnyChoice) };
    }
  }

  it('finds a half-done move after a throw', () => {
    const { exam, world, choice } = firstTrek(breaking, new Naive(examOf(breaking, rulebook).game));
    const violation = violationOf(() => checkAtomic(exam, world, choice, 99));
    expect(violation.broken).toBe('half done');
    expect(violation.sentence).toContain('failed and left a changed world behind');
  });

  it('finds that a sound rule would leave a half-done move, by breaking it off itself', () => {
    const { exam, world, choice } = firstTrek(whiteout, new Naive(examOf(whiteout, rulebook).game));
    expect(violationOf(() => checkAtomic(exam, world, choice, 0)).broken).toBe('half done');
  });

  it('finds an engine that takes what is not on the list', () => {
    class Gullible extends Engine<AnyTypes> {
      override attempt(world: AnyWorld): Attempt<AnyTypes> {
        return super.attempt(world, this.choices(world)[0]);
      }
    }
    const exam = examOf(whiteout, rulebook);
    const gullible = { ...exam, engine: new Gullible(exam.game) };
    const [playthrough] = playthroughs(exam, 1);
    expect(violationOf(() => play(gullible, playthrough!)).broken).toBe('off the list');
  });
});
