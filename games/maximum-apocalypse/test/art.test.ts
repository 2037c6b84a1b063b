import { describe, expect, it } from 'vitest';
import { barOf } from '../board/art/bar-of.ts';
import { hasIcon, iconOf } from '../board/art/icon-of.ts';
import { nightPicture } from '../board/art/nights.ts';
import { PALETTES } from '../board/art/palette.ts';
import { PORTRAITS } from '../board/art/portraits.ts';
import { SCENES } from '../board/art/scenes.ts';
import { ICONS } from '../board/icons.ts';
import { standardContent } from '../content/index.ts';
import { FAMILIES } from '../content/types.ts';

const { characters, survivorCards, scavengeCards, monsters, tiles, insanity, nights, posture } =
  standardContent;

/** Relative luminance and contrast as WCAG defines them. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe('drawings', () => {
  it('stand for every card, monster, character, family and sign, and each is used', () => {
    const wanted = [
      ...[characters, survivorCards, scavengeCards, monsters, insanity, nights, posture].flatMap(
        (rows) => rows.map((row): string => row.id),
      ),
      ...FAMILIES,
      ...['weight', 'hand', 'poison', 'objective', 'dropped', 'ammo', 'fuel', 'uses', 'token'],
      ...['deck-red', 'deck-green', 'deck-blue'],
    ];
    expect(wanted.filter((id) => !hasIcon(id))).toEqual([]);
    const used = new Set([...wanted, 'move', 'draw', 'hunger', 'insanity', 'dead'].map(iconOf));
    const unused = Object.entries(ICONS).filter(([, address]) => !used.has(address));
    expect(unused.map(([name]) => name)).toEqual([]);
  });

  it('show every place of the map, every survivor and every night', () => {
    expect([...new Set(tiles.map((row) => row.en))].filter((name) => !SCENES[name])).toEqual([]);
    for (const { id } of characters) expect(PORTRAITS[id].length, id).toBeGreaterThan(8);
    for (const { id } of nights) expect(nightPicture(id).length, id).toBeGreaterThan(3);
  });

  it('are made of outlines that a browser can draw', () => {
    const paths = [
      ...Object.values(SCENES).flatMap((shapes) => shapes.map(([, path]) => path)),
      ...Object.values(PORTRAITS).flatMap((strokes) => strokes.map(([, path]) => path)),
      ...nights.flatMap(({ id }) => nightPicture(id).map(([, path]) => path)),
    ];
    for (const path of paths) {
      expect(path).not.toMatch(/NaN|undefined|e-/);
      if (path !== '') expect(path).toMatch(/^M[-\d. MmLlHhVvCcSsQqTtAaZz]+$/);
    }
  });

  it('use only colours of their palette, the same in every light', () => {
    const tones = Object.keys(PALETTES.dusk);
    for (const palette of Object.values(PALETTES)) expect(Object.keys(palette)).toEqual(tones);
    for (const [name, shapes] of Object.entries(SCENES)) {
      for (const [tone] of shapes) expect(tones, name).toContain(tone);
    }
  });

  it('let a white name be read on every bar', () => {
    for (const { id } of [
      ...survivorCards,
      ...scavengeCards,
      ...monsters,
      ...insanity,
      ...nights,
    ]) {
      expect(contrast(barOf(id), '#FFFFFF'), id).toBeGreaterThanOrEqual(4.5);
    }
    expect(barOf('FIR02')).not.toBe(barOf('FIR03'));
    expect(barOf('S01')).not.toBe(barOf('S06'));
  });
});
