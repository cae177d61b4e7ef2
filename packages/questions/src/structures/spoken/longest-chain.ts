import { neighborsOf, type DrawnAtom } from './drawn-graph.ts';
import { isNitro } from './nitro.ts';

/**
 * The longest path of atoms outside rings; of several the one with most carbons, then the one that carries most, which leaves
 * the fewest words for what it carries, then the one that the text has first. It ends at carbons, or at atoms that carry others: a last O H or bromine is told as carried.
 * @param among the atoms that may be taken
 * @param first where the chain begins; `null` where it may begin anywhere
 */
export function longestChain(among: readonly DrawnAtom[], first: DrawnAtom | null): DrawnAtom[] {
  const fitting = among.filter((atom) => isLink(atom) || atom === first);
  const taken = new Set(fitting.length > 0 ? fitting : among);
  const starts = first === null ? [...taken] : [first];
  return starts
    .flatMap((start) => pathsFrom(start, taken, []))
    .reduce((best, path) => (isBetter(path, best) ? path : best));
}

function isLink(atom: DrawnAtom): boolean {
  return atom.element === 'C' || (atom.bonds.length > 1 && !isNitro(atom));
}

function pathsFrom(
  atom: DrawnAtom,
  taken: ReadonlySet<DrawnAtom>,
  before: readonly DrawnAtom[],
): DrawnAtom[][] {
  const path = [...before, atom];
  const next = neighborsOf(atom).filter((one) => taken.has(one) && !path.includes(one));
  return next.length === 0 ? [path] : next.flatMap((one) => pathsFrom(one, taken, path));
}

function isBetter(path: readonly DrawnAtom[], best: readonly DrawnAtom[]): boolean {
  const differences = [
    path.length - best.length,
    carbonsIn(path) - carbonsIn(best),
    bondsOf(path) - bondsOf(best),
  ];
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

function carbonsIn(path: readonly DrawnAtom[]): number {
  return path.filter(({ element }) => element === 'C').length;
}

function bondsOf(path: readonly DrawnAtom[]): number {
  return path.reduce((sum, { bonds }) => sum + bonds.length, 0);
}
