import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Difficulty } from '../../../question.ts';
import { wholeSet, type ComputedSet, type PartDraft } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { changesOfPlan, mistakes } from './cooling-effects.data.ts';
import { changeIn, drawCooling, mixedAt, type Cooling } from './cooling-curves.ts';

/** A metal in a salt solution, the temperature followed in time: its change, the heat or the enthalpy, and what a change of the plan does. */
export const coolingCurveSet: ComputedSet = {
  id: 'cooling-curve-set',
  subject: 'general',
  topics: ['thermochemistry'],
  tests: {
    intermediate: [['calorimetry'], ['specific-heat-capacity'], ['calorimetry']],
    advanced: [['calorimetry'], ['calorimetry', 'enthalpy-of-reaction'], ['heat-and-temperature']],
  },
  reference: 'OpenStax Chemistry 2e, sections 5.1 and 5.2',
  draft(random, difficulty) {
    const cooling = drawCooling(random, difficulty === 'intermediate');
    if (cooling === null) return null;
    const isAdvanced = difficulty === 'advanced';
    return wholeSet({
      title: 'A reaction warms a solution',
      text: told(cooling, difficulty),
      figure: cooling.figure,
      parts: [
        changeOf(cooling),
        isAdvanced ? enthalpy(cooling) : heat(cooling),
        isAdvanced ? consequencePart(random, changesOfPlan) : consequencePart(random, mistakes),
      ],
    });
  },
};

const capacity = 4.18;

function told(
  { metal, name, salt, volume, concentration, metalMass }: Cooling,
  difficulty: Difficulty,
): string {
  const line =
    difficulty === 'intermediate'
      ? 'The dashed line carries the cooling back to the time of mixing.'
      : 'From 6 minutes on the reaction is over, and the solution only cools.';
  const amounts =
    difficulty === 'intermediate'
      ? `${volume}.0 mL of a solution of \\ce{${salt}}`
      : `${volume}.0 mL of a ${formatDecimals(concentration, 3)} mol/L solution of \\ce{${salt}}`;
  return `A beaker holds ${amounts}. Its temperature is read every half minute. At ${mixedAt} minutes ${formatDecimals(metalMass, 2)} g of ${name} powder, an excess, is stirred in: \\ce{${metal}(s) + Cu^{2+}(aq) -> ${metal}^{2+}(aq) + Cu(s)}. ${line} The rise of the temperature for a reaction without any loss of heat is found from the line of the cooling at the time of mixing.`;
}

const kelvin = (value: number): string => `${formatDecimals(value, 1)} K`;

function changeOf({ start, peak, slope, change }: Cooling): PartDraft | null {
  const options = readingOptions(
    change,
    kelvin,
    [
      {
        value: change - slope * (peak - mixedAt),
        slip: 'other-special-point',
        teaching: 'This takes the highest reading; by then the solution had already lost heat.',
      },
      {
        value: change + slope * mixedAt,
        slip: 'wrong-reference',
        teaching: 'This carries the cooling back to the first reading, before the powder was there.',
      },
      {
        value: change - slope * (12 - mixedAt),
        slip: 'wrong-reference',
        teaching: 'This takes the last reading, after minutes of cooling.',
      },
      {
        value: start + change,
        slip: 'final-temperature-for-change',
        teaching: 'This is the temperature itself; its difference from that of the start is asked for.',
      },
    ],
    0.8,
  );
  const end = `${formatDecimals(start + change, 1)} °C`;
  return (
    options && {
      text: 'What is the rise of the temperature, corrected for the loss of heat?',
      keyFrom: (drawing) => kelvin(changeIn(drawing)),
      ...options,
      explanation: `The cooling line, carried back to the time of mixing at ${mixedAt} minutes, is at ${end} there. Before, the solution was at ${formatDecimals(start, 1)} °C. The rise is ${formatDecimals(start + change, 1)} °C − ${formatDecimals(start, 1)} °C = ${options.answer}.`,
      finding: `The cooling line is ${options.answer} above the start at the time of mixing.`,
    }
  );
}

