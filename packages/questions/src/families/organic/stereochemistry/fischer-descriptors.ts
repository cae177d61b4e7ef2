import type { SeenFischerMolecule } from '@valence/figures';

/** An atom with what is bonded to it, seen from a stereocenter; a double bond counts twice. */
interface Branch {
  atomicNumber: number;
  next: readonly Branch[];
}

const atom = (atomicNumber: number, ...next: readonly Branch[]): Branch => ({ atomicNumber, next });
const hydrogen = atom(1);
const hydroxy = atom(8, hydrogen);

/** The groups of a projection, by their letters. The oxygen of C=O is there a second time, and the carbon a second time on it. */
const branches: Readonly<Record<string, Branch>> = {
  H: hydrogen,
  OH: hydroxy,
  NH2: atom(7, hydrogen, hydrogen),
  F: atom(9),
  Cl: atom(17),
  Br: atom(35),
  CH3: atom(6, hydrogen, hydrogen, hydrogen),
  CH2OH: atom(6, hydroxy, hydrogen, hydrogen),
  CHO: atom(6, atom(8, atom(6)), atom(8), hydrogen),
  CO2H: atom(6, atom(8, atom(6)), atom(8), hydroxy),
};

/**
 * R or S at each center of a Fischer projection, from top to bottom, by the rules of Cahn, Ingold and Prelog for chains.
 * @returns `?` where two groups rank alike
 */
export function fischerDescriptors({ top, bottom, centers }: SeenFischerMolecule): string[] {
  return centers.map(({ left, right }, place) => {
    const around = [
      chain(top, centers.slice(0, place).toReversed()),
      branchOf(right),
      chain(bottom, centers.slice(place + 1)),
      branchOf(left),
    ];
    const ranked = around.map((_, index) => index).toSorted((one, other) => rank(around[other], around[one]));
    const [first = 0, second = 0, third = 0, lowest = 0] = ranked;
    const isTied = ranked.slice(1).some((index, at) => rank(around[index], around[ranked[at] ?? 0]) === 0);
    if (isTied) return '?';
    // The places are numbered clockwise. Top and bottom point away from the reader, left and right toward them.
    const isClockwise = (second - first + 4) % 4 < (third - first + 4) % 4;
    const isBehind = lowest % 2 === 0;
    return isClockwise === isBehind ? 'R' : 'S';
  });
}

/** What follows upward or downward: the next centers, and the group at the end. */
function chain(end: string, centers: SeenFischerMolecule['centers']): Branch {
  const [next, ...further] = centers;
  if (next === undefined) return branchOf(end);
  return atom(6, branchOf(next.left), branchOf(next.right), chain(end, further));
}

function branchOf(group: string): Branch {
  const found = branches[group];
  if (found === undefined) throw new Error(`${group} is no group of a projection`);
  return found;
}

/** Which of two branches ranks higher: sphere by sphere, in each of them the substituents of higher atoms first. */
function rank(one: Branch | undefined, other: Branch | undefined): number {
  if (one === undefined || other === undefined) return 0;
  if (one.atomicNumber !== other.atomicNumber) return one.atomicNumber - other.atomicNumber;
  let spheres: [readonly Branch[], readonly Branch[]] = [[one], [other]];
  while (spheres.some((sphere) => sphere.length > 0)) {
    const [ours, theirs] = spheres.map((sphere) => sphere.map(ordered));
    const difference = compare(numbersOf(ours ?? []), numbersOf(theirs ?? []));
    if (difference !== 0) return difference;
    spheres = [(ours ?? []).flat(), (theirs ?? []).flat()];
  }
  return 0;
}

function ordered({ next }: Branch): readonly Branch[] {
  return next.toSorted((one, other) => rank(other, one));
}

/** The atoms of a sphere, set by set; a missing one ranks below all. */
function numbersOf(sets: readonly (readonly Branch[])[]): number[] {
  return sets.flatMap((set) => [0, 1, 2].map((place) => set[place]?.atomicNumber ?? 0));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length);
  for (let place = 0; place < length; place += 1) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
