import { readConfig } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { config } from '../config.ts';
import { standardContent } from '../content/index.ts';
import { atlasOf } from '../rules/atlas.ts';
import { situation } from './situation.ts';

/** Melbourne (41): outback 40 in the north, coast 42 and 22 beside it, hills 39 and 23 behind. */
const melbourne = {
  map: 'empty',
  ports: { 0: 41, 1: 7 },
  time: { 0: 5, 1: 25 },
} as const;

type Box = 'rail-plain' | 'rail-any';
const build = (box: Box, more: object = {}) =>
  situation({ arrange: { ...melbourne, ...more } }).choose({ do: 'box', box });

const ownerOf = (t: ReturnType<typeof situation>, edge: string) =>
  t.state.tracks[t.g.content.edge(edge)?.index ?? -1];

/** The first `count` hex sides around a Port, nearest first. */
function linesFrom(port: number, count: number): string[] {
  const atlas = atlasOf(standardContent, readConfig(config, {}));
  const reached = [port];
  const sides: string[] = [];
  for (const at of reached)
    for (const edge of atlas.edgesAt[at] ?? []) {
      if (sides.includes(edge.id)) continue;
      sides.push(edge.id);
      for (const hex of [edge.a, edge.b]) if (!reached.includes(hex)) reached.push(hex);
    }
  return sides.slice(0, count);
}

describe('what a railway costs', () => {
  it('AUZ-RAIL-01 AUZ-RAIL-02 AUZ-EX-07 one Coal and one Iron lay two tracks, and the Iron at their end is connected', () => {
    const t = build('rail-plain', { deposits: { 43: { iron: 3 } } });
    expect(t.player(0).goods).toMatchObject({ coal: 1, iron: 1 });
    t.choose({ edge: '40-41' }, { edge: '40-43' });
    expect([ownerOf(t, '40-41'), ownerOf(t, '40-43')]).toEqual([0, 0]);
    expect(t.player(0).goods).toMatchObject({ coal: 1, iron: 1 });
    expect(t.state.supply.goods.coal).toBe(50 - 1 - 2);
    t.choose({ do: 'box', box: 'mine' }, { hex: 43 });
    expect(t.player(0).goods.iron).toBe(4);
  });

  it('AUZ-RAIL-01 AUZ-RULING-06 one track alone is allowed, for the same price', () => {
    const t = build('rail-plain').choose({ edge: '40-41' }, { do: 'done' });
    expect(t.player(0).goods).toMatchObject({ coal: 1, iron: 1 });
    expect(t.asked).toMatchObject({ seat: 0, step: 'action' });
    expect(t.state.tracks.filter((owner) => owner === 0)).toHaveLength(1);
  });

  it('AUZ-RAIL-01 never more than two tracks in one action', () => {
    const t = build('rail-plain').choose({ edge: '40-41' }, { edge: '40-43' });
    expect(t.asked?.step).toBe('action');
  });

  it.each([{ coal: 0 }, { iron: 0 }])('AUZ-RAIL-01 without %o no railway', (goods) => {
    const t = situation({ arrange: { ...melbourne, players: [{ goods }] } });
    for (const box of ['rail-plain', 'rail-any'])
      expect(t.refused({ box })).toMatchObject({ rule: 'AUZ-RAIL-01', why: 'rail.noGoods' });
  });
});

