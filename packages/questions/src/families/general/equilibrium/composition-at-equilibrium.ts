import { formatSignificant, solveEquilibrium } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { gasReactions } from './gas-equilibria.data.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** A concentration at equilibrium from those at the start, solved exactly. */
export function compositionAtEquilibrium(random: Random): Draft | null {
  const { shown, reactants, products, leastConstant } = random.pick(gasReactions.slice(0, 3));
  const initial = random.integer(10, 95) / 50;
  const constant =
    leastConstant > 0
      ? random.integer(leastConstant, 3 * leastConstant)
      : random.integer(11, 980) / random.pick([10, 100, 1000]);
  const state = solveEquilibrium(
    reactants.map(([, coefficient]) => ({ coefficient, initial })),
    products.map(([, coefficient]) => ({ coefficient, initial: 0 })),
    constant,
  );
  const [name, coefficient] = products[0] ?? ['', 1];
  const right = coefficient * state.extent;
  if (state.extent > 0.95 * initial || state.extent < 0.05 * initial) return null;
  const order = reactants.length;
  const single = solveEquilibrium(
    reactants.map(([, factor]) => ({ coefficient: factor, initial })),
    [
      { coefficient: 1, initial: 0 },
      { coefficient: 1, initial: 0 },
    ],
    constant,
  ).extent;
  const slips = [
    {
      value: initial - state.extent,
      slip: 'answered-another-quantity',
      teaching: `This is the concentration of ${reactants[0]?.[0] ?? ''} that is left.`,
    },
    {
      value: coefficient * initial,
      slip: 'equilibrium-as-completion',
      teaching: `Complete reaction was assumed; at equilibrium some of ${order === 1 ? 'the reactant' : 'each reactant'} is left.`,
    },
    ...(coefficient === 1
      ? [
          {
            value: right / 2,
            slip: 'shared-equally',
            teaching: `What reacts was divided between the two products; each ${reactants[0]?.[0] ?? ''} forms one ${name}.`,
          },
        ]
      : [
          {
            value: single,
            slip: 'forgot-coefficient-in-ice',
            teaching: `As much of ${order === 1 ? 'the reactant' : 'each reactant'} was subtracted as product forms; where 2*x* forms, only *x* reacts.`,
          },
          {
            value: state.extent,
            slip: 'one-step-short',
            teaching: `The value of *x* was not multiplied by ${coefficient}; ${coefficient} ${name} form for each ${reactants[0]?.[0] ?? ''}.`,
          },
          {
            value: coefficient * single,
            slip: 'forgot-coefficient-in-ice',
            teaching:
              'The square of *x* was used in the constant; the concentration of the product is 2*x* there as well, so its square is (2*x*)².',
          },
        ]),
    {
      value: 2 * right,
      slip: coefficient === 1 ? 'needless-sum' : 'needless-doubling',
      teaching:
        coefficient === 1
          ? 'The concentrations of both products were added; the question asks for one of them.'
          : 'The concentration 2*x* of the product was doubled once more.',
    },
    ...(coefficient === 2 && order === 1
      ? [
          {
            value: initial + state.extent,
            slip: 'needless-sum',
            teaching: `This is the total concentration, that of ${reactants[0]?.[0] ?? ''} included.`,
          },
        ]
      : []),
    {
      value: (coefficient * initial) / 2,
      slip: 'equal-amounts-at-equilibrium',
      teaching: `Half of ${order === 1 ? 'the reactant' : 'each reactant'} was assumed to react; how much reacts follows from the constant.`,
    },
    {
      value: (coefficient * initial * constant) / (coefficient + constant),
      slip: order === 1 ? 'forgot-exponent' : 'forgot-square-root',
      teaching:
        order === 1
          ? `The concentration of ${name} was not ${coefficient === 1 ? 'multiplied by that of the other product' : 'squared'} in the constant.`
          : 'The square root was taken of the ratio of the concentrations only; it must be taken of the constant as well.',
    },
    {
      value:
        order === 1
          ? (coefficient * initial * Math.sqrt(constant)) / (coefficient + Math.sqrt(constant))
          : coefficient *
            solveEquilibrium(
              [{ coefficient: 1, initial }],
              products.map(([, factor]) => ({ coefficient: factor, initial: 0 })),
              constant,
            ).extent,
      slip: order === 1 ? 'needless-square' : 'forgot-exponent',
      teaching:
        order === 1
          ? 'The concentration of the reactant was squared in the constant as well; its coefficient is 1.'
          : 'Only one of the two reactants was included in the constant; their concentrations must be multiplied.',
    },
    {
      value: order === 1 ? Math.sqrt(constant * initial) : Math.sqrt(constant) * initial,
      slip: 'neglected-change',
      teaching:
        'This assumes that the reactant concentration is unchanged, which is wrong when so much of the reactant is consumed.',
    },
    {
      value: constant * initial,
      slip: 'forgot-square-root',
      teaching:
        'The constant was simply multiplied by the initial concentration; the unknown appears squared in the constant.',
    },
  ];
  // No more can form than from all of the reactants.
  const options = optionsApart(right, (value) => `${three(value)} mol/L`, slips, isPercentApart(2.5), {
    within: [0, 1.0001 * coefficient * initial],
    keepsPowerOfTen: true,
  });
  return (
    options && {
      text: `*K*_{c} for ${shown} is ${three(constant)} at a certain temperature. A vessel initially contains ${three(initial)} mol/L ${order === 1 ? `of ${reactants[0]?.[0] ?? ''}` : `each of ${reactants.map(([reactant]) => reactant).join(' and ')}`} and nothing else. What is the concentration of ${name} at equilibrium?`,
      ...options,
      explanation: `If *x* is the concentration that reacts, then ${three(constant)} = \\frac{${coefficient === 2 ? '(2*x*)' : '*x*'}^{2}}{${order === 1 ? `${three(initial)} − *x*` : `(${three(initial)} − *x*)^{2}`}}, which gives *x* = ${formatSignificant(state.extent, 4)}. [${name}] = ${coefficient === 1 ? '' : `${coefficient}`}*x* = ${options.answer}.`,
      finding: `The mass-action law solved exactly, nothing neglected: ${options.answer}.`,
    }
  );
}
