import { formatDecimals, formatSignificant, pKwAt25, solvePh } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { phOptions } from '../../options/ph-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { readNumber } from '../../texts/read-number.ts';
import { phOfMixture } from './ph-of-mixture.ts';
import { slipsOfLogarithm } from './slips-of-logarithm.ts';
import { monoproticAcids, strongBases } from './strong-solutes.data.ts';

/** pH of strong acids and bases, alone or mixed. */
export const strongAcidBasePh: Family = {
  id: 'strong-acid-base-ph',
  name: 'pH of strong acids and bases',
  subject: 'general',
  topics: ['acids-and-bases'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['ph-of-strong-acids-and-bases'],
    intermediate: ['ph-of-strong-acids-and-bases'],
    advanced: ['ph-of-strong-acids-and-bases', 'neutralization'],
  },
  uses: ['ph', 'ionic-product-of-water', 'molarity'],
  reference: 'OpenStax Chemistry 2e, sections 14.2 and 14.7',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return phOfAcid(random);
      case 'intermediate':
        return phOfBase(random);
      case 'advanced':
        return phOfMixture(random);
    }
  },
};

function phOfAcid(random: Random): Draft | null {
  const { shown } = random.pick(monoproticAcids);
  const millimolar = random.integer(11, 95) * random.pick([0.01, 0.1, 1]);
  const concentration = millimolar / 1000;
  const written = formatDecimals(concentration, millimolar < 1 ? 5 : millimolar < 10 ? 4 : 3);
  const pH = solvePh({ strongAnions: concentration });
  const slips = [
    {
      value: pKwAt25 - pH,
      slip: 'poh-for-ph',
      teaching: 'This is the pOH; an acid has a pH below 7 at 25 °C.',
    },
    {
      value: -Math.log(concentration),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The natural logarithm was used; pH is defined with the logarithm to base 10.',
    },
    {
      value: pH / 2,
      slip: 'strong-as-weak',
      teaching:
        'Halving the logarithm amounts to taking a square root, as for a weak acid; a strong acid is ionized completely.',
    },
    {
      value: 2 * pH,
      slip: 'needless-doubling',
      teaching: `The logarithm was doubled, as for two protons; each molecule of ${shown} gives only one.`,
    },
    {
      value: pH + 7,
      slip: 'added-neutral-ph',
      teaching:
        'The negative logarithm was added to the pH of neutral water; the pH is the negative logarithm itself.',
    },
    {
      value: 7 - pH,
      slip: 'added-neutral-ph',
      teaching:
        'The negative logarithm was subtracted from the pH of neutral water; the pH is the negative logarithm itself.',
    },
    ...slipsOfLogarithm(concentration, 'pH'),
    {
      value: 14 + Math.log(concentration),
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'Two things went wrong: the natural logarithm was used, and the result was subtracted from 14, as for a base.',
    },
    {
      value: pKwAt25 - pH / 2,
      slip: 'strong-as-weak',
      teaching: 'Two things went wrong: the strong acid was treated as weak, and a pOH was given as the pH.',
    },
  ];
  // Less than 0.1 mol/L has a pH above 1: what lies below would be seen to be wrong.
  const options = phOptions(
    pH,
    slips.filter(({ value }) => value >= 1),
  );
  return (
    options && {
      text: `What is the pH of ${written} mol/L ${shown}, a strong acid, at 25 °C?`,
      ...options,
      explanation: `The acid is ionized completely, so [\\ce{H3O+}] = ${written} mol/L and pH = −log ${written} = ${options.answer}.`,
      finding: `The negative base-10 logarithm of ${written} is ${options.answer}.`,
    }
  );
}

/** Below this is the pOH of a base that was taken for its pH; what lies between it and 7 nobody believes of a base. */
const largestPoh = 3.5;

function phOfBase(random: Random): Draft | null {
  const { shown, ions, most } = random.pick(strongBases);
  const concentration = random.integer(11, Math.min(most, 95)) / 1000;
  const written = formatDecimals(concentration, 3);
  const hydroxide = ions * concentration;
  const pH = solvePh({ strongCations: hydroxide });
  const made = phOptions(pH, [
    ...(ions === 1
      ? []
      : [
          {
            value: 14 + Math.log10(concentration),
            slip: 'ignored-coefficients',
            teaching: `One hydroxide ion was counted for each formula unit of ${shown}; it gives ${ions}, so [\\ce{OH-}] is ${ions} × ${written} mol/L.`,
          },
        ]),
    {
      value: pKwAt25 - pH,
      slip: 'poh-for-ph',
      teaching: 'This is the pOH; a base has a pH above 7 at 25 °C.',
    },
    {
      value: 14 + Math.log(hydroxide),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The natural logarithm was used; pOH is defined with the logarithm to base 10.',
    },
    {
      value: 7 + Math.log10(hydroxide),
      slip: 'added-neutral-ph',
      teaching: `The pOH was subtracted from 7.00; pH and pOH add up to ${printedConstants.pKw} at 25 °C.`,
    },
    ...slipsOfLogarithm(hydroxide, 'pOH').map((slipped) => ({ ...slipped, value: 14 - slipped.value })),
    {
      value: 14 + Math.log10(hydroxide) / 2,
      slip: 'strong-as-weak',
      teaching:
        'Halving the logarithm amounts to taking a square root, as for a weak base; a strong base dissociates completely.',
    },
    {
      value: -Math.log(hydroxide),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'Two things went wrong: the natural logarithm was used, and a pOH was given as the pH.',
    },
    {
      value: -Math.log10(hydroxide) / 2,
      slip: 'strong-as-weak',
      teaching: 'Two things went wrong: the strong base was treated as weak, and a pOH was given as the pH.',
    },
    {
      value: 7 - Math.log10(hydroxide),
      slip: 'added-neutral-ph',
      teaching: `Two things went wrong: 7.00 was used instead of ${printedConstants.pKw} as the sum of pH and pOH at 25 °C, and the pOH was added to it instead of subtracted.`,
    },
  ]);
  const options = made && {
    ...made,
    distractors: made.distractors.filter(({ text }) => {
      const value = readNumber(text);
      return value > 7 || value < largestPoh;
    }),
  };
  return (
    options && {
      text: `What is the pH of ${written} mol/L ${shown}, a strong base, at 25 °C? (*K*_{w} = ${printedConstants.ionProduct})`,
      ...options,
      explanation: `The base dissociates completely, so [\\ce{OH-}] = ${ions === 1 ? '' : `${ions} × `}${written} mol/L${ions === 1 ? '' : ` = ${exact(hydroxide)} mol/L`}; pOH = ${formatDecimals(pKwAt25 - pH, 2)}; pH = ${printedConstants.pKw} − ${formatDecimals(pKwAt25 - pH, 2)} = ${options.answer}.`,
      finding: `pOH from the hydroxide concentration, and ${printedConstants.pKw} − pOH = ${options.answer}.`,
    }
  );
}

/** Thousandths of mol/L written out, with two figures where that is all of them. */
function exact(concentration: number): string {
  const hasTwoFigures = Math.abs(toFigures(concentration, 2) - concentration) < 1e-9;
  return formatSignificant(concentration, hasTwoFigures ? 2 : 3);
}
