import { withArticle } from '../../texts/with-article.ts';
import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';

/** Protein concentration from the absorbance at 280 nm. */
export const proteinAbsorbance: Family = {
  id: 'protein-absorbance',
  name: 'Protein concentration by absorbance',
  subject: 'biochemistry',
  topics: ['protein-methods', 'amino-acids'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['protein-concentration', 'beer-lambert-law'],
    intermediate: ['protein-concentration', 'beer-lambert-law'],
    advanced: ['protein-concentration', 'beer-lambert-law'],
  },
  uses: ['amino-acid-structures', 'dilution'],
  reference: 'Lehninger Principles of Biochemistry, chapter 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return molarConcentration(random);
      case 'intermediate':
        return fromResidues(random);
      case 'advanced':
        return stockOfDiluted(random);
    }
  },
};

const micromolar = (value: number): string => `${formatSignificant(value, 3)} µmol/L`;
const perGram = (value: number): string => `${formatSignificant(value, 3)} mg/mL`;
const coefficient = (value: number): string => `${value} L/(mol·cm)`;
/** So many mg/mL of a protein a solution can hold. */
const mostSoluble = 150;

function molarConcentration(random: Random): Draft {
  const absorbance = random.integer(100, 1200) / 1000;
  const extinction = random.integer(12, 180) * 500;
  const path = random.pick([0.5, 1, 0.2]);
  const result = (absorbance / (extinction * path)) * 1e6;
  return {
    text: `A protein has a molar absorption coefficient of ${coefficient(extinction)} at 280 nm. A solution of the protein in a ${formatSignificant(path, 3)} cm cell has an absorbance of ${formatDecimals(absorbance, 3)} at this wavelength. What is the concentration of the protein?`,
    answer: micromolar(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(4),
      [
        {
          value: result * path * path,
          slip: 'multiplied-for-divided',
          factor: 'p',
          teaching:
            'The quotient *A*/*ε* was multiplied by the path length; because *A* = *εcl*, it must be divided by the path length.',
        },
        {
          value: result * Math.LN10,
          slip: 'natural-for-decadic-logarithm',
          factor: 'n',
          teaching:
            'The result was multiplied by ln 10; absorbance and absorption coefficient are both defined with base-10 logarithms, so no such factor is needed.',
        },
        {
          value: result * path,
          slip: 'one-step-short',
          factor: 'p',
          teaching: `The path length of ${formatSignificant(path, 3)} cm was left out.`,
        },
        {
          value: (10 ** -absorbance / (extinction * path)) * 1e6,
          slip: 'transmittance-for-absorbance',
          teaching:
            'The transmittance, 10^{−*A*}, was used in place of *A*; the concentration is proportional to *A* itself.',
        },
        {
          value: ((1 - 10 ** -absorbance) / (extinction * path)) * 1e6,
          slip: 'absorbed-share-for-absorbance',
          teaching:
            'The fraction of light absorbed, 1 − 10^{−*A*}, was used in place of *A*; the concentration is proportional to *A* itself.',
        },
        {
          value: result / 10,
          slip: 'unit-prefix',
          factor: 'u',
          teaching:
            'The path length was converted to millimeters, but the absorption coefficient is given per centimeter.',
        },
        {
          value: result / Math.LN10,
          slip: 'natural-for-decadic-logarithm',
          factor: 'n',
          teaching:
            'The result was divided by ln 10; absorbance and absorption coefficient are both defined with base-10 logarithms, so no such factor is needed.',
        },
      ],
      micromolar,
      undefined,
      // 150 mg/mL of a protein of 30 kg/mol.
      { largest: 5000 },
    ),
    explanation: `Solving the Beer–Lambert law, *A* = *εcl*, for the concentration gives *c* = \\frac{*A*}{*εl*} = \\frac{${formatDecimals(absorbance, 3)}}{${extinction} × ${formatSignificant(path, 3)}} mol/L = ${micromolar(result)}.`,
    finding: `*A*/(*εl*) is ${micromolar(result)}.`,
  };
}

