/** Cards that are alike lie on one pile: each face once, with how many there are. */
export function copiesOf(cards: readonly string[]): readonly { id: string; copies: number }[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, copies]) => ({ id, copies }));
}
