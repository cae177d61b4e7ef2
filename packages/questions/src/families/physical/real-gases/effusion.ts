import { formatDecimals, formatSignificant, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import { effusingGases as gases, massOf as mass } from './effusing-gases.ts';
import { escapingMixture } from './escaping-mixture.ts';

/** Graham's law: times of two gases, the molar mass of an unknown, and what leaves a mixture. */
export const effusion: Family = {
  id: 'effusion',
  name: 'Effusion and Graham’s law',
  subject: 'physical',
  topics: ['real-gases'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['effusion-and-diffusion'],
    intermediate: ['effusion-and-diffusion'],
    advanced: ['effusion-and-diffusion'],
  },
  uses: ['molar-mass'],
  reference: 'OpenStax Chemistry 2e, section 9.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return effusionTime(random);
      case 'intermediate':
        return unknownMass(random);
      case 'advanced':
        return escapingMixture(random);
    }
  },
};

/** How many times as long or as short a time can be believed, and which molar masses in g/mol: hydrogen is the lightest gas. */
const believable = 60;
const molarMasses = [1.9, 500] as const;
/** By how much two molar masses differ at least, as the natural logarithm of their ratio. */
const leastLogRatio = 0.2;

function effusionTime(random: Random): Draft | null {
  const [known, other] = [random.pick(gases), random.pick(gases)];
  const time = random.integer(12, 95);
  const ratio = other.mass / known.mass;
  // Gases of nearly the same mass take nearly the same time, whatever is done with their ratio.
  if (Math.abs(Math.log(ratio)) < leastLogRatio) return null;
  const slips = [
    {
      value: time * ratio,
      slip: 'forgot-root',
      factor: 'r',
      teaching:
        'The ratio of the molar masses itself was used; effusion times are proportional to the square root of the molar mass.',
    },
    {
      value: time / Math.sqrt(ratio),
      slip: 'inverted-ratio',
      factor: 'r',
      teaching: `The ratio was inverted: \\ce{${other.formula}} is the ${ratio > 1 ? 'heavier gas and takes more' : 'lighter gas and takes less'} time.`,
    },
    {
      value: time,
      slip: 'ignored-mass',
      teaching: 'At the same temperature heavier molecules are slower, so the times differ.',
    },
    {
      value: time / ratio,
      slip: 'inverted-ratio',
      factor: 'r',
      teaching: `The factor ${mass(known)}/${mass(other)} was used; times are proportional to \\sqrt{*M*}, so the factor is \\sqrt{${mass(other)}/${mass(known)}}.`,
    },
    {
      value: (time * ratio) / 2,
      slip: 'divided-for-root',
      teaching: 'The ratio of the molar masses was halved instead of taking its square root.',
    },
    {
      value: time * ratio ** 2,
      slip: 'squared-for-root',
      teaching: 'The ratio of the molar masses was squared instead of taking its square root.',
    },
  ];
  // No power of ten slips: the given time tells how large the other one is.
  const options = believableOptions(
    time * Math.sqrt(ratio),
    (value) => `${formatSignificant(value, 3)} s`,
    slips,
    [time / believable, time * believable],
  );
  if (options === null) return null;
  return {
    text: `A sample of \\ce{${known.formula}} (${mass(known)} g/mol) effuses through a pinhole in ${formatDecimals(time, 1)} s. How long does a sample with the same number of moles of \\ce{${other.formula}} (${mass(other)} g/mol) take under the same conditions?`,
    ...options,
    explanation: `Rates are proportional to 1/\\sqrt{*M*}, so times are proportional to \\sqrt{*M*}: *t* = ${formatDecimals(time, 1)} s × \\sqrt{\\frac{${mass(other)}}{${mass(known)}}} = ${formatDecimals(time, 1)} s × ${formatSignificant(Math.sqrt(ratio), 5)} = ${options.answer}.`,
    finding: `Graham’s law gives ${options.answer}.`,
  };
}

function unknownMass(random: Random): Draft | null {
  const [known, other] = [random.pick(gases), random.pick(gases)];
  const first = random.integer(200, 900) / 10;
  const second = roundDecimals(first * Math.sqrt(other.mass / known.mass), 1);
  const ratio = second / first;
  const unknown = known.mass * ratio ** 2;
  if (second < 10 || second > 400 || 2 * Math.abs(Math.log(ratio)) < leastLogRatio) return null;
  const [one, two] = [formatDecimals(first, 1), formatDecimals(second, 1)];
  const slips = [
    {
      value: known.mass * ratio,
      slip: 'forgot-square',
      factor: 'r',
      teaching:
        'The ratio of the times was not squared; times are proportional to the square root of the molar mass.',
    },
    {
      value: known.mass / ratio ** 2,
      slip: 'inverted-ratio',
      factor: 'r',
      teaching: `The ratio of the times was inverted: the unknown gas is the ${ratio > 1 ? 'slower and therefore the heavier' : 'faster and therefore the lighter'} one.`,
    },
    {
      value: known.mass * Math.sqrt(ratio),
      slip: 'root-for-square',
      factor: 'r',
      teaching:
        'Times are proportional to \\sqrt{*M*}, so their ratio must be squared; here the square root was taken instead.',
    },
    {
      value: known.mass / ratio,
      slip: 'inverted-ratio',
      factor: 'r',
      teaching: `The factor ${one}/${two} was used; times are proportional to \\sqrt{*M*}, so the factor is (${two}/${one})^{2}.`,
    },
    {
      value: known.mass * 2 * ratio,
      slip: 'needless-doubling',
      teaching: 'The ratio of the times was doubled instead of squared.',
    },
    {
      value: known.mass * ratio ** 4,
      slip: 'needless-square',
      teaching: 'The ratio of the times was squared twice; it is squared only once.',
    },
    {
      value: (known.mass * 2) / ratio,
      slip: 'inverted-ratio',
      teaching:
        'Two things went wrong: the ratio of the times was inverted, and it was doubled instead of squared.',
    },
  ];
  const options = believableOptions(
    unknown,
    (value) => `${formatSignificant(value, 3)} g/mol`,
    slips,
    molarMasses,
  );
  if (options === null) return null;
  return {
    text: `Equal numbers of moles of \\ce{${known.formula}} (${mass(known)} g/mol) and an unknown gas effuse through the same hole, under the same conditions, in ${one} s and ${two} s, respectively. What is the molar mass of the unknown gas?`,
    ...options,
    explanation: `\\frac{*t*_{2}}{*t*_{1}} = \\sqrt{\\frac{*M*_{2}}{*M*_{1}}}, so *M*_{2} = ${mass(known)} g/mol × (\\frac{${two}}{${one}})^{2} = ${options.answer}.`,
    finding: `Graham’s law solved for the molar mass gives ${options.answer}.`,
  };
}
