import { boardWords } from '../text/board.ts';
import { faceOf } from '../text/names.ts';
import { revengeBoardWords } from '../text/revenge/board.ts';
import type { Props } from './MapBoard.tsx';

/** A hex as a reader says it: number, ground, and all that lies in it. */
export function hexName(props: Props, n: number): string {
  const { content: atlas, view } = props;
  const words = boardWords(props.language);
  const hex = atlas.hex[n];
  if (!hex) return words.hex(n);
  const parts = [words.hex(n), words.names.terrain[hex.terrain]];
  if (hex.level > 0) parts.push(words.level(hex.level));
  view.players.forEach((player, seat) => {
    if (player.port === n) parts.push(words.portOf(props.seatName(seat)));
  });
  if (hex.port && !view.players.some((player) => player.port === n))
    parts.push(words.portSymbol(hex.port));
  const spawn = view.revenge?.spawns.find((held) => held.hex === n);
  const added = revengeBoardWords(props.language);
  if (spawn) parts.push(added.spawn(hex.level, spawn.dangerous));
  const outpost = view.revenge?.outposts.find((held) => held.hex === n);
  if (outpost) parts.push(added.outpostOf(props.seatName(outpost.owner)));
  const farm = view.farms.find((held) => held.hex === n);
  if (farm)
    parts.push(
      words.farmOf(words.names.farm[farm.type], props.seatName(farm.owner), farm.blighted),
    );
  for (const good of ['coal', 'iron', 'gold', 'phosphate'] as const) {
    const count = view.deposits[good][n] ?? 0;
    if (count > 0) parts.push(`${count} ${words.names.good[good]}`);
  }
  const vp = view.deposits.vp[n] ?? 0;
  if (vp > 0) parts.push(`${vp} ${words.pointsShort}`);
  for (const tile of view.tiles) {
    if (tile.hex !== n) continue;
    const face = tile.tile === null ? undefined : faceOf(tile.tile);
    if (!face) {
      parts.push(words.asleep(tile.back));
      continue;
    }
    const taken = tile.damage.reduce((sum, count) => sum + count, 0);
    parts.push(`${words.names.oldOne[face.type].one}, ${words.damage(taken, face.capacity)}`);
  }
  return parts.join(', ');
}
