import { Molecule } from 'openchemlib';

/** An atom that a drawing shows, with what is written at it. */
export interface DrawnAtom {
  place: number;
  element: string;
  /** Hydrogens that it carries without being drawn as atoms. */
  hydrogens: number;
  charge: number;
  /** The mass number where an isotope is meant, else 0. */
  mass: number;
  unpaired: number;
  isInRing: boolean;
  bonds: DrawnBond[];
  /** Seen from its lowest neighbor (hydrogen counts as the highest), whether the others run clockwise; `null` where no wedge is drawn. */
  isClockwise: boolean | null;
}

export interface DrawnBond {
  to: DrawnAtom;
  order: number;
  isInRing: boolean;
  /** Whether the lowest neighbors of the two atoms stand on the same side of a double bond; `null` where no geometry is meant. */
  isSameSide: boolean | null;
}

/**
 * The atoms of a structure in the order of its SMILES, with bonds in both directions.
 * @throws when the SMILES cannot be read
 */
export function readDrawnGraph(smiles: string): DrawnAtom[] {
  const molecule = Molecule.fromSmiles(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperParities);
  const atoms = Array.from({ length: molecule.getAllAtoms() }, (_, place) => readAtom(molecule, place));
  for (let bond = 0; bond < molecule.getAllBonds(); bond += 1) {
    const one = atoms[molecule.getBondAtom(0, bond)];
    const other = atoms[molecule.getBondAtom(1, bond)];
    if (one === undefined || other === undefined) continue;
    const isInRing = molecule.isRingBond(bond);
    // A small ring has room for one geometry alone.
    const hasTwo = !isInRing || molecule.getBondRingSize(bond) >= smallestWithTwo;
    const isSameSide = hasTwo ? oneOfTwo(molecule.getBondParity(bond), 2, 1) : null;
    const seen = { order: molecule.getBondOrder(bond), isInRing, isSameSide };
    one.bonds.push({ to: other, ...seen });
    other.bonds.push({ to: one, ...seen });
  }
  for (const { bonds } of atoms) bonds.sort((one, other) => one.to.place - other.to.place);
  return atoms;
}

function readAtom(molecule: Molecule, place: number): DrawnAtom {
  return {
    place,
    element: molecule.getAtomLabel(place),
    hydrogens: molecule.getImplicitHydrogens(place),
    charge: molecule.getAtomCharge(place),
    mass: molecule.getAtomMass(place),
    unpaired: unpairedElectrons(molecule.getAtomRadical(place)),
    isInRing: molecule.isRingAtom(place),
    bonds: [],
    isClockwise: oneOfTwo(molecule.getAtomParity(place), 1, 2),
  };
}

/** Rings of eight are the smallest with double bonds of either geometry. */
const smallestWithTwo = 8;

/** OpenChemLib has 1 and 2 for what is settled; 0 and 3 are what needs no mark and what has none. */
function oneOfTwo(parity: number, yes: number, no: number): boolean | null {
  return parity === yes ? true : parity === no ? false : null;
}

function unpairedElectrons(state: number): number {
  switch (state) {
    case Molecule.cAtomRadicalStateD:
      return 1;
    case Molecule.cAtomRadicalStateT:
    case Molecule.cAtomRadicalStateS:
      return 2;
    default:
      return 0;
  }
}

/** The atoms bonded to an atom. */
export function neighborsOf(atom: DrawnAtom): DrawnAtom[] {
  return atom.bonds.map(({ to }) => to);
}

/** @throws when the two are not bonded */
export function bondBetween(one: DrawnAtom, other: DrawnAtom): DrawnBond {
  const bond = one.bonds.find(({ to }) => to === other);
  if (bond === undefined) throw new Error('These atoms are not bonded');
  return bond;
}

/** The molecules and ions of a structure, each by its atoms. */
export function moleculesOf(atoms: readonly DrawnAtom[]): DrawnAtom[][] {
  const left = new Set(atoms);
  return atoms.flatMap((first) => {
    if (!left.has(first)) return [];
    return [reachedFrom(first, () => true).filter((atom) => left.delete(atom))];
  });
}

/** What can be reached over such bonds, in the order of the text. */
export function reachedFrom(first: DrawnAtom, isCrossed: (bond: DrawnBond) => boolean): DrawnAtom[] {
  const found = new Set([first]);
  // A set is walked through with what is added on the way.
  for (const atom of found) for (const bond of atom.bonds) if (isCrossed(bond)) found.add(bond.to);
  return [...found].sort((one, other) => one.place - other.place);
}
