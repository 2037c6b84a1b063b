import type { Json } from '@incognita/kernel';
import { keyed, type Shape } from '@incognita/kernel/word-shapes';

export * from '@incognita/kernel/word-shapes';

export const perSeat = (of: Json, about = ''): Shape => keyed('^[0-4]$', of, about);
export const perHex = (of: Json, about = ''): Shape => keyed('^[1-9][0-9]*$', of, about);

export const GOODS = ['coal', 'iron', 'gold', 'phosphate'];
export const UNITS = ['infantry', 'car', 'artillery', 'airship', 'train'];
