export type {
  BoardModule,
  BoardPart,
  BoardProps,
  Cue,
  Deed,
  Happening,
  Light,
  Lights,
  News,
  ThingId,
  ThingState,
} from './contract.ts';
export { type Box, PanZoom } from './pan-zoom.tsx';
export { SeatMark, SeatShape, seatLook } from './seats.tsx';
export { Thing } from './thing.tsx';
export { type Leg, useWalks } from './walks.ts';
