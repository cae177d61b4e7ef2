import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { bracketed } from '../../texts/bracketed.ts';
import type { Draft, Family } from '../../family.ts';
import { roomOfWorking } from '../../texts/shown-working.ts';
import { roughQuantityOptions } from '../../options/rough-quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';

const ions = [
  { ion: 'F-', charge: -1 },
  { ion: 'Cl-', charge: -1 },
  { ion: 'NO3-', charge: -1 },
  { ion: 'K+', charge: 1 },
  { ion: 'Na+', charge: 1 },
  { ion: 'NH4+', charge: 1 },
  { ion: 'Ca^2+', charge: 2 },
  { ion: 'Pb^2+', charge: 2 },
  { ion: 'Cu^2+', charge: 2 },
] as const;
const concentration = (value: number): string => `${formatSignificant(value, 2)} mol/L`;
const slopeHint = '\\frac{*RT*}{*F*} ln 10 = 59.2 mV';

/** Response of an ideal electrode, a concentration from two potentials, and a standard addition. */
export const ionSelectiveElectrode: Family = {
  id: 'ion-selective-electrode',
  name: 'Ion-selective electrodes',
  subject: 'analytical',
  topics: ['potentiometry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['ion-selective-electrodes'],
    intermediate: ['ion-selective-electrodes'],
    advanced: ['ion-selective-electrodes', 'standard-addition'],
  },
  uses: ['nernst-equation', 'dilution'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return changeOfPotential(random);
      case 'intermediate':
        return fromTwoPotentials(random);
      case 'advanced':
        return standardAddition(random);
    }
  },
};

