import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { inOneFormat } from './in-one-format.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

const three = (value: number): string => formatSignificant(value, 3);

type Range = readonly [least: number, most: number, unit: number];

/** Two equations that give a third one, at a temperature at which the constants can be what is drawn. */
interface Combined {
  first: string;
  second: string;
  /** The sides of the third equation. */
  left: string;
  right: string;
  /** How often each of the two stands in it: below zero where it is reversed. */
  times: readonly [first: number, second: number];
  /** Between which each of the constants is drawn, in units of their last figure. */
  constants: readonly [first: Range, second: Range];
}

const combinations: readonly Combined[] = [
  {
    first: 'CO(g) + H2O(g) <=> CO2(g) + H2(g)',
    second: 'CO(g) + 2H2(g) <=> CH3OH(g)',
    left: 'CO2(g) + 3H2(g)',
    right: 'CH3OH(g) + H2O(g)',
    times: [-1, 1],
    constants: [
      [61, 195, 1],
      [62, 480, 0.1],
    ],
  },
  {
    first: 'CO2(g) + H2(g) <=> CO(g) + H2O(g)',
    second: 'CO(g) + 3H2(g) <=> CH4(g) + H2O(g)',
    left: 'CO2(g) + 4H2(g)',
    right: 'CH4(g) + 2H2O(g)',
    times: [1, 1],
    constants: [
      [41, 94, 0.01],
      [101, 490, 1],
    ],
  },
  {
    first: '2SO2(g) + O2(g) <=> 2SO3(g)',
    second: '2NO(g) + O2(g) <=> 2NO2(g)',
    left: 'SO2(g) + NO2(g)',
    right: 'SO3(g) + NO(g)',
    times: [0.5, -0.5],
    constants: [
      [151, 595, 1],
      [105, 590, 0.01],
    ],
  },
];

/** The constant of an equation that is put together from two others. */
export function combinedEquations(random: Random): Draft | null {
  const { first, second, left, right, times, constants } = random.pick(combinations);
  const [one, other] = constants.map(([least, most, unit]) => random.integer(least, most) * unit);
  if (one === undefined || other === undefined) return null;
  const isForward = random.next() < 0.5;
  const [p, q] = times.map((count) => (isForward ? count : -count));
  if (p === undefined || q === undefined) return null;
  const asked = isForward ? `${left} <=> ${right}` : `${right} <=> ${left}`;
  const options = inOneFormat(
    quantityOptions(one ** p * other ** q, three, slipsOf([one, other], [p, q]), undefined, {
      keepsPowerOfTen: true,
    }),
  );
  const halved = Math.abs(p) === 0.5;
  return (
    options && {
      text: `At a certain temperature, *K*_{c} is ${three(one)} for \\ce{${first}} and ${three(other)} for \\ce{${second}}. What is *K*_{c} for \\ce{${asked}} at this temperature?`,
      ...options,
      explanation: `The equation is the sum of ${partOf('the first equation', p)} and ${partOf('the second one', q)}. Adding equations multiplies their constants${p < 0 || q < 0 ? ', and reversing one inverts its constant' : ''}${halved ? '; halving one takes the square root of its constant' : ''}: ${three(one)}^{${minus(p)}} × ${three(other)}^{${minus(q)}} = ${options.answer}.`,
      finding: `The constants to the powers ${minus(p)} and ${minus(q)}, multiplied: ${options.answer}.`,
    }
  );
}

function slipsOf([one, other]: readonly [number, number], [p, q]: readonly [number, number]): SlippedValue[] {
  const made = (first: number, second: number): number => one ** first * other ** second;
  const isHalved = Math.abs(p) === 0.5;
  const notHalved =
    'The constants were used without the square root, but each equation is halved, which takes the square root of its constant.';
  const square = 'The constants were squared; halving an equation takes the square root of its constant.';
  const direction = (name: string, power: number): string =>
    power < 0
      ? `The constant of the ${name} equation was not inverted, but this equation is reversed.`
      : `The constant of the ${name} equation was inverted, but this equation is not reversed.`;
  const ofFirst = direction('first', p);
  const ofSecond = direction('second', q);
  return [
    { value: made(-p, q), slip: 'inverted-ratio', teaching: ofFirst },
    { value: made(p, -q), slip: 'inverted-ratio', teaching: ofSecond },
    { value: made(-p, -q), slip: 'inverted-ratio', teaching: twoSlips(ofFirst, ofSecond) },
    ...(isHalved
      ? [
          { value: made(2 * p, 2 * q), slip: 'one-step-short', teaching: notHalved },
          { value: made(-2 * p, -2 * q), slip: 'one-step-short', teaching: twoSlips(notHalved, ofFirst) },
          { value: made(4 * p, 4 * q), slip: 'squared-for-root', teaching: square },
          {
            value: made(2 * p, 2 * q) / 2,
            slip: 'halved-constant',
            teaching:
              'The result was halved in place of taking the square root; a factor applied to an equation becomes an exponent of its constant.',
          },
        ]
      : [
          {
            value: made(2 * p, 2 * q),
            slip: 'needless-square',
            teaching: 'The result was squared, but neither equation is doubled.',
          },
          {
            value: made(p / 2, q / 2),
            slip: 'root-for-power',
            teaching: 'The square root of the result was taken, but neither equation is halved.',
          },
          {
            value: made(p, 2 * q),
            slip: 'needless-square',
            teaching: 'The constant of the second equation was squared, but this equation is not doubled.',
          },
          {
            value: made(2 * p, q),
            slip: 'needless-square',
            teaching: 'The constant of the first equation was squared, but this equation is not doubled.',
          },
        ]),
    {
      value: Math.abs(one + Math.sign(p * q) * other),
      slip: p * q > 0 ? 'sum-for-product' : 'needless-difference',
      teaching:
        p * q > 0
          ? 'The constants were added; when equations are added, their constants are multiplied.'
          : 'One constant was subtracted from the other; when an equation is reversed and added, the constants are divided.',
    },
  ];
}

function partOf(name: string, times: number): string {
  const half = Math.abs(times) === 0.5 ? 'half of ' : '';
  return `${half}${times < 0 ? 'the reverse of ' : ''}${name}`;
}

function minus(value: number): string {
  return String(value).replace('-', '−');
}
