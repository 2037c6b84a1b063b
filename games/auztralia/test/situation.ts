import { type Setting, Situation as SituationOf } from '@incognita/kernel/test-kit/checks';
import { auztralia } from '../index.ts';
import type { Auztralia } from '../rules/kit.ts';
import type { Player } from '../rules/state.ts';

export type { Partly } from '@incognita/kernel/test-kit/checks';

/** A position at the table, in the words of scenario files, and what players do there. */
export class Situation extends SituationOf<Auztralia> {
  constructor(setting: Setting<Auztralia> = {}) {
    super(auztralia, setting);
  }

  player(seat: number): Player {
    const player = this.state.players[seat];
    if (!player) throw new RangeError(`there is no player ${seat}`);
    return player;
  }
}

export const situation = (setting: Setting<Auztralia> = {}): Situation => new Situation(setting);
