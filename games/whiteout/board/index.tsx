import { type BoardModule, thingsNamed } from '@incognita/boards';
import type { Trail } from '../content/cards.ts';
import type { View } from '../view.ts';
import './board.css';
import { IceBoard } from './IceBoard.tsx';
import { Mine, Offer, Others } from './Panels.tsx';
import { RoundTrack } from './RoundTrack.tsx';

export const board: BoardModule<View, Trail> = {
  opens: 'light',
  Board: IceBoard,
  Clock: RoundTrack,
  Own: Mine,
  Others,
  Offer,
  Scene: null,
  hasScene: () => false,
  thingsOf: thingsNamed('card', 'target'),
};
