import { Molecule } from 'openchemlib';
import { canonicalSmiles } from '../../structures/canonical-smiles.ts';
import { readConstitution } from '../../structures/read-constitution.ts';
import { remembered } from '../../remembered.ts';

export type Relationship =
  | 'identical'
  | 'enantiomers'
  | 'diastereomers'
  | 'constitutional isomers'
  | 'not isomers';

/**
 * Sigma and pi bonds of a structure, bonds to implicit hydrogens included; aromatic rings count in a Kekulé form.
 * @example countBonds('C=C') // { sigma: 5, pi: 1 }
 */
export function countBonds(smiles: string): { sigma: number; pi: number } {
  return knownBonds(smiles);
}

const knownBonds = remembered((smiles): { sigma: number; pi: number } => {
  const molecule = read(smiles);
  let sigma = molecule.getBonds();
  let pi = 0;
  for (let bond = 0; bond < molecule.getBonds(); bond += 1) pi += molecule.getBondOrder(bond) - 1;
  for (let atom = 0; atom < molecule.getAtoms(); atom += 1) sigma += molecule.getImplicitHydrogens(atom);
  return { sigma, pi };
});

/**
 * Sets of equivalent hydrogens by constitution, as ^{1}H NMR signals are counted in a first course: diastereotopic
 * hydrogens are not told apart, so ask it only of structures without them.
 * @example countProtonEnvironments('CCO') // 3
 */
export function countProtonEnvironments(smiles: string): number {
  return knownProtonEnvironments(smiles);
}

const knownProtonEnvironments = remembered((smiles): number => {
  const molecule = read(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperSymmetrySimple);
  const ranks = new Set<number>();
  for (let atom = 0; atom < molecule.getAtoms(); atom += 1)
    if (molecule.getAllHydrogens(atom) > 0) ranks.add(molecule.getSymmetryRank(atom));
  return ranks.size;
});

/**
 * Stereoisomers of a pattern: a SMILES in which `[C?…]` marks a stereocentre and `~` the free side of a double bond
 * whose other side is written with `/`. Meso forms count once, because equal structures do.
 * @example countStereoisomers('C[C?H](Cl)[C?H](Cl)C') // 3
 */
export function countStereoisomers(pattern: string): number {
  return knownStereoisomers(pattern);
}

const knownStereoisomers = remembered((pattern): number => {
  const places = [...pattern.matchAll(/\?|~/g)];
  const forms = new Set<string>();
  for (let draw = 0; draw < 2 ** places.length; draw += 1) {
    let place = 0;
    const smiles = pattern.replace(/\?|~/g, (mark) => {
      const isSecond = Math.floor(draw / 2 ** place) % 2 === 1;
      place += 1;
      if (mark === '?') return isSecond ? '@@' : '@';
      return isSecond ? '\\' : '/';
    });
    forms.add(canonical(smiles));
  }
  return forms.size;
});

/**
 * How two drawn structures are related.
 * @example relationshipOf('C[C@H](O)CC', 'C[C@@H](O)CC') // 'enantiomers'
 */
export function relationshipOf(first: string, second: string): Relationship {
  if (canonical(first) === canonical(second)) return 'identical';
  if (canonical(mirrored(first)) === canonical(second)) return 'enantiomers';
  if (canonical(flattened(first)) === canonical(flattened(second))) return 'diastereomers';
  return formulaOf(first) === formulaOf(second) ? 'constitutional isomers' : 'not isomers';
}

/**
 * The different structures that putting the substituents on carbon, one hydrogen each, can give (constitution only).
 * @example substitutionProducts('CCC', ['Cl']).length // 2
 */
export function substitutionProducts(smiles: string, substituents: readonly string[]): string[] {
  const name = [smiles, ...substituents].join(' ');
  const known = substituted.get(name);
  if (known !== undefined) return known;
  const products = substitutedEverywhere(smiles, substituents);
  if (substituted.size > 2000) substituted.clear();
  substituted.set(name, products);
  return products;
}

const substituted = new Map<string, string[]>();

function substitutedEverywhere(smiles: string, substituents: readonly string[]): string[] {
  let products = new Map([[canonical(smiles), smiles]]);
  for (const substituent of substituents) {
    const next = new Map<string, string>();
    for (const parent of products.values())
      for (const product of substitutedOnce(parent, substituent)) next.set(canonical(product), product);
    products = next;
  }
  return [...products.values()];
}

/** The SMILES of an assembled structure, without the arbitrary stereochemistry of its drawing. */
export function constitution(molecule: Molecule): string {
  return flattened(molecule.toSmiles());
}

function substitutedOnce(smiles: string, substituent: string): string[] {
  const parent = read(smiles);
  return Array.from({ length: parent.getAtoms() }, (_, atom) => atom)
    .filter((atom) => parent.getAtomicNo(atom) === 6 && parent.getAllHydrogens(atom) > 0)
    .map((atom) => {
      const product = parent.getCompactCopy();
      const added = read(substituent);
      const first = product.getAllAtoms();
      product.addMolecule(added);
      product.addBond(atom, first);
      return constitution(product);
    });
}

/** Swapping every @ and @@ gives the mirror image; double bonds keep their sides. */
function mirrored(smiles: string): string {
  return smiles.replace(/@@?/g, (turn) => (turn === '@' ? '@@' : '@'));
}

function flattened(smiles: string): string {
  return smiles.replace(/[@/\\]/g, '');
}

function formulaOf(smiles: string): string {
  return read(smiles).getMolecularFormula().formula;
}

function canonical(smiles: string): string {
  return canonicalSmiles(smiles) ?? smiles;
}

function read(smiles: string): Molecule {
  const molecule = readConstitution(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  return molecule;
}
