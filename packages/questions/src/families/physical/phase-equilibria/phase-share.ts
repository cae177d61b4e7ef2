import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { at, celsius, fraction, type BoilingDiagram } from './boiling-diagram.ts';

const percent = (value: number): string => `${formatDecimals(value, 0)}%`;
const hundredth = (value: number): number => Math.round(100 * value) / 100;

/** The share of one of two phases, by the lever rule. */
export function phaseShare(
  random: Random,
  { light, ends, liquid, vapor, figure }: BoilingDiagram,
): Draft | null {
  const temperature = random.integer(Math.ceil(ends[0]) + 4, Math.floor(ends[1]) - 4);
  const isRound = temperature % (ends[1] - ends[0] > 40 ? 2 : 1) === 0;
  const [x, y] = [hundredth(at(liquid, temperature)), hundredth(at(vapor, temperature))];
  if (!isRound || y - x < 0.25) return null;
  const whole = random.integer(Math.ceil((x + 0.05) * 20), Math.floor((y - 0.05) * 20)) / 20;
  const isVapor = random.pick([true, false]);
  const vaporShare = (whole - x) / (y - x);
  const key = 100 * (isVapor ? vaporShare : 1 - vaporShare);
  if (whole < x + 0.045 || whole > y - 0.045) return null;
  const [phase, otherPhase] = isVapor ? ['vapor', 'liquid'] : ['liquid', 'vapor'];
  const options = readingOptions(
    key,
    percent,
    [
      {
        value: 100 - key,
        slip: 'exchanged-lever-arms',
        teaching: `This is the percentage in the ${otherPhase}: the arm on the opposite side of the overall composition must be used.`,
      },
      {
        value: 100 * whole,
        slip: 'total-for-part',
        teaching: `This is the percentage of ${light} in the whole mixture, not the percentage in a phase.`,
      },
      {
        value: 100 * (isVapor ? y : x),
        slip: 'ignored-composition',
        teaching: `This is the percentage of ${light} in the ${phase}, not the percentage of molecules in the ${phase}.`,
      },
      {
        value: 100 * (isVapor ? x : y),
        slip: 'ignored-composition',
        teaching: `This is the percentage of ${light} in the ${otherPhase}, not the percentage in a phase.`,
      },
      {
        value: 100 * (y - x),
        slip: 'difference-for-level',
        teaching: 'This is the length of the whole lever; the fraction is one arm divided by this length.',
      },
      {
        value: 100 * (isVapor ? whole - x : y - whole),
        slip: 'one-step-short',
        teaching: 'This is the arm itself; it must still be divided by the length of the whole lever.',
      },
      {
        value: 100 * (isVapor ? y - whole : whole - x),
        slip: 'exchanged-lever-arms',
        teaching: 'This is the other arm, and it was not divided by the length of the whole lever.',
      },
      {
        value: 50,
        slip: 'shared-equally',
        teaching:
          'The mixture is not divided equally between the two phases; the arms of the lever show the ratio.',
      },
      {
        value: isVapor ? (100 * whole) / y : (100 * x) / whole,
        slip: 'ratio-for-share',
        teaching:
          'One mole fraction was divided by another; the arms of the lever are differences of mole fractions.',
      },
      {
        value: isVapor ? (100 * x) / whole : (100 * whole) / y,
        slip: 'ratio-for-share',
        teaching:
          'One mole fraction was divided by another; the fraction of a phase is a ratio of differences of mole fractions.',
      },
    ],
    17,
    [
      {
        value: 100 * (1 - whole),
        slip: 'total-for-part',
        teaching: `This is the percentage of the component other than ${light} in the whole mixture, not the percentage in a phase.`,
      },
      {
        value: 100 * (1 - (isVapor ? y : x)),
        slip: 'ignored-composition',
        teaching: `This is the percentage of the component other than ${light} in the ${phase}, not the percentage of molecules in the ${phase}.`,
      },
      {
        value: 100 * (1 - (isVapor ? x : y)),
        slip: 'ignored-composition',
        teaching: `This is the percentage of the component other than ${light} in the ${otherPhase}, not the percentage in a phase.`,
      },
      {
        value: isVapor ? 100 * (1 - (whole - x)) : 100 * (1 - (y - whole)),
        slip: 'one-step-short',
        teaching:
          'The arm was subtracted from 1; it must be divided by the length of the whole lever instead.',
      },
      {
        value: 100 * (1 - (y - x)),
        slip: 'difference-for-level',
        teaching:
          'The length of the lever was subtracted from 1; the fraction is one arm divided by that length.',
      },
    ],
  );
  return (
    options && {
      text: `A mixture in which the mole fraction of ${light} is ${fraction(whole)} is kept at ${celsius(temperature)} and 1 atm, where liquid and vapor are in equilibrium. Approximately what percentage of its molecules are in the ${phase}?`,
      shown: {
        figure,
        keyFrom: ({ lines: [one, other] }) => {
          const [a, b] = [at(one, temperature), at(other, temperature)];
          return percent((100 * (isVapor ? whole - a : b - whole)) / (b - a));
        },
      },
      ...options,
      explanation: `At ${celsius(temperature)} the liquid curve is at ${fraction(x)} and the vapor curve is at ${fraction(y)}. By the lever rule, the fraction in the ${phase} is the arm on the side of the ${otherPhase} divided by the whole lever: ${isVapor ? `\\frac{${fraction(whole)} − ${fraction(x)}}{${fraction(y)} − ${fraction(x)}}` : `\\frac{${fraction(y)} − ${fraction(whole)}}{${fraction(y)} − ${fraction(x)}}`} = ${fraction(key / 100)}, which is ${options.answer}.`,
      finding: `The arm of the lever divided by its length is ${options.answer}.`,
    }
  );
}
