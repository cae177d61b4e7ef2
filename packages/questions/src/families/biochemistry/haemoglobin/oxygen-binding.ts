import { formatDecimals, formatSignificant, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { leastRoom } from '../../options/clear-rounding.ts';
import { isFarApart, isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { restOf } from '../../options/slips-together.ts';
import type { LastStep } from '../../options/slipped-value.ts';
import { delivery } from './oxygen-delivery.ts';
import { pressure, saturation } from './saturation.ts';

/** Saturation of myoglobin and haemoglobin, and what passes from one pressure to another. */
export const oxygenBinding: Family = {
  id: 'oxygen-binding',
  name: 'Binding and delivery of oxygen',
  subject: 'biochemistry',
  topics: ['haemoglobin'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['oxygen-binding-to-hemoglobin', 'ligand-binding'],
    intermediate: ['cooperativity', 'oxygen-binding-to-hemoglobin'],
    advanced: ['cooperativity', 'oxygen-binding-to-hemoglobin'],
  },
  reference: 'Lehninger Principles of Biochemistry, chapter 5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return simpleSaturation(random);
      case 'intermediate':
        return random.integer(0, 1) === 0 ? cooperativeSaturation(random) : pressureNeeded(random);
      case 'advanced':
        return delivery(random);
    }
  },
};

const share = (value: number): string => formatDecimals(value, 2);

/** The fraction that carries oxygen, or the one that does not; the pressure is above half saturation as often as below. */
function simpleSaturation(random: Random): Draft {
  const half = random.integer(20, 60) / 100;
  const at = roundDecimals(half * 2 ** (random.integer(-24, 24) / 10), 2);
  const isEmpty = random.next() < 0.5;
  const of = (loaded: number): number => (isEmpty ? 1 - loaded : loaded);
  const loaded = saturation(at, half, 1);
  const result = of(loaded);
  const otherGiven: LastStep = {
    ...restOf(1),
    deed: `the fraction ${isEmpty ? 'with' : 'without'} oxygen was given`,
  };
  return {
    text: `A myoglobin has one binding site and is half saturated at an oxygen pressure of ${pressure(half)}. What fraction of the myoglobin ${isEmpty ? 'is without' : 'carries'} oxygen at ${pressure(at)}?`,
    answer: share(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.025),
      [
        {
          value: 1 - result,
          slip: 'answered-another-quantity',
          lastStep: otherGiven,
          teaching: `This is the fraction ${isEmpty ? 'that carries' : 'without'} oxygen.`,
        },
        {
          value: of(Math.min(half / at, at / half)),
          slip: 'one-step-short',
          isBeforeLastStep: true,
          teaching:
            'The ratio of the two pressures was taken as the saturation, which is *p*/(*p* + *P*_{50}).',
        },
        {
          value: of(saturation(at, half, 2.8)),
          slip: 'overgeneralised-rule',
          isBeforeLastStep: true,
          teaching:
            'The Hill coefficient of hemoglobin, about 2.8, was used; a single site cannot show cooperativity, so *n* is 1.',
        },
        {
          value: of(Math.min(1, at / (2 * half))),
          slip: 'rate-taken-as-linear',
          isBeforeLastStep: true,
          teaching:
            'The saturation was assumed to rise in a straight line through half saturation; the curve is a hyperbola.',
        },
      ],
      share,
    ),
    explanation: `With one binding site, the saturation is one half at *P*_{50} and follows a hyperbola: *Y* = \\frac{*p*}{*p* + *P*_{50}} = \\frac{${formatSignificant(at, 3)}}{${formatSignificant(at, 3)} + ${formatSignificant(half, 3)}} = ${isEmpty ? `${formatDecimals(loaded, 4)}. The remaining fraction is without oxygen: 1 − ${formatDecimals(loaded, 4)} = ` : ''}${share(result)}.`,
    finding: `${isEmpty ? '1 − *p*/(*p* + *P*_{50})' : '*p*/(*p* + *P*_{50})'} is ${share(result)}.`,
  };
}

