/**
 * The median of whole numbers given by how often each occurs; with an even number of them, the mean of the middle two.
 * @returns `null` where there are none
 */
export function medianOfCounts(counts: ReadonlyMap<number, number>): number | null {
  const ordered = [...counts].toSorted(([one], [other]) => one - other);
  const total = ordered.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const at = (place: number): number => {
    let passed = 0;
    for (const [value, count] of ordered) {
      passed += count;
      if (place < passed) return value;
    }
    throw new Error(`There is no place ${place} among ${total}`);
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}
