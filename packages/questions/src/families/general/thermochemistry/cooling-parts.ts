import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { PartDraft } from '../../computed-set.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { alsoSlipped } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { changeIn, mixedAt, type Cooling } from './cooling-curves.ts';
import { endMisread, endSlips, startSlips } from './cooling-slips.ts';

/** Specific heat capacity of the solution in J/(g·K). */
const capacity = 4.18;

const kelvin = (value: number): string => `${formatDecimals(value, 1)} K`;

/** The rise of the temperature for a reaction without loss of heat. */
export function changeOf(cooling: Cooling): PartDraft | null {
  const { start, change } = cooling;
  const ends = endSlips(cooling).map((slip) => ({ ...slip, term: 'end' }));
  const starts = startSlips(cooling).map((slip) => ({ ...slip, term: 'start' }));
  const options = readingOptions(change, kelvin, [...ends, ...starts], 0.8, [
    ...endMisread(cooling).map((slip) => ({ ...slip, term: 'end' })),
    {
      value: start,
      slip: 'value-for-change',
      teaching: 'This is the temperature before mixing; the question asks for the temperature rise.',
    },
  ]);
  const end = `${formatDecimals(start + change, 1)} °C`;
  return (
    options && {
      text: 'What is the temperature rise, corrected for heat loss?',
      keyFrom: (drawing) => kelvin(changeIn(drawing)),
      ...options,
      explanation: `The cooling line, extrapolated back to the time of mixing at ${mixedAt} minutes, reaches ${end}. Before mixing, the solution was at ${formatDecimals(start, 1)} °C. The rise is ${formatDecimals(start + change, 1)} °C − ${formatDecimals(start, 1)} °C = ${options.answer}.`,
      finding: `The cooling line is ${options.answer} above the start at the time of mixing.`,
    }
  );
}

/** What another rise makes of a result that is in proportion to it. */
function riseSlips(cooling: Cooling, of: (rise: number) => number): SlippedValue[] {
  return [...endSlips(cooling), ...startSlips(cooling)].map(({ value, slip, teaching }) => ({
    value: of(value),
    slip,
    teaching,
    factor: 'rise',
  }));
}

/** The heat that the solution took up. */
export function heat(cooling: Cooling): PartDraft | null {
  const { volume, change, metalMass, name } = cooling;
  const write = (value: number): string => `${plainNumber(value, 2)} kJ`;
  const joules = (mass: number, by: number): number => (mass * capacity * by) / 1000;
  const options = shareReadingOptions(
    joules(volume, change),
    write,
    [
      {
        value: (volume * change) / 1000,
        slip: 'forgot-factor',
        factor: 'capacity',
        teaching: 'The specific heat capacity was left out.',
      },
      {
        value: joules(metalMass, change),
        slip: 'solute-mass-only',
        factor: 'mass',
        teaching: `The mass of the ${name} was used; the mass of the solution, whose temperature rises, is needed.`,
      },
      {
        value: (volume * change) / capacity / 1000,
        slip: 'divided-for-multiplied',
        factor: 'capacity',
        teaching:
          'The mass and the temperature change must be multiplied by the specific heat capacity, not divided by it.',
      },
      {
        value: joules(volume, change + 273.15),
        slip: 'difference-converted-to-kelvin',
        factor: 'rise',
        teaching:
          'The temperature rise was converted to kelvins by adding 273.15; a temperature difference is the same in °C and in K.',
      },
      ...riseSlips(cooling, (rise) => joules(volume, rise)),
      {
        value: 2 * joules(volume, change),
        slip: 'needless-doubling',
        factor: 'portions',
        teaching: 'The heat was counted twice, once for the powder and once for the solution.',
      },
    ],
    0.12,
    [
      {
        value: joules(volume / 2, change),
        slip: 'needless-half',
        factor: 'portions',
        teaching: 'The heat was halved, as if the powder absorbed the other half.',
      },
    ],
  );
  const by = kelvin(change);
  return (
    options && {
      text: `Based on the corrected temperature rise, how much heat did the solution absorb? (Neglect the heat capacity of the beaker and solids; density of the solution: 1.00 g/mL; specific heat capacity: ${capacity} J/(g·K))`,
      keyFrom: (drawing) => write(joules(volume, changeIn(drawing))),
      ...options,
      explanation: `The corrected rise is ${by}. The solution has a mass of ${volume}.0 g, so *q* = *mc*Δ*T* = ${volume}.0 g × ${capacity} J/(g·K) × ${by} = ${formatSignificant(volume * capacity * change, 3)} J, which is ${options.answer}.`,
      finding: `Mass times heat capacity times rise is ${options.answer}.`,
    }
  );
}

