import { type AnyTypes, type GameTypes, sameJson } from '@incognita/kernel';
import type { LogEntry } from './log.ts';
import type { Request } from './requests.ts';
import type { UndoRequest } from './state.ts';

/**
 * The request that an entry answers. An entry that comes from a file, a store or another server
 * goes through the same door as everything else, so it can do nothing that a player could not.
 */
export function requestOf<T extends GameTypes>(
  entry: LogEntry<T> | LogEntry<AnyTypes>,
  taken: number,
  open: UndoRequest | null,
): Request {
  const seq = entry.seq - 1;
  switch (entry.kind) {
    case 'entropy':
      return { do: 'entropy', seat: entry.seat, text: entry.text };
    case 'start':
      return { do: 'start' };
    case 'decision':
      return entry.also
        ? { do: 'submit', seat: entry.seat, seq, choice: entry.choice, also: entry.also }
        : { do: 'submit', seat: entry.seat, seq, choice: entry.choice };
    case 'undo': {
      const entropy = entry.rekey ?? '';
      const last = entry.agreed.at(-1);
      if (last !== undefined)
        return { do: 'consent', seat: last, request: open?.seq ?? 0, yes: true, entropy };
      return { do: 'undo', seat: entry.seat, seq, back: taken - entry.keep, ask: false, entropy };
    }
    case 'undo-asked': {
      const back = taken - entry.keep;
      return { do: 'undo', seat: entry.seat, seq, back, ask: true, entropy: '' };
    }
    case 'undo-answered': {
      const request = open?.seq ?? 0;
      return { do: 'consent', seat: entry.seat, request, yes: entry.yes, entropy: '' };
    }
    case 'reseed':
      return { do: 'reseed', seat: entry.seat, entropy: entry.rekey };
    case 'seat': {
      const { seat, to } = entry;
      if (to.by === 'empty') return { do: 'vacate', seat };
      if (to.by === 'bot') return { do: 'to-bot', seat, kind: to.kind };
      return { do: 'to-human', seat, person: { name: to.name, owner: to.owner } };
    }
    case 'time-out':
      return { do: 'expire' };
  }
}

/** The first field in which two entries differ, or null. */
export function differenceOf(made: object, given: object): string | null {
  const ours = Object.entries(made);
  for (const [key, value] of ours)
    if (!sameJson(value, Object.getOwnPropertyDescriptor(given, key)?.value)) return key;
  return Object.keys(given).find((key) => !Object.hasOwn(made, key)) ?? null;
}
