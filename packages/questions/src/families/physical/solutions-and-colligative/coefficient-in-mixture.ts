import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { turnedUpsideDown } from '../../options/slips-together.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { highestStrength, salts, strength, three } from './dissolved-salts.ts';

/** The mean activity coefficient of one of two dissolved salts. */
export function coefficientInMixture(random: Random): Draft | null {
  const [salt, other] = [random.pick(salts), random.pick(salts)];
  const [first, second] = [random.integer(50, 300) / 100_000, random.integer(50, 300) / 100_000];
  const shares = [salt.cation === other.cation, salt.anion === other.anion];
  if (salt.formula === other.formula || shares.includes(true)) return null;
  const total = strength(salt, first) + strength(other, second);
  if (total > highestStrength) return null;
  const product = salt.positive * salt.negative;
  const gamma = (ionic: number, charges: number): number => 10 ** (-0.509 * charges * Math.sqrt(ionic));
  const slips: SlippedValue[] = [
    {
      value: gamma(strength(salt, first), product),
      slip: 'one-component-only',
      teaching: `The ions of \\ce{${other.formula}} were left out; they contribute to the ionic strength as well.`,
    },
    {
      value: gamma(total, other.positive * other.negative),
      slip: 'exchanged-components',
      teaching: `The charges of the ions of \\ce{${other.formula}} were used; the law requires those of \\ce{${salt.formula}}, the salt in question.`,
    },
    {
      value: gamma(first + second, product),
      slip: 'molality-for-ionic-strength',
      teaching:
        'The two molalities were added; the molality of each ion must be multiplied by the square of its charge.',
    },
    {
      value: Math.exp(-0.509 * product * Math.sqrt(total)),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The law gives the base-10 logarithm, so 10, not e, must be raised to it.',
    },
    {
      value: gamma(total, 1),
      slip: 'ignored-charges',
      teaching: 'The product of the charges of the two ions was left out; it belongs in the exponent.',
    },
    {
      value: 1 / gamma(total, product),
      slip: 'wrong-sign',
      lastStep: { ...turnedUpsideDown, deed: 'the minus sign in the law was left out' },
      teaching:
        'The minus sign in the law was left out; ions attract one another, so the coefficient is less than 1.',
    },
  ];
  // These are offered where the others are enough without them.
  const further: SlippedValue[] = [
    {
      value: gamma(strength(other, second), product),
      slip: 'one-component-only',
      teaching: `The ions of \\ce{${salt.formula}} itself were left out; they contribute to the ionic strength as well.`,
    },
    {
      value: gamma(2 * total, product),
      slip: 'forgot-half',
      teaching:
        'The factor of ½ was left out; the sum over the ions must be halved to give the ionic strength.',
    },
    {
      value: gamma(total, Math.max(salt.positive, salt.negative) ** 2),
      slip: 'one-component-only',
      teaching:
        'The square of one charge was used; the mean coefficient requires the product of the two charges.',
    },
    {
      value: gamma(total, product / 0.509),
      slip: 'forgot-factor',
      teaching: 'The factor of 0.509 in the law was left out.',
    },
    {
      value: 10 ** (-0.509 * product * total),
      slip: 'forgot-root',
      teaching: 'The ionic strength itself was used; in the limiting law its square root must be taken.',
    },
    ...[strength(salt, first), strength(other, second), first + second, 2 * total].flatMap((ionic, place) => [
      {
        value: gamma(ionic, place === 3 ? 1 : other.positive * other.negative),
        slip: place === 3 ? 'ignored-charges' : 'exchanged-components',
        teaching: `Two things went wrong: ${place === 3 ? 'the product of the charges was left out' : `the charges of \\ce{${other.formula}} were used in the law`}, and ${
          [
            `the ions of \\ce{${other.formula}} were left out of the ionic strength`,
            `the ions of \\ce{${salt.formula}} were left out of the ionic strength`,
            'the molalities were added without the squares of the charges',
            'the sum over the ions was not halved',
          ][place] ?? ''
        }.`,
      },
    ]),
  ];
  if (quantityOptions(gamma(total, product), three, slips) === null) return null;
  const options = quantityOptions(
    gamma(total, product),
    three,
    [...slips, ...further].map((slip) => ({ ...slip, isBeforeLastStep: slip.lastStep === undefined })),
  );
  if (options === null) return null;
  return {
    text: `An aqueous solution at 25 °C contains ${three(first)} mol/kg \\ce{${salt.formula}} and ${three(second)} mol/kg \\ce{${other.formula}}. What mean activity coefficient of \\ce{${salt.formula}} does the Debye–Hückel limiting law, log_{10} *γ*_{±} = −0.509 |*z*_{+}*z*_{−}| \\sqrt{*I*}, give? (Assume that both salts are fully dissociated; *I* in mol/kg.)`,
    ...options,
    explanation: `\\ce{${salt.formula}} contributes ${formatSignificant(strength(salt, first), 4)} mol/kg and \\ce{${other.formula}} ${formatSignificant(strength(other, second), 4)} mol/kg to the ionic strength: *I* = ${formatSignificant(total, 4)} mol/kg. log_{10} *γ*_{±} = −0.509 × ${product} × \\sqrt{${formatSignificant(total, 4)}} = ${formatDecimals(-0.509 * product * Math.sqrt(total), 4)}, so *γ*_{±} = ${options.answer}.`,
    finding: `All ions together give *I* = ${formatSignificant(total, 4)} mol/kg, which gives ${options.answer}.`,
  };
}
