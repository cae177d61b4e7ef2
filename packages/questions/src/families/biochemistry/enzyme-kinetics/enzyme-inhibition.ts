import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';

/** What an inhibitor does to K_M, to the rate, and how much of it is needed. */
export const enzymeInhibition: Family = {
  id: 'enzyme-inhibition',
  name: 'Enzymes with an inhibitor',
  subject: 'biochemistry',
  topics: ['enzyme-kinetics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['competitive-inhibition'],
    intermediate: ['noncompetitive-and-mixed-inhibition'],
    advanced: ['competitive-inhibition'],
  },
  uses: ['michaelis-menten-kinetics'],
  reference: 'Lehninger Principles of Biochemistry, chapter 6',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return apparentConstant(random);
      case 'intermediate':
        return inhibitedRate(random);
      case 'advanced':
        return inhibitorNeeded(random);
    }
  },
};

const millimolar = (value: number): string => `${formatSignificant(value, 3)} mmol/L`;
const micromolar = (value: number): string => `${formatSignificant(value, 3)} µmol/L`;
const rate = (value: number): string => `${formatSignificant(value, 3)} µmol/min`;

function apparentConstant(random: Random): Draft {
  const michaelis = random.integer(2, 40) / 20;
  const binding = 4 * random.integer(1, 10);
  const inhibitor = (binding / 4) * random.integer(2, 20);
  const factor = 1 + inhibitor / binding;
  const result = michaelis * factor;
  return {
    text: `A competitive inhibitor of an enzyme has *K*_{i} = ${micromolar(binding)}. The enzyme, which has *K*_{M} = ${millimolar(michaelis)}, is assayed in the presence of ${micromolar(inhibitor)} of the inhibitor. What is the apparent *K*_{M}?`,
    answer: millimolar(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(4),
      [
        {
          value: (michaelis * inhibitor) / binding,
          slip: 'one-forgotten-in-factor',
          factor: 'f',
          teaching:
            'The 1 was left out of the factor 1 + [I]/*K*_{i}; without it, the apparent *K*_{M} would be zero in the absence of inhibitor.',
        },
        {
          value: michaelis / factor,
          slip: 'inhibition-types-mixed-up',
          factor: 'f',
          teaching:
            '*K*_{M} was divided by 1 + [I]/*K*_{i}, as for uncompetitive inhibition; a competitive inhibitor raises the apparent *K*_{M}.',
        },
        {
          value: michaelis,
          slip: 'inhibition-types-mixed-up',
          factor: 'f',
          teaching:
            '*K*_{M} was left unchanged, as for pure noncompetitive inhibition; a competitive inhibitor raises the apparent *K*_{M}.',
        },
        {
          value: michaelis * (1 + binding / inhibitor),
          slip: 'inverted-ratio',
          factor: 'f',
          teaching:
            'The ratio is [I]/*K*_{i}, so more inhibitor raises the apparent *K*_{M}; here the ratio was inverted.',
        },
      ],
      millimolar,
    ),
    explanation: `A competitive inhibitor multiplies *K*_{M} by 1 + [I]/*K*_{i} = 1 + ${formatSignificant(inhibitor, 3)}/${formatSignificant(binding, 3)} = ${formatSignificant(factor, 3)}, so the apparent *K*_{M} is ${formatSignificant(michaelis, 3)} × ${formatSignificant(factor, 3)} = ${millimolar(result)}.`,
    finding: `*K*_{M}(1 + [I]/*K*_{i}) is ${millimolar(result)}.`,
  };
}

const types = ['competitive', 'uncompetitive', 'pure noncompetitive'] as const;
type InhibitionType = (typeof types)[number];

const equations: Readonly<Record<InhibitionType, string>> = {
  competitive: '\\frac{*V*_{max}[S]}{*αK*_{M} + [S]}',
  uncompetitive: '\\frac{*V*_{max}[S]}{*K*_{M} + *α*[S]}',
  'pure noncompetitive': '\\frac{*V*_{max}[S]}{*α*(*K*_{M} + [S])}',
};

const tested: Readonly<Record<InhibitionType, string>> = {
  competitive: 'competitive-inhibition',
  uncompetitive: 'uncompetitive-inhibition',
  'pure noncompetitive': 'noncompetitive-and-mixed-inhibition',
};

