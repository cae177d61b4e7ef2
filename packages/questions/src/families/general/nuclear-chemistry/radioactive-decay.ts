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
  const options = quantityOptions(left, (value) => `${three(value)} mg`, [
    {
      value: mass - left,
      slip: 'decayed-for-left',
      teaching: 'This is what has decayed; the question asks for what is left.',
    },
    {
      value: mass / count,
      slip: 'linear-decay',
      teaching: 'Each half-life halves what is left; the mass is not divided by the number of half-lives.',
    },
    {
      value: mass / (2 * count),
      slip: 'linear-decay',
      teaching: 'The halvings multiply: 2 × 2 × …, not 2 times their number.',
    },
    {
      value: left * 2,
      slip: 'half-lives-miscounted',
      teaching: `This is what ${count - 1} half-lives leave; there are ${count}.`,
    },
    {
      value: left / 2,
      slip: 'half-lives-miscounted',
      teaching: `This is what ${count + 1} half-lives leave; there are ${count}.`,
    },
    {
      value: mass * Math.exp(-count),
      slip: 'forgot-ln-two',
      teaching: 'Each half-life leaves one half of the nuclide, not the share 1/e.',
    },
    {
      value: mass - mass / count,
      slip: 'linear-decay',
      teaching:
        'Two things went wrong: the mass is not divided by the number of half-lives, and the question asks for what is left.',
    },
    {
      value: mass / count ** 2,
      slip: 'forgot-exponent',
      teaching: `The number of half-lives is the exponent: 2^{${count}}, not ${count}².`,
    },
  ]);
  return (
    options && {
      text: `A sample holds ${mass}.0 mg of ${shown}, whose half-life is ${plain(halfLife)} ${unit}. How much of the nuclide is left after ${plain(halfLife * count)} ${unit}?`,
      ...options,
      explanation: `\\frac{${plain(halfLife * count)}}{${plain(halfLife)}} = ${count} half-lives, so ${mass}.0 mg × (\\frac{1}{2})^{${count}} = ${options.answer}.`,
      finding: `${count} half-lives leave 1/${2 ** count} of ${mass}.0 mg: ${options.answer}.`,
    }
  );
}

function shareLeft(random: Random): Draft | null {
  const [shown, halfLife, unit] = random.pick(exactly);
  const time = toFigures(halfLife * (0.3 + random.next() * 2.4), 3);
  const left = 100 * 0.5 ** (time / halfLife);
  const percent = (value: number): string => `${three(value)} %`;
  const options = quantityOptions(
    left,
    percent,
    [
      {
        value: 100 - left,
        slip: 'decayed-for-left',
        lastStep: restOf(100),
        teaching: 'This share has decayed; the question asks for the share that is left.',
      },
      {
        value: 100 * Math.exp(-time / halfLife),
        slip: 'forgot-ln-two',
        isBeforeLastStep: true,
        teaching: 'The decay constant is ln 2 over the half-life; this takes 1 over the half-life.',
      },
      {
        value: 100 * (1 - time / (2 * halfLife)),
        slip: 'linear-decay',
        isBeforeLastStep: true,
        teaching: 'Equal times take equal shares of what is left, not equal amounts.',
      },
      {
        value: 100 * 0.5 ** (halfLife / time),
        slip: 'inverted-ratio',
        isBeforeLastStep: true,
        teaching: 'The number of half-lives is time over half-life; here it is upside down.',
      },
    ].filter(({ value }) => value > 0.5),
    roomOfWorking(left, 100 * 0.5 ** toFigures(time / halfLife, 4)),
  );
  return (
    options && {
      text: `The half-life of ${shown} is ${plain(halfLife)} ${unit}. What percentage of the nuclide is left after ${three(time)} ${unit}?`,
      ...options,
      explanation: `\\frac{${three(time)}}{${plain(halfLife)}} = ${formatSignificant(time / halfLife, 4)} half-lives, and 0.5^{${formatSignificant(time / halfLife, 4)}} = ${formatSignificant(left / 100, 3)}, that is ${percent(left)}.`,
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
        teaching: `${left}.0 % is what is left; this takes it for what has decayed.`,
      },
      {
        value: halfLife * Math.log(100 / left),
        slip: 'forgot-ln-two',
        teaching: 'The decay constant is ln 2 over the half-life: divide by ln 2.',
      },
      {
        value: (halfLife * Math.log10(100 / left)) / Math.LN2,
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Both logarithms have to be of one kind; this divides log_{10} by ln 2.',
      },
      {
        value: (2 * halfLife * (100 - left)) / 100,
        slip: 'linear-decay',
        teaching: 'Decay is not linear: half of what is left decays in each half-life.',
      },
      {
        value: halfLife * Math.log(100 / (100 - left)),
        slip: 'forgot-ln-two',
        teaching: `Two things went wrong: the result has to be divided by ln 2, and ${left}.0 % is what is left.`,
      },
      {
        value: (halfLife * Math.log10(100 / (100 - left))) / Math.LN2,
        slip: 'natural-for-decadic-logarithm',
        teaching: `Two things went wrong: both logarithms have to be of one kind, and ${left}.0 % is what is left.`,
      },
      {
        value: (2 * halfLife * left) / 100,
        slip: 'linear-decay',
        teaching: `Two things went wrong: decay is not linear, and ${left}.0 % is what is left.`,
      },
      {
        value: halfLife * Math.log10(100 / left),
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Two things went wrong: the logarithm is the natural one, and it is divided by ln 2.',
      },
      {
        value: halfLife * Math.log(100 / left) * Math.LN2,
        slip: 'multiplied-for-divided',
        teaching: 'The decay constant is ln 2 over the half-life, so ln 2 divides here; it was multiplied.',
      },
    ],
    roomOfWorking(age, (halfLife * toFigures(Math.log(100 / left), 4)) / toFigures(Math.LN2, 4)),
  );
  return (
    options && {
      text: `${left}.0 % of the ${shown} (half-life ${plain(halfLife)} ${unit}) in a sample is left. How long has it been decaying?`,
      ...options,
      explanation: `*t* = *t*_{1/2} × \\frac{ln(100/${left}.0)}{ln 2} = ${plain(halfLife)} × \\frac{${formatSignificant(Math.log(100 / left), 4)}}{0.6931} = ${options.answer}.`,
      finding: `Half-life times ln(100/${left}.0) over ln 2: ${options.answer}.`,
    }
  );
}
