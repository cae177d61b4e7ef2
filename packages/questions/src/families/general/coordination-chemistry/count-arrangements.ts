/** Where the places of a complex lie. */
export type Frame = 'square' | 'tetrahedron' | 'octahedron';

/** Turns of the frame as permutations of its places: generators of the rotations, and one reflection. */
interface Symmetry {
  places: number;
  rotations: readonly (readonly number[])[];
  reflection: readonly number[];
  /** The place on the other side of each, where there is one. */
  opposite: readonly number[];
}

const symmetries: Readonly<Record<Frame, Symmetry>> = {
  square: {
    places: 4,
    rotations: [
      [1, 2, 3, 0],
      [0, 3, 2, 1],
    ],
    reflection: [0, 1, 2, 3],
    opposite: [2, 3, 0, 1],
  },
  tetrahedron: {
    places: 4,
    rotations: [
      [1, 2, 0, 3],
      [1, 0, 3, 2],
    ],
    reflection: [1, 0, 2, 3],
    opposite: [],
  },
  // +x, −x, +y, −y, +z, −z: quarter turns about z and about x, and the plane z = 0.
  octahedron: {
    places: 6,
    rotations: [
      [2, 3, 1, 0, 4, 5],
      [0, 1, 4, 5, 3, 2],
    ],
    reflection: [0, 1, 2, 3, 5, 4],
    opposite: [1, 0, 3, 2, 5, 4],
  },
};

/** What stands at a place: the kind of the ligand and, of a bidentate one, where its other atom is. */
interface Site {
  kind: string;
  partner: number | null;
}

/**
 * The number of ways in which ligands can be placed that no rotation turns into each other, the number when mirror
 * images count as one, and that of all placements. Found by placing them in every way.
 * @param letters a letter for each ligand, equal ones for equal ligands; a capital is a bidentate ligand, whose two
 *   equal atoms take neighbouring places
 * @example countArrangements('octahedron', 'AAbb') // { total: 3, upToMirrors: 2, placements: 72 }
 */
export function countArrangements(
  frame: Frame,
  letters: string,
): { total: number; upToMirrors: number; placements: number } {
  const symmetry = symmetries[frame];
  const rotations = groupOf(symmetry.rotations);
  const turned = (sites: readonly Site[]): string =>
    rotations.map((rotation) => written(sites, rotation)).toSorted()[0] ?? '';
  const total = new Set<string>();
  const upToMirrors = new Set<string>();
  const all = placements(symmetry, [...letters]);
  for (const sites of all) {
    const own = turned(sites);
    const mirrored = turned(moved(sites, symmetry.reflection));
    total.add(own);
    upToMirrors.add(own < mirrored ? own : mirrored);
  }
  return { total: total.size, upToMirrors: upToMirrors.size, placements: all.length };
}

/** Every way of putting the ligands on the places, one ligand after the other, equal ones in one order only. */
function placements(symmetry: Symmetry, letters: readonly string[]): Site[][] {
  const found: Site[][] = [];
  const place = (sites: readonly (Site | null)[], ligand: number, from: number): void => {
    const letter = letters[ligand];
    if (letter === undefined) {
      found.push(sites.filter((site) => site !== null));
      return;
    }
    const isBidentate = letter !== letter.toLowerCase();
    const next = (filled: readonly (Site | null)[], first: number): void =>
      place(filled, ligand + 1, letters[ligand + 1] === letter ? first + 1 : 0);
    for (let first = from; first < symmetry.places; first += 1) {
      if (sites[first] !== null) continue;
      if (!isBidentate) {
        next(sites.with(first, { kind: letter, partner: null }), first);
        continue;
      }
      for (let second = first + 1; second < symmetry.places; second += 1) {
        if (sites[second] !== null || symmetry.opposite[first] === second) continue;
        const half = sites.with(first, { kind: letter, partner: second });
        next(half.with(second, { kind: letter, partner: first }), first);
      }
    }
  };
  place(
    Array.from({ length: symmetry.places }, () => null),
    0,
    0,
  );
  return found;
}

/** All permutations that the generators make. */
function groupOf(generators: readonly (readonly number[])[]): (readonly number[])[] {
  const identity = (generators[0] ?? []).map((_, index) => index);
  const group = new Map<string, readonly number[]>([[identity.join(), identity]]);
  for (const member of group.values())
    for (const generator of generators) {
      const product = member.map((index) => generator[index] ?? index);
      if (!group.has(product.join())) group.set(product.join(), product);
    }
  return [...group.values()];
}

function moved(sites: readonly Site[], permutation: readonly number[]): Site[] {
  const result = [...sites];
  sites.forEach(({ kind, partner }, index) => {
    result[permutation[index] ?? index] = {
      kind,
      partner: partner === null ? null : (permutation[partner] ?? partner),
    };
  });
  return result;
}

function written(sites: readonly Site[], permutation: readonly number[]): string {
  return moved(sites, permutation)
    .map(({ kind, partner }) => `${kind}${partner ?? ''}`)
    .join(' ');
}
