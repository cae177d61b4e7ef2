import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { bracketed } from '../../texts/bracketed.ts';
import type { Draft, Family } from '../../family.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { activityExponent } from './activity-exponent.ts';
import { coefficient } from './activity-coefficient.ts';
import { backgroundSalts, chargedPairs, sparingSalts, type BackgroundSalt } from './activities.data.ts';
import { roughQuantityOptions } from '../../options/rough-quantity-options.ts';
import { turnedUpsideDown } from '../../options/slips-together.ts';

const three = (value: number): string => formatSignificant(value, 3);
const four = (value: number): string => formatDecimals(value, 4);
const singlyCharged = backgroundSalts.filter(({ anionCharge }) => anionCharge === 1);

/** What other ions change: the activity of an ion, the solubility of a salt, and the composition of a buffer. */
export const equilibriaWithActivities: Family = {
  id: 'equilibria-with-activities',
  name: 'Chemical equilibria with activities',
  subject: 'analytical',
  topics: ['buffers-analytical'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['activity-coefficients'],
    intermediate: ['equilibria-with-activities'],
    advanced: ['equilibria-with-activities'],
  },
  uses: ['ionic-strength', 'solubility-product', 'henderson-hasselbalch-equation'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return activityExponent(random);
      case 'intermediate':
        return solubility(random);
      case 'advanced':
        return bufferRatio(random);
    }
  },
};

function solubility(random: Random): Draft | null {
  const { formula, product, charge, cation, anion } = random.pick(sparingSalts);
  const background = random.pick(singlyCharged.filter(({ formula: other }) => other !== 'NaCl'));
  const ionic = random.integer(40, 100) / 1000;
  const [plus, minus] = [coefficient(charge, cation.size, ionic), coefficient(charge, anion.size, ionic)];
  const write = (value: number): string => `${formatSignificant(value, 2)} mol/L`;
  const options = roughQuantityOptions(Math.sqrt(product / (plus * minus)), write, [
    {
      value: Math.sqrt(product),
      slip: 'ignored-activity',
      teaching: `The activity coefficients were left out; \\ce{${background.formula}} lowers both of them below 1.`,
    },
    {
      value: Math.sqrt(product * plus * minus),
      slip: 'multiplied-for-divided',
      teaching:
        '*K*_{sp} was multiplied by the coefficients; with γ below 1, more has to dissolve to reach the same product of activities, so *K*_{sp} is divided by them.',
    },
    {
      value: product / (plus * minus),
      slip: 'forgot-square-root',
      teaching: 'The square root was not taken; *s*², the product of the two concentrations, was given.',
    },
    {
      value: Math.sqrt(product) / (plus * minus),
      slip: 'squared-the-factor',
      teaching:
        'The square root was taken of *K*_{sp} alone; both activity coefficients belong under it, too.',
    },
    {
      value: Math.sqrt(product / plus),
      slip: 'one-component-only',
      teaching: `Only the activity coefficient of \\ce{${cation.ion}} was used; \\ce{${anion.ion}} has one, too.`,
    },
  ]);
  return (
    options && {
      text: `What is the solubility *s* of \\ce{${formula}} in ${formatDecimals(ionic, 3)} mol/L \\ce{${background.formula}} at 25 °C? (*K*_{sp} = ${formatSignificant(product, 2)}; γ(\\ce{${cation.ion}}) = ${three(plus)} and γ(\\ce{${anion.ion}}) = ${three(minus)} at this ionic strength)`,
      ...options,
      explanation: `*K*_{sp} is a product of activities: *K*_{sp} = γ_{+}*s* × γ_{−}*s*. *s* = \\sqrt{\\frac{${formatSignificant(product, 2)}}{${three(plus)} × ${three(minus)}}} mol/L = ${options.answer}.`,
      finding: `The solubility product with both activity coefficients gives ${options.answer}.`,
    }
  );
}

