import { Molecule } from 'openchemlib';

/** Lengths of a bond between an atom and a bond it has no part in, below which one is read as part of the other. */
export const leastDistance = 0.5;
/** What is further away than this disturbs nobody. */
const comfortable = 0.9;
/** Degrees that two bonds of an atom keep between them. */
const leastAngle = 55;
const angles = [10, -10, 20, -20, 30, -30].map((degrees) => (degrees * Math.PI) / 180);
const mostSteps = 40;

/**
 * Turns crowded groups of a drawn molecule about the atoms that they are bound to, until no atom lies on a bond of another group. Two
 * neighbouring atoms with four bonds each are drawn with them at right angles, and a ring on one lies over a group on the other.
 * Bonds of rings stay. A turn after which wedges or sides of a double bond would say something else is taken back, and a bridge that crosses
 * its own ring stays as it is.
 */
export function spreadOut(molecule: Molecule): void {
  const before = closestOf(molecule);
  if (before >= leastDistance) return;
  const drawn = codeOf(molecule);
  const turns = turnApart(molecule);
  if (closestOf(molecule) > before && codeOf(molecule) === drawn) return;
  for (const { group, angle } of turns.toReversed()) turn(molecule, group, -angle);
}

/** What the drawing says, its wedges and the sides of its double bonds among it. */
function codeOf(molecule: Molecule): string {
  return Molecule.fromMolfile(molecule.toMolfile()).getIDCode();
}

interface Turn {
  group: Group;
  angle: number;
}

/** Makes the turn that helps most, again and again, and says which ones were made. */
function turnApart(molecule: Molecule): Turn[] {
  const groups = groupsOf(molecule);
  const turns: Turn[] = [];
  let crowding = crowdingOf(molecule);
  for (let done = 0; done < mostSteps && crowding > 0; done += 1) {
    const tried = groups.flatMap((group) =>
      angles.map((angle) => {
        turn(molecule, group, angle);
        const result = keepsAngles(molecule, group) ? crowdingOf(molecule) : Infinity;
        turn(molecule, group, -angle);
        return { group, angle, result };
      }),
    );
    const best = tried.toSorted((one, other) => one.result - other.result)[0];
    if (best === undefined || best.result >= crowding) break;
    turn(molecule, best.group, best.angle);
    turns.push(best);
    crowding = best.result;
  }
  return turns;
}

/** The least distance between an atom and a bond that it has no part in, in lengths of that bond; of a molecule without such a pair, infinite. */
export function closestOf(molecule: Molecule): number {
  return Math.min(...distances(molecule));
}

function crowdingOf(molecule: Molecule): number {
  return distances(molecule).reduce((sum, distance) => sum + Math.max(0, comfortable - distance) ** 2, 0);
}

function distances(molecule: Molecule): number[] {
  const found: number[] = [];
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1)
    for (let bond = 0; bond < molecule.getAllBonds(); bond += 1) {
      const [one, other] = [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
      if (one !== atom && other !== atom) found.push(distance(molecule, atom, one, other));
    }
  return found;
}

function distance(molecule: Molecule, atom: number, from: number, to: number): number {
  const along = [
    molecule.getAtomX(to) - molecule.getAtomX(from),
    molecule.getAtomY(to) - molecule.getAtomY(from),
  ] as const;
  const away = [
    molecule.getAtomX(atom) - molecule.getAtomX(from),
    molecule.getAtomY(atom) - molecule.getAtomY(from),
  ] as const;
  const squared = along[0] ** 2 + along[1] ** 2;
  const share = Math.max(0, Math.min(1, (away[0] * along[0] + away[1] * along[1]) / squared));
  return Math.hypot(away[0] - share * along[0], away[1] - share * along[1]) / Math.sqrt(squared);
}

/** What can turn about the atom that it is bound to. */
interface Group {
  about: number;
  first: number;
  atoms: readonly number[];
}

function groupsOf(molecule: Molecule): Group[] {
  return Array.from({ length: molecule.getAllBonds() }, (_, bond) => bond)
    .filter((bond) => !molecule.isRingBond(bond))
    .flatMap((bond) => {
      const [one, other] = [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
      return [
        [one, other],
        [other, one],
      ] as const;
    })
    .filter(([about]) => molecule.getAllConnAtoms(about) > 1)
    .map(([about, first]) => ({ about, first, atoms: beyond(molecule, about, first) }));
}

/** The atoms on the side of the first one. */
function beyond(molecule: Molecule, about: number, first: number): number[] {
  const found = new Set([about, first]);
  for (const atom of found) {
    if (atom === about) continue;
    for (const neighbour of neighboursOf(molecule, atom)) found.add(neighbour);
  }
  found.delete(about);
  return [...found];
}

function neighboursOf(molecule: Molecule, atom: number): number[] {
  return Array.from({ length: molecule.getAllConnAtoms(atom) }, (_, place) =>
    molecule.getConnAtom(atom, place),
  );
}

function turn(molecule: Molecule, { about, atoms }: Group, angle: number): void {
  const [x, y] = [molecule.getAtomX(about), molecule.getAtomY(about)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (const atom of atoms) {
    const [right, down] = [molecule.getAtomX(atom) - x, molecule.getAtomY(atom) - y];
    molecule.setAtomX(atom, x + right * cos - down * sin);
    molecule.setAtomY(atom, y + right * sin + down * cos);
  }
}

function keepsAngles(molecule: Molecule, { about, first }: Group): boolean {
  const direction = directionOf(molecule, about, first);
  return neighboursOf(molecule, about)
    .filter((other) => other !== first)
    .every((other) => {
      const between = Math.abs(direction - directionOf(molecule, about, other)) % (2 * Math.PI);
      return Math.min(between, 2 * Math.PI - between) * (180 / Math.PI) >= leastAngle;
    });
}

function directionOf(molecule: Molecule, from: number, to: number): number {
  return Math.atan2(
    molecule.getAtomY(to) - molecule.getAtomY(from),
    molecule.getAtomX(to) - molecule.getAtomX(from),
  );
}
