import type { DrawnAtom } from './drawn-graph.ts';

/** True for the nitrogen of a group that everybody writes and reads as N O 2. */
export function isNitro({ element, charge, bonds }: DrawnAtom): boolean {
  const ends = bonds.filter(
    ({ to }) => to.element === 'O' && to.bonds.length === 1 && to.hydrogens === 0 && !to.mass,
  );
  return (
    element === 'N' &&
    charge === 1 &&
    bonds.length === 3 &&
    ends.length === 2 &&
    ends.some(({ order, to }) => order === 2 && to.charge === 0) &&
    ends.some(({ order, to }) => order === 1 && to.charge === -1)
  );
}