function bufferRatio(random: Random): Draft | null {
  const { acid, base, charge, pKa, parent } = random.pick(chargedPairs);
  const background = random.pick(backgroundSalts);
  const c = random.integer(150, 900) / 100_000;
  const ionic = strength(background, c);
  // The limiting law is not meant for more.
  if (ionic > 0.01) return null;
  const pH = Math.round(pKa * 100 + random.integer(-60, 60)) / 100;
  const logarithm = (ofCharge: number, i: number): number =>
    Math.round(-0.509 * ofCharge ** 2 * Math.sqrt(i) * 10_000) / 10_000;
  const [ofAcid, ofBase] = [logarithm(charge, ionic), logarithm(charge + 1, ionic)];
  const offset = pH - pKa;
  const key = 10 ** (offset + ofAcid - ofBase);
  const options = roughQuantityOptions(key, (value) => formatSignificant(value, 2), [
    {
      value: 10 ** offset,
      slip: 'ignored-activity',
      isBeforeLastStep: true,
      teaching:
        'Both activity coefficients were left out, which gives the ratio of the activities instead of the ratio of the concentrations.',
    },
    {
      value: 10 ** (offset - ofAcid + ofBase),
      slip: 'divided-for-multiplied',
      isBeforeLastStep: true,
      teaching: `The ratio of the activities must be divided by the coefficient of \\ce{${base}} and multiplied by that of \\ce{${acid}}; here this was reversed.`,
    },
    {
      value: 10 ** (offset - ofBase),
      slip: 'one-component-only',
      isBeforeLastStep: true,
      teaching: `The activity coefficient of \\ce{${acid}} was left out; the acid of this pair is an ion, too.`,
    },
    {
      value: 10 ** (offset + ofAcid),
      slip: 'one-component-only',
      isBeforeLastStep: true,
      teaching: `The activity coefficient of \\ce{${base}} was left out; it is even further from 1 than that of \\ce{${acid}}.`,
    },
    {
      value: 10 ** (ofAcid - ofBase - offset),
      slip: 'inverted-ratio',
      isBeforeLastStep: true,
      teaching:
        'The difference between pH and p*K*_{a} was taken with the opposite sign; p*K*_{a} is subtracted from pH.',
    },
    {
      value: Math.exp(offset + ofAcid - ofBase),
      slip: 'natural-for-decadic-logarithm',
      isBeforeLastStep: true,
      teaching:
        'The number e was raised to the power of the base-10 logarithm of the ratio; 10 must be raised to that power.',
    },
    {
      value: 10 ** (offset + 0.509 * Math.sqrt(ionic)),
      slip: 'charge-not-squared',
      isBeforeLastStep: true,
      teaching: `The charges were not squared; the equation requires ${(charge + 1) ** 2} and ${charge ** 2}, not ${charge + 1} and ${charge}.`,
    },
    {
      value: 10 ** (offset + logarithm(charge, c) - logarithm(charge + 1, c)),
      slip: 'concentration-for-ionic-strength',
      isBeforeLastStep: true,
      teaching: `The concentration of \\ce{${background.formula}} was used as the ionic strength, which is ${three(ionic / c)} times as large.`,
    },
    {
      value: 1 / key,
      slip: 'inverted-ratio',
      lastStep: turnedUpsideDown,
      teaching: `This is the ratio of \\ce{${acid}} to \\ce{${base}}; the question asks for the base over the acid.`,
    },
  ]);
  if (options === null) return null;
  const [a, b] = [bracketed(four(ofAcid)), bracketed(four(ofBase))];
  return {
    text: `In ${three(c)} mol/L \\ce{${background.formula}}, a buffer of \\ce{${acid}} and \\ce{${base}} (from ${parent}) has a pH of ${formatDecimals(pH, 2)} at 25 °C (pH = −log_{10} *a*(\\ce{H+})). The buffer’s own contribution to the ionic strength is negligible. What is the ratio of concentrations \\frac{[\\ce{${base}}]}{[\\ce{${acid}}]}? (p*K*_{a} = ${formatDecimals(pKa, 2)} for activities; log_{10} γ = −0.509*z*²\\sqrt{*I*}, *I* in mol/L)`,
    ...options,
    explanation: `*I* = ½(${terms(background, c)}) = ${three(ionic)} mol/L. log_{10} γ is −0.509 × ${charge ** 2} × \\sqrt{${three(ionic)}} = ${four(ofAcid)} for \\ce{${acid}} and −0.509 × ${(charge + 1) ** 2} × \\sqrt{${three(ionic)}} = ${four(ofBase)} for \\ce{${base}}. Because pH = p*K*_{a} + log_{10}\\frac{γ(base)[base]}{γ(acid)[acid]}, the logarithm of the ratio is ${formatDecimals(pH, 2)} − ${formatDecimals(pKa, 2)} + ${a} − ${b} = ${four(offset + ofAcid - ofBase)}, and the ratio is 10^{${four(offset + ofAcid - ofBase)}} = ${options.answer}.`,
    finding: `Henderson–Hasselbalch with activities, both coefficients by the limiting law: ${options.answer}.`,
  };
}

/** All cations have a single charge, and as many of them as the anion has charges. */
function strength({ cations, anionCharge }: BackgroundSalt, c: number): number {
  return toFigures(0.5 * (cations * c + c * anionCharge ** 2), 3);
}

function terms({ cations, anionCharge }: BackgroundSalt, c: number): string {
  return `${three(cations * c)} × 1² + ${three(c)} × ${anionCharge}²`;
}
