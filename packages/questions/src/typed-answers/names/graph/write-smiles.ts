import { acrossFrom, bondBetween, hydrogensOn, type MoleculeGraph } from './molecule-graph.ts';

/** The neighbours of a stereocentre in an order; `hydrogen` stands for the one that is not drawn. */
export interface Centre {
  atom: number;
  order: readonly number[];
  /** True where the neighbours behind the first run clockwise, seen from it. */
  isClockwise: boolean;
}

/** A double bond with one neighbour at each end, on the same side of it or not. */
export interface DoubleBond {
  ends: readonly [number, number];
  beside: readonly [number, number];
  isSameSide: boolean;
}

export interface Stereo {
  centres: Centre[];
  doubleBonds: DoubleBond[];
}

export const hydrogen = -1;

/** A SMILES with the order in which it names the atoms. */
export interface WrittenSmiles {
  smiles: string;
  atoms: readonly number[];
}

/** Writes a molecule as SMILES, with its stereochemistry. */
export function writeSmiles(
  graph: MoleculeGraph,
  stereo: Stereo = { centres: [], doubleBonds: [] },
): WrittenSmiles {
  const rings = findRingBonds(graph);
  const heights = heightsOf(stereo.doubleBonds);
  const atoms: number[] = [];
  const ringNumbers = new Map(rings.map((bond, index) => [bond, index + 1]));
  const seen = new Set<number>();
  const write = (atom: number, from: number): string => {
    seen.add(atom);
    atoms.push(atom);
    const bonds = graph.bondsAt[atom] ?? [];
    const closures = bonds.filter((bond) => ringNumbers.has(bond));
    const onward = bonds.filter((bond) => !ringNumbers.has(bond) && acrossFrom(graph, bond, atom) !== from);
    const neighbours = [
      ...(from < 0 ? [] : [from]),
      ...(hydrogensOn(graph, atom) === 1 ? [hydrogen] : []),
      ...[...closures, ...onward].map((bond) => acrossFrom(graph, bond, atom)),
    ];
    const ringText = closures.map((bond) => {
      const number = ringNumbers.get(bond) ?? 0;
      // The order of a ring bond stands at the end that is written first.
      const isFirst = !seen.has(acrossFrom(graph, bond, atom));
      return `${isFirst ? bondSign(graph, bond) : ''}${number > 9 ? `%${number}` : number}`;
    });
    const branches = onward.map((bond) => {
      const next = acrossFrom(graph, bond, atom);
      const height = heights.get(`${atom} ${next}`);
      const slant = height === undefined ? '' : height > 0 ? '/' : '\\';
      return `${slant}${bondSign(graph, bond)}${write(next, atom)}`;
    });
    const last = branches.pop() ?? '';
    const centre = stereo.centres.find((each) => each.atom === atom);
    return `${atomText(graph, atom, centre, neighbours)}${ringText.join('')}${branches.map((text) => `(${text})`).join('')}${last}`;
  };
  const parts: string[] = [];
  for (let atom = 0; atom < graph.atoms.length; atom += 1) if (!seen.has(atom)) parts.push(write(atom, -1));
  return { smiles: parts.join('.'), atoms };
}

function bondSign(graph: MoleculeGraph, bond: number): string {
  return ['', '', '=', '#'][graph.bonds[bond]?.order ?? 1] ?? '';
}

function atomText(
  graph: MoleculeGraph,
  atom: number,
  centre: Centre | undefined,
  neighbours: readonly number[],
): string {
  const { element, charge } = graph.atoms[atom] ?? { element: 'C', charge: 0 };
  if (centre === undefined && charge === 0 && organic.has(element)) return element;
  const count = hydrogensOn(graph, atom);
  const hydrogens = count > 0 ? `H${count > 1 ? count : ''}` : '';
  const size = Math.abs(charge) > 1 ? Math.abs(charge) : '';
  const sign = charge === 0 ? '' : `${charge > 0 ? '+' : '-'}${size}`;
  return `[${element}${centre === undefined ? '' : windingOf(centre, neighbours)}${hydrogens}${sign}]`;
}

/** The elements that SMILES writes without brackets. */
const organic: ReadonlySet<string> = new Set('B C N O P S F Cl Br I'.split(' '));

/** `@` runs counterclockwise; each swap of two neighbours turns it round. */
function windingOf({ order, isClockwise }: Centre, neighbours: readonly number[]): string {
  const left = [...order];
  let swaps = 0;
  neighbours.forEach((neighbour, index) => {
    const place = left.indexOf(neighbour);
    if (place === index || place < 0) return;
    [left[place], left[index]] = [left[index] ?? 0, left[place] ?? 0];
    swaps += 1;
  });
  return isClockwise === (swaps % 2 === 0) ? '@@' : '@';
}

/** For each pair of bound atoms beside a double bond: 1 where the second stands above the first, -1 below. */
function heightsOf(doubleBonds: readonly DoubleBond[]): ReadonlyMap<string, number> {
  const heights = new Map<string, number>();
  const put = (from: number, to: number, height: number): void => {
    heights.set(`${from} ${to}`, height);
    heights.set(`${to} ${from}`, -height);
  };
  for (const { ends, beside, isSameSide } of doubleBonds) {
    const [first, second] = [heights.get(`${ends[0]} ${beside[0]}`), heights.get(`${ends[1]} ${beside[1]}`)];
    const same = isSameSide ? 1 : -1;
    if (first === undefined) put(ends[0], beside[0], second === undefined ? 1 : second * same);
    if (second === undefined) put(ends[1], beside[1], (first ?? 1) * same);
  }
  return heights;
}

/** One bond of each ring, so that the others make a tree. */
function findRingBonds(graph: MoleculeGraph): number[] {
  const seen = new Set<number>();
  const tree = new Set<number>();
  const visit = (atom: number): void => {
    seen.add(atom);
    for (const bond of graph.bondsAt[atom] ?? []) {
      const next = acrossFrom(graph, bond, atom);
      if (seen.has(next)) continue;
      tree.add(bond);
      visit(next);
    }
  };
  graph.atoms.forEach((_, atom) => {
    if (!seen.has(atom)) visit(atom);
  });
  return graph.bonds.flatMap(({ one, other }, bond) =>
    tree.has(bond) || bondBetween(graph, one, other) < 0 ? [] : [bond],
  );
}
