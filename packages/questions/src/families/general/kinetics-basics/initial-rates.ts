import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { ordersFromRates } from './orders-from-rates.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** Rates of formation and consumption, a mean rate from measured concentrations, and reaction orders from initial rates. */
export const initialRates: Family = {
  id: 'initial-rates',
  name: 'Reaction rates and orders',
  subject: 'general',
  topics: ['kinetics-basics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['reaction-rate'], intermediate: ['reaction-rate'], advanced: ['initial-rates'] },
  uses: ['mole-ratio', 'rate-law'],
  reference: 'OpenStax Chemistry 2e, sections 12.1 and 12.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return relativeRates(random);
      case 'intermediate':
        return meanRate(random);
      case 'advanced':
        return ordersFromRates(random);
    }
  },
};

const reactions = [
  {
    shown: '\\ce{2N2O5 -> 4NO2 + O2}',
    species: [
      ['N2O5', 2, -1],
      ['NO2', 4, 1],
      ['O2', 1, 1],
    ],
  },
  {
    shown: '\\ce{N2 + 3H2 -> 2NH3}',
    species: [
      ['N2', 1, -1],
      ['H2', 3, -1],
      ['NH3', 2, 1],
    ],
  },
  {
    shown: '\\ce{4NH3 + 5O2 -> 4NO + 6H2O}',
    species: [
      ['NH3', 4, -1],
      ['O2', 5, -1],
      ['H2O', 6, 1],
    ],
  },
  {
    shown: '\\ce{2H2O2 -> 2H2O + O2}',
    species: [
      ['H2O2', 2, -1],
      ['O2', 1, 1],
      ['H2O', 2, 1],
    ],
  },
  {
    shown: '\\ce{4PH3 -> P4 + 6H2}',
    species: [
      ['PH3', 4, -1],
      ['P4', 1, 1],
      ['H2', 6, 1],
    ],
  },
  {
    shown: '\\ce{2NO + 2H2 -> N2 + 2H2O}',
    species: [
      ['NO', 2, -1],
      ['N2', 1, 1],
      ['H2O', 2, 1],
    ],
  },
] as const;

function relativeRates(random: Random): Draft | null {
  const { shown, species } = random.pick(reactions);
  const [from, to, other] = random.shuffle<readonly [string, number, number]>([...species]);
  if (from === undefined || to === undefined || other === undefined || from[1] === to[1]) return null;
  const rate = random.integer(105, 980) / 10_000;
  const unit = (value: number): string => `${three(value)} mol/(L·s)`;
  const says = (part: readonly [string, number, number]): string =>
    part[2] > 0 ? `\\ce{${part[0]}} forms` : `\\ce{${part[0]}} is consumed`;
  const options = quantityOptions((rate * to[1]) / from[1], unit, [
    {
      value: rate,
      slip: 'ignored-coefficients',
      teaching: `The equation relates ${from[1]} mol of \\ce{${from[0]}} to ${to[1]} mol of \\ce{${to[0]}}, not equal amounts.`,
    },
    {
      value: (rate * from[1]) / to[1],
      slip: 'inverted-ratio',
      teaching: `The ratio was inverted; the coefficient of \\ce{${to[0]}} belongs in the numerator.`,
    },
    {
      value: (rate * other[1]) / from[1],
      slip: 'answered-another-quantity',
      teaching: `This is the rate at which ${says(other)}.`,
    },
    {
      value: rate * to[1],
      slip: 'one-step-short',
      teaching: `This multiplies by the coefficient of \\ce{${to[0]}} but does not divide by that of \\ce{${from[0]}}.`,
    },
    {
      value: rate / from[1],
      slip: 'one-step-short',
      teaching: `This divides by the coefficient of \\ce{${from[0]}} but does not multiply by that of \\ce{${to[0]}}.`,
    },
    {
      value: (rate * to[1]) / other[1],
      slip: 'wrong-reference',
      teaching: `The coefficient of \\ce{${other[0]}} was used in place of that of \\ce{${from[0]}}, whose rate is given.`,
    },
    {
      value: (rate * other[1]) / to[1],
      slip: 'wrong-reference',
      teaching: `The ratio of the coefficients of \\ce{${other[0]}} and \\ce{${to[0]}} was used; the ratio needed is that of \\ce{${to[0]}} to \\ce{${from[0]}}.`,
    },
    {
      value: rate / to[1],
      slip: 'inverted-ratio',
      teaching: `This divides by the coefficient of \\ce{${to[0]}}; the given rate must be multiplied by it and divided by that of \\ce{${from[0]}}.`,
    },
    {
      value: rate * from[1],
      slip: 'inverted-ratio',
      teaching: `This multiplies by the coefficient of \\ce{${from[0]}}; the given rate must be divided by it and multiplied by that of \\ce{${to[0]}}.`,
    },
  ]);
  return (
    options && {
      text: `In the reaction ${shown}, ${says(from)} at a rate of ${unit(rate)}. At what rate ${to[2] > 0 ? `does \\ce{${to[0]}} form` : `is \\ce{${to[0]}} consumed`}?`,
      ...options,
      explanation: `The coefficients are ${from[1]} for \\ce{${from[0]}} and ${to[1]} for \\ce{${to[0]}}: ${unit(rate)} × \\frac{${to[1]}}{${from[1]}} = ${options.answer}.`,
      finding: `Scaled with the ratio of the coefficients: ${options.answer}.`,
    }
  );
}

