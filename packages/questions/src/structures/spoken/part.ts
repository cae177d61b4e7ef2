import { bondBetween, neighborsOf, reachedFrom, type DrawnAtom } from './drawn-graph.ts';
import { longestChain } from './longest-chain.ts';
import { numberRings, type Rings } from './number-rings.ts';

/** A chain or a system of rings whose atoms are numbered in speech; everything else is told as what it carries. */
export interface Part {
  /** In the order of their numbers. */
  atoms: readonly DrawnAtom[];
  /** How its rings are closed; `null` for a chain. */
  rings: Rings | null;
  /** The bonded atom outside of a part that another one carries. */
  joint: DrawnAtom | null;
}

/**
 * The part that a molecule is told from: its largest system of rings, else its longest chain.
 * @param isTurned whether a chain is counted from the end that its SMILES has last
 */
export function mainPart(molecule: readonly DrawnAtom[], isTurned: boolean): Part {
  const systems = ringSystems(molecule);
  const [largest] = systems.toSorted((one, other) => other.length - one.length);
  if (largest !== undefined) return { ...numberRings(largest, null), joint: null };
  const chain = longestChain(molecule, null);
  return { atoms: isTurned ? chain.toReversed() : chain, rings: null, joint: null };
}

/** The part that begins with a carried atom. */
export function carriedPart(first: DrawnAtom, joint: DrawnAtom): Part {
  if (first.isInRing) return { ...numberRings(ringSystem(first), first), joint };
  const branch = reachedFrom(first, ({ to }) => to !== joint && !to.isInRing);
  return { atoms: longestChain(branch, first), rings: null, joint };
}

/** What an atom of a part carries, in the order of the text. */
export function carriedBy({ atoms, joint }: Part, atom: DrawnAtom): DrawnAtom[] {
  return neighborsOf(atom).filter((next) => next !== joint && !atoms.includes(next));
}

/** Places of two atoms of a part that a double or triple bond connects, counted from 1. */
export function multipleBonds({ atoms }: Part, order: number): [number, number][] {
  return atoms.flatMap((one, at) =>
    atoms.flatMap((other, place): [number, number][] =>
      place > at && neighborsOf(one).includes(other) && bondBetween(one, other).order === order
        ? [[at + 1, place + 1]]
        : [],
    ),
  );
}

/** True for a ring of six carbons with three double bonds, however it is written. */
export function isBenzene(part: Part): boolean {
  const { atoms, rings } = part;
  return (
    rings?.bridges.length === 0 &&
    rings.across.length === 0 &&
    atoms.length === 6 &&
    atoms.every(({ element, charge, unpaired, mass }) => element === 'C' && !charge && !unpaired && !mass) &&
    multipleBonds(part, 2).length === 3
  );
}

function ringSystems(molecule: readonly DrawnAtom[]): DrawnAtom[][] {
  const left = new Set(molecule.filter(({ isInRing }) => isInRing));
  return molecule.flatMap((first) =>
    left.has(first) ? [ringSystem(first).filter((one) => left.delete(one))] : [],
  );
}

function ringSystem(first: DrawnAtom): DrawnAtom[] {
  return reachedFrom(first, ({ isInRing }) => isInRing);
}
