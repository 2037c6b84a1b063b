import { describe, expect, it } from 'vitest';
import { wrongWithFaces } from '../content/check/faces.ts';
import { standardContent } from '../content/index.ts';
import { ContentError, parseFace } from '../content/parse.ts';

const known = { cards: new Set(['Bow', 'Lighter']), tiles: new Set(['River', 'Tunnel']) };

function trouble(fx: string): string {
  try {
    parseFace(fx, 'survivor card FIR99', known);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('clauses', () => {
  it('reads nothing from nothing', () => {
    expect(parseFace('', 'x')).toEqual({
      clauses: [],
      passives: [],
      drain: false,
      docile: false,
      stampede: false,
      counter: null,
      item: false,
      vanTile: false,
    });
  });

  it('reads flags, passives and clauses of one face apart', () => {
    const face = parseFace(
      'drain // counter(S) // passive@host: autoFail // passive: reduce(2), uses(3) // draw: burn(drawer,1)',
      'x',
    );
    expect(face).toMatchObject({ drain: true, docile: false, counter: 'S' });
    expect(face.passives).toEqual([
      { on: 'host', words: [{ word: 'autoFail' }] },
      {
        on: 'owner',
        words: [
          { word: 'reduce', n: 2, from: null },
          { word: 'uses', n: 3 },
        ],
      },
    ]);
    expect(face.clauses).toEqual([
      {
        on: 'draw',
        event: null,
        type: null,
        conditions: [],
        steps: [{ op: 'burn', sel: { sel: 'drawer' }, n: 1 }],
      },
    ]);
  });

  it('reads conditions, denied ones too', () => {
    const [clause] = parseFace(
      'play[gear(Bow,Lighter) and not alone(me) and hp(me)<=10]: draw(1)',
      'x',
      known,
    ).clauses;
    expect(clause?.conditions).toEqual([
      { is: 'gear', names: ['Bow', 'Lighter'], not: false },
      { is: 'alone', not: true },
      { is: 'hpAtMost', n: 10, not: false },
    ]);
  });

  it('reads steps inside steps', () => {
    const [clause] = parseFace(
      'play: if(tiger){dmg(mon@S,7)}else{opt{heal(me,1); draw(1)}}; until(turn){on(anyKilled(Z)): scav(1)}',
      'x',
    ).clauses;
    expect(clause?.steps).toMatchObject([
      {
        op: 'if',
        cond: { is: 'posture', side: 'tiger', not: false },
        yes: [{ op: 'dmg', n: 7 }],
        no: [{ op: 'opt', steps: [{ op: 'heal' }, { op: 'draw' }] }],
      },
      {
        op: 'until',
        until: 'turn',
        clause: { on: 'on', event: 'anyKilled', type: 'Z', steps: [{ op: 'scav', n: 1 }] },
      },
    ]);
  });

  it('reads selectors with ranges and filters', () => {
    const [clause] = parseFace(
      'play: kill(mon@M nonboss hp<=6); port(me,tile@A revealed other name(Tunnel)); dmg(areaMon(tile@M),3,+2 vs V); dmg(eng-that,2)',
      'x',
      known,
    ).clauses;
    expect(clause?.steps).toEqual([
      {
        op: 'kill',
        sel: {
          sel: 'mon',
          count: 1,
          range: 'M',
          filters: [{ by: 'nonboss' }, { by: 'hpAtMost', n: 6 }],
        },
      },
      {
        op: 'port',
        sel: { sel: 'me' },
        to: {
          sel: 'tile',
          all: false,
          range: 'A',
          filters: [{ by: 'revealed' }, { by: 'other' }, { by: 'name', name: 'Tunnel' }],
        },
      },
      {
        op: 'dmg',
        sel: {
          sel: 'area',
          monstersOnly: true,
          tile: { sel: 'tile', all: false, range: 'M', filters: [] },
        },
        n: 3,
        plus: { n: 2, type: 'V' },
      },
      {
        op: 'dmg',
        sel: { sel: 'eng', count: 'all', butThat: true, filters: [] },
        n: 2,
        plus: null,
      },
    ]);
  });
});

describe('what cannot be read is refused: the card, the words, what would do', () => {
  it.each([
    ['plays: draw(1)', '"plays" is no trigger; possible: play, act, act*'],
    ['on(drewMonster): draw(1)', '"drewMonster" is no event; possible: drawMon, drewMon'],
    ['on(anyKilled): draw(1)', 'only anyKilled names a monster type'],
    ['on(anyKilled(Q)): draw(1)', '"Q" is no monster type; possible: Z, A, M, R, V, C'],
    ['play: drew(1)', '"drew" is no step; possible: dmg, lose, heal'],
    ['play: draw', '"draw" needs parentheses'],
    ['play: draw()', '"draw" needs a number in its parentheses'],
    ['play: draw(one)', '"one" is no whole number'],
    ['play: draw(0)', '"0" must be at least 1'],
    ['play: draw(1,2)', '"2" is a value too many for draw'],
    ['play:', 'has a trigger and no step'],
    ['draw(1)', 'is no clause; a clause is a trigger and its steps'],
    ['play: draw(1', 'has no ")" at its end'],
    ['play: draw(1))', 'has a ")" that closes nothing'],
    ['play: dmg(monster@S,1)', '"monster" is no selector; possible: me, host'],
    ['play: dmg(mon,1)', '"mon" needs a range, as in mon@M'],
    ['play: dmg(mon@X,1)', '"X" is no range; possible: S, M, L, A'],
    ['play: dmg(me@S,1)', '"me@S" must stand without a range'],
    ['play: dmg(mon@S alone,1)', '"alone" is no filter of monsters; possible: type(X)'],
    ['play: heal(sv@S boss,1)', '"boss" is no filter of survivors; possible: alone, unengaged'],
    ['play: show(1,tile@A hidden)', '"hidden" is no filter of tiles; possible: revealed'],
    ['play: show(1,tile@A name(Lake))', '"Lake" is the English name of no tile'],
    ['play: heal(mon@S,1)', '"mon@S" cannot stand here; this needs a survivor'],
    ['play: stun(ally@S)', '"ally@S" cannot stand here; this needs a monster'],
    ['play: tok(me,1)', '"me" is no selector of tiles; possible: tile, tile*, here, adj*'],
    ['play: reload(mon@S,1)', '"mon@S" is no selector of gear; possible: weapon'],
    ['play[hungry]: draw(1)', '"hungry" is no condition; possible: charge(g)'],
    ['play[gear(Sling)]: draw(1)', '"Sling" is the English name of no card'],
    ['play: spend(Torch,1); draw(1)', '"Torch" is the English name of no card'],
    ['play: mod(luck,1,me,next)', '"luck" is no statistic; possible: dmgDealt, stealth'],
    ['play: mod(stealth,1,me,later)', '"later" is no duration; possible: turn, next, dawn'],
    ['play: choose(draw(1))', 'offers no choice; it should read choose(a or b)'],
    ['play: if(tiger){draw(1)}', 'should read if(condition){steps}else{steps}'],
    ['play: test{draw(1)}', 'should read test{steps}{steps}'],
    ['play: spendAll(ammoGear@me)', 'should end in =X'],
    ['passive: tough(1)', '"tough" is no passive word; possible: noShort'],
    ['passive: reduce', 'is no whole number'],
    ['passive: noStun(2)', '"noStun(2)" must stand alone'],
    ['passive: handLimit(2)', '"2" must be negative'],
    ['passive@cat: cap(1)', '"cat" is no bearer of a passive; possible: owner, host, vet, dog'],
    ['counter(Z)', '"Z" is no range'],
    ['drains', 'is no clause'],
  ])('%s', (fx, sentence) => {
    expect(trouble(fx)).toContain(sentence);
    expect(trouble(fx)).toContain('survivor card FIR99, fx: ');
  });
});

describe('what can be read but makes no sense on its face', () => {
  const [card] = standardContent.survivorCards;
  const found = (fx: string, change: object = {}): readonly string[] =>
    card === undefined
      ? []
      : wrongWithFaces({ ...standardContent, survivorCards: [{ ...card, ...change, fx }] }).filter(
          (sentence) => sentence.startsWith('survivor card FIR01'),
        );

  it.each([
    [
      'play: draw(1)',
      'the trigger "play" cannot stand on a face of kind gear; possible: act, act*',
    ],
    ['act*: draw(1)', '"act*" spends a charge, and this card has none'],
    ['act: repeat(X){draw(1)}', '"repeat" uses X, which only spendAll(…)=X counts'],
    ['act: cancel()', '"cancel()" undoes the event of a may(…) clause'],
    ['act: dmg(it,1)', '"it" is the monster of an event, and this clause has none'],
    ['act: heal(host,1)', '"host" belongs to clauses of monsters'],
    ['act: burn(drawer,1)', '"drawer" belongs to draw clauses'],
    ['passive: noShort', 'the passive word "noShort" belongs to monsters'],
    ['passive: shelter', 'the passive word "shelter" belongs to tiles'],
    ['passive: reduce(1), uses(2)', 'this card has no charges of type uses'],
    ['drain', 'drain, docile, stampede and counter(r) belong to monsters'],
    ['vanTile', 'the flag "vanTile" belongs to tiles'],
    ['item', 'the flag "item" and the kind item go together'],
  ])('%s', (fx, sentence) => {
    expect(found(fx).join('\n')).toContain(sentence);
  });

  it('lets good clauses pass', () => {
    expect(found('act: draw(1)')).toEqual([]);
    expect(found('act*: draw(1)', { charges: { type: 'fuel', max: 1 } })).toEqual([]);
  });
});
