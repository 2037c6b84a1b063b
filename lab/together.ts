import { PLAYABLE } from '@incognita/catalogue';
import type { AnyTypes } from '@incognita/kernel';

/** Whether everybody at the table wins or loses together, as in some games always; alone one does, too. */
export const playsTogether = (game: string, config: AnyTypes['Config']): boolean =>
  config.seats === 1 ||
  ('play' in config && config.play === 'coop') ||
  PLAYABLE.some(({ id, together }) => id === game && together);
