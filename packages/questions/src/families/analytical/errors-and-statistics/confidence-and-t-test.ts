import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { clearKey } from '../../options/clear-rounding.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';

/** Student's t, two-sided at 95 % confidence, by degrees of freedom. */
const studentT: Readonly<Record<number, number>> = {
  3: 3.18,
  4: 2.78,
  5: 2.57,
  6: 2.45,
  7: 2.36,
  8: 2.31,
  9: 2.26,
};
const analytes = ['iron in clay', 'calcium in soil', 'magnesium in an alloy', 'copper in an ore'];
const numberWords = ['Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const two = (value: number): string => formatDecimals(value, 2);

/** Confidence interval from s, from the data, and the comparison of a mean with a certified value. */
export const confidenceAndTTest: Family = {
  id: 'confidence-and-t-test',
  name: 'Confidence intervals and the t test',
  subject: 'analytical',
  topics: ['errors-and-statistics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['confidence-interval'],
    intermediate: ['confidence-interval'],
    advanced: ['significance-tests'],
  },
  uses: ['standard-deviation', 'quality-assurance'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return halfWidth(random);
      case 'intermediate':
        return halfWidthFromData(random);
      case 'advanced':
        return againstCertified(random);
    }
  },
};

function halfWidth(random: Random): Draft | null {
  const size = random.integer(4, 10);
  const t = studentT[size - 1] ?? 0;
  const s = random.integer(11, 90) / 100;
  const centre = random.integer(1000, 9000) / 100;
  const write = (value: number): string => `${two(value)} mg/g`;
  // Two figures, as *s* has.
  if ((t * s) / Math.sqrt(size) < 0.1) return null;
  const options = halfWidthOptions(t, s, size, write, [
    {
      value: (t * s) / Math.sqrt(size - 1),
      slip: 'freedom-for-number',
      factor: 'q',
      teaching: `The square root of the number of degrees of freedom, ${size - 1}, was used; this number determines *t*, but *s* is divided by the square root of the number of results, ${size}.`,
    },
  ]);
  if (options === null) return null;
  return {
    text: `${numberWords[size - 4] ?? ''} determinations of ${random.pick(analytes)} have a mean of ${two(centre)} mg/g and a standard deviation of *s* = ${two(s)} mg/g. What is the half-width of the 95% confidence interval of the mean? (*t* = ${two(t)} for ${size - 1} degrees of freedom)`,
    ...options,
    explanation: `The standard deviation of the mean is \\frac{*s*}{\\sqrt{*n*}}, which is multiplied by Student’s *t* to give the half-width: \\frac{*ts*}{\\sqrt{*n*}} = \\frac{${two(t)} × ${two(s)} mg/g}{\\sqrt{${size}}} = ${options.answer}.`,
    finding: `*ts*/\\sqrt{*n*} gives ${options.answer}.`,
  };
}

function halfWidthFromData(random: Random): Draft | null {
  const size = random.integer(4, 5);
  const t = studentT[size - 1] ?? 0;
  const centre = random.integer(1500, 6000);
  const results = Array.from({ length: size }, () => centre + random.integer(-25, 25));
  const mean = results.reduce((sum, value) => sum + value, 0) / size;
  const squares = results.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const s = Math.sqrt(squares / (size - 1)) / 100;
  if (!Number.isInteger(mean) || s < 0.08) return null;
  const write = (value: number): string => `${two(value)} mg/g`;
  const options = halfWidthOptions(
    t,
    s,
    size,
    write,
    [
      {
        value: (t * Math.sqrt(squares / size)) / 100 / Math.sqrt(size),
        slip: 'population-for-sample-deviation',
        factor: 'd',
        teaching: `In *s* the sum of the squares was divided by ${size}; it is divided by ${size - 1}, because the mean is calculated from the same data.`,
      },
      {
        value: (t * (Math.max(...results) - Math.min(...results))) / 100 / Math.sqrt(size),
        slip: 'range-for-deviation',
        factor: 'd',
        teaching: 'The range of the results was used in place of their standard deviation.',
      },
    ],
    roomOfWorking(s, toFigures(s, 4)),
  );
  if (options === null) return null;
  const shown = results.map((value) => two(value / 100));
  return {
    text: `Determinations of ${random.pick(analytes)} give ${shown.slice(0, -1).join(', ')}, and ${shown.at(-1) ?? ''} mg/g. What is the half-width of the 95% confidence interval of the mean? (*t* = ${two(t)} for ${size - 1} degrees of freedom)`,
    ...options,
    explanation: `The mean is ${two(mean / 100)} mg/g; the squared deviations add up to ${formatDecimals(squares / 10_000, 4)} (mg/g)², so *s* = \\sqrt{\\frac{${formatDecimals(squares / 10_000, 4)}}{${size - 1}}} = ${formatSignificant(s, 4)} mg/g. The half-width is \\frac{*ts*}{\\sqrt{*n*}} = \\frac{${two(t)} × ${formatSignificant(s, 4)}}{\\sqrt{${size}}} = ${options.answer}.`,
    finding: `*s* from the data, then *ts*/\\sqrt{*n*}: ${options.answer}.`,
  };
}

