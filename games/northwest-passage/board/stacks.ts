/** Tiles that are alike lie on one another: each kind once, in the order in which they came. */
export function stacked(reserve: readonly string[]): { tile: string; count: number }[] {
  const stacks: { tile: string; count: number }[] = [];
  for (const tile of reserve) {
    const known = stacks.find((stack) => stack.tile === tile);
    if (known) known.count++;
    else stacks.push({ tile, count: 1 });
  }
  return stacks;
}
