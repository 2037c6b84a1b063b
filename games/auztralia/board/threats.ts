import type { Sight, Warning } from '@incognita/boards';
import type { Atlas } from '../rules/atlas.ts';
import { cards as en } from '../text/names.en.ts';
import { cards as fr } from '../text/names.fr.ts';
import { threatWords } from '../text/threats.ts';
import { capital } from '../text/typography.ts';
import type { View } from '../view.ts';

/** Two cards move an Old One at most two steps in an activation; three leave a turn to answer. */
const STEPS_OF_WARNING = 3;

/**
 * AUZ-END-02: a lost Port ends the game for everybody, so whatever walks towards one is told while
 * there is time: the reader's own Port first, then the nearest. Whoever plays the Old Ones needs no
 * warning of them.
 */
export function threats({ view, content, seat, language }: Sight<View, Atlas>): Warning[] {
  if (seat !== null && view.revenge?.seat === seat) return [];
  const words = threatWords(language);
  const cards = language === 'fr' ? fr : en;
  const farms = view.farms.filter((farm) => !farm.blighted).map((farm) => farm.hex);
  const outposts = (view.revenge?.outposts ?? []).map((outpost) => outpost.hex);
  const ports = view.players.map((player) => player.port);
  const found = view.tiles.flatMap(({ hex, tile, faceUp }) => {
    if (!faceUp || tile === null || content.tile(tile).type === 'temple') return [];
    const stepsTo = (target: number): number =>
      content.land[hex]?.[target] ?? Number.POSITIVE_INFINITY;
    const nearest = Math.min(...[...farms, ...outposts, ...ports].map(stepsTo));
    return ports.flatMap((port, owner) => {
      const steps = stepsTo(port);
      // AUZ-MOVE-03, REV-FIT-11: it goes for what is nearest, be it a Farm or an Outpost.
      if (port === 0 || steps > STEPS_OF_WARNING || steps > nearest) return [];
      const name = capital(cards.tileNoun(tile).a);
      const town = content.towns[port] ?? String(port);
      return [
        {
          own: owner === seat,
          steps,
          warning: {
            says: steps === 0 ? words.atPort(name, town) : words.nearPort(name, steps, town),
            rule: 'AUZ-END-02',
            things: [`hex:${hex}`, `hex:${port}`],
          },
        },
      ];
    });
  });
  return found
    .sort((a, b) => Number(b.own) - Number(a.own) || a.steps - b.steps)
    .map(({ warning }) => warning);
}
