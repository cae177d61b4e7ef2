import { Molecule, SSSearcher } from 'openchemlib';
import { canonicalSmiles } from '../../structures/canonical-smiles.ts';
import { remembered } from '../../remembered.ts';
import type { Computation } from '../computation.ts';
import { formulaOfStructure } from './formula-of-structure.ts';
import { undecided, type Decision } from '../decision.ts';
import { statedQuantity } from '../numbers/stated-quantity.ts';

type StructureCount = Extract<Computation, { kind: 'structure-count' }>['count'];

/** Decides which option draws the same structure, stereochemistry included. */
export function decideSameStructure(smiles: string, options: readonly string[]): Decision {
  const expected = canonicalSmiles(smiles);
  if (expected === null) return undecided(`${smiles} is no structure`);
  const right = options.map((option) => {
    const drawn = smilesOf(option);
    return drawn !== null && canonicalSmiles(drawn) === expected;
  });
  return { ok: true, right, finding: 'The key and the expected structure have the same canonical form.' };
}

/** Decides which option's structure contains a fragment (or, negated, does not). */
export function decideFragment(fragment: string, negate: boolean, options: readonly string[]): Decision {
  const searcher = new SSSearcher();
  const query = Molecule.fromSmiles(fragment);
  query.setFragment(true);
  searcher.setFragment(query);
  const right: boolean[] = [];
  for (const option of options) {
    const drawn = smilesOf(option);
    if (drawn === null) return undecided('Every option has to be a drawn structure');
    searcher.setMolecule(Molecule.fromSmiles(drawn));
    right.push(searcher.isFragmentInMolecule() !== negate);
  }
  return { ok: true, right, finding: `Substructure search for ${fragment} over the four structures.` };
}

/** Decides by a count read off the structure. */
export function decideStructureCount(
  smiles: string,
  count: StructureCount,
  options: readonly string[],
): Decision {
  const molecule = Molecule.fromSmiles(smiles);
  const value = counts[count](molecule);
  const right = options.map((option) => statedQuantity(option)?.value === value);
  return { ok: true, right, finding: `Counted on the structure: ${value} ${count.replaceAll('-', ' ')}.` };
}

/** Decides by the molecular formula of the structure. */
export function decideStructureFormula(smiles: string, options: readonly string[]): Decision {
  const formula = formulaOfStructure(smiles);
  const right = options.map((option) => option.replace(/\\ce\{([^}]*)\}/, '$1').trim() === formula);
  return { ok: true, right, finding: `The atoms of the structure add up to ${formula}.` };
}

/** Decides by the descriptor of the only stereocentre (R or S) or double bond (E or Z). */
export function decideDescriptor(smiles: string, options: readonly string[]): Decision {
  const found = descriptorOf(smiles);
  if (found === null) return undecided('The structure has not exactly one described centre or double bond');
  const right = options.map((option) => {
    const named = /(?:^|[(*\s])(R|S|E|Z)(?:[)*\s,]|$)/.exec(option)?.[1];
    return named === found;
  });
  return { ok: true, right, finding: `Cahn–Ingold–Prelog priorities give ${found}.` };
}

/**
 * The descriptor of a structure's only stereocentre or stereogenic double bond.
 * @returns `null` where there is none, or more than one
 * @example descriptorOf('C[C@H](O)CC') // 'S'
 */
export function descriptorOf(smiles: string): 'R' | 'S' | 'E' | 'Z' | null {
  return knownDescriptor(smiles);
}

const knownDescriptor = remembered((smiles): 'R' | 'S' | 'E' | 'Z' | null => {
  const molecule = Molecule.fromSmiles(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  const found: ('R' | 'S' | 'E' | 'Z')[] = [];
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) {
    const parity = molecule.getAtomCIPParity(atom);
    if (parity === Molecule.cAtomCIPParityRorM) found.push('R');
    if (parity === Molecule.cAtomCIPParitySorP) found.push('S');
  }
  for (let bond = 0; bond < molecule.getAllBonds(); bond += 1) {
    const parity = molecule.getBondCIPParity(bond);
    if (parity === Molecule.cBondCIPParityEorP) found.push('E');
    if (parity === Molecule.cBondCIPParityZorM) found.push('Z');
  }
  return found.length === 1 ? (found[0] ?? null) : null;
});

const counts: Readonly<Record<StructureCount, (molecule: Molecule) => number>> = {
  stereocentres: (molecule) => molecule.getStereoCenterCount(),
  hydrogens: (molecule) => atomsOf(molecule).reduce((sum, atom) => sum + molecule.getAllHydrogens(atom), 0),
  carbons: (molecule) => carbonsOf(molecule).length,
  rings: (molecule) => molecule.getBonds() - molecule.getAtoms() + 1,
  'degrees-of-unsaturation': (molecule) => ringCount(molecule) + piBondCount(molecule),
  'sp3-carbons': (molecule) => carbonsOf(molecule).filter((atom) => molecule.getAtomPi(atom) === 0).length,
  'sp2-carbons': (molecule) => carbonsOf(molecule).filter((atom) => isTrigonal(molecule, atom)).length,
  'sp-carbons': (molecule) => carbonsOf(molecule).filter((atom) => isLinear(molecule, atom)).length,
  'carbon-environments': (molecule) => {
    molecule.ensureHelperArrays(Molecule.cHelperSymmetrySimple);
    return new Set(carbonsOf(molecule).map((atom) => molecule.getSymmetryRank(atom))).size;
  },
};

function ringCount(molecule: Molecule): number {
  return molecule.getBonds() - molecule.getAtoms() + 1;
}

function piBondCount(molecule: Molecule): number {
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  let pi = 0;
  for (let bond = 0; bond < molecule.getBonds(); bond += 1) pi += molecule.getBondOrder(bond) - 1;
  return pi;
}

function isTrigonal(molecule: Molecule, atom: number): boolean {
  return molecule.getAtomPi(atom) === 1;
}

function isLinear(molecule: Molecule, atom: number): boolean {
  return molecule.getAtomPi(atom) === 2;
}

function atomsOf(molecule: Molecule): number[] {
  return Array.from({ length: molecule.getAtoms() }, (_, atom) => atom);
}

function carbonsOf(molecule: Molecule): number[] {
  return atomsOf(molecule).filter((atom) => molecule.getAtomicNo(atom) === 6);
}

function smilesOf(option: string): string | null {
  return /\\smiles\{([^|}]*)/.exec(option)?.[1] ?? null;
}
