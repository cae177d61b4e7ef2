import {
  formatDecimals,
  formatSignificant,
  molarSolubility,
  parseFormula,
  solubilityProducts,
} from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';

interface Salt {
  shown: string;
  name: string;
  constant: number;
  cations: number;
  anions: number;
  /** A soluble salt that brings the anion, one of it in each unit. */
  source: string;
}

/** Salts whose ions hardly react with water, so that the product alone decides. */
const salts: readonly Salt[] = (
  [
    ['AgCl', 1, 1, 'NaCl'],
    ['AgBr', 1, 1, 'NaBr'],
    ['AgI', 1, 1, 'NaI'],
    ['AgSCN', 1, 1, 'KSCN'],
    ['BaSO4', 1, 1, 'Na2SO4'],
    ['CaSO4', 1, 1, 'Na2SO4'],
    ['PbSO4', 1, 1, 'Na2SO4'],
    ['BaCrO4', 1, 1, 'K2CrO4'],
    ['CuI', 1, 1, 'NaI'],
    ['CaF2', 1, 2, 'NaF'],
    ['BaF2', 1, 2, 'NaF'],
    ['MgF2', 1, 2, 'NaF'],
    ['PbI2', 1, 2, 'NaI'],
    ['PbCl2', 1, 2, 'NaCl'],
    ['Ag2CrO4', 2, 1, 'K2CrO4'],
  ] as const
).flatMap(([formula, cations, anions, source]) => {
  const entry = solubilityProducts.find(({ salt }) => salt === formula);
  if (entry === undefined || !parseFormula(source).ok) return [];
  return [
    {
      shown: `\\ce{${formula}}`,
      name: entry.name,
      constant: toFigures(entry.solubilityProduct, 3),
      cations,
      anions,
      source: `\\ce{${source}}`,
    },
  ];
});
const three = (value: number): string => formatSignificant(value, 3);
const molar = (value: number): string => `${three(value)} mol/L`;

/** Solubility from the product and back, then with a common ion. Activities and side reactions are left out. */
export const solubilityProductFamily: Family = {
  id: 'solubility-products',
  name: 'Solubility products',
  subject: 'general',
  topics: ['equilibrium', 'reactions-in-solution'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['solubility-product'],
    intermediate: ['solubility-product'],
    advanced: ['common-ion-effect'],
  },
  reference: 'OpenStax Chemistry 2e, section 15.1',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return productOfSolubility(random);
      case 'intermediate':
        return solubilityOfProduct(random);
      case 'advanced':
        return withCommonIon(random);
    }
  },
};

function productOfSolubility(random: Random): Draft | null {
  const salt = random.pick(salts);
  const { shown, cations, anions } = salt;
  const exact = molarSolubility(salt.constant, cations, anions);
  const solubility = toFigures(exact * (0.97 + random.next() * 0.06), 3);
  const factor = cations ** cations * anions ** anions;
  const options = quantityOptions(factor * solubility ** (cations + anions), three, [
    {
      value: solubility ** (cations + anions),
      slip: 'ignored-coefficients',
      factor: 'c',
      teaching: 'The ion that occurs twice has twice the concentration, and that is squared.',
    },
    {
      value: cations * anions * solubility ** (cations + anions),
      slip: 'forgot-exponent',
      factor: 'c',
      teaching: 'The doubled concentration is squared as a whole: (2*s*)² = 4*s*².',
    },
    {
      value: (cations + anions) * solubility,
      slip: 'sum-for-product',
      teaching: 'The concentrations of the ions are multiplied, not added.',
    },
    {
      value: Math.sqrt(solubility),
      slip: 'root-for-power',
      teaching: 'The product is a power of the solubility, not its root.',
    },
    {
      value: solubility ** 2 / 2,
      slip: 'needless-half',
      teaching:
        'This is half of *s*²; each concentration enters with the power of its coefficient, and nothing is halved.',
    },
    {
      value: (2 * solubility) ** (cations + anions),
      slip: 'needless-factor-two',
      factor: 'c',
      teaching:
        cations === anions
          ? 'Both concentrations were doubled; one unit of the salt gives one ion of each kind, so each concentration is *s*.'
          : 'Both concentrations were doubled; only one of the ions occurs twice in the formula.',
    },
    {
      value: (factor * solubility ** (cations + anions)) / (cations + anions) ** (cations + anions),
      slip: 'shared-equally',
      factor: 'c',
      teaching:
        'The dissolved salt was shared out among its ions; each unit of the salt gives all of them, so nothing is divided.',
    },
    ...(cations === anions
      ? [
          {
            value: 2 * solubility ** 2,
            slip: 'needless-factor-two',
            factor: 'c',
            teaching: 'One of the concentrations was doubled; each ion occurs once in the formula.',
          },
        ]
      : []),
  ]);
  const expression = `[cation]${cations === 1 ? '' : '²'}[anion]${anions === 1 ? '' : '²'}`;
  return (
    options && {
      text: `A saturated solution of ${salt.name}, ${shown}, in pure water contains ${molar(solubility)} of the dissolved salt. What is the solubility product at the temperature of this solution (no side reactions, activities taken as equal to concentrations)?`,
      ...options,
      explanation: `With the solubility *s* ${cations === anions ? 'both ions have the concentration *s*' : `the concentration of the cation is ${cations === 1 ? '*s*' : '2*s*'} and that of the anion ${anions === 1 ? '*s*' : '2*s*'}`}. *K*_{sp} = ${expression} = ${factor === 1 ? '' : `${factor}`}*s*^{${cations + anions}} = ${options.answer}.`,
      finding: `${factor === 1 ? '' : `${factor} × `}(${three(solubility)})^{${cations + anions}} = ${options.answer}.`,
    }
  );
}

