import { formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { gases, kilograms, written } from './gases-by-mass.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** The factor x in √(xRT/M) of each average. */
const averages = {
  'root-mean-square': 3,
  'most probable': 2,
  mean: 8 / Math.PI,
} as const;

type Average = keyof typeof averages;

const allAverages = ['root-mean-square', 'most probable', 'mean'] as const satisfies readonly Average[];

/** In m/s: molecules are neither as slow as a bicycle nor as fast as a rocket. */
const believable = [45, 6000] as const;

/** One of three average speeds of a gas. */
export function averageSpeed(random: Random): Draft | null {
  const gas = random.pick(gases);
  const kelvin = random.integer(20, 90) * 10;
  const asked = random.pick<Average>(allAverages);
  const other: Average = asked === 'most probable' ? 'root-mean-square' : 'most probable';
  if (kelvin < gas.boiling) return null;
  const square = (averages[asked] * roundedConstants.gas * kelvin) / (gas.mass / 1000);
  const speed = Math.sqrt(square);
  const options = believableOptions(
    speed,
    (value) => `${three(value)} m/s`,
    [
      {
        value: Math.sqrt(square / 1000),
        slip: 'unit-prefix',
        factor: 'u',
        teaching: 'With *R* in J/(mol·K), the molar mass must be in kg/mol.',
      },
      {
        value: Math.sqrt((square * averages[other]) / averages[asked]),
        slip: 'other-mean-speed',
        factor: 'a',
        teaching: `This is the ${other} speed, \\sqrt{${other === 'most probable' ? 2 : 3}*RT*/*M*}.`,
      },
      {
        value: Math.sqrt((square * (kelvin - 273)) / kelvin),
        slip: 'kelvin-converted-twice',
        factor: 't',
        teaching: `*T* is the absolute temperature, ${kelvin} K, as given; it must not be converted to °C.`,
      },
      {
        value: Math.sqrt((square * (kelvin + 273)) / kelvin),
        slip: 'kelvin-converted-twice',
        factor: 't',
        teaching: `273 was added to a temperature that is already in kelvins, ${kelvin} K.`,
      },
      ...allAverages
        .filter((one) => one !== asked && one !== other)
        .map((one) => ({
          value: Math.sqrt((square * averages[one]) / averages[asked]),
          slip: 'other-mean-speed',
          factor: 'a',
          teaching: `The factor under the square root is that of the ${one} speed; the question asks for the ${asked} speed.`,
        })),
      {
        value: Math.sqrt(square / averages[asked]),
        slip: 'forgot-factor',
        factor: 'a',
        teaching: 'The numerical factor in front of *RT*/*M* was left out.',
      },
      {
        value: Math.sqrt(square / 2),
        slip: 'needless-half',
        factor: 'h',
        teaching:
          'The expression under the square root was halved; the ½ from the kinetic energy is already included in its factor.',
      },
      {
        value: Math.sqrt(2 * square),
        slip: 'needless-factor-two',
        factor: 'h',
        teaching:
          'The expression under the square root was doubled; the ½ from the kinetic energy is already included in its factor.',
      },
    ],
    believable,
  );
  if (options === null) return null;
  const formula = asked === 'mean' ? '\\frac{8*RT*}{π*M*}' : `\\frac{${averages[asked]}*RT*}{*M*}`;
  const numbers =
    asked === 'mean'
      ? `\\frac{8 × ${printedConstants.gas} × ${kelvin}}{π × ${kilograms(gas)}}`
      : `\\frac{${averages[asked]} × ${printedConstants.gas} × ${kelvin}}{${kilograms(gas)}}`;
  return {
    text: `What is the ${asked} speed of \\ce{${gas.formula}} molecules (${written(gas)}) at ${kelvin} K? (*R* = ${printedConstants.gas} J/(mol·K))`.replace(
      /(He|Ne|Ar|Kr|Xe)\} molecules/,
      '$1} atoms',
    ),
    ...options,
    explanation: `With *M* in kg/mol, the ${asked} speed is \\sqrt{${formula}} = \\sqrt{${numbers}} m/s = ${options.answer}.`,
    finding: `The Maxwell–Boltzmann distribution gives a ${asked} speed of ${options.answer}.`,
  };
}
