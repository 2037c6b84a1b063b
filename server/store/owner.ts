import type { Occupant } from '@incognita/table';

/** Who a seat belongs to: whoever sits there, or is away while a bot holds it. */
export function ownerOf(held: Occupant | undefined): string | null {
  if (held?.by === 'human') return held.owner;
  return held?.by === 'bot' ? (held.holdsFor?.owner ?? null) : null;
}