/**
 * The enthalpy for one mole of copper ions.
 * @param isReverse whether that of the reverse reaction is asked for
 */
export function enthalpy(cooling: Cooling, isReverse: boolean): PartDraft | null {
  const { volume, change, concentration, metal, metalMass, molarMass } = cooling;
  const write = (value: number): string =>
    `${value > 0 ? '+' : '−'}${plainNumber(Math.abs(value), 2)} kJ/mol`;
  const sign = isReverse ? 1 : -1;
  const q = (by: number): number => (sign * volume * capacity * by) / 1000;
  const amount = (volume * concentration) / 1000;
  const metalAmount = metalMass / molarMass;
  const sizes: SlippedValue[] = [
    {
      value: q(change) / metalAmount,
      slip: 'wrong-limiting-reagent',
      factor: 'amount',
      teaching: `The heat was divided by the amount of \\ce{${metal}}, which was in excess.`,
    },
    {
      value: q(change),
      slip: 'one-step-short',
      teaching: 'The heat for this sample was given in kJ; it must be divided by the amount that reacted.',
    },
    ...riseSlips(cooling, (rise) => q(rise) / amount),
    {
      value: (2 * q(change)) / amount,
      slip: 'needless-doubling',
      factor: 'electrons',
      teaching: 'Two moles of electrons were counted; the equation has one mole of \\ce{Cu^{2+}}.',
    },
    {
      value: q(change) / amount / 2,
      slip: 'needless-half',
      factor: 'electrons',
      teaching: 'The heat was divided by two moles of electrons; the equation has one mole of \\ce{Cu^{2+}}.',
    },
  ];
  const otherSign = isReverse
    ? 'the sign is that of the reaction in the beaker, which releases heat.'
    : 'the sign is that of a reaction that absorbs heat.';
  const options = shareReadingOptions(
    q(change) / amount,
    write,
    [
      {
        value: -q(change) / amount,
        slip: 'wrong-sign',
        teaching: isReverse
          ? 'The reaction in the beaker releases heat, so the reverse reaction absorbs heat and its Δ*H* is positive.'
          : 'The solution warms, so the reaction releases heat and Δ*H* is negative.',
      },
      ...sizes,
      ...alsoSlipped(sizes, otherSign).map((slip) => ({ ...slip, value: -slip.value })),
    ],
    0.1,
  );
  const [by, heatText] = [kelvin(change), `${formatSignificant(Math.abs(q(change)), 3)} kJ`];
  const reverse = `\\ce{${metal}^{2+}(aq) + Cu(s) -> ${metal}(s) + Cu^{2+}(aq)}`;
  const asked = isReverse ? `the reverse reaction, ${reverse},` : 'the reaction';
  const turned = isReverse
    ? 'The reaction in the beaker releases this heat, and the reverse reaction absorbs the same amount: Δ*H* = +'
    : 'The reaction releases this heat: Δ*H* = −';
  return (
    options && {
      text: `Based on the corrected temperature rise, what is the enthalpy change of ${asked} per mole of \\ce{Cu^{2+}}? (density of the solution: 1.00 g/mL; specific heat capacity: ${capacity} J/(g·K); molar mass of \\ce{${metal}}: ${formatDecimals(molarMass, 2)} g/mol)`,
      keyFrom: (drawing) => write(q(changeIn(drawing)) / amount),
      ...options,
      explanation: `The solution absorbs ${volume}.0 g × ${capacity} J/(g·K) × ${by} = ${formatSignificant(Math.abs(q(change)) * 1000, 3)} J, which is ${heatText}. It contained ${volume}.0 mL × ${formatDecimals(concentration, 3)} mol/L = ${formatSignificant(1000 * amount, 3)} mmol of \\ce{Cu^{2+}}, which is less than the ${formatSignificant(1000 * metalAmount, 3)} mmol of \\ce{${metal}}. ${turned}\\frac{${heatText}}{${formatSignificant(amount, 3)} mol} = ${options.answer}.`,
      finding: `The heat of the solution over the amount of the copper ions is ${options.answer}.`,
    }
  );
}
