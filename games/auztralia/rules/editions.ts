import type { AuztraliaContent } from '../content/types.ts';
import { baseEdition } from './base-edition.ts';
import type { Config } from './config.ts';
import type { Edition } from './edition.ts';
import { revengeEdition } from './revenge/edition.ts';

/** The edition that a table is played by. */
export const editionOf = (content: AuztraliaContent, config: Config): Edition =>
  config.revenge === 'none' ? baseEdition(content, config) : revengeEdition(content, config);
