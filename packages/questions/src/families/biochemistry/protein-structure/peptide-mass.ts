import { aminoAcidValues, formatDecimals, molarMass, roundDecimals } from '@valence/chemistry';
import { peptideName } from '../../../computations/biomolecules/peptides.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** The residues of a peptide, in the order in which seeds choose them; cysteine where it makes a bridge. */
const plainResidues = [...'GASPVTLNDKMFRY'];

const water = 18.02;
const hydrogen = 1.01;
const hydroxide = 17.01;

/** The molar mass of peptides: open chains, rings, and chains joined by a disulfide. */
export const peptideMass: Family = {
  id: 'peptide-mass',
  name: 'Molar mass of peptides',
  subject: 'biochemistry',
  topics: ['protein-structure', 'amino-acids'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['peptide-bond'],
    intermediate: ['peptide-bond'],
    advanced: ['disulfide-bonds', 'peptide-bond'],
  },
  uses: ['molar-mass'],
  reference: 'Lehninger Principles of Biochemistry, chapter 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return openChain(random);
      case 'intermediate':
        return ring(random);
      case 'advanced':
        return disulfide(random);
    }
  },
};

const write = (value: number): string => `${formatDecimals(value, 2)} g/mol`;
const apart = isFarApart(0.5);

function stated(residues: readonly string[]): string {
  return [...new Set(residues)]
    .map((one) => `${peptideName(one)} ${formatDecimals(massOf(one), 2)}`)
    .join(', ');
}

/** In g/mol to two decimals, as the questions and the data sheet state it. */
function massOf(residue: string): number {
  const acid = aminoAcidValues.find(({ one }) => one === residue);
  const result = molarMass(acid?.formula ?? '');
  if (!result.ok) throw new Error(`${residue} is no amino acid`);
  return roundDecimals(result.value.molarMass, 2);
}

function sumOf(residues: readonly string[]): number {
  return residues.reduce((sum, residue) => sum + massOf(residue), 0);
}

function openChain(random: Random): Draft {
  const residues = random.shuffle(plainResidues).slice(0, random.integer(3, 5));
  const bonds = residues.length - 1;
  const sum = sumOf(residues);
  const result = sum - bonds * water;
  return {
    text: `What is the molar mass of the peptide ${peptideName(residues.join(''))}? (molar masses of the free amino acids in g/mol: ${stated(residues)}; water 18.02)`,
    answer: write(result),
    distractors: wrongNumbers(
      result,
      apart,
      [
        {
          value: sum,
          slip: 'forgot-water-loss',
          teaching: 'The loss of water was left out; one molecule is lost for each peptide bond that forms.',
        },
        {
          value: sum - residues.length * water,
          slip: 'water-count-off',
          teaching: `Water was subtracted ${residues.length} times, but an open chain of ${residues.length} residues has only ${bonds} peptide bonds.`,
        },
        {
          value: sum + bonds * water,
          slip: 'wrong-sign',
          teaching: 'Water was added instead of subtracted; it is lost when a peptide bond forms.',
        },
        {
          value: sum - water,
          slip: 'water-count-off',
          teaching: `Water was subtracted only once, but there are ${bonds} peptide bonds, and one molecule of water is lost for each.`,
        },
        {
          value: sum - 2 * bonds * water,
          slip: 'water-count-off',
          teaching: 'Two molecules of water were subtracted for each peptide bond; only one is lost.',
        },
        {
          value: sum - (residues.length + 1) * water,
          slip: 'water-count-off',
          teaching: `An open chain of ${residues.length} residues has ${bonds} peptide bonds; two too many were counted.`,
        },
        {
          value: sum - bonds * hydroxide,
          slip: 'water-count-off',
          teaching:
            'Only an OH group was subtracted for each peptide bond; the amino group loses a hydrogen as well, so a whole molecule of water is lost.',
        },
        {
          value: sum - residues.length * hydroxide,
          slip: 'water-count-off',
          teaching: twoSlips(
            'an OH group was subtracted instead of a molecule of water.',
            `it was subtracted ${residues.length} times, but an open chain of ${residues.length} residues has ${bonds} peptide bonds.`,
          ),
        },
        {
          value: sum - bonds * hydrogen,
          slip: 'water-count-off',
          teaching:
            'Only a hydrogen was subtracted for each peptide bond; the carboxyl group loses its OH as well, so a whole molecule of water is lost.',
        },
      ],
      write,
    ),
    explanation: `The molar masses of the amino acids add up to ${formatDecimals(sum, 2)} g/mol. The ${residues.length} residues are joined by ${bonds} peptide bonds, each formed with the loss of one molecule of water: ${formatDecimals(sum, 2)} − ${bonds} × 18.02 = ${write(result)}.`,
    finding: `The amino acids less ${bonds} molecules of water make ${write(result)}.`,
  };
}

