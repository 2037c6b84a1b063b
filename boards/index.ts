export { CloseUp, type DrawCloseUp } from './close-up.tsx';
export type {
  BoardModule,
  BoardPart,
  BoardProps,
  Cue,
  Deed,
  EndingProps,
  Happening,
  Light,
  Lights,
  News,
  PointingChoice,
  Question,
  Sight,
  ThingId,
  ThingState,
  Warning,
} from './contract.ts';
export { Dialog } from './dialog.tsx';
export { type Box, PanZoom, POINTED_AT } from './pan-zoom.tsx';
export { SeatLooks, SeatMark, SeatShape, type SeatStyle, useSeatStyles } from './seats.tsx';
export { Thing } from './thing.tsx';
export { ThingButton } from './thing-button.tsx';
export { thingsNamed } from './things.ts';
export { type Leg, useWalks } from './walks.ts';
