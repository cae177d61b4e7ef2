import { formatDecimals } from '@valence/chemistry';
import type { Draft } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { corners, joules, type HeatingCurve } from './drawn-heating-curve.ts';

const celsius = (value: number): string => `${formatDecimals(value, 0)} °C`;

/** Specific heat capacities of liquids, and what may still be believed of a wrong one, in J/(g·K). */
const [lowest, highest, least, most] = [1, 4.6, 0.2, 15];

/** The specific heat capacity of the liquid, from the line between the plateaus of a heating curve. */
export function liquidHeatCapacity(curve: HeatingCurve): Draft | null {
  const { mass, heats, start, melting, boiling, end, figure } = curve;
  const [h1 = 0, h2 = 0, h3 = 0, h4 = 0, h5 = 0] = heats;
  const write = (value: number): string => `${plainNumber(value, 2)} J/(g·K)`;
  const range = boiling - melting;
  const key = (1000 * (h3 - h2)) / (mass * range);
  if (key < lowest || key > highest) return null;
  const slips = [
    {
      value: (1000 * h3) / (mass * range),
      slip: 'value-for-change',
      teaching:
        'Only the heat between the plateaus warms the liquid; here all the heat from the start was counted.',
    },
    {
      value: (1000 * (h3 - h2)) / (mass * boiling),
      slip: 'final-temperature-for-change',
      teaching:
        'The boiling point was used as the temperature change, which must be measured from the melting point.',
    },
    {
      value: (1000 * (h3 - h2)) / (mass * (range + 273.15)),
      slip: 'difference-converted-to-kelvin',
      teaching:
        'The temperature change was converted to kelvins by adding 273.15; a temperature difference is the same in °C and in K.',
    },
    {
      value: (1000 * (h3 - h2)) / range,
      slip: 'ignored-mass',
      teaching: 'This is the heat capacity of the whole sample; divide by the mass of the sample.',
    },
    {
      value: (mass * range) / (1000 * (h3 - h2)),
      slip: 'inverted-ratio',
      teaching:
        'The ratio was inverted: the heat belongs in the numerator, and the mass and the temperature change belong in the denominator.',
    },
    {
      value: (1000 * h1) / (mass * (melting - start)),
      slip: 'other-stage',
      teaching:
        'The line below the lower plateau, which is that of the solid, was used; the liquid is warmed between the plateaus.',
    },
    {
      value: (1000 * (h5 - h4)) / (mass * (end - boiling)),
      slip: 'other-stage',
      teaching:
        'The line above the upper plateau, which is that of the gas, was used; the liquid is warmed between the plateaus.',
    },
    {
      value: (1000 * (h3 - h1)) / (mass * range),
      slip: 'other-special-point',
      teaching:
        'The heat was counted from the start of the lower plateau, which includes melting; the liquid is warmed only from the end of this plateau.',
    },
    {
      value: (1000 * (h4 - h2)) / (mass * range),
      slip: 'other-special-point',
      teaching:
        'The heat was counted to the end of the upper plateau, which includes boiling; the liquid is warmed only up to the start of this plateau.',
    },
    {
      value: (1000 * (h3 - h2)) / (mass * (end - melting)),
      slip: 'other-special-point',
      teaching:
        'The temperature change was measured up to the end of the heating; the liquid is warmed only up to its boiling point.',
    },
    {
      value: (1000 * (h3 - h2)) / (mass * (boiling - start)),
      slip: 'other-special-point',
      teaching:
        'The temperature change was measured from the start of the heating; the liquid is warmed only from its melting point.',
    },
  ];
  const options = shareReadingOptions(
    key,
    write,
    slips.filter(({ value }) => value >= least && value <= most),
  );
  return (
    options && {
      text: `The curve shows the heating of ${mass}.0 g of a solid. What is the specific heat capacity of the liquid?`,
      shown: {
        figure,
        keyFrom: (drawing) => {
          const { heats: h, temperatures: t } = corners(drawing);
          return write((1000 * ((h[3] ?? 0) - (h[2] ?? 0))) / (mass * ((t[3] ?? 0) - (t[2] ?? 0))));
        },
      },
      ...options,
      explanation: `The liquid is warmed between the plateaus, from ${celsius(melting)} to ${celsius(boiling)} (by ${range} K), while the heat added increases from ${h2} kJ to ${h3} kJ (by ${joules(h3 - h2)}). *c* = \\frac{${joules(h3 - h2)}}{${mass}.0 g × ${range} K} = ${options.answer}.`,
      finding: `Heat between the plateaus over mass and rise of temperature: ${options.answer}.`,
    }
  );
}
