import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { statedMolarMass } from '../../worked-reaction.ts';
import {
  deviationOf,
  hundredths,
  keptOf,
  meanOf,
  milliliters,
  molar,
  replicatesIn,
  type Conditions,
  type Replicates,
} from './hardness-titrations.ts';
import { decision, toldTest, turnedAround } from './q-test.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { restOf } from '../../options/slips-together.ts';

/** The quotient of the Q test for the most distant value. */
export function outlierQuotient({ volumes, suspected, quotient }: Replicates): PartDraft | null {
  const value = volumes[suspected] ?? NaN;
  const others = volumes.filter((_, place) => place !== suspected);
  const range = Math.max(...volumes) - Math.min(...volumes);
  const rest = Math.max(...others) - Math.min(...others);
  const gap = quotient * range;
  const write = (number: number): string => formatDecimals(number, 2);
  const options = shareReadingOptions(
    quotient,
    write,
    [
      {
        value: gap / rest,
        slip: 'range-without-outlier',
        factor: 'range',
        teaching:
          'The gap was divided by the range of the other four; the range must include the suspected value.',
      },
      {
        value: rest / range,
        slip: 'range-for-gap',
        factor: 'gap',
        // It happens to leave the key to 1, but nobody subtracts a quotient from 1.
        lastStep: restOf(1),
        teaching: 'The range of the other four was used as the gap.',
      },
      {
        value: gap,
        slip: 'gap-not-divided',
        factor: 'range',
        teaching: 'This is the gap in mL; it must be divided by the range.',
      },
      {
        value: Math.abs(value - meanOf(volumes)) / range,
        slip: 'mean-for-nearest-neighbour',
        factor: 'gap',
        teaching: 'The gap was measured from the mean of all; it must be measured from the nearest value.',
      },
      {
        value: Math.abs(value - meanOf(others)) / range,
        slip: 'mean-for-nearest-neighbour',
        factor: 'gap',
        teaching:
          'The gap was measured from the mean of the others; it must be measured from the nearest value.',
      },
      {
        value: gap / deviationOf(volumes),
        slip: 'range-for-deviation',
        factor: 'range',
        teaching: 'The gap was divided by the standard deviation; the Q test uses the range.',
      },
      {
        // Without a factor: who divides the range by a wrong gap turns that quotient, too.
        value: range / gap,
        slip: 'inverted-ratio',
        teaching: 'The range was divided by the gap; this ratio is inverted.',
      },
    ],
    0.07,
  );
  const near = others.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
  const [low, high] = [Math.min(...volumes), Math.max(...volumes)].map(hundredths);
  const [top, bottom] = value > near ? [value, near] : [near, value];
  return (
    options && {
      text: 'In the Q test (Dixon), what is the quotient *Q* for the outlying volume? (Disregard the blank.)',
      keyFrom: ({ cells }) => write(replicatesIn(cells).quotient),
      ...options,
      explanation: `${milliliters(value)} lies farthest from the others; its nearest neighbor is ${milliliters(near)}. *Q* is the gap between them over the range of all: \\frac{${hundredths(top)} − ${hundredths(bottom)}}{${high ?? ''} − ${low ?? ''}} = \\frac{${hundredths(gap)}}{${hundredths(range)}} = ${options.answer}.`,
      finding: `The gap over the range is ${options.answer}.`,
    }
  );
}

/** The hardness from the volumes that are kept. */
export function hardnessOfKept(drawn: Replicates, { sample, edta }: Conditions): PartDraft | null {
  const { volumes, blank, suspected } = drawn;
  const kept = keptOf(drawn);
  const isKept = kept.length === 5;
  const others = volumes.filter((_, place) => isKept === (place !== suspected) || !isKept);
  const molarMass = statedMolarMass('CaCO3');
  const of = (volume: number): number => (volume * edta * molarMass * 1000) / sample;
  const write = (value: number): string => `${formatDecimals(value, 1)} mg/L`;
  const mean = meanOf(kept);
  const key = of(mean - blank);
  const turned = turnedAround(isKept);
  const options = shareReadingOptions(
    key,
    write,
    [
      { value: of(meanOf(others) - blank), factor: 'volume', ...turned },
      { value: of(mean), slip: 'ignored-blank', factor: 'volume', teaching: 'The blank was not subtracted.' },
      {
        value: of(meanOf(others)),
        slip: 'ignored-blank',
        factor: 'volume',
        teaching: twoSlips('The blank was not subtracted.', turned.teaching),
      },
      {
        value: of(mean + blank),
        slip: 'wrong-sign',
        factor: 'volume',
        teaching:
          'The blank was added; it must be subtracted, because this EDTA did not react with the water sample.',
      },
      {
        value: of(meanOf(others) + blank),
        slip: 'wrong-sign',
        factor: 'volume',
        teaching: twoSlips('The blank was added.', turned.teaching),
      },
      {
        value: of(mean - 2 * blank),
        slip: 'subtracted-twice',
        factor: 'volume',
        teaching: 'The blank was subtracted twice; it should be subtracted only once.',
      },
      {
        value: of(meanOf(others) - 2 * blank),
        slip: 'subtracted-twice',
        factor: 'volume',
        teaching: twoSlips('The blank was subtracted twice.', turned.teaching),
      },
      {
        value: (key * statedMolarMass('Ca')) / molarMass,
        slip: 'wrong-molar-mass',
        factor: 'mass',
        teaching: 'The molar mass of calcium was used; the question asks for the hardness as \\ce{CaCO3}.',
      },
      {
        value: key / 2,
        slip: 'charge-for-edta-ratio',
        factor: 'ratio',
        teaching: 'Two EDTA were counted for one metal ion; EDTA binds metal ions 1:1 whatever their charge.',
      },
    ],
    0.003,
  );
  const amount = (mean - blank) * edta;
  return (
    options && {
      text: `${toldTest} What is the hardness of the water, expressed as \\ce{CaCO3}, according to the mean of the volumes that are kept? (*M*(\\ce{CaCO3}) = ${hundredths(molarMass)} g/mol)`,
      keyFrom: ({ cells }) => {
        const read = replicatesIn(cells);
        return write(of(meanOf(keptOf(read)) - read.blank));
      },
      ...options,
      explanation: `${decision(drawn)} The mean is ${formatDecimals(mean, 3)} mL; minus the blank it is ${formatDecimals(mean - blank, 3)} mL. ${formatDecimals(mean - blank, 3)} mL × ${molar(edta)} = ${formatSignificant(amount, 5)} mmol, and × ${hundredths(molarMass)} mg/mmol = ${formatSignificant(amount * molarMass, 5)} mg in ${milliliters(sample)}: ${options.answer}.`,
      finding: `The mean of ${kept.length} volumes less the blank gives ${options.answer}.`,
    }
  );
}
