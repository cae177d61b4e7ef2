/** Bonds that an atom of each element of an organic compound makes; hydrogen and the halogens end a chain. */
const bonds: Readonly<Record<string, number>> = { C: 4, N: 3, O: 2, S: 2, H: 1, F: 1, Cl: 1, Br: 1, I: 1 };

/**
 * Whether an empirical formula is that of a compound which could exist: one with carbon has at most two hydrogens (or halogens) for
 * each carbon, two more for the ends of the chain, and one for each nitrogen. Where their number is odd for that, the molecule is twice
 * the formula. Nothing is refused that has no carbon, or a metal.
 * @example isPossibleCompound(new Map([['C', 2], ['H', 7], ['O', 1]])) // false
 */
export function isPossibleCompound(counts: ReadonlyMap<string, number>): boolean {
  if (!counts.has('C') || [...counts.keys()].some((symbol) => bonds[symbol] === undefined)) return true;
  // An atom with b bonds adds b − 2 ends to a chain that has two. An odd end that is left bonds to the other half of the molecule.
  const freeEnds = [...counts].reduce((sum, [symbol, count]) => sum + ((bonds[symbol] ?? 0) - 2) * count, 2);
  return freeEnds >= 0;
}
