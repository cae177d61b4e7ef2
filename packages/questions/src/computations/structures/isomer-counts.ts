import { Molecule } from 'openchemlib';
import { canonicalSmiles } from '../../structures/canonical-smiles.ts';
import { constitution, substitutionProducts } from './structure-facts.ts';

/** Families of saturated open-chain compounds whose constitutional isomers can be counted. */
export type IsomerClass =
  | 'alkane'
  | 'bromoalkane'
  | 'alcohol'
  | 'ether'
  | 'amine'
  | 'alkene'
  | 'carboxylic acid';

const known = new Map<string, readonly string[]>();

/**
 * Every constitutional isomer with so many carbons in a class (stereoisomers count once), as SMILES. Alkanes grow
 * carbon by carbon; the other classes are made from smaller alkanes by one change at every place.
 * @example isomersOf('alkane', 5).length // 3
 */
export function isomersOf(family: IsomerClass, carbons: number): readonly string[] {
  const name = `${family} ${carbons}`;
  const remembered = known.get(name);
  if (remembered !== undefined) return remembered;
  const isomers = enumerate(family, carbons);
  known.set(name, isomers);
  return isomers;
}

function enumerate(family: IsomerClass, carbons: number): string[] {
  switch (family) {
    case 'alkane':
      if (carbons === 1) return ['C'];
      return distinct(
        isomersOf('alkane', carbons - 1).flatMap((alkane) => substitutionProducts(alkane, ['C'])),
      );
    case 'bromoalkane':
      return distinct(isomersOf('alkane', carbons).flatMap((alkane) => substitutionProducts(alkane, ['Br'])));
    case 'alcohol':
      return distinct(isomersOf('alkane', carbons).flatMap((alkane) => substitutionProducts(alkane, ['O'])));
    case 'carboxylic acid':
      if (carbons === 1) return ['O=CO'];
      return distinct(
        isomersOf('alkane', carbons - 1).flatMap((alkane) => substitutionProducts(alkane, ['C(=O)O'])),
      );
    case 'ether':
      return distinct(splits(carbons).flatMap(([left, right]) => joined('O', [left, right])));
    case 'amine':
      return distinct([
        ...joined('N', [carbons]),
        ...splits(carbons).flatMap((parts) => joined('N', parts)),
        ...tripleSplits(carbons).flatMap((parts) => joined('N', parts)),
      ]);
    case 'alkene':
      return distinct(isomersOf('alkane', carbons).flatMap(unsaturated));
  }
}

/** Attaches alkyl groups of given sizes to the centre in every combination. */
function joined(centre: string, sizes: readonly number[]): string[] {
  return sizes.reduce<string[]>(
    (bases, size) =>
      bases.flatMap((base) => isomersOf('alkane', size).flatMap((alkane) => attached(base, centre, alkane))),
    [centre],
  );
}

function attached(base: string, centre: string, alkane: string): string[] {
  const alkyl = Molecule.fromSmiles(alkane);
  return Array.from({ length: alkyl.getAllAtoms() }, (_, atom) => atom)
    .filter((atom) => alkyl.getAllHydrogens(atom) > 0)
    .map((atom) => {
      const whole = Molecule.fromSmiles(base);
      const at = indexOfCentre(whole, centre);
      const first = whole.getAllAtoms();
      whole.addMolecule(alkyl);
      whole.addBond(at, first + atom);
      return constitution(whole);
    });
}

function indexOfCentre(molecule: Molecule, centre: string): number {
  const atomicNumber = centre === 'O' ? 8 : 7;
  for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1)
    if (molecule.getAtomicNo(atom) === atomicNumber) return atom;
  throw new Error('The centre has gone');
}

function unsaturated(alkane: string): string[] {
  const saturated = Molecule.fromSmiles(alkane);
  saturated.ensureHelperArrays(Molecule.cHelperNeighbours);
  return Array.from({ length: saturated.getBonds() }, (_, bond) => bond)
    .filter(
      (bond) =>
        saturated.getAllHydrogens(saturated.getBondAtom(0, bond)) > 0 &&
        saturated.getAllHydrogens(saturated.getBondAtom(1, bond)) > 0,
    )
    .map((bond) => {
      const alkene = saturated.getCompactCopy();
      alkene.setBondType(bond, Molecule.cBondTypeDouble);
      return constitution(alkene);
    });
}

function splits(total: number): [number, number][] {
  return Array.from({ length: Math.floor(total / 2) }, (_, index) => [index + 1, total - index - 1]);
}

function tripleSplits(total: number): [number, number, number][] {
  const parts: [number, number, number][] = [];
  for (let first = 1; first <= total; first += 1)
    for (let second = first; second <= total; second += 1) {
      const third = total - first - second;
      if (third >= second) parts.push([first, second, third]);
    }
  return parts;
}

function distinct(structures: readonly string[]): string[] {
  return [...new Map(structures.map((smiles) => [canonicalSmiles(smiles) ?? smiles, smiles])).values()];
}
