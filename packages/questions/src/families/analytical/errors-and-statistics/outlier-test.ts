import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import {
  type Series,
  twoDecimals,
  drawSeries,
  mean,
  median,
  deviation,
  listed,
  count,
  working,
  two,
} from './outlier-series.ts';

/** The value of Q, the decision that it leads to, and the mean that is reported after it. */
export const outlierTest: Family = {
  id: 'outlier-test',
  name: 'Q test for an outlier',
  subject: 'analytical',
  topics: ['errors-and-statistics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['outlier-tests'],
    intermediate: ['outlier-tests'],
    advanced: ['outlier-tests', 'standard-deviation'],
  },
  reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 7',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return valueOfQ(random);
      case 'intermediate':
        return decision(random);
      case 'advanced':
        return deviationAfterTest(random);
    }
  },
};

function valueOfQ(random: Random): Draft | null {
  const series = drawSeries(random);
  if (series === null) return null;
  const options = quantityOptions(series.q, twoDecimals, wrongQs(series));
  if (options === null) return null;
  return {
    text: `${count(series)} determinations of iron in an ore give ${listed(series)}%. What is *Q* for the suspected outlier ${two(series.outlier)}%?`,
    ...options,
    explanation: `${working(series)}.`,
    finding: `Gap over range is ${options.answer}.`,
  };
}

function decision(random: Random): Draft | null {
  const series = drawSeries(random);
  if (series === null) return null;
  const isRejected = series.q > series.critical;
  const write = (q: number, rejected: boolean): string =>
    `*Q* = ${formatDecimals(q, 2)}, so the value is ${rejected ? 'rejected' : 'retained'}`;
  const wrong = wrongQs(series).filter(
    ({ value }) => Math.abs(value - series.q) > 0.05 && Math.abs(value - series.critical) > 0.02,
  );
  const critical = formatDecimals(series.critical, 3);
  return {
    text: `${count(series)} determinations of zinc in an alloy give ${listed(series)}%. What does the *Q* test at the 90% confidence level show for ${two(series.outlier)}%? (critical *Q* for ${series.results.length} values: ${critical})`,
    answer: write(series.q, isRejected),
    distractors: [
      {
        text: write(series.q, !isRejected),
        slip: 'decision-turned-around',
        teaching: `A value is rejected when *Q* is above the critical value; here ${formatDecimals(series.q, 2)} is ${isRejected ? 'above' : 'below'} ${critical}.`,
      },
      ...wrong.map(({ value, slip, teaching }) => ({
        text: write(value, value > series.critical),
        slip,
        teaching,
      })),
    ],
    explanation: `${working(series)}. This is ${isRejected ? 'above' : 'below'} the critical value ${critical}, so the value is ${isRejected ? 'rejected' : 'retained'}.`,
    finding: `*Q* = ${formatDecimals(series.q, 2)} compared with ${critical}: ${isRejected ? 'rejected' : 'kept'}.`,
  };
}