function fromResidues(random: Random): Draft {
  const tryptophans = random.integer(1, 9);
  const tyrosines = random.integer(2, 16);
  const extinction = 5500 * tryptophans + 1490 * tyrosines;
  const absorbance = random.integer(150, 1100) / 1000;
  const result = (absorbance / extinction) * 1e6;
  return {
    text: `A protein without disulfide bonds contains ${tryptophans} Trp (5500 L/(mol·cm) per residue at 280 nm) and ${tyrosines} Tyr (1490 L/(mol·cm) per residue). A solution of the protein has an absorbance of ${formatDecimals(absorbance, 3)} at 280 nm in a 1.00 cm cell. What is the concentration of the protein?`,
    answer: micromolar(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(4),
      [
        {
          value: (absorbance / (5500 * tryptophans)) * 1e6,
          slip: 'residue-property-mixed-up',
          factor: 'e',
          teaching: 'The tyrosine residues were left out; tyrosine also absorbs at 280 nm.',
        },
        {
          value: (absorbance / (5500 + 1490)) * 1e6,
          slip: 'residues-counted-once',
          factor: 'e',
          teaching:
            'Each coefficient was counted only once; every Trp and Tyr residue absorbs, so each coefficient must be multiplied by the number of residues of its kind.',
        },
        {
          value: (absorbance / (5500 * tyrosines + 1490 * tryptophans)) * 1e6,
          slip: 'exchanged-values',
          factor: 'e',
          teaching: 'The coefficients of tryptophan and tyrosine were interchanged.',
        },
        {
          value: (absorbance / (1490 * tyrosines)) * 1e6,
          slip: 'residue-property-mixed-up',
          factor: 'e',
          teaching: 'Tryptophan was left out; at 280 nm, it absorbs more strongly than tyrosine.',
        },
      ],
      micromolar,
    ),
    explanation: `*ε* = ${tryptophans} × 5500 + ${tyrosines} × 1490 = ${coefficient(extinction)}, so *c* = \\frac{${formatDecimals(absorbance, 3)}}{${extinction} × 1.00} mol/L = ${micromolar(result)}.`,
    finding: `With the summed coefficient the concentration is ${micromolar(result)}.`,
  };
}

function stockOfDiluted(random: Random): Draft | null {
  const extinction = random.integer(12, 140) * 500;
  const mass = random.integer(24, 150) * 500;
  const absorbance = random.integer(150, 900) / 1000;
  const taken = random.pick([10, 20, 25, 50, 100]);
  const made = taken * random.pick([5, 10, 20, 40]);
  const dilution = made / taken;
  const diluted = (absorbance / extinction) * mass;
  const result = diluted * dilution;
  if (result > 60) return null;
  return {
    text: `${withArticle(String(taken))} µL sample of a protein stock solution was diluted to ${made} µL. The diluted solution has an absorbance of ${formatDecimals(absorbance, 3)} at 280 nm in a 1.00 cm cell. What is the mass concentration of protein in the stock solution? (*ε* = ${coefficient(extinction)}, *M* = ${mass} g/mol)`,
    answer: perGram(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(4),
      [
        {
          value: diluted,
          slip: 'dilution-forgotten',
          factor: 'd',
          teaching: `This is the concentration of the diluted solution; the dilution by a factor of ${dilution} was left out.`,
        },
        {
          value: diluted * (dilution + 1),
          slip: 'added-final-volume',
          factor: 'd',
          teaching: `The final volume of ${made} µL was taken as the volume added, which makes the factor ${dilution + 1}; it is ${made}/${taken} = ${dilution}.`,
        },
        {
          value: diluted / dilution,
          slip: 'divided-for-multiplied',
          factor: 'd',
          teaching:
            'The result was divided by the dilution factor; the stock solution is more concentrated than the diluted one, so multiply by this factor.',
        },
        {
          value: diluted * (dilution - 1),
          slip: 'dilution-factor-wrong',
          factor: 'd',
          teaching: `The volume added was divided by the volume taken, which gives ${dilution - 1}; the dilution factor is the final volume over the volume taken, ${made}/${taken} = ${dilution}.`,
        },
        {
          value: ((absorbance * extinction) / mass) * dilution,
          slip: 'inverted-ratio',
          factor: 'e',
          teaching:
            '*A* was multiplied by *ε* and divided by *M*; *A*/*ε* is the concentration in mol/L, which is multiplied by *M*.',
        },
        {
          value: ((10 ** -absorbance * mass) / extinction) * dilution,
          slip: 'transmittance-for-absorbance',
          factor: 'a',
          teaching:
            'The transmittance, 10^{−*A*}, was used in place of *A*; the concentration is proportional to *A* itself.',
        },
        {
          value: result * Math.LN10,
          slip: 'natural-for-decadic-logarithm',
          factor: 'n',
          teaching:
            'The result was multiplied by ln 10; absorbance and absorption coefficient are both defined with base-10 logarithms, so no such factor is needed.',
        },
      ].filter(({ value }) => value <= mostSoluble && value > result / 100),
      perGram,
      undefined,
      { largest: mostSoluble },
    ),
    explanation: `The concentration of the diluted solution is \\frac{${formatDecimals(absorbance, 3)}}{${extinction}} mol/L × ${mass} g/mol = ${formatSignificant(diluted, 5)} g/L = ${formatSignificant(diluted, 5)} mg/mL. Multiplying by ${made}/${taken} = ${dilution} gives ${perGram(result)}.`,
    finding: `*A*/*ε* times the molar mass and the dilution is ${perGram(result)}.`,
  };
}