function inhibitedRate(random: Random): Draft {
  const type = random.pick(types);
  const michaelis = random.integer(2, 20) / 10;
  const limit = random.integer(6, 40) * 5;
  const substrate = michaelis * random.pick([0.5, 1.5, 2, 2.5, 3, 4]);
  const binding = 2 * random.integer(1, 15);
  const factor = random.integer(3, 10) / 2;
  const inhibitor = binding * (factor - 1);
  const rates: Record<InhibitionType, number> = {
    competitive: (limit * substrate) / (factor * michaelis + substrate),
    uncompetitive: (limit * substrate) / (michaelis + factor * substrate),
    'pure noncompetitive': (limit * substrate) / (factor * (michaelis + substrate)),
  };
  const others = types.filter((other) => other !== type);
  return {
    text: `An enzyme has *K*_{M} = ${millimolar(michaelis)} and *V*_{max} = ${rate(limit)}. What is the reaction rate at ${millimolar(substrate)} substrate in the presence of ${micromolar(inhibitor)} of a ${type} inhibitor with *K*_{i} = ${micromolar(binding)}?`.replace(
      'a uncompetitive',
      'an uncompetitive',
    ),
    answer: rate(rates[type]),
    distractors: wrongNumbers(
      rates[type],
      isPercentApart(4),
      [
        {
          value: (limit * substrate) / (michaelis + substrate),
          slip: 'inhibitor-ignored',
          teaching: 'This is the rate without the inhibitor.',
        },
        ...others.map((other) => ({
          value: rates[other],
          slip: 'inhibition-types-mixed-up',
          teaching: `This is the rate with ${other === 'uncompetitive' ? 'an' : 'a'} ${other} inhibitor, where the factor *α* = 1 + [I]/*K*_{i} multiplies ${multiplied[other]} in the denominator.`,
        })),
      ],
      rate,
    ),
    explanation: `*α* = 1 + [I]/*K*_{i} = ${formatSignificant(factor, 3)}. For ${type} inhibition, *v* = ${equations[type]} with *K*_{M} = ${millimolar(michaelis)}, [S] = ${millimolar(substrate)} and *V*_{max} = ${rate(limit)}, which gives ${rate(rates[type])}.`,
    tests: [tested[type]],
    finding: `The rate law of ${type} inhibition with *α* = ${formatSignificant(factor, 3)} gives ${rate(rates[type])}.`,
  };
}

const multiplied: Readonly<Record<InhibitionType, string>> = {
  competitive: 'only *K*_{M}',
  uncompetitive: 'only [S]',
  'pure noncompetitive': 'both *K*_{M} and [S]',
};

function inhibitorNeeded(random: Random): Draft {
  const michaelis = random.integer(2, 20) / 10;
  const ratio = random.pick([0.5, 1, 1.5, 2, 3, 4, 5]);
  const substrate = michaelis * ratio;
  const binding = random.integer(2, 40);
  const percent = random.pick([20, 25, 30, 40, 50, 60, 75, 80]);
  const left = percent / 100;
  const result = binding * (1 + ratio) * (1 / left - 1);
  return {
    text: `A competitive inhibitor has *K*_{i} = ${micromolar(binding)} for an enzyme with *K*_{M} = ${millimolar(michaelis)}. At ${millimolar(substrate)} substrate, what concentration of inhibitor lowers the rate to ${percent}.0% of the uninhibited rate?`,
    answer: micromolar(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(4),
      [
        {
          value: binding * (1 / left - 1),
          slip: 'inhibition-types-mixed-up',
          factor: 'c',
          teaching:
            'The substrate was left out, as for pure noncompetitive inhibition; here the substrate competes for the active site.',
        },
        {
          value: (binding * (1 + ratio)) / left,
          slip: 'one-forgotten-in-factor',
          factor: 'l',
          teaching:
            'The −1 was left out of the factor 1/(*v*_{i}/*v*) − 1; without it, some inhibitor would be needed for no inhibition at all.',
        },
        {
          value: binding * (1 + 1 / ratio) * (1 / left - 1),
          slip: 'inverted-ratio',
          factor: 'c',
          teaching:
            'The competition factor is 1 + [S]/*K*_{M}, so more substrate requires more inhibitor; here the ratio was inverted.',
        },
        {
          value: binding * ratio * (1 / left - 1),
          slip: 'one-forgotten-in-factor',
          factor: 'c',
          teaching: 'The competition factor is 1 + [S]/*K*_{M}; the 1 was left out.',
        },
      ],
      micromolar,
    ),
    explanation: `With *α* = 1 + [I]/*K*_{i}, \\frac{*v*_{i}}{*v*} = \\frac{*K*_{M} + [S]}{*αK*_{M} + [S]} = ${formatSignificant(left, 3)} gives [I] = *K*_{i}(1 + [S]/*K*_{M})(1/${formatSignificant(left, 3)} − 1) = ${formatSignificant(binding, 3)} × ${formatSignificant(1 + ratio, 3)} × ${formatSignificant(1 / left - 1, 5)} = ${micromolar(result)}.`,
    finding: `Setting the inhibited rate to ${percent}% and solving for [I] gives ${micromolar(result)}.`,
  };
}