function heat({ volume, change, start, metalMass, name, slope }: Cooling): PartDraft | null {
  const write = (value: number): string => `${plainNumber(value, 2)} kJ`;
  const joules = (mass: number, by: number): number => (mass * capacity * by) / 1000;
  const options = shareReadingOptions(
    joules(volume, change),
    write,
    [
      {
        value: joules(volume, start + change),
        slip: 'final-temperature-for-change',
        teaching: 'The temperature at the end was taken for its change.',
      },
      {
        value: (volume * change) / 1000,
        slip: 'forgot-factor',
        teaching: 'The specific heat capacity is left out here.',
      },
      {
        value: joules(metalMass, change),
        slip: 'solute-mass-only',
        teaching: `This warms the mass of the ${name}; it is the solution whose temperature rises.`,
      },
      {
        value: (volume * change) / capacity / 1000,
        slip: 'divided-for-multiplied',
        teaching: 'The specific heat capacity multiplies mass and change of temperature.',
      },
      {
        value: joules(volume, change + 273.15),
        slip: 'difference-converted-to-kelvin',
        teaching: 'A difference of temperatures is the same in °C and in K; nothing is added.',
      },
      {
        value: joules(volume, change + slope * mixedAt),
        slip: 'wrong-reference',
        teaching: 'The cooling was carried back to the first reading, before the powder was there.',
      },
      {
        value: joules(volume, change - slope * (12 - mixedAt)),
        slip: 'wrong-reference',
        teaching: 'The last reading was taken, after minutes of cooling.',
      },
      {
        value: 2 * joules(volume, change),
        slip: 'needless-doubling',
        teaching: 'The heat was counted twice, for the powder and for the solution.',
      },
    ],
    0.12,
  );
  const by = kelvin(change);
  return (
    options && {
      text: `How much heat did the solution take up, with the corrected rise of its temperature? (density of the solution 1.00 g/mL, specific heat capacity ${capacity} J/(g K); the heat capacity of beaker and solids is left out)`,
      keyFrom: (drawing) => write(joules(volume, changeIn(drawing))),
      ...options,
      explanation: `The corrected rise is ${by}. The solution has a mass of ${volume}.0 g, so that *q* = *mc*Δ*T* = ${volume}.0 g × ${capacity} J/(g K) × ${by} = ${formatSignificant(volume * capacity * change, 3)} J, which is ${options.answer}.`,
      finding: `Mass times heat capacity times rise is ${options.answer}.`,
    }
  );
}

function enthalpy({
  volume,
  change,
  concentration,
  metal,
  metalMass,
  molarMass,
  peak,
  slope,
  start,
}: Cooling): PartDraft | null {
  const write = (value: number): string =>
    `${value > 0 ? '+' : '−'}${plainNumber(Math.abs(value), 2)} kJ/mol`;
  const q = (by: number): number => (volume * capacity * by) / 1000;
  const amount = (volume * concentration) / 1000;
  const metalAmount = metalMass / molarMass;
  const options = shareReadingOptions(
    -q(change) / amount,
    write,
    [
      {
        value: q(change) / amount,
        slip: 'wrong-sign',
        teaching: 'The solution warms: the reaction gives off heat, and Δ*H* is negative.',
      },
      {
        value: -q(change) / metalAmount,
        slip: 'wrong-limiting-reagent',
        teaching: `This divides by the amount of \\ce{${metal}}, of which an excess was taken.`,
      },
      {
        value: -q(change),
        slip: 'one-step-short',
        teaching: 'This is the heat of this portion in kJ; it has to be divided by the amount that reacted.',
      },
      {
        value: -q(change - slope * (peak - mixedAt)) / amount,
        slip: 'other-special-point',
        teaching: 'This takes the highest reading for the temperature at the time of mixing.',
      },
      {
        value: q(change) / metalAmount,
        slip: 'wrong-limiting-reagent',
        teaching: `This divides by the amount of \\ce{${metal}}, an excess, and has the sign of a reaction that takes up heat.`,
      },
      {
        value: -q(change + slope * mixedAt) / amount,
        slip: 'wrong-reference',
        teaching: 'The cooling was carried back to the first reading, before the powder was there.',
      },
      {
        value: -q(start + change) / amount,
        slip: 'final-temperature-for-change',
        teaching: 'The temperature at the end was taken for its change.',
      },
      {
        value: (-2 * q(change)) / amount,
        slip: 'needless-doubling',
        teaching: 'Two moles of electrons were counted; the equation has one mole of \\ce{Cu^{2+}}.',
      },
    ],
    0.1,
  );
  const [by, heatText] = [kelvin(change), `${formatSignificant(q(change), 3)} kJ`];
  return (
    options && {
      text: `What is the enthalpy of the reaction for one mole of \\ce{Cu^{2+}}, with the corrected rise of the temperature? (density of the solution 1.00 g/mL, specific heat capacity ${capacity} J/(g K); molar mass of \\ce{${metal}} ${formatDecimals(molarMass, 2)} g/mol)`,
      keyFrom: (drawing) => write(-q(changeIn(drawing)) / amount),
      ...options,
      explanation: `The solution takes up ${volume}.0 g × ${capacity} J/(g K) × ${by} = ${formatSignificant(q(change) * 1000, 3)} J, which is ${heatText}. It held ${volume}.0 mL × ${formatDecimals(concentration, 3)} mol/L = ${formatSignificant(1000 * amount, 3)} mmol of \\ce{Cu^{2+}}, less than the ${formatSignificant(1000 * metalAmount, 3)} mmol of \\ce{${metal}}. The reaction gives the heat off: Δ*H* = −\\frac{${heatText}}{${formatSignificant(amount, 3)} mol} = ${options.answer}.`,
      finding: `The heat of the solution over the amount of the copper ions is ${options.answer}.`,
    }
  );
}
