import type { BoardModule } from '@incognita/boards';
import type { Trail } from '../content/cards.ts';
import type { View } from '../view.ts';
import './board.css';
import { IceBoard } from './IceBoard.tsx';
import { Mine, Offer, Others } from './Panels.tsx';
import { RoundTrack } from './RoundTrack.tsx';

export const board: BoardModule<View, Trail> = {
  theme: 'house',
  opens: 'light',
  Board: IceBoard,
  Clock: RoundTrack,
  Mine,
  Others,
  Offer,
  Scene: null,
  hasScene: () => false,
};
