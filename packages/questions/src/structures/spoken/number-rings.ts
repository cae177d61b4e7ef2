import { neighborsOf, type DrawnAtom } from './drawn-graph.ts';

/** How the rings of a system are closed. Numbers count from 1: first round the longest ring, then along the bridges. */
export interface Rings {
  /** Atoms of the longest ring. */
  round: number;
  /** Further atoms between two of the ring (the same one twice where two rings share an atom). */
  bridges: readonly { from: number; to: number; atoms: readonly DrawnAtom[] }[];
  /** Bonds between atoms that no round and no bridge has. */
  across: readonly (readonly [number, number])[];
}

/**
 * Numbers the atoms of a system of rings.
 * @param first the atom with number 1; `null` where it may be chosen
 */
export function numberRings(
  system: readonly DrawnAtom[],
  first: DrawnAtom | null,
): { atoms: DrawnAtom[]; rings: Rings } {
  const inSystem = new Set(system);
  const cycle = bestWay(longestCycle(system), inSystem, first);
  const atoms = [...cycle];
  const joined = new Set(cycle.map((atom, at) => bondName(atom, cycle[(at + 1) % cycle.length] ?? atom)));
  const bridges: { from: number; to: number; atoms: DrawnAtom[] }[] = [];
  for (let path = nextBridge(atoms, inSystem); path !== null; path = nextBridge(atoms, inSystem)) {
    for (const [at, atom] of path.slice(1).entries()) joined.add(bondName(path[at] ?? atom, atom));
    const [from, to] = [path[0], path.at(-1)].map((end) => atoms.findIndex((atom) => atom === end) + 1);
    const between = path.slice(1, -1);
    bridges.push({ from: from ?? 0, to: to ?? 0, atoms: between });
    atoms.push(...between);
  }
  const across = atoms.flatMap((one, at) =>
    atoms.flatMap((other, place): [number, number][] =>
      place > at && isRingBond(one, other) && !joined.has(bondName(one, other)) ? [[at + 1, place + 1]] : [],
    ),
  );
  return { atoms, rings: { round: cycle.length, bridges, across } };
}

function longestCycle(system: readonly DrawnAtom[]): DrawnAtom[] {
  let best: DrawnAtom[] = [];
  for (const start of system) {
    const walk = (path: readonly DrawnAtom[]): void => {
      const last = path.at(-1) ?? start;
      for (const { to, isInRing } of last.bonds) {
        if (!isInRing || to.place < start.place) continue;
        if (to === start && path.length > Math.max(2, best.length)) best = [...path];
        else if (!path.includes(to)) walk([...path, to]);
      }
    };
    walk([start]);
  }
  return best;
}

/** Begins at a given atom, at a place where rings meet, at an atom other than carbon or at one that carries something. */
function bestWay(
  cycle: readonly DrawnAtom[],
  system: ReadonlySet<DrawnAtom>,
  first: DrawnAtom | null,
): DrawnAtom[] {
  const ways = cycle.flatMap((_, at) => {
    const way = [...cycle.slice(at), ...cycle.slice(0, at)];
    return [way, [...way.slice(0, 1), ...way.slice(1).reverse()]];
  });
  const keyed = ways.map((way) => ({ way, key: keyOf(way, system, first) }));
  keyed.sort((one, other) => compare(one.key, other.key));
  return keyed[0]?.way ?? [...cycle];
}

function keyOf(way: readonly DrawnAtom[], system: ReadonlySet<DrawnAtom>, first: DrawnAtom | null): number[] {
  const [start, second] = way;
  const places = (isSought: (atom: DrawnAtom) => boolean): number[] =>
    way.flatMap((atom, at) => (isSought(atom) ? [at] : []));
  const meets = places((atom) => atom.bonds.filter(({ isInRing }) => isInRing).length > 2);
  const others = places(({ element }) => element !== 'C');
  const carrying = places((atom) => neighborsOf(atom).some((next) => !system.has(next)));
  return [
    first === null || start === first ? 0 : 1,
    meets.length === 0 || meets[0] === 0 ? 0 : 1,
    // The larger of two fused rings is told first.
    -(meets.length === 2 ? (meets[1] ?? 0) : 0),
    // Of two that are as large, the one with more double bonds.
    meets.length === 2 ? places(hasDoubleBond).reduce((sum, at) => sum + at, 0) : 0,
    ...(others.length === 0 ? [] : [others[0] ?? 0, others[1] ?? 0]),
    ...(carrying.length === 0 ? [] : [carrying[0] ?? 0, carrying[1] ?? 0]),
    start?.place ?? 0,
    second?.place ?? 0,
  ];
}

function hasDoubleBond({ bonds }: DrawnAtom): boolean {
  return bonds.some(({ isInRing, order }) => isInRing && order === 2);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The shortest way from one numbered atom to another over atoms without a number. */
function nextBridge(numbered: readonly DrawnAtom[], system: ReadonlySet<DrawnAtom>): DrawnAtom[] | null {
  const known = new Set(numbered);
  for (const from of numbered) {
    const ways = ringNeighbors(from, system).flatMap((next) => (known.has(next) ? [] : [[from, next]]));
    // A list is walked through with what is added on the way: the shortest come first.
    for (const way of ways) {
      const last = way.at(-1) ?? from;
      for (const next of ringNeighbors(last, system)) {
        const isBack = next === way.at(-2);
        if (known.has(next) && !isBack) return [...way, next];
        if (!known.has(next) && !way.includes(next)) ways.push([...way, next]);
      }
    }
  }
  return null;
}

function ringNeighbors(atom: DrawnAtom, system: ReadonlySet<DrawnAtom>): DrawnAtom[] {
  return atom.bonds.flatMap(({ to, isInRing }) => (isInRing && system.has(to) ? [to] : []));
}

function isRingBond(one: DrawnAtom, other: DrawnAtom): boolean {
  return one.bonds.some(({ to, isInRing }) => to === other && isInRing);
}

function bondName(one: DrawnAtom, other: DrawnAtom): string {
  return [one.place, other.place].sort((a, b) => a - b).join();
}