function deviationAfterTest(random: Random): Draft | null {
  const series = drawSeries(random);
  if (series === null) return null;
  const isRejected = series.q > series.critical;
  const others = series.sorted.filter((value) => value !== series.outlier);
  const write = (value: number): string => `${formatDecimals(value / 100, 3)}%`;
  const [kept, dropped] = isRejected ? [others, series.sorted] : [series.sorted, others];
  const key = deviation(kept, kept.length - 1);
  const turned = isRejected
    ? 'The suspected value was included in the standard deviation, although the *Q* test rejects it.'
    : 'The suspected value was left out of the standard deviation, although the *Q* test retains it.';
  const ofMean =
    'The standard deviation was divided by \\sqrt{*n*}, which gives that of the mean; the question asks for that of a single result.';
  const slips = [
    {
      value: deviation(dropped, dropped.length - 1),
      slip: 'decision-turned-around',
      teaching: turned,
    },
    {
      value: deviation(kept, kept.length),
      slip: 'population-for-sample-deviation',
      teaching: `The sum of the squared deviations was divided by ${kept.length}; it is divided by ${kept.length - 1}, because the mean is calculated from the same data.`,
    },
    {
      value: key / Math.sqrt(kept.length),
      slip: 'standard-error-for-deviation',
      teaching: ofMean,
    },
    {
      value: deviation(dropped, dropped.length - 1) / Math.sqrt(dropped.length),
      slip: 'decision-turned-around',
      teaching: twoSlips(turned, ofMean),
    },
    {
      value: Math.max(...kept) - Math.min(...kept),
      slip: 'range-for-deviation',
      teaching: 'This is the range of the results, not their standard deviation, which is smaller.',
    },
    {
      value: key * Math.sqrt(kept.length - 1),
      slip: 'forgot-denominator',
      teaching: `The square root of the sum of the squared deviations was given; the sum must first be divided by ${kept.length - 1}.`,
    },
    {
      value: deviation(kept, kept.length - 2),
      slip: 'freedom-for-number',
      teaching: `The sum of the squared deviations was divided by ${kept.length - 2}; it is divided by ${kept.length - 1}, one less than the number of results.`,
    },
  ];
  // The data have two decimals: nothing below their last one, and nothing above their range.
  const options = believableOptions(key, write, slips, [0.8, 80]);
  if (options === null || key < 2) return null;
  const critical = formatDecimals(series.critical, 3);
  return {
    text: `${count(series)} determinations of lead in glass give ${listed(series)}%. The *Q* test at the 90% confidence level is applied once (critical *Q* for ${series.results.length} values: ${critical}). What is the sample standard deviation *s* of the results that remain?`,
    ...options,
    explanation: `${working(series)}, ${isRejected ? 'above' : 'below'} ${critical}: ${two(series.outlier)}% is ${isRejected ? 'rejected' : 'retained'}. For the ${kept.length} results that remain, with the mean ${formatDecimals(mean(kept) / 100, 3)}%, *s* = \\sqrt{\\frac{Σ(*x* − mean)²}{${kept.length - 1}}} = ${options.answer}.`,
    finding: `The *Q* test decides which results count; their standard deviation is ${options.answer}.`,
  };
}

function wrongQs(series: Series): { value: number; slip: string; teaching: string }[] {
  const gap = Math.abs(series.outlier - series.neighbour);
  const fromOutlier = series.sorted
    .map((value) => Math.abs(value - series.outlier))
    .toSorted((one, other) => one - other);
  const [, , second = NaN] = fromOutlier;
  const otherGap = series.range - (fromOutlier.at(-2) ?? NaN);
  const slips = [
    {
      value: Math.abs(series.outlier - mean(series.sorted)) / series.range,
      slip: 'mean-for-nearest-neighbour',
      teaching: `The gap was measured to the mean; it must be measured to the nearest value, ${two(series.neighbour)}%.`,
    },
    {
      value: gap / (series.range - gap),
      slip: 'range-without-outlier',
      teaching: 'The suspected value was left out of the range; the range is that of all values.',
    },
    {
      value: gap / 100,
      slip: 'gap-not-divided',
      teaching: 'This is the gap alone; it must be divided by the range.',
    },
    {
      value: (series.range - gap) / series.range,
      slip: 'range-for-gap',
      teaching:
        'The range of the other values was divided by the whole range; the gap belongs in the numerator.',
    },
    {
      value: second / series.range,
      slip: 'wrong-reference',
      teaching: `The gap was measured to the second-nearest value; it must be measured to the nearest value, ${two(series.neighbour)}%.`,
    },
    {
      value: Math.abs(series.outlier - median(series.sorted)) / series.range,
      slip: 'wrong-reference',
      teaching: `The gap was measured to the median; it must be measured to the nearest value, ${two(series.neighbour)}%.`,
    },
    {
      value: gap / (series.range + gap),
      slip: 'needless-sum',
      teaching: 'The gap was added to the range, which already includes it.',
    },
    {
      value: otherGap / series.range,
      slip: 'counted-from-the-other-end',
      teaching: `The gap at the other end of the series was used; the value in question is ${two(series.outlier)}%.`,
    },
  ];
  // The gap is a part of the range.
  return slips.filter(({ value }) => value < 0.99);
}