describe('where a track may lie', () => {
  it('AUZ-RAIL-03 AUZ-RAIL-05 AUZ-RULING-05 the plain box keeps out of the hills, at either end', () => {
    const out = build('rail-plain', { tracks: { 0: ['40-41'] } });
    expect(out.refused({ edge: '39-40' })).toMatchObject({ rule: 'AUZ-RAIL-03', hex: 39 });
    expect(out.refused({ edge: '23-40' })).toMatchObject({ rule: 'AUZ-RAIL-03', hex: 23 });
    expect(out.offers({ edge: '40-43' })).toBe(true);
    expect(out.offers({ edge: '22-41' })).toBe(true);
    // From the hills down to the plain it is the same.
    const down = build('rail-plain', { tracks: { 0: ['40-41', '39-40'] } });
    expect(down.refused({ edge: '38-39' })).toMatchObject({ rule: 'AUZ-RAIL-03', hex: 39 });
    expect(down.refused({ edge: '39-44' })).toMatchObject({ rule: 'AUZ-RAIL-03' });
  });

  it('AUZ-RAIL-04 AUZ-RAIL-05 the other box goes everywhere, hills or not', () => {
    const t = build('rail-any', { tracks: { 0: ['40-41'] } });
    expect(t.offers({ edge: '39-40' })).toBe(true);
    t.choose({ edge: '39-40' }).choose({ edge: '41-42' });
    expect(t.told('time.moved')).toMatchObject([{ spaces: 3 }]);
    const flat = build('rail-any').choose({ edge: '40-41' }, { edge: '40-43' });
    expect(flat.told('time.moved')).toMatchObject([{ spaces: 3 }]);
  });

  it('AUZ-RAIL-06 a track begins at the Port or the own network; the second may go on from the first', () => {
    const t = build('rail-plain', { tracks: { 1: ['6-7'] } });
    expect(t.choices.map((choice) => ('edge' in choice ? choice.edge : ''))).toEqual([
      '22-41',
      '40-41',
      '41-42',
    ]);
    expect(t.offers({ edge: '40-43' })).toBe(false);
    t.choose({ edge: '40-41' });
    expect(t.offers({ edge: '40-43' })).toBe(true);
    expect(t.offers({ edge: '41-42' })).toBe(true);
    expect(t.offers({ edge: '43-59' })).toBe(false);
  });

  it('AUZ-RAIL-06 with no free hex side at the own network the boxes are closed', () => {
    const t = situation({
      arrange: { ...melbourne, tracks: { 1: ['40-41', '41-42', '22-41'] } },
    });
    for (const box of ['rail-plain', 'rail-any'])
      expect(t.refused({ box })).toMatchObject({ rule: 'AUZ-RAIL-06', why: 'rail.nowhere' });
  });

  it('AUZ-RAIL-07 one track on a hex side, whoever laid it', () => {
    const t = build('rail-plain', {
      ports: { 0: 41, 1: 59 },
      tracks: { 0: ['40-41'], 1: ['43-59', '40-43'] },
    });
    expect(t.refused({ edge: '40-43' })).toMatchObject({ rule: 'AUZ-RAIL-07', seat: 1 });
    expect(t.refused({ edge: '40-41' })).toMatchObject({ rule: 'AUZ-RAIL-07', seat: 0 });
  });

  it('AUZ-RAIL-08 AUZ-GEO-10 tracks of several players, resources, Farms and another Port share a hex', () => {
    const t = build('rail-plain', {
      ports: { 0: 41, 1: 59 },
      tracks: { 0: ['40-41', '40-43'], 1: ['43-59', '42-43'] },
      deposits: { 60: { coal: 3 } },
      farms: [{ hex: 42, owner: 1, type: 'corn' }],
    });
    expect(t.offers({ edge: '40-42' })).toBe(true);
    t.choose({ edge: '43-60' }, { edge: '59-60' });
    expect(ownerOf(t, '59-60')).toBe(0);
  });

  it('AUZ-RAIL-09 a track ends in no Old One hex, face up or face down, and leaves none', () => {
    const t = build('rail-plain', {
      tracks: { 0: ['40-41', '40-42'] },
      oldOnes: [
        { hex: 43, tile: 'L1-06' },
        { hex: 40, tile: 'L1-09', faceUp: true },
        { hex: 22, tile: 'L1-12' },
      ],
    });
    expect(t.refused({ edge: '42-43' })).toMatchObject({ rule: 'AUZ-RAIL-09', hex: 43 });
    expect(t.refused({ edge: '40-43' })).toMatchObject({ rule: 'AUZ-RAIL-09', hex: 40 });
    expect(t.refused({ edge: '22-41' })).toMatchObject({ rule: 'AUZ-RAIL-09', hex: 22 });
    expect(t.offers({ edge: '41-42' })).toBe(true);
  });

  it('AUZ-RAIL-10 the network behind an Old One grows no further without a clear line', () => {
    const cut = {
      tracks: { 0: ['40-41', '40-43', '43-59'] },
      oldOnes: [{ hex: 43, tile: 'L1-12' }],
    };
    const t = build('rail-plain', cut);
    expect(t.refused({ edge: '58-59' })).toMatchObject({
      rule: 'AUZ-RAIL-10',
      why: 'rail.noClearLine',
    });
    expect(t.offers({ edge: '40-42' })).toBe(true);
    // Another way round the Old One opens it again: 41-42, 42-60 and then 59-60.
    const round = build('rail-plain', {
      ...cut,
      tracks: { 0: [...cut.tracks[0], '41-42', '42-60'] },
    });
    expect(round.refused({ edge: '58-59' }).rule).toBe('AUZ-RAIL-10');
    round.choose({ edge: '59-60' });
    expect(round.offers({ edge: '58-59' })).toBe(true);
  });

  it('AUZ-RAIL-11 the second track obeys the same rules as the first', () => {
    const t = build('rail-plain', {
      oldOnes: [{ hex: 42, tile: 'L1-12' }],
    }).choose({ edge: '40-41' });
    expect(t.refused({ edge: '40-41' }).rule).toBe('AUZ-RAIL-07');
    expect(t.refused({ edge: '39-40' }).rule).toBe('AUZ-RAIL-03');
    expect(t.refused({ edge: '40-42' }).rule).toBe('AUZ-RAIL-09');
    expect(t.offers({ edge: '40-43' })).toBe(true);
  });

  it('AUZ-RAIL-12 AUZ-SETUP-02 the twentieth track is the last, and none can be taken up again', () => {
    const nineteen = build('rail-any', { tracks: { 0: linesFrom(41, 19) } });
    nineteen.choose({ edge: linesFrom(41, 20)[19] ?? '' });
    // No second one is asked for, there is none left.
    expect(nineteen.asked?.step).toBe('action');
    nineteen.choose({ do: 'box', box: 'retrieve' });
    for (const box of ['rail-plain', 'rail-any'])
      expect(nineteen.refused({ box })).toMatchObject({
        rule: 'AUZ-RAIL-12',
        why: 'rail.noTracks',
      });
    expect(nineteen.state.tracks.filter((owner) => owner === 0)).toHaveLength(20);
  });

  it('AUZ-RAIL-13 a loop inside the own network is allowed', () => {
    const t = build('rail-plain', { tracks: { 0: ['40-41', '41-42'] } });
    t.choose({ edge: '40-42' }, { do: 'done' });
    expect(ownerOf(t, '40-42')).toBe(0);
  });
});
