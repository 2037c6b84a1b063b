import type { Paper } from '../store/store.ts';
import type { House } from './house.ts';

/** What the house keeps about people, beside their seats: programs, and ways to tell them things. */
const PERSONAL = ['token', 'notify', 'stop-mail'];

async function papersOf(house: House, person: string): Promise<Paper[]> {
  const found = await Promise.all(PERSONAL.map((kind) => house.store.papersOf(kind, person)));
  return found.flat();
}

/** Somebody leaves for good: their programs and addresses go with them. */
export async function forgetPapers(house: House, person: string): Promise<void> {
  for (const { kind, id } of await papersOf(house, person))
    await house.turns.write({ put: 'no-paper', kind, id });
}

/** A guest goes on as somebody with an account, who keeps what they already have of a kind. */
export async function movePapers(house: House, from: string, to: string): Promise<void> {
  const wishes = await house.store.paper('notify', to);
  for (const paper of await papersOf(house, from)) {
    // Wishes are kept under the name of the person; programs and letters under names of their own.
    const named = paper.kind === 'notify';
    if (named || (paper.kind === 'stop-mail' && wishes !== null))
      await house.turns.write({ put: 'no-paper', kind: paper.kind, id: paper.id });
    if (wishes !== null && paper.kind !== 'token') continue;
    const moved = { ...paper, id: named ? to : paper.id, owner: to };
    await house.turns.write({ put: 'paper', paper: moved });
  }
}