function cooperativeSaturation(random: Random): Draft {
  const half = random.integer(24, 45) / 10;
  const hill = random.integer(24, 31) / 10;
  const at = random.integer(12, 90) / 10;
  const result = saturation(at, half, hill);
  return {
    text: `A hemoglobin follows the Hill equation with *P*_{50} = ${pressure(half)} and *n* = ${formatDecimals(hill, 1)}. What fraction of its sites carry oxygen at ${pressure(at)}?`,
    answer: share(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.025),
      [
        {
          value: saturation(at, half, 1),
          slip: 'cooperativity-ignored',
          isBeforeLastStep: true,
          teaching: 'The exponent *n* was left out, which gives the curve for sites that do not cooperate.',
        },
        {
          value: 1 - result,
          slip: 'answered-another-quantity',
          lastStep: restOf(1),
          teaching: 'This is the fraction of empty sites.',
        },
        {
          value: saturation(at, half, 4),
          slip: 'cooperativity-ignored',
          isBeforeLastStep: true,
          teaching:
            'The number of sites, four, was used as the exponent; *n* is a measured exponent that is less than four.',
        },
        {
          value: (hill * at) / (hill * at + half),
          slip: 'forgot-exponent',
          isBeforeLastStep: true,
          teaching: 'The Hill coefficient was used as a factor; it is an exponent.',
        },
      ],
      share,
    ),
    explanation: `*Y* = \\frac{*p*^{*n*}}{*p*^{*n*} + *P*_{50}^{*n*}} = \\frac{1}{1 + (*P*_{50}/*p*)^{*n*}} = \\frac{1}{1 + (${formatSignificant(half, 3)}/${formatSignificant(at, 3)})^{${formatDecimals(hill, 1)}}} = ${share(result)}.`,
    finding: `The Hill equation gives ${share(result)}.`,
  };
}

function pressureNeeded(random: Random): Draft {
  const half = random.integer(24, 45) / 10;
  const hill = random.integer(24, 31) / 10;
  const percent = random.pick([10, 20, 30, 70, 75, 80, 90]);
  const odds = percent / (100 - percent);
  const result = half * odds ** (1 / hill);
  return {
    text: `A hemoglobin follows the Hill equation with *P*_{50} = ${pressure(half)} and *n* = ${formatDecimals(hill, 1)}. At what oxygen pressure is it ${percent}% saturated?`,
    answer: pressure(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(5),
      [
        {
          value: half * odds,
          slip: 'cooperativity-ignored',
          factor: 'o',
          teaching: 'The *n*th root was left out, as for sites that do not cooperate.',
        },
        {
          value: half * odds ** hill,
          slip: 'forgot-exponent',
          factor: 'o',
          teaching:
            'The ratio of filled sites to empty sites was raised to the *n*th power; its *n*th root is required.',
        },
        {
          value: half / odds ** (1 / hill),
          slip: 'inverted-ratio',
          factor: 'o',
          teaching: 'The ratio is filled sites over empty sites; here it was inverted.',
        },
        {
          value: (half * percent) / 50,
          slip: 'rate-taken-as-linear',
          factor: 'o',
          teaching: 'A straight line was drawn through half saturation, but the curve is S-shaped.',
        },
        {
          value: half * odds ** (1 / 4),
          slip: 'wrong-exponent',
          factor: 'o',
          teaching: 'The fourth root was taken because there are four sites; the *n*th root is required.',
        },
        {
          value: half * (percent / 100) ** (1 / hill),
          slip: 'share-for-ratio',
          factor: 'o',
          teaching:
            'The root of the saturation itself was taken; the Hill equation contains the ratio of filled sites to empty sites.',
        },
        {
          value: (half * odds) ** (1 / hill),
          slip: 'wrong-exponent',
          teaching:
            'The root of *P*_{50} was taken as well; only the root of the ratio of filled to empty sites is needed.',
        },
        {
          value: odds ** (1 / hill),
          slip: 'left-out-a-term',
          factor: 'p',
          teaching: 'The result was not multiplied by *P*_{50}.',
        },
      ],
      pressure,
      leastRoom,
      { keepsPowerOfTen: true },
    ),
    explanation: `\\frac{*Y*}{1 − *Y*} = (*p*/*P*_{50})^{*n*} = ${percent}/${100 - percent} = ${formatSignificant(odds, 5)}, so *p* = ${formatSignificant(half, 3)} kPa × ${formatSignificant(odds, 5)}^{1/${formatDecimals(hill, 1)}} = ${pressure(result)}.`,
    finding: `The Hill equation solved for the pressure gives ${pressure(result)}.`,
  };
}
