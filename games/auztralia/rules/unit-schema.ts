import { schema } from '@incognita/kernel';

const { int, record } = schema;

/** How many of each unit type: a Barracks, a force, the supply; or damage by stack. */
export const units = record({ infantry: int, car: int, artillery: int, airship: int, train: int });
