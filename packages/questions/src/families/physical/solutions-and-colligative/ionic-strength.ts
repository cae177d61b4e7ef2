import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { coefficientInMixture } from './coefficient-in-mixture.ts';
import { highestStrength, salts, strength, term, three, type Salt } from './dissolved-salts.ts';

/** Ions in solution: ionic strength, Debye–Hückel limiting law, the same in a mixture of salts. */
export const ionicStrength: Family = {
  id: 'ionic-strength',
  name: 'Ionic strength and activity coefficients',
  subject: 'physical',
  topics: ['solutions-and-colligative'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['ionic-strength'],
    intermediate: ['activity-coefficients'],
    advanced: ['activity-coefficients', 'ionic-strength'],
  },
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return strengthOfSalt(random);
      case 'intermediate':
        return activityCoefficient(random);
      case 'advanced':
        return coefficientInMixture(random);
    }
  },
};

const molal = (value: number): string => `${three(value)} mol/kg`;

function strengthOfSalt(random: Random): Draft | null {
  const salt = random.pick(salts);
  const molality = random.integer(2, 60) / 1000;
  const { cations, anions, positive, negative } = salt;
  const charges = Math.max(positive, negative);
  const options = quantityOptions(strength(salt, molality), molal, [
    {
      value: 0.5 * molality * (cations * positive + anions * negative),
      slip: 'forgot-square',
      factor: 'z',
      teaching: `The charges were not squared; an ion with a charge of magnitude ${charges} counts ${charges === 2 ? 'four' : 'nine'} times.`,
    },
    {
      value: 2 * strength(salt, molality),
      slip: 'forgot-half',
      factor: 'h',
      teaching: 'The factor of ½ was left out; the sum over the ions must be halved.',
    },
    {
      value: 0.5 * molality * (positive ** 2 + negative ** 2),
      slip: 'forgot-subscript',
      factor: 'z',
      teaching: `Only one ion of each kind was counted; one formula unit of \\ce{${salt.formula}} gives ${cations + anions} ions, and each of them contributes.`,
    },
    {
      value: molality,
      slip: 'molality-for-ionic-strength',
      factor: 'z',
      teaching:
        'One cation and one anion, each with a single charge, were counted for each formula unit; the actual numbers and charges of the ions must be used.',
    },
    {
      value: molality / 2,
      slip: 'forgot-subscript',
      teaching:
        'Half the molality was given; cations and anions both contribute, each with the square of its charge.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `What is the ionic strength of a ${three(molality)} mol/kg solution of \\ce{${salt.formula}} if the salt is fully dissociated?`,
    ...options,
    explanation: `The contribution of each ion is weighted by the square of its charge: *I* = ½Σ*b*_{i}*z*_{i}² = ½(${term(cations, molality, positive)} + ${term(anions, molality, negative)}) mol/kg = ${options.answer}.`,
    finding: `Half the sum of molality times charge squared is ${options.answer}.`,
  };
}

function activityCoefficient(random: Random): Draft | null {
  // Of single charges there is nothing to be weighted.
  const salt = random.pick(salts.filter(({ positive, negative }) => positive * negative > 1));
  const molality = random.integer(100, 900) / 100_000;
  const total = strength(salt, molality);
  if (total > highestStrength) return null;
  const product = salt.positive * salt.negative;
  const exponent = -0.509 * product * Math.sqrt(total);
  const options = quantityOptions(10 ** exponent, three, coefficientSlips(salt, molality));
  if (options === null) return null;
  return {
    text: `What mean activity coefficient does the Debye–Hückel limiting law, log_{10} *γ*_{±} = −0.509 |*z*_{+}*z*_{−}| \\sqrt{*I*}, give for a ${three(molality)} mol/kg aqueous solution of \\ce{${salt.formula}} at 25 °C? (Assume that the salt is fully dissociated; *I* in mol/kg.)`,
    ...options,
    explanation: `*I* = ½(${term(salt.cations, molality, salt.positive)} + ${term(salt.anions, molality, salt.negative)}) mol/kg = ${formatSignificant(total, 4)} mol/kg. log_{10} *γ*_{±} = −0.509 × ${product} × \\sqrt{${formatSignificant(total, 4)}} = ${formatDecimals(exponent, 4)}, so *γ*_{±} = ${options.answer}.`,
    finding: `The limiting law with *I* = ${formatSignificant(total, 4)} mol/kg gives ${options.answer}.`,
  };
}

/** Slips in the charges, in the ionic strength, in both, and in what is raised to the power. */
function coefficientSlips(salt: Salt, molality: number): SlippedValue[] {
  const { cations, anions, positive, negative } = salt;
  const total = strength(salt, molality);
  const product = positive * negative;
  const gamma = (charges: number, root: number): number => 10 ** (-0.509 * charges * root);
  const inCharges = [
    {
      charges: 1,
      slip: 'ignored-charges',
      teaching: 'The product of the charges of the two ions was left out; it belongs in the exponent.',
    },
    {
      charges: Math.max(positive, negative) ** 2,
      slip: 'one-component-only',
      teaching:
        'The square of one charge was used, as for a single ion; the mean coefficient requires the product of the two charges.',
    },
  ];
  const inStrength = [
    {
      root: Math.sqrt(molality),
      slip: 'molality-for-ionic-strength',
      teaching: `The molality was used in place of the ionic strength, which is ${formatDecimals(total / molality, 0)} times as large for this salt.`,
    },
    {
      root: Math.sqrt(2 * total),
      slip: 'forgot-half',
      teaching:
        'The factor of ½ was left out; the sum over the ions must be halved to give the ionic strength.',
    },
    {
      root: Math.sqrt(0.5 * molality * (cations * positive + anions * negative)),
      slip: 'forgot-square',
      teaching: 'The charges were not squared in the ionic strength.',
    },
    {
      root: total,
      slip: 'forgot-root',
      teaching: 'The ionic strength itself was used; in the limiting law its square root must be taken.',
    },
  ];
  return [
    ...inCharges.map(({ charges, slip, teaching }) => ({
      value: gamma(charges, Math.sqrt(total)),
      slip,
      teaching,
    })),
    ...inStrength.map(({ root, slip, teaching }) => ({ value: gamma(product, root), slip, teaching })),
    {
      value: gamma(product / 2, Math.sqrt(total)),
      slip: 'needless-half',
      teaching:
        'The exponent was halved; the factor of ½ belongs to the ionic strength, where it is included already.',
    },
    {
      value: gamma(positive + negative, Math.sqrt(total)),
      slip: 'added-for-multiplied',
      teaching: 'The charges were added; their product belongs in the exponent.',
    },
    {
      value: Math.exp(-0.509 * product * Math.sqrt(total)),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The law gives the base-10 logarithm, so 10, not e, must be raised to it.',
    },
    ...inCharges.flatMap((one) =>
      inStrength.map((other) => ({
        value: gamma(one.charges, other.root),
        slip: one.slip,
        teaching: twoSlips(one.teaching, other.teaching),
      })),
    ),
  ];
}