function ring(random: Random): Draft {
  const residues = random.shuffle(plainResidues).slice(0, random.integer(4, 6));
  const sum = sumOf(residues);
  const result = sum - residues.length * water;
  return {
    text: `The peptide ${peptideName(residues.join(''))} is closed into a ring by a peptide bond between its two ends. What is the molar mass of the ring? (molar masses of the free amino acids in g/mol: ${stated(residues)}; water 18.02)`,
    answer: write(result),
    distractors: wrongNumbers(
      result,
      apart,
      [
        {
          value: sum - (residues.length - 1) * water,
          slip: 'water-count-off',
          teaching:
            'This is the molar mass of the open chain; closing the ring makes one more bond, and one more molecule of water is lost.',
        },
        {
          value: sum - (residues.length + 1) * water,
          slip: 'water-count-off',
          teaching: 'One peptide bond too many was counted; a ring has as many peptide bonds as residues.',
        },
        {
          value: sum,
          slip: 'forgot-water-loss',
          teaching: 'The loss of water was left out; one molecule is lost for each peptide bond that forms.',
        },
        {
          value: sum - 2 * residues.length * water,
          slip: 'water-count-off',
          teaching: 'Two molecules of water were subtracted for each peptide bond; only one is lost.',
        },
        {
          value: sum - (residues.length + 2) * water,
          slip: 'water-count-off',
          teaching: `A ring of ${residues.length} residues has ${residues.length} peptide bonds; two too many were counted.`,
        },
        {
          value: sum - water,
          slip: 'water-count-off',
          teaching: 'Only the ring-closing bond was counted; water is also lost for each bond of the chain.',
        },
      ],
      write,
    ),
    explanation: `The molar masses of the amino acids add up to ${formatDecimals(sum, 2)} g/mol. A ring of ${residues.length} residues has ${residues.length} peptide bonds, each formed with the loss of one molecule of water: ${formatDecimals(sum, 2)} − ${residues.length} × 18.02 = ${write(result)}.`,
    finding: `The amino acids less ${residues.length} molecules of water make ${write(result)}.`,
  };
}

function disulfide(random: Random): Draft {
  const pool = random.shuffle(plainResidues);
  const first = random.shuffle(['C', ...pool.slice(0, random.integer(2, 3))]);
  const second = random.shuffle(['C', ...pool.slice(3, 3 + random.integer(2, 3))]);
  const all = [...first, ...second];
  const bonds = all.length - 2;
  const sum = sumOf(all);
  const result = sum - bonds * water - 2 * hydrogen;
  return {
    text: `Two peptides, ${peptideName(first.join(''))} and ${peptideName(second.join(''))}, are joined by a disulfide bridge between their cysteines. What is the molar mass of the product? (molar masses of the free amino acids in g/mol: ${stated(all)}; water 18.02, H 1.01)`,
    answer: write(result),
    distractors: wrongNumbers(
      result,
      apart,
      [
        {
          value: sum - bonds * water,
          slip: 'one-step-short',
          term: 'h',
          teaching: 'The two hydrogens that the thiols lose when the disulfide forms were not subtracted.',
        },
        {
          value: sum - (bonds + 1) * water,
          slip: 'water-count-off',
          teaching:
            'A molecule of water was subtracted for the disulfide, which forms by the loss of two hydrogens.',
        },
        {
          value: sum - (bonds + 1) * water - 2 * hydrogen,
          slip: 'water-count-off',
          term: 'w',
          teaching: `One peptide bond too many was counted; two chains with a total of ${all.length} residues have ${bonds}, because each chain has one bond fewer than it has residues.`,
        },
        {
          value: sum - 2 * hydrogen,
          slip: 'forgot-water-loss',
          term: 'w',
          teaching: 'The loss of water was left out; one molecule is lost for each peptide bond that forms.',
        },
        {
          value: sum - (bonds - 1) * water - 2 * hydrogen,
          slip: 'water-count-off',
          term: 'w',
          teaching: `One molecule of water too few was subtracted; one is lost for each of the ${bonds} peptide bonds in the two chains.`,
        },
        {
          value: sum - (bonds + 2) * water - 2 * hydrogen,
          slip: 'water-count-off',
          term: 'w',
          teaching: `The two chains contain ${bonds} peptide bonds; two too many were counted, one for each chain.`,
        },
        {
          value: sum - bonds * water + 2 * hydrogen,
          slip: 'wrong-sign',
          term: 'h',
          teaching: 'Two hydrogens were added; the thiols are oxidized, so two hydrogens are lost.',
        },
      ],
      write,
    ),
    explanation: `The molar masses of the amino acids add up to ${formatDecimals(sum, 2)} g/mol. Subtract 18.02 for the water lost at each of the ${first.length - 1} + ${second.length - 1} = ${bonds} peptide bonds, and 2 × 1.01 for the two hydrogens lost when the disulfide forms: ${formatDecimals(sum, 2)} − ${formatDecimals(bonds * water, 2)} − 2.02 = ${write(result)}.`,
    finding: `The amino acids less ${bonds} molecules of water and two hydrogen atoms make ${write(result)}.`,
  };
}
