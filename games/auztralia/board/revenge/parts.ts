/** What only tables of the expansion show, and therefore only they load. */
export { Below } from './Below.tsx';
export { Ending } from './Ending.tsx';
export { MovePlan } from './MovePlan.tsx';
export { MythosCard } from './MythosCard.tsx';
export { MythosDock } from './MythosDock.tsx';
export { OldOnesOwn } from './OldOnesOwn.tsx';
export { Preview } from './Preview.tsx';
