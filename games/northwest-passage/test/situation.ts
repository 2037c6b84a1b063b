import { type Setting, Situation as SituationOf } from '@incognita/kernel/test-kit/checks';
import { northwestPassage } from '../index.ts';
import type { Northwest } from '../rules/kit.ts';
import type { Player } from '../rules/state.ts';

export type { Partly } from '@incognita/kernel/test-kit/checks';

/** A position at the table, in the words of scenario files, and what players do there. */
export class Situation extends SituationOf<Northwest> {
  constructor(setting: Setting<Northwest> = {}) {
    super(northwestPassage, setting);
  }

  player(seat: number): Player {
    const player = this.state.players[seat];
    if (!player) throw new RangeError(`there is no player ${seat}`);
    return player;
  }
}

export const situation = (setting: Setting<Northwest> = {}): Situation => new Situation(setting);
