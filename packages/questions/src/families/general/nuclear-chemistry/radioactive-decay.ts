import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { restOf } from '../../options/slips-together.ts';

/** Nuclides with their half-lives (NNDC), as questions state them. */
const nuclides: readonly (readonly [shown: string, halfLife: number, unit: string])[] = [
  ['\\ce{^{131}I}', 8.02, 'days'],
  ['\\ce{^{32}P}', 14.3, 'days'],
  ['\\ce{^{60}Co}', 5.27, 'years'],
  ['\\ce{^{137}Cs}', 30.1, 'years'],
  ['\\ce{^{90}Sr}', 28.8, 'years'],
  ['\\ce{^{222}Rn}', 3.82, 'days'],
  ['\\ce{^{3}H}', 12.3, 'years'],
  ['\\ce{^{24}Na}', 14.96, 'hours'],
  ['\\ce{^{51}Cr}', 27.7, 'days'],
  ['\\ce{^{226}Ra}', 1600, 'years'],
];
const three = (value: number): string => formatSignificant(value, 3);
/** Half-lives of three figures or more, for questions that need them so exactly. */
const exactly = nuclides.filter(([, halfLife]) => halfLife < 1000);
/** Times are written out: 1600 years, 150.5 years. */
const plain = (value: number): string => String(toFigures(value, 4));

/** Whole half-lives, any time, and the age from what is left. */
export const radioactiveDecay: Family = {
  id: 'radioactive-decay',
  name: 'Half-lives of radioactive nuclides',
  subject: 'general',
  topics: ['nuclear-chemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['half-life-of-a-nuclide'],
    intermediate: ['half-life-of-a-nuclide'],
    advanced: ['half-life-of-a-nuclide'],
  },
  uses: ['first-order-kinetics'],
  reference: 'OpenStax Chemistry 2e, section 21.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return wholeHalfLives(random);
      case 'intermediate':
        return shareLeft(random);
      case 'advanced':
        return ageOfSample(random);
    }
  },
};

function wholeHalfLives(random: Random): Draft | null {
  const [shown, halfLife, unit] = random.pick(nuclides);
  const count = random.integer(2, 5);
  const mass = random.integer(20, 96) * 2;
  const left = mass / 2 ** count;
  const options = quantityOptions(left, (value) => `${three(value)} ng`, [
    {
      value: mass - left,
      slip: 'decayed-for-left',
      teaching: 'The mass that has decayed was given; the question asks for the mass that is left.',
    },
    {
      value: mass / count,
      slip: 'linear-decay',
      teaching: 'The mass was divided by the number of half-lives, but each half-life halves what is left.',
    },
    {
      value: mass / (2 * count),
      slip: 'linear-decay',
      teaching:
        'The mass was divided by 2 times the number of half-lives; each half-life divides it by 2, so the divisor is 2 × 2 × ….',
    },
    {
      value: left * 2,
      slip: 'half-lives-miscounted',
      teaching: `One half-life too few was counted; ${count} half-lives have passed.`,
    },
    {
      value: left / 2,
      slip: 'half-lives-miscounted',
      teaching: `One half-life too many was counted; ${count} half-lives have passed.`,
    },
    {
      value: mass * Math.exp(-count),
      slip: 'forgot-ln-two',
      teaching:
        'The fraction 1/e was taken for each half-life; each half-life leaves one half of the nuclide.',
    },
    {
      value: mass - mass / count,
      slip: 'linear-decay',
      teaching:
        'Two things went wrong: the mass was divided by the number of half-lives, and the quotient was subtracted from the original mass, as if it had decayed.',
    },
    {
      value: mass / count ** 2,
      slip: 'forgot-exponent',
      teaching: `The mass was divided by ${count}²; the number of half-lives is the exponent, so the divisor is 2^{${count}}.`,
    },
  ]);
  return (
    options && {
      text: `A sample contains ${mass}.0 ng of ${shown}, whose half-life is ${plain(halfLife)} ${unit}. How much of the nuclide is left after ${plain(halfLife * count)} ${unit}?`,
      ...options,
      explanation: `\\frac{${plain(halfLife * count)}}{${plain(halfLife)}} = ${count} half-lives, so ${mass}.0 ng × (\\frac{1}{2})^{${count}} = ${options.answer}.`,
      finding: `${count} half-lives leave 1/${2 ** count} of ${mass}.0 ng: ${options.answer}.`,
    }
  );
}

