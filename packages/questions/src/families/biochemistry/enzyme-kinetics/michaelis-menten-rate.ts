import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';

/** The Michaelis–Menten equation read forwards, backwards, and from two measured rates. */
export const michaelisMentenRate: Family = {
  id: 'michaelis-menten-rate',
  name: 'Using the Michaelis–Menten equation',
  subject: 'biochemistry',
  topics: ['enzyme-kinetics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['michaelis-menten-kinetics'],
    intermediate: ['michaelis-menten-kinetics'],
    advanced: ['michaelis-menten-kinetics'],
  },
  uses: ['lineweaver-burk-plot'],
  reference: 'Lehninger Principles of Biochemistry, chapter 6',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return rateFromConcentration(random);
      case 'intermediate':
        return concentrationForRate(random);
      case 'advanced':
        return constantFromTwoRates(random);
    }
  },
};

const shown = (value: number): string => formatSignificant(value, 3);
const rate = (value: number): string => `${shown(value)} µmol/min`;
const concentration = (value: number): string => `${formatSignificant(value, 3)} mmol/L`;

function rateFromConcentration(random: Random): Draft | null {
  const michaelis = random.integer(4, 60) / 20;
  const limit = random.integer(4, 40) * 5;
  const substrate = random.integer(2, 50) / 10;
  const result = (limit * substrate) / (michaelis + substrate);
  // So near to the limiting rate no option would have room above the key.
  if (result > 0.9 * limit) return null;
  return {
    text: `An enzyme has *K*_{M} = ${concentration(michaelis)} and *V*_{max} = ${rate(limit)}. What is its initial rate at a substrate concentration of ${concentration(substrate)}?`,
    answer: rate(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(4),
      [
        {
          value: (limit * michaelis) / (michaelis + substrate),
          slip: 'km-vmax-mixed-up',
          factor: 'f',
          teaching: '*K*_{M} was used in the numerator of the Michaelis–Menten equation instead of [S].',
        },
        {
          value: (limit * substrate) / michaelis,
          slip: 'rate-taken-as-linear',
          factor: 'f',
          teaching:
            '[S] was left out of the denominator, which makes the rate proportional to [S]; this is true only far below *K*_{M}.',
        },
        {
          value: limit,
          slip: 'taken-as-saturated',
          teaching:
            'The enzyme was assumed to be saturated; the rate approaches *V*_{max} only when [S] is far above *K*_{M}.',
        },
        {
          value: limit / 2,
          slip: 'km-vmax-mixed-up',
          teaching: 'The rate was taken as half of *V*_{max}, which is true only when [S] equals *K*_{M}.',
        },
        {
          value: (limit * substrate) / (2 * michaelis),
          slip: 'rate-taken-as-linear',
          teaching:
            'The rate was assumed to increase in a straight line through half of *V*_{max} at *K*_{M}, but the curve bends.',
        },
        {
          value: (limit * substrate) / (michaelis / 2 + substrate),
          slip: 'needless-half',
          factor: 'f',
          teaching:
            '*K*_{M} was halved because it belongs to half of *V*_{max}; in the Michaelis–Menten equation, it is used as it is.',
        },
        {
          value: (limit * substrate ** 2) / (michaelis ** 2 + substrate ** 2),
          slip: 'needless-square',
          factor: 'f',
          teaching:
            '[S] and *K*_{M} were squared, as for cooperative binding; the Michaelis–Menten equation contains no exponents.',
        },
        {
          value: result / 2,
          slip: 'needless-half',
          factor: 'v',
          teaching:
            'Half of *V*_{max} was used in the numerator; it belongs only to the definition of *K*_{M}.',
        },
        // No rate is above the limit that the question states.
      ].filter(({ value }) => value <= limit),
      rate,
      undefined,
      { largest: limit, keepsPowerOfTen: true },
    ),
    explanation: `The Michaelis–Menten equation gives the rate: *v* = \\frac{*V*_{max}[S]}{*K*_{M} + [S]} = \\frac{${formatSignificant(limit, 3)} × ${formatSignificant(substrate, 3)}}{${formatSignificant(michaelis, 3)} + ${formatSignificant(substrate, 3)}} µmol/min = ${rate(result)}.`,
    finding: `The Michaelis–Menten equation with the given values yields ${rate(result)}.`,
  };
}