/** The mean rate of one substance from what two measurements of another one show. */
function meanRate(random: Random): Draft | null {
  const { shown, species } = random.pick(reactions);
  const [from, to] = random.shuffle<readonly [string, number, number]>([...species]);
  if (from === undefined || to === undefined || from[2] > 0 || from[1] === to[1]) return null;
  const [early, late] = [random.integer(1, 4) * 20, random.integer(6, 15) * 20];
  const start = random.integer(400, 900) / 10_000;
  const fall = random.integer(100, 350) / 10_000;
  const end = start - fall;
  const [first, second] = [formatDecimals(start, 4), formatDecimals(end, 4)];
  const time = late - early;
  const rate = fall / time;
  const ratio = to[1] / from[1];
  const unit = (value: number): string => `${three(value)} mol/(L·s)`;
  // One figure more than the answer has, and two where rounding on the way would change it.
  const shownRate = formatSignificant(
    rate,
    three(toFigures(rate, 4) * ratio) === three(rate * ratio) ? 4 : 5,
  );
  if (end < 0.01) return null;
  const options = quantityOptions(rate * ratio, unit, [
    {
      value: rate,
      slip: 'ignored-coefficients',
      teaching: `This is the average rate at which \\ce{${from[0]}} is consumed; the coefficients convert this into the rate for \\ce{${to[0]}}.`,
    },
    {
      value: rate / ratio,
      slip: 'inverted-ratio',
      teaching: `The ratio was inverted; the coefficient of \\ce{${to[0]}} belongs in the numerator.`,
    },
    {
      value: (fall / late) * ratio,
      slip: 'wrong-reference',
      teaching: `The change was divided by ${late}.0 s, the time of the second measurement; the time between the two measurements is ${time}.0 s.`,
    },
    {
      value: (end / time) * ratio,
      slip: 'value-for-change',
      teaching: `A rate is a change in concentration divided by time; ${second} mol/L is the concentration that was left, and the change is ${formatDecimals(fall, 4)} mol/L.`,
    },
    {
      value: fall * ratio,
      slip: 'one-step-short',
      teaching: 'The change in concentration was not divided by the time between the two measurements.',
    },
  ]);
  return (
    options && {
      text: `In the gas-phase reaction ${shown} at constant volume, [\\ce{${from[0]}}] is ${first} mol/L at ${early}.0 s and ${second} mol/L at ${late}.0 s. ${to[2] > 0 ? `At what average rate does \\ce{${to[0]}} form` : `At what average rate is \\ce{${to[0]}} consumed`} between these times?`,
      ...options,
      explanation: `The concentration of \\ce{${from[0]}} falls at \\frac{${first} − ${second}}{${late}.0 − ${early}.0} mol/(L·s) = ${shownRate} mol/(L·s). The coefficients are ${from[1]} for \\ce{${from[0]}} and ${to[1]} for \\ce{${to[0]}}: ${shownRate} mol/(L·s) × \\frac{${to[1]}}{${from[1]}} = ${options.answer}.`,
      finding: `Change of concentration over time, scaled with the coefficients: ${options.answer}.`,
    }
  );
}
