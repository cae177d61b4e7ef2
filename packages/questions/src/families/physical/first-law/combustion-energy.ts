import { formatDecimals, formatSignificant, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';

interface Fuel {
  name: string;
  /** Molar mass in g/mol. */
  mass: number;
  /** Energy released on combustion at constant volume in kJ/mol, CRC Handbook, rounded. */
  energy: number;
}

const fuels: readonly Fuel[] = [
  { name: 'naphthalene', mass: 128.17, energy: 5150 },
  { name: 'glucose', mass: 180.16, energy: 2800 },
  { name: 'sucrose', mass: 342.3, energy: 5640 },
  { name: 'ethanol', mass: 46.07, energy: 1365 },
  { name: 'toluene', mass: 92.14, energy: 3905 },
  { name: 'octane', mass: 114.23, energy: 5460 },
];

export function combustionEnergy(random: Random): Draft | null {
  const { name, mass, energy } = random.pick(fuels);
  const acid = random.integer(70, 130) / 100;
  const sample = random.integer(40, 150) / 100;
  const capacity = random.integer(80, 125) / 10;
  const first = roundDecimals((acid * 26.43) / capacity, 2);
  const second = roundDecimals(((sample / mass) * energy) / capacity, 2);
  // To the five figures that the working shows.
  const calibrated = toFigures((acid * 26.43) / first, 5);
  const result = (calibrated * second * mass) / sample;
  const options = quantityOptions(result, (value) => `${formatSignificant(value, 3)} kJ/mol`, [
    {
      value: (calibrated * second) / sample,
      slip: 'one-step-short',
      factor: 'm',
      teaching: 'The energy per gram must still be multiplied by the molar mass.',
    },
    {
      value: (26.43 * second * mass) / first,
      slip: 'ignored-mass',
      factor: 's',
      teaching:
        'The masses of the two samples were left out; they differ, so they must be used as well as the temperature rises.',
    },
    {
      value: (26.43 * acid * first * mass) / (second * sample),
      slip: 'inverted-ratio',
      teaching:
        'A larger temperature rise means more energy; the ratio of the temperature rises was inverted.',
    },
    {
      value: (calibrated * second * mass) / acid,
      slip: 'wrong-reference',
      factor: 's',
      teaching: `The energy was divided by the mass of the benzoic acid instead of the mass of the ${name}.`,
    },
    {
      value: calibrated * second,
      slip: 'forgot-amount',
      teaching: 'This is the energy released by the sample, not by one mole.',
    },
  ]);
  if (options === null) return null;
  const [m, s] = [formatDecimals(acid, 3), formatDecimals(sample, 3)];
  return {
    text: `In a bomb calorimeter, the combustion of ${m} g of benzoic acid (26.43 kJ/g) raises the temperature by ${formatDecimals(first, 2)} K. The combustion of ${s} g of ${name} (${formatDecimals(mass, 2)} g/mol) then raises it by ${formatDecimals(second, 2)} K. How much energy does the combustion of one mole of ${name} release at constant volume?`,
    ...options,
    explanation: `The heat capacity of the calorimeter is \\frac{${m} g × 26.43 kJ/g}{${formatDecimals(first, 2)} K} = ${formatSignificant(calibrated, 5)} kJ/K. The sample releases ${formatSignificant(calibrated, 5)} kJ/K × ${formatDecimals(second, 2)} K = ${formatSignificant(calibrated * second, 5)} kJ from ${formatSignificant(sample / mass, 5)} mol, which is ${options.answer}.`,
    finding: `The calibrated calorimeter gives ${options.answer}.`,
  };
}
