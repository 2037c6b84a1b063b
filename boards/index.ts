export type {
  BoardModule,
  BoardPart,
  BoardProps,
  Light,
  Lights,
  ThingId,
  ThingState,
} from './contract.ts';
export { type Box, PanZoom } from './pan-zoom.tsx';
export { SeatMark, SeatShape, seatLook } from './seats.tsx';
export { Thing } from './thing.tsx';