function changeOfPotential(random: Random): Draft | null {
  const { ion, charge } = random.pick(ions);
  const factor = random.pick([2, 3, 5, 8, 10, 20, 50, 100]);
  const isDiluted = random.pick([true, false]);
  const key = (59.2 / charge) * Math.log10(isDiluted ? 1 / factor : factor);
  const write = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 1)} mV`;
  const other = Math.abs(charge) === 2 ? key * 2 : key / 2;
  const slips: readonly SlippedValue[] = [
    {
      value: -key,
      slip: 'anion-for-cation-response',
      factor: 's',
      teaching:
        'The sign was reversed; a higher concentration of a cation makes the potential more positive, and a higher concentration of an anion makes it more negative.',
    },
    {
      value: other,
      ...slopeOfOtherCharge(ion, charge),
    },
    {
      value: key * Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'l',
      teaching:
        'The natural logarithm was used; the 59.2 mV already includes ln 10 and goes with the base-10 logarithm.',
    },
    {
      value: key / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'l',
      teaching:
        'The base-10 logarithm was multiplied by 25.7 mV, which is \\frac{*RT*}{*F*} without ln 10 and goes with the natural logarithm.',
    },
    {
      value: (Math.sign(key) * 59.2) / Math.abs(charge),
      slip: 'slope-for-change',
      teaching: `The change for a factor of ten was given; here the factor is ${factor}.`,
    },
  ];
  // A change of a volt would need concentrations that are a factor of 10^{17} apart: no power of ten slips.
  const distractors = wrongNumbers(key, isPercentApart(12), slips, write, undefined, {
    keepsPowerOfTen: true,
  });
  if (distractors.length === 0) return null;
  const answer = write(key);
  return {
    text: `A solution of \\ce{${ion}} is ${isDiluted ? `diluted ${factor}-fold` : `replaced by one that is ${factor} times as concentrated`}. By how much does the potential of an ideal \\ce{${ion}} electrode change at 25 °C? (${slopeHint}; constant ionic strength)`,
    answer,
    distractors,
    explanation: `${charge > 0 ? 'For a cation, the potential rises' : 'For an anion, the potential falls'} with increasing concentration. Δ*E* = \\frac{59.2 mV}{*z*} log_{10}\\frac{*c*_{2}}{*c*_{1}} = \\frac{59.2 mV}{${charge > 0 ? '' : '−'}${Math.abs(charge)}} × ${isDiluted ? `log_{10}\\frac{1}{${factor}}` : `log_{10} ${factor}`} = ${answer}.`,
    finding: `The Nernst equation for *z* = ${charge > 0 ? '+' : '−'}${Math.abs(charge)} gives ${answer}.`,
  };
}

function fromTwoPotentials(random: Random): Draft | null {
  const { ion, charge } = random.pick(ions);
  const standard = random.pick([1e-4, 2e-4, 5e-4, 1e-3, 2e-3, 5e-3]);
  const first = random.integer(-1500, 2500) / 10;
  const change = (random.integer(80, 550) / 10) * random.pick([-1, 1]);
  const exponent = (change * charge) / 59.2;
  const shownExponent = formatDecimals(exponent, 3);
  const key = standard * 10 ** exponent;
  const room = roomOfWorking(10 ** exponent, 10 ** (Math.round(exponent * 1000) / 1000));
  if (key < 5e-6 || key > 0.05 || Math.abs(exponent) < 0.12) return null;
  const otherCharge = Math.abs(charge) === 2 ? charge / 2 : charge * 2;
  const options = roughQuantityOptions(
    key,
    concentration,
    [
      {
        value: standard * 10 ** -exponent,
        slip: 'anion-for-cation-response',
        teaching: `The sign of the change was reversed; for ${charge > 0 ? 'a cation, a higher potential means a higher concentration' : 'an anion, a higher potential means a lower concentration'}.`,
      },
      {
        value: standard * 10 ** ((change * otherCharge) / 59.2),
        ...slopeOfOtherCharge(ion, charge),
      },
      {
        value: standard * Math.exp(exponent),
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The number e was raised to the power; the slope is for a factor of ten, so 10 must be raised to it.',
      },
      {
        value: standard * Math.abs(exponent),
        slip: 'linear-for-logarithmic',
        teaching:
          'The concentration of the standard was multiplied by the exponent itself; it must be multiplied by 10 raised to this power.',
      },
    ],
    room,
  );
  if (options === null) return null;
  const [e1, e2] = [formatDecimals(first, 1), formatDecimals(first + change, 1)];
  return {
    text: `An ideal \\ce{${ion}} electrode shows ${e1} mV in ${formatSignificant(standard, 2)} mol/L \\ce{${ion}} and ${e2} mV in a sample at 25 °C, both at the same ionic strength. What is the concentration of \\ce{${ion}} in the sample? (${slopeHint})`,
    ...options,
    explanation: `Δ*E* = ${e2} mV − ${bracketed(`${e1} mV`)} = ${formatDecimals(change, 1)} mV = \\frac{59.2 mV}{*z*} log_{10}\\frac{*c*}{*c*_{standard}} with *z* = ${charge > 0 ? '+' : '−'}${Math.abs(charge)}. So *c* = ${formatSignificant(standard, 2)} mol/L × 10^{${shownExponent}} = ${options.answer}.`,
    finding: `The Nernst equation solved for the concentration gives ${options.answer}.`,
  };
}

function standardAddition(random: Random): Draft | null {
  const { ion, charge } = random.pick(ions);
  const [sample, spike] = [random.pick([50, 100]), random.pick([1, 2, 5])];
  const standard = random.pick([0.01, 0.02, 0.05, 0.1]);
  const change = Math.round(random.integer(120, 420) / Math.abs(charge)) / 10;
  const exponent = (change * Math.abs(charge)) / 59.2;
  const ratio = 10 ** exponent;
  const total = sample + spike;
  const key = (standard * spike) / (ratio * total - sample);
  const options = roughQuantityOptions(key, concentration, [
    {
      value: (standard * spike) / (ratio * total),
      slip: 'ratio-for-ratio-minus-one',
      teaching:
        'All of the ion in the second solution was attributed to the addition; the solution also contains the original ion.',
    },
    {
      value: standard / (ratio - 1),
      slip: 'undiluted-standard',
      teaching:
        'The dilution on mixing was ignored; both solutions are diluted, the standard strongly and the sample slightly.',
    },
    {
      value: (standard * spike) / (10 ** (change / 59.2) * total - sample),
      slip: 'ignored-ion-charge',
      teaching: `The slope of 59.2 mV was used; for \\ce{${ion}} it is ${formatDecimals(59.2 / Math.abs(charge), 1)} mV for a factor of ten.`,
    },
    {
      value: (standard * spike) / ((1 + exponent) * total - sample),
      slip: 'linear-for-logarithmic',
      teaching: `The concentration was taken to grow by ${formatDecimals(change, 1)}/${formatDecimals(59.2 / Math.abs(charge), 1)} of itself; that quotient is the logarithm of the ratio.`,
    },
    {
      value: (standard * spike) / (Math.exp(exponent) * total - sample),
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'The ratio was calculated as a power of e; the slope is for a factor of ten, so the ratio is a power of 10.',
    },
  ]);
  if (options === null || key < 1e-5) return null;
  const direction = charge > 0 ? 'rises' : 'falls';
  return {
    text: `An ion-selective electrode for \\ce{${ion}} with the ideal slope is immersed in ${sample} mL of a sample at 25 °C. When ${formatDecimals(spike, 2)} mL of ${formatSignificant(standard, 2)} mol/L \\ce{${ion}} is added, its potential ${direction} by ${formatDecimals(change, 1)} mV. What was the concentration of \\ce{${ion}} in the sample? (${slopeHint}; constant ionic strength)`,
    ...options,
    explanation: `The ratio of the concentrations is 10^{${formatDecimals(change, 1)}/${formatDecimals(59.2 / Math.abs(charge), 1)}} = ${formatSignificant(ratio, 4)}. With the unknown *c*: \\frac{${sample}*c* + ${formatDecimals(spike, 2)} × ${formatSignificant(standard, 2)}}{${total}} = ${formatSignificant(ratio, 4)}*c*, so *c* = \\frac{${formatSignificant(spike * standard, 3)}}{${formatSignificant(ratio, 4)} × ${total} − ${sample}} = ${options.answer}.`,
    finding: `The ratio from the potentials and the balance of the addition give ${options.answer}.`,
  };
}

/** The slip behind 59.2 mV with a doubly charged ion, or half of it with a singly charged one. */
function slopeOfOtherCharge(ion: string, charge: number): { slip: string; teaching: string } {
  const shown = `\\ce{${ion}} has the charge ${charge > 0 ? '+' : '−'}${Math.abs(charge)}`;
  return Math.abs(charge) === 2
    ? {
        slip: 'ignored-ion-charge',
        teaching: `The slope of 59.2 mV was used; it must be divided by the charge of the ion, and ${shown}.`,
      }
    : {
        slip: 'halved-the-slope',
        teaching: `The slope for a doubly charged ion was used, 29.6 mV for a factor of ten; ${shown}.`,
      };
}
