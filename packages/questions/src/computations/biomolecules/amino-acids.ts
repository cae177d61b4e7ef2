import { Molecule, SSSearcher } from 'openchemlib';
import { aminoAcids, type AminoAcid } from './amino-acids.data.ts';
import { undecided, type Decision } from '../decision.ts';

/** What an amino acid can be told by: each is read off its structure. */
export type AminoAcidFeature = keyof typeof features;

const features = {
  sulfur: (molecule: Molecule) => countOf(molecule, 16) > 0,
  thiol: (molecule: Molecule) => atomsOf(molecule, 16).some((atom) => molecule.getAllHydrogens(atom) === 1),
  'aromatic-ring': (molecule: Molecule) => atomsOf(molecule, 6).some((atom) => molecule.isAromaticAtom(atom)),
  'nitrogen-in-ring': (molecule: Molecule) => atomsOf(molecule, 7).some((atom) => molecule.isRingAtom(atom)),
  'secondary-amine': (molecule: Molecule) => contains(molecule, 'OC(=O)CNC'),
  'second-carboxyl': (molecule: Molecule) => carboxylCount(molecule) === 2,
  amide: (molecule: Molecule) => contains(molecule, 'CC(=O)N'),
  guanidine: (molecule: Molecule) => contains(molecule, 'CNC(=N)N'),
  'alcohol-hydroxyl': (molecule: Molecule) =>
    atomsOf(molecule, 8).some(
      (atom) => molecule.getAllHydrogens(atom) === 1 && bearerPi(molecule, atom) === 0,
    ),
  phenol: (molecule: Molecule) =>
    atomsOf(molecule, 8).some(
      (atom) =>
        molecule.getAllHydrogens(atom) === 1 && molecule.isAromaticAtom(molecule.getConnAtom(atom, 0)),
    ),
  'no-stereocentre': (molecule: Molecule) => molecule.getStereoCenterCount() === 0,
  'two-stereocentres': (molecule: Molecule) => molecule.getStereoCenterCount() === 2,
  'R-configured': (molecule: Molecule) => isRConfigured(molecule),
  'hydrocarbon-side-chain': (molecule: Molecule) =>
    countOf(molecule, 8) === 2 &&
    countOf(molecule, 7) === 1 &&
    countOf(molecule, 16) === 0 &&
    countOf(molecule, 6) > 2,
} as const;

/**
 * The amino acid that a text names, by its name or its three-letter code (`L-` and the name of the ion allowed).
 * @example aminoAcidNamed('Aspartate')?.one // 'D'
 */
export function aminoAcidNamed(text: string): AminoAcid | undefined {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^l-/, '')
    .replace(/^(aspart|glutam)ate$/, '$1ic acid');
  return aminoAcids.find((acid) => acid.name === name || acid.three.toLowerCase() === name);
}

/** Decides which of the amino acids that the options name has a feature of structure (or, negated, lacks it). */
export function decideAminoAcid(
  having: AminoAcidFeature,
  negate: boolean,
  options: readonly string[],
): Decision {
  const right: boolean[] = [];
  for (const option of options) {
    const acid = aminoAcidNamed(option);
    if (acid === undefined) return undecided(`${option} is no amino acid`);
    right.push(hasFeature(acid, having) !== negate);
  }
  const finding = `Read off the four structures: ${negate ? 'no ' : ''}${having.replaceAll('-', ' ')}`;
  return { ok: true, right, finding };
}

/**
 * Whether the structure of an amino acid shows a feature.
 * @example hasFeature(cysteine, 'thiol') // true
 */
export function hasFeature(acid: AminoAcid, feature: AminoAcidFeature): boolean {
  const molecule = Molecule.fromSmiles(acid.smiles);
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  return features[feature](molecule);
}

function atomsOf(molecule: Molecule, atomicNumber: number): number[] {
  return Array.from({ length: molecule.getAtoms() }, (_, atom) => atom).filter(
    (atom) => molecule.getAtomicNo(atom) === atomicNumber,
  );
}

function countOf(molecule: Molecule, atomicNumber: number): number {
  return atomsOf(molecule, atomicNumber).length;
}

function bearerPi(molecule: Molecule, atom: number): number {
  return molecule.getAtomPi(molecule.getConnAtom(atom, 0));
}

function carboxylCount(molecule: Molecule): number {
  return atomsOf(molecule, 6).filter((atom) => {
    const oxygens = Array.from({ length: molecule.getConnAtoms(atom) }, (_, at) =>
      molecule.getAtomicNo(molecule.getConnAtom(atom, at)),
    );
    return oxygens.filter((number) => number === 8).length === 2;
  }).length;
}

function isRConfigured(molecule: Molecule): boolean {
  return atomsOf(molecule, 6).some(
    (atom) =>
      molecule.getAtomCIPParity(atom) === Molecule.cAtomCIPParityRorM && bearsCarboxyl(molecule, atom),
  );
}

/** The alpha carbon: it carries the carboxyl group and a nitrogen. */
function bearsCarboxyl(molecule: Molecule, atom: number): boolean {
  const neighbours = Array.from({ length: molecule.getConnAtoms(atom) }, (_, at) =>
    molecule.getAtomicNo(molecule.getConnAtom(atom, at)),
  );
  return neighbours.includes(7);
}

function contains(molecule: Molecule, fragment: string): boolean {
  const query = Molecule.fromSmiles(fragment);
  query.setFragment(true);
  const searcher = new SSSearcher();
  searcher.setFragment(query);
  searcher.setMolecule(molecule);
  return searcher.isFragmentInMolecule();
}
