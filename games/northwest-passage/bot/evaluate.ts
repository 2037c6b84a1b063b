import { isExpedition } from '../rules/crew.ts';
import type { Look } from '../rules/kit.ts';
import { survival } from './expedition.ts';
import { prospects } from './standard.ts';

/** What a position is worth to a seat. It looks at open things only. */
export const evaluate = (g: Look, seat: number): number =>
  isExpedition(g) ? survival(g, seat) : prospects(g, seat);