function concentrationForRate(random: Random): Draft {
  const michaelis = random.integer(4, 80) / 20;
  const percent = random.pick([10, 15, 20, 25, 30, 40, 60, 70, 75, 80, 85, 90, 95]);
  const share = percent / 100;
  const result = (michaelis * share) / (1 - share);
  return {
    text: `An enzyme that follows Michaelis–Menten kinetics has *K*_{M} = ${concentration(michaelis)}. At what substrate concentration is its rate ${percent}% of *V*_{max}?`,
    answer: concentration(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(4),
      [
        {
          value: michaelis * share,
          slip: 'rate-taken-as-linear',
          factor: 'f',
          teaching: `The concentration was taken as ${percent}% of *K*_{M}, which does not give ${percent}% of *V*_{max}: the curve is a hyperbola.`,
        },
        {
          value: (michaelis * (1 - share)) / share,
          slip: 'inverted-ratio',
          factor: 'f',
          teaching: `[S]/*K*_{M} is the ratio of occupied to free enzyme, ${percent}/${100 - percent}; here the ratio was inverted.`,
        },
        {
          value: 2 * michaelis * share,
          slip: 'rate-taken-as-linear',
          factor: 'f',
          teaching:
            'The rate was assumed to increase in a straight line through half of *V*_{max} at *K*_{M}, but the curve bends.',
        },
        {
          value: michaelis / (1 - share),
          slip: 'one-step-short',
          factor: 'f',
          teaching:
            '[S] is *K*_{M} times *f*/(1 − *f*), where *f* is the fraction of *V*_{max}; the numerator *f* was left out.',
        },
      ],
      concentration,
    ),
    explanation: `${formatSignificant(share, 2)} = \\frac{[S]}{*K*_{M} + [S]}, so [S] = *K*_{M} × \\frac{${formatSignificant(share, 2)}}{${formatSignificant(1 - share, 2)}} = ${formatSignificant(michaelis, 3)} mmol/L × \\frac{${percent}}{${100 - percent}} = ${concentration(result)}.`,
    finding: `Solved for [S] at ${percent}% of *V*_{max}: ${concentration(result)}.`,
  };
}

function constantFromTwoRates(random: Random): Draft | null {
  const low = random.integer(2, 20) / 10;
  const high = low * random.integer(2, 5);
  const lowRate = random.integer(100, 600) / 10;
  const highRate = toFigures(lowRate * (1 + random.integer(10, 300) / 100), 3);
  const result = (highRate - lowRate) / (lowRate / low - highRate / high);
  if (!keepsFigures(highRate, lowRate) || !keepsFigures(lowRate / low, highRate / high)) return null;
  if (result < 0.2 || result > 20) return null;
  return {
    text: `An enzyme follows Michaelis–Menten kinetics. Its initial rate is ${rate(lowRate)} at ${concentration(low)} substrate and ${rate(highRate)} at ${concentration(high)}. What is its *K*_{M}?`,
    answer: concentration(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(5),
      [
        {
          value: (highRate * low) / (2 * lowRate),
          slip: 'taken-as-saturated',
          factor: 'f',
          teaching:
            'The higher rate was taken as *V*_{max}, and a straight line was drawn through the origin and the first point up to half of it; the curve bends.',
        },
        {
          value: low * (highRate / lowRate - 1),
          slip: 'taken-as-saturated',
          factor: 'f',
          teaching: 'The higher rate was taken as *V*_{max}, but it is not yet the limiting rate.',
        },
        {
          value: 1 / result,
          slip: 'inverted-ratio',
          teaching:
            'This is 1/*K*_{M}, where the Lineweaver–Burk line meets the 1/[S] axis (apart from its sign).',
        },
        {
          value: (low + high) / 2,
          slip: 'rate-taken-as-linear',
          teaching: 'The two concentrations were averaged; *K*_{M} depends on how the two rates compare.',
        },
      ],
      concentration,
    ),
    explanation: `Applying *v*(*K*_{M} + [S]) = *V*_{max}[S] at both points gives *K*_{M} = \\frac{*v*_{2} − *v*_{1}}{*v*_{1}/[S]_{1} − *v*_{2}/[S]_{2}} = \\frac{${shown(highRate)} − ${shown(lowRate)}}{${shown(lowRate)}/${shown(low)} − ${shown(highRate)}/${shown(high)}} mmol/L = ${concentration(result)}.`,
    finding: `Both measured rates fit *K*_{M} = ${concentration(result)}.`,
  };
}

/** Whether a difference of two numbers with three figures has three figures, too. */
function keepsFigures(larger: number, smaller: number): boolean {
  const lastPlace = 10 ** (Math.floor(Math.log10(larger)) - 2);
  return larger - smaller >= 100 * lastPlace;
}
