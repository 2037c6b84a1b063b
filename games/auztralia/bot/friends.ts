import type { PersonalityId } from '../content/types.ts';
import type { Look } from '../rules/kit.ts';
import type { Weight } from './weights.ts';

/**
 * What a personality is worth to hold, besides what shows in points, fights and plans. A one-use
 * card is worth a little less than what it brings, or it would never be played.
 */
export const FRIENDS: Readonly<Record<PersonalityId, number>> = {
  // Damage, Sanity and stamina in every combat count in the odds of a fight as well.
  khouri: 1,
  takanashi: 0.6,
  milligan: 0.6,
  verne: 0.6,
  singh: 0.8,
  jago: 0.8,
  caprotti: 0.5,
  neumann: 0.8,
  jones: 0.8,
  proust: 0.5,
  krupp: 0.3,
  xiang: 0.5,
  kneebone: 1,
  guyonne: 1.5,
  // Farms and mines.
  castro: 1.5,
  alika: 0.8,
  krauss: 1.2,
  bones: 1.2,
  karpov: 1.2,
  // One use.
  davies: 2.5,
  flounder: 1.6,
  danger: 1,
  mcdonald: 1.7,
  cassan: 2.6,
  appleseed: 1.5,
  kitchener: 0.6,
  carter: 0.7,
  quilla: 0.7,
  blackstock: 1.4,
  'outback-group': 1.5,
  brassey: 1,
  // Points at the end: those to come.
  johnson: 2,
  merino: 1.5,
  sweet: 1.5,
  mcguire: 1.5,
  bradshaw: 1.5,
};

/** Who lasts is worth the time that is left; who is used once, almost to the end. */
export function friendsWorth(
  g: Look,
  { personalities }: Look['state']['players'][number],
  time: number,
  { friends }: Weight,
): number {
  const lasting = Math.min(1, time / friends.lasting);
  const once = Math.min(1, time / friends.once);
  let worth = 0;
  for (const who of personalities)
    worth += FRIENDS[who] * (g.content.personality(who).kind === 'one-use' ? once : lasting);
  return worth * friends.scale;
}
