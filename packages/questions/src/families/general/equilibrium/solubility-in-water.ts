import { molarSolubility } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { molar, sparinglySolubleSalts, three } from './sparingly-soluble-salts.ts';

/** From the solubility in pure water to the product. */
export function productOfSolubility(random: Random): Draft | null {
  const salt = random.pick(sparinglySolubleSalts);
  const { shown, cations, anions } = salt;
  const exact = molarSolubility(salt.constant, cations, anions);
  const solubility = toFigures(exact * (0.97 + random.next() * 0.06), 3);
  const factor = cations ** cations * anions ** anions;
  const options = quantityOptions(factor * solubility ** (cations + anions), three, [
    {
      value: solubility ** (cations + anions),
      slip: 'ignored-coefficients',
      factor: 'c',
      teaching:
        'The factor 4 was left out: the concentration of the ion that occurs twice is 2*s*, and (2*s*)² = 4*s*².',
    },
    {
      value: cations * anions * solubility ** (cations + anions),
      slip: 'forgot-exponent',
      factor: 'c',
      teaching:
        'Only *s* was squared; the doubled concentration must be squared as a whole: (2*s*)² = 4*s*².',
    },
    {
      value: (cations + anions) * solubility,
      slip: 'sum-for-product',
      teaching: 'The concentrations of the ions were added; they must be multiplied.',
    },
    {
      value: Math.sqrt(solubility),
      slip: 'root-for-power',
      teaching:
        'The square root of the solubility was taken; the solubility product is a power of the solubility.',
    },
    {
      value: solubility ** 2 / 2,
      slip: 'needless-half',
      teaching:
        'This is half of *s*²; each concentration is raised to the power of its coefficient, and nothing is halved.',
    },
    {
      value: (2 * solubility) ** (cations + anions),
      slip: 'needless-factor-two',
      factor: 'c',
      teaching:
        cations === anions
          ? 'Both concentrations were doubled; one formula unit of the salt gives one ion of each kind, so each concentration is *s*.'
          : 'Both concentrations were doubled; only one of the ions occurs twice in the formula.',
    },
    {
      value: (factor * solubility ** (cations + anions)) / (cations + anions) ** (cations + anions),
      slip: 'shared-equally',
      factor: 'c',
      teaching:
        'The dissolved salt was divided among its ions; each formula unit of the salt gives all of them, so nothing is divided.',
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
      text: `A saturated solution of ${salt.name}, ${shown}, in pure water contains ${molar(solubility)} of the dissolved salt. What is the solubility product at the temperature of this solution? (Assume that there are no side reactions and that activities equal concentrations.)`,
      ...options,
      explanation: `If the solubility is *s*, ${cations === anions ? 'both ions have a concentration of *s*' : `the concentration of the cation is ${cations === 1 ? '*s*' : '2*s*'} and that of the anion ${anions === 1 ? '*s*' : '2*s*'}`}. *K*_{sp} = ${expression} = ${factor === 1 ? '' : `${factor}`}*s*^{${cations + anions}} = ${options.answer}.`,
      finding: `${factor === 1 ? '' : `${factor} × `}(${three(solubility)})^{${cations + anions}} = ${options.answer}.`,
    }
  );
}

/** From the product to the solubility in pure water. */
export function solubilityOfProduct(random: Random): Draft | null {
  const salt = random.pick(sparinglySolubleSalts);
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
      teaching:
        'The factor 4 was left out; the ion that occurs twice has twice the concentration, so *K*_{sp} = 4*s*³.',
    },
    {
      value: Math.sqrt(constant),
      slip: 'forgot-exponent',
      teaching: 'A square root was taken; three ions in the formula give *s*³ and therefore a cube root.',
    },
    {
      value: constant / ions,
      slip: 'divided-for-root',
      teaching:
        'The constant was divided by the number of ions; it is a power of the solubility, so a root must be taken.',
    },
    {
      value: constant,
      slip: 'product-for-solubility',
      teaching: 'The solubility product was given as the solubility; a root must still be taken.',
    },
    {
      value: (factor * constant) ** (1 / ions),
      slip: 'multiplied-for-divided',
      factor: 'c',
      teaching: `The constant was multiplied by the factor ${factor}; it must be divided by this factor before the root is taken.`,
    },
    {
      value: constant ** (1 / 3),
      slip: 'forgot-exponent',
      teaching: 'A cube root was taken; two ions in the formula give *s*² and therefore a square root.',
    },
    {
      value: ions * solubility,
      slip: 'needless-sum',
      factor: 'ions',
      teaching:
        'The concentrations of all ions were added; each formula unit of the salt gives all of them, so *s* is counted once.',
    },
    {
      value: solubility / ions,
      slip: 'shared-equally',
      factor: 'ions',
      teaching:
        'The solubility was divided among the ions; each formula unit of the salt gives all of them, so nothing is divided.',
    },
    ...(cations === anions
      ? [
          {
            value: 2 * solubility,
            slip: 'needless-factor-two',
            factor: 'c',
            teaching:
              'The root was doubled, as if an ion occurred twice; each ion occurs once in the formula.',
          },
          {
            value: Math.sqrt(constant / 2),
            slip: 'needless-half',
            factor: 'c',
            teaching:
              'The constant was halved before the root was taken; each ion occurs once in the formula.',
          },
          {
            value: Math.sqrt(2 * constant),
            slip: 'needless-factor-two',
            factor: 'c',
            teaching:
              'The constant was doubled before the root was taken; each ion occurs once in the formula.',
          },
        ]
      : [
          {
            value: (constant / 2) ** (1 / 3),
            slip: 'forgot-exponent',
            factor: 'c',
            teaching:
              'The constant was divided by 2; the doubled concentration must be squared as a whole, (2*s*)² = 4*s*², so the factor is 4.',
          },
          {
            value: 2 * solubility,
            slip: 'answered-another-quantity',
            teaching:
              'This is the concentration of the ion that occurs twice; the solubility of the salt is half of it.',
          },
          {
            value: constant ** (1 / 3) / 4,
            slip: 'order-of-steps',
            factor: 'c',
            teaching: 'The factor 4 was divided out after the root was taken; it must be divided out before.',
          },
        ]),
  ]);
  return (
    options && {
      text: `At a certain temperature, the *K*_{sp} of ${salt.name}, ${shown}, is ${three(constant)}. What is its molar solubility in pure water at that temperature? (Assume that there are no side reactions and that activities equal concentrations.)`,
      ...options,
      explanation: `*K*_{sp} = ${factor === 1 ? '' : `${factor}`}*s*^{${ions}}, so *s* = (${factor === 1 ? three(constant) : `\\frac{${three(constant)}}{${factor}}`})^{1/${ions}} = ${options.answer}.`,
      finding: `Solved exactly for the solubility: ${options.answer}.`,
    }
  );
}