function shareLeft(random: Random): Draft | null {
  const [shown, halfLife, unit] = random.pick(exactly);
  const time = toFigures(halfLife * (0.3 + random.next() * 2.4), 3);
  const left = 100 * 0.5 ** (time / halfLife);
  const percent = (value: number): string => `${three(value)}%`;
  const options = quantityOptions(
    left,
    percent,
    [
      {
        value: 100 - left,
        slip: 'decayed-for-left',
        lastStep: restOf(100),
        teaching:
          'This is the percentage that has decayed; the question asks for the percentage that is left.',
      },
      {
        value: 100 * Math.exp(-time / halfLife),
        slip: 'forgot-ln-two',
        isBeforeLastStep: true,
        teaching: 'The decay constant is ln 2 divided by the half-life; here 1 was divided by the half-life.',
      },
      {
        value: 100 * (1 - time / (2 * halfLife)),
        slip: 'linear-decay',
        isBeforeLastStep: true,
        teaching:
          'The decay was assumed to be linear; in equal times, equal fractions of what is left decay, not equal amounts.',
      },
      {
        value: 100 * 0.5 ** (halfLife / time),
        slip: 'inverted-ratio',
        isBeforeLastStep: true,
        teaching:
          'The number of half-lives is the time divided by the half-life; here the ratio was inverted.',
      },
    ].filter(({ value }) => value > 0.5),
    roomOfWorking(left, 100 * 0.5 ** toFigures(time / halfLife, 4)),
  );
  return (
    options && {
      text: `The half-life of ${shown} is ${plain(halfLife)} ${unit}. What percentage of the nuclide is left after ${three(time)} ${unit}?`,
      ...options,
      explanation: `\\frac{${three(time)}}{${plain(halfLife)}} = ${formatSignificant(time / halfLife, 4)} half-lives, and 0.5^{${formatSignificant(time / halfLife, 4)}} = ${formatSignificant(left / 100, 3)}, or ${percent(left)}.`,
      finding: `One half to the power of time over half-life: ${percent(left)}.`,
    }
  );
}

function ageOfSample(random: Random): Draft | null {
  const [shown, halfLife, unit] = random.pick(exactly);
  const left = random.integer(10, 88);
  const age = (halfLife * Math.log(100 / left)) / Math.LN2;
  const options = quantityOptions(
    age,
    (value) => `${three(value)} ${unit}`,
    [
      {
        value: (halfLife * Math.log(100 / (100 - left))) / Math.LN2,
        slip: 'decayed-for-left',
        teaching: `The ${left}.0% is the percentage left; here it was treated as the percentage that has decayed.`,
      },
      {
        value: halfLife * Math.log(100 / left),
        slip: 'forgot-ln-two',
        teaching:
          'The decay constant was taken as 1 divided by the half-life; it is ln 2 divided by the half-life, so the logarithm must still be divided by ln 2.',
      },
      {
        value: (halfLife * Math.log10(100 / left)) / Math.LN2,
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Both logarithms must have the same base; here log_{10} was divided by ln 2.',
      },
      {
        value: (2 * halfLife * (100 - left)) / 100,
        slip: 'linear-decay',
        teaching: 'The decay was assumed to be linear, but half of what is left decays in each half-life.',
      },
      {
        value: halfLife * Math.log(100 / (100 - left)),
        slip: 'forgot-ln-two',
        teaching: `Two things went wrong: the result was not divided by ln 2, and ${left}.0%, the percentage left, was treated as the percentage that has decayed.`,
      },
      {
        value: (halfLife * Math.log10(100 / (100 - left))) / Math.LN2,
        slip: 'natural-for-decadic-logarithm',
        teaching: `Two things went wrong: the two logarithms have different bases, and ${left}.0%, the percentage left, was treated as the percentage that has decayed.`,
      },
      {
        value: (2 * halfLife * left) / 100,
        slip: 'linear-decay',
        teaching: `Two things went wrong: decay was assumed to be linear, and ${left}.0%, the percentage left, was treated as the percentage that has decayed.`,
      },
      {
        value: halfLife * Math.log10(100 / left),
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'Two things went wrong: log_{10} was used instead of the natural logarithm, and it was not divided by ln 2.',
      },
      {
        value: halfLife * Math.log(100 / left) * Math.LN2,
        slip: 'multiplied-for-divided',
        teaching:
          'The logarithm was multiplied by ln 2; the decay constant is ln 2 divided by the half-life, so the logarithm must be divided by ln 2.',
      },
    ],
    roomOfWorking(age, (halfLife * toFigures(Math.log(100 / left), 4)) / toFigures(Math.LN2, 4)),
  );
  return (
    options && {
      text: `In a sample, ${left}.0% of the original ${shown} (half-life ${plain(halfLife)} ${unit}) is left. How long has the nuclide been decaying?`,
      ...options,
      explanation: `After the time *t*, the fraction left is 0.5^{*t*/*t*_{1/2}}. Solved for the time, *t* = *t*_{1/2} × \\frac{ln(100/${left}.0)}{ln 2} = ${plain(halfLife)} × \\frac{${formatSignificant(Math.log(100 / left), 4)}}{0.6931} = ${options.answer}.`,
      finding: `Half-life times ln(100/${left}.0) over ln 2: ${options.answer}.`,
    }
  );
}
