import type { BoardModule } from '@incognita/boards';
import type { Trail } from '../content/cards.ts';
import type { View } from '../view.ts';

const Nothing = () => null;
export const board: BoardModule<View, Trail> = {
  theme: 'house',
  opens: 'light',
  Board: Nothing,
  Clock: null,
  Mine: Nothing,
  Others: Nothing,
  Offer: null,
  Scene: null,
  hasScene: () => false,
};
