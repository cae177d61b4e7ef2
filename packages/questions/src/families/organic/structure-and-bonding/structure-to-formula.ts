import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import {
  countAtoms,
  formulaOfStructure,
  hillFormulaOf,
} from '../../../computations/structures/formula-of-structure.ts';
import { molecules, type Molecule } from '../molecules.data.ts';
import { bondsOfMolecule } from './bonds-of-molecule.ts';
import { formulaSlips } from './formula-slips.ts';

const openChains = molecules.filter(({ smiles }) => !/\d/.test(smiles));
/** From six atoms on: smaller rings are read at a glance. */
const rings = molecules.filter(({ smiles, formula }) => /\d/.test(smiles) && skeletonSize(formula) > 5);

/** Reading skeletal drawings: the formula, for open chains and for rings, and the number of bonds. */
export const structureToFormula: Family = {
  id: 'structure-to-formula',
  name: 'Reading skeletal structures',
  subject: 'organic',
  topics: ['structure-and-bonding'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['structural-formulas'],
    intermediate: ['structural-formulas'],
    advanced: ['sigma-and-pi-bonds'],
  },
  uses: ['molecular-formula'],
  reference: 'McMurry, Organic Chemistry, chapter 1; Clayden, Organic Chemistry, chapter 2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return formula(random, openChains);
      case 'intermediate':
        return formula(random, rings);
      case 'advanced':
        return bondsOfMolecule(random);
    }
  },
};

function formula(random: Random, choices: readonly Molecule[]): Draft | null {
  const { smiles, name } = random.pick(choices);
  const counts = countAtoms(smiles);
  const hydrogens = counts.get('H') ?? 0;
  const carbons = counts.get('C') ?? 0;
  const saturated = 2 * carbons + 2 + (counts.get('N') ?? 0) - halogensIn(counts);
  const changed = (carbonChange: number, hydrogenChange: number): string =>
    `\\ce{${hillFormulaOf(new Map([...counts, ['C', carbons + carbonChange], ['H', hydrogens + hydrogenChange]]))}}`;
  // More hydrogens than an open chain has room for are known for wrong without the structure.
  const distractors: Distractor[] = formulaSlips(carbons, saturated - hydrogens, counts.size > 2)
    .filter(
      ({ by: [more, moreHydrogens] }) =>
        carbons + more > 0 &&
        hydrogens + moreHydrogens > 1 &&
        hydrogens + moreHydrogens <= saturated + 2 * more,
    )
    .map(({ by, ...slip }) => ({ text: changed(...by), ...slip }));
  const key = formulaOfStructure(smiles);
  return {
    text: `What is the molecular formula of this compound? ${drawn(smiles)}`,
    answer: `\\ce{${key}}`,
    distractors,
    explanation: `Each corner and each unlabeled end of a line is a carbon: ${carbons} in all. With four bonds for each carbon${bondsOfOthers(counts)}, there is room for ${hydrogens} hydrogens. This is ${name}, \\ce{${key}}.`,
    finding: `The atoms of the structure, implicit hydrogens included, add up to \\ce{${key}}.`,
  };
}

/** The number of atoms other than hydrogen. */
function skeletonSize(formula: string): number {
  return [...formula.matchAll(/(?!H\d*)[A-Z][a-z]?(\d*)/g)].reduce(
    (sum, [, count]) => sum + Number(count || 1),
    0,
  );
}

/** The bonds of the other elements of the molecule that do not end a chain. */
function bondsOfOthers(counts: ReadonlyMap<string, number>): string {
  const bonds = [
    ['N', 'three for nitrogen'],
    ['O', 'two for oxygen'],
    ['S', 'two for sulfur'],
  ] as const;
  const present = bonds.filter(([element]) => counts.has(element)).map(([, text]) => text);
  return present.length === 0 ? '' : ` (${present.join(', ')})`;
}

function halogensIn(counts: ReadonlyMap<string, number>): number {
  return ['F', 'Cl', 'Br', 'I'].reduce((sum, element) => sum + (counts.get(element) ?? 0), 0);
}
