import { formatDecimals, molarSolubility } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking } from '../../texts/shown-working.ts';
import { productOfSolubility, solubilityOfProduct } from './solubility-in-water.ts';
import { molar, sparinglySolubleSalts, three } from './sparingly-soluble-salts.ts';

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

function withCommonIon(random: Random): Draft | null {
  const salt = random.pick(sparinglySolubleSalts.filter(({ constant }) => constant < 1e-6));
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
        teaching:
          'The concentration of the common ion was not squared, although the ion occurs twice in the formula.',
      },
      {
        value: constant / (2 * common) ** anions,
        slip: 'ignored-common-ion',
        factor: 'c',
        teaching: `This uses ${formatDecimals(2 * common, 3)} mol/L of the anion, but each formula unit of ${source} gives only one: ${formatDecimals(common, 3)} mol/L.`,
      },
      {
        value: Math.sqrt(constant / common ** anions),
        slip: 'root-for-power',
        teaching:
          'A square root was taken at the end; the concentration of the cation appears to the first power, so no root is needed.',
      },
      {
        value: constant * common,
        slip: 'multiplied-for-divided',
        teaching: `The solubility product was multiplied by the concentration of the common ion; it must be divided by ${anions === 1 ? 'this concentration' : 'the square of this concentration'}.`,
      },
    ].filter(({ value }) => value > 0),
    roomOfWorking(solubility, approximate),
  );
  if (cations !== 1) return null;
  return (
    options && {
      text: `At a certain temperature, the *K*_{sp} of ${salt.name}, ${shown}, is ${three(constant)}. What is its molar solubility at that temperature in ${formatDecimals(common, 3)} mol/L ${source}? (Assume that there are no side reactions and that activities equal concentrations.)`,
      ...options,
      explanation: `The ${source} makes the concentration of the anion ${formatDecimals(common, 3)} mol/L; the contribution of the dissolved salt is negligible. *s* = [cation] = \\frac{${three(constant)}}{${formatDecimals(common, 3)}${anions === 1 ? '' : '²'}} = ${options.answer}.`,
      finding: `Solved exactly with the common ion: ${options.answer}.`,
    }
  );
}