/** The half-width among what comes of a factor that is wrong. None is as wide as that of a single result, where two are. */
function halfWidthOptions(
  t: number,
  s: number,
  size: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  room?: number,
): ReturnType<typeof optionsApart> {
  return optionsApart(
    (t * s) / Math.sqrt(size),
    write,
    [...slipsOfHalfWidth(t, s, size), ...slips],
    isPercentApart(12),
    { room, largest: t * s, keepsPowerOfTen: true },
  );
}

/** One factor of the half-width left out, or another in its place. */
function slipsOfHalfWidth(t: number, s: number, size: number): SlippedValue[] {
  return [
    {
      value: t * s,
      slip: 'forgot-root-of-n',
      factor: 'q',
      teaching: `The standard deviation was not divided by \\sqrt{${size}}; the mean of ${size} results is less uncertain than one result.`,
    },
    {
      value: s / Math.sqrt(size),
      slip: 'forgot-student-factor',
      factor: 't',
      teaching: 'Student’s *t* was left out; the standard deviation of the mean must be multiplied by it.',
    },
    {
      value: (1.96 * s) / Math.sqrt(size),
      slip: 'normal-for-student',
      factor: 't',
      teaching:
        'The factor 1.96 was used in place of *t*; it requires a known standard deviation, and here *s* is estimated from a few results.',
    },
    {
      value: (t * s) / size,
      slip: 'divided-by-n-for-root',
      factor: 'q',
      teaching: `The standard deviation was divided by ${size}; that of the mean is *s*/\\sqrt{*n*}, not *s*/*n*.`,
    },
    {
      value: (2 * t * s) / Math.sqrt(size),
      slip: 'needless-doubling',
      factor: 'h',
      teaching:
        'The result was doubled, which gives the whole width of the interval; the half-width extends from the mean to one limit.',
    },
  ];
}

function againstCertified(random: Random): Draft | null {
  const size = random.integer(4, 10);
  const critical = studentT[size - 1] ?? 0;
  const certified = random.integer(1000, 6000);
  const difference = random.integer(10, 60) * random.pick([-1, 1]);
  const s = random.integer(12, 50);
  const t = (Math.abs(difference) / s) * Math.sqrt(size);
  if (Math.abs(t - critical) < 0.25 || clearKey(t, two) === null) return null;
  const write = (value: number, isSignificant: boolean): string =>
    `*t* = ${two(value)}: the difference is ${isSignificant ? 'significant' : 'not significant'}`;
  const isSignificant = t > critical;
  const wrong = [
    {
      value: Math.abs(difference) / s,
      slip: 'forgot-root-of-n',
      teaching:
        'The difference was divided by *s*; the mean has the standard deviation *s*/\\sqrt{*n*}, so a factor of \\sqrt{*n*} is missing.',
    },
    {
      value: (Math.abs(difference) / s) * size,
      slip: 'divided-by-n-for-root',
      teaching:
        'The difference was divided by *s*/*n*; the standard deviation of the mean is *s*/\\sqrt{*n*}.',
    },
    {
      value: (s / Math.abs(difference)) * Math.sqrt(size),
      slip: 'inverted-ratio',
      teaching:
        'The standard deviation was divided by the difference; the difference belongs in the numerator.',
    },
  ].filter(({ value }) => Math.abs(value - t) > 0.1 && Math.abs(value - critical) > 0.1);
  const [mean, value] = [two((certified + difference) / 100), two(certified / 100)];
  return {
    text: `A method is tested on a reference material certified at ${value} mg/g. ${numberWords[size - 4] ?? ''} determinations have a mean of ${mean} mg/g and *s* = ${two(s / 100)} mg/g. What does a two-sided *t* test at the 95% confidence level show? (critical *t* for ${size - 1} degrees of freedom: ${two(critical)})`,
    answer: write(t, isSignificant),
    distractors: [
      {
        text: write(t, !isSignificant),
        slip: 'decision-turned-around',
        teaching: `A difference is significant when *t* is above the critical value; ${two(t)} is ${isSignificant ? 'above' : 'below'} ${two(critical)}.`,
      },
      ...wrong.map((slipped) => ({
        text: write(slipped.value, slipped.value > critical),
        slip: slipped.slip,
        teaching: slipped.teaching,
      })),
    ],
    explanation: `*t* = \\frac{|mean − certified|}{*s*}\\sqrt{*n*} = \\frac{${two(Math.abs(difference) / 100)}}{${two(s / 100)}} × \\sqrt{${size}} = ${two(t)}. This is ${isSignificant ? 'above' : 'below'} ${two(critical)}, so the difference is ${isSignificant ? 'significant: a systematic error is likely' : 'not significant: chance alone can explain it'}.`,
    finding: `*t* = ${two(t)} compared with ${two(critical)}: ${isSignificant ? 'significant' : 'not significant'}.`,
  };
}