function solubilityOfProduct(random: Random): Draft | null {
  const salt = random.pick(salts);
  const { shown, cations, anions } = salt;
  const constant = toFigures(salt.constant * (0.9 + random.next() * 0.2), 3);
  const ions = cations + anions;
  const factor = cations ** cations * anions ** anions;
  const solubility = molarSolubility(constant, cations, anions);
  const options = quantityOptions(solubility, molar, [
    {
      value: constant ** (1 / ions),
      slip: 'ignored-coefficients',
      factor: 'c',
      teaching: 'The ion that occurs twice has twice the concentration: *K*_{sp} = 4*s*³.',
    },
    {
      value: Math.sqrt(constant),
      slip: 'forgot-exponent',
      teaching: 'Three ions in the formula make *s*³ and so a cube root.',
    },
    {
      value: constant / ions,
      slip: 'divided-for-root',
      teaching: 'The constant is a power of the solubility: take the root, do not divide.',
    },
    {
      value: constant,
      slip: 'product-for-solubility',
      teaching: 'The solubility product is not the solubility; its root is.',
    },
    {
      value: (factor * constant) ** (1 / ions),
      slip: 'multiplied-for-divided',
      factor: 'c',
      teaching: `The factor ${factor} is divided off before the root is taken.`,
    },
    {
      value: constant ** (1 / 3),
      slip: 'forgot-exponent',
      teaching: 'Two ions in the formula make *s*² and so a square root.',
    },
  ]);
  return (
    options && {
      text: `At the temperature of an experiment *K*_{sp} of ${salt.name}, ${shown}, is ${three(constant)}. What is its molar solubility in pure water there (no side reactions, activities taken as equal to concentrations)?`,
      ...options,
      explanation: `*K*_{sp} = ${factor === 1 ? '' : `${factor}`}*s*^{${ions}}, so *s* = (${factor === 1 ? three(constant) : `\\frac{${three(constant)}}{${factor}}`})^{1/${ions}} = ${options.answer}.`,
      finding: `Solved exactly for the solubility: ${options.answer}.`,
    }
  );
}

function withCommonIon(random: Random): Draft | null {
  const salt = random.pick(salts.filter(({ constant }) => constant < 1e-6));
  const { shown, constant, cations, anions, source } = salt;
  const common = random.integer(5, 40) / 100;
  const solubility = molarSolubility(constant, cations, anions, { anion: common });
  // Textbooks treat the common ion as unchanged, so the question is fair only where that approximation holds.
  const approximate = (constant / common ** anions) ** (1 / cations) / cations;
  if (Math.abs(approximate / solubility - 1) > 0.003) return null;
  const options = quantityOptions(
    solubility,
    molar,
    [
      {
        value: molarSolubility(constant, cations, anions),
        slip: 'ignored-common-ion',
        teaching: `This is the solubility in pure water; the common ion of ${source} lowers it.`,
      },
      {
        value: constant / common,
        slip: 'forgot-exponent',
        teaching: 'Each concentration enters with the power of its coefficient.',
      },
      {
        value: constant / (2 * common) ** anions,
        slip: 'ignored-common-ion',
        factor: 'c',
        teaching: `This takes ${formatDecimals(2 * common, 3)} mol/L of the anion, but ${source} gives one in each unit: ${formatDecimals(common, 3)} mol/L.`,
      },
      {
        value: Math.sqrt(constant / common),
        slip: 'root-for-power',
        teaching: 'The concentration asked for enters to the first power here, so no root is taken.',
      },
      {
        value: constant * common,
        slip: 'multiplied-for-divided',
        teaching: 'The solubility product is divided by the concentration of the common ion.',
      },
    ].filter(({ value }) => value > 0),
    roomOfWorking(solubility, approximate),
  );
  if (cations !== 1) return null;
  return (
    options && {
      text: `At the temperature of an experiment *K*_{sp} of ${salt.name}, ${shown}, is ${three(constant)}. What is its molar solubility there in ${formatDecimals(common, 3)} mol/L ${source} (no side reactions, activities taken as equal to concentrations)?`,
      ...options,
      explanation: `${source} makes the concentration of the anion ${formatDecimals(common, 3)} mol/L; what the salt adds is negligible. *s* = [cation] = \\frac{${three(constant)}}{${formatDecimals(common, 3)}${anions === 1 ? '' : '²'}} = ${options.answer}.`,
      finding: `Solved exactly with the common ion: ${options.answer}.`,
    }
  );
}
