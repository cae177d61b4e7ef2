import { solveEquilibrium } from '@valence/chemistry';
import type { SlippedValue } from '../../options/slipped-value.ts';

/** A reaction that has come to equilibrium, from equal concentrations of its one or two reactants and no product. */
export interface Mixture {
  reactant: string;
  /** The first product, with its coefficient: 1 where there are two products. */
  product: string;
  coefficient: number;
  /** How many reactants there are. */
  order: number;
  initial: number;
  constant: number;
  /** What has reacted of each reactant. */
  extent: number;
}

/** Slips in the concentration of a product. */
export function productSlips(mixture: Mixture): SlippedValue[] {
  const { reactant, product, coefficient, order, initial, constant, extent } = mixture;
  const right = coefficient * extent;
  const single = withoutCoefficient(mixture);
  return [
    {
      value: initial - extent,
      slip: 'answered-another-quantity',
      teaching: `This is the concentration of ${reactant} that is left.`,
    },
    {
      value: coefficient * initial,
      slip: 'equilibrium-as-completion',
      teaching: `Complete reaction was assumed; at equilibrium some of ${each(order)} is left.`,
    },
    ...(coefficient === 1
      ? [
          {
            value: right / 2,
            slip: 'shared-equally',
            teaching: `What reacts was divided between the two products; each ${reactant} forms one ${product}.`,
          },
        ]
      : [
          {
            value: single,
            slip: 'forgot-coefficient-in-ice',
            teaching: `As much of ${each(order)} was subtracted as product forms; where 2*x* forms, only *x* reacts.`,
          },
          {
            value: extent,
            slip: 'one-step-short',
            teaching: `The value of *x* was not multiplied by ${coefficient}; ${coefficient} ${product} form for each ${reactant}.`,
          },
          { ...notSquaredAsWhole, value: coefficient * single },
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
            value: initial + extent,
            slip: 'needless-sum',
            teaching: `This is the total concentration, that of ${reactant} included.`,
          },
        ]
      : []),
    ...wrongExtents(mixture).map((slip) => ({ ...slip, value: coefficient * slip.value })),
    {
      value: constant * initial,
      slip: 'forgot-square-root',
      teaching:
        'The constant was simply multiplied by the initial concentration; the unknown appears squared in the constant.',
    },
  ];
}

/** Slips in what is left of a reactant. */
export function reactantSlips(mixture: Mixture): SlippedValue[] {
  const { product, coefficient, initial, extent } = mixture;
  return [
    {
      value: coefficient * extent,
      slip: 'answered-another-quantity',
      teaching: `This is the concentration of ${product} that has formed.`,
    },
    ...(coefficient === 1
      ? [
          {
            value: initial - 2 * extent,
            slip: 'needless-sum',
            teaching:
              'The concentrations of both products were subtracted; each molecule that reacts forms one of each.',
          },
          {
            value: initial - extent / 2,
            slip: 'shared-equally',
            teaching:
              'Only half of *x* was subtracted, as if what reacts were divided between the two products; each of them forms in the concentration *x*.',
          },
        ]
      : [
          {
            value: initial - 2 * extent,
            slip: 'forgot-coefficient-in-ice',
            teaching:
              'The concentration 2*x* of the product was subtracted; where 2*x* forms, only *x* reacts.',
          },
          {
            value: extent,
            slip: 'decayed-for-left',
            teaching: 'This is *x*, the concentration that has reacted; what is left was asked for.',
          },
          { ...notSquaredAsWhole, value: initial - withoutCoefficient(mixture) },
        ]),
    ...wrongExtents(mixture).map((slip) => ({ ...slip, value: initial - slip.value })),
  ];
}

const notSquaredAsWhole = {
  slip: 'forgot-coefficient-in-ice',
  teaching:
    'The square of *x* was used in the constant; the concentration of the product is 2*x* there as well, so its square is (2*x*)².',
};

/** What reacts where the product is taken to form in the concentration that reacts. */
function withoutCoefficient({ order, initial, constant }: Mixture): number {
  return solveEquilibrium(
    Array.from({ length: order }, () => ({ coefficient: 1, initial })),
    [
      { coefficient: 1, initial: 0 },
      { coefficient: 1, initial: 0 },
    ],
    constant,
  ).extent;
}

/** What reacts by a wrong expression of the constant, or without one. */
function wrongExtents({ product, coefficient, order, initial, constant }: Mixture): SlippedValue[] {
  const root = Math.sqrt(constant);
  const oneReactant = (): number =>
    solveEquilibrium(
      [{ coefficient: 1, initial }],
      coefficient === 1
        ? [
            { coefficient: 1, initial: 0 },
            { coefficient: 1, initial: 0 },
          ]
        : [{ coefficient, initial: 0 }],
      constant,
    ).extent;
  return [
    {
      value: initial / 2,
      slip: 'equal-amounts-at-equilibrium',
      teaching: `Half of ${each(order)} was assumed to react; how much reacts follows from the constant.`,
    },
    {
      value: (initial * constant) / (coefficient + constant),
      slip: order === 1 ? 'forgot-exponent' : 'forgot-square-root',
      teaching:
        order === 1
          ? `The concentration of ${product} was not ${coefficient === 1 ? 'multiplied by that of the other product' : 'squared'} in the constant.`
          : 'The square root was taken of the ratio of the concentrations only; it must be taken of the constant as well.',
    },
    order === 1
      ? {
          value: (initial * root) / (coefficient + root),
          slip: 'needless-square',
          teaching:
            'The concentration of the reactant was squared in the constant as well; its coefficient is 1.',
        }
      : {
          value: oneReactant(),
          slip: 'forgot-exponent',
          teaching:
            'Only one of the two reactants was included in the constant; their concentrations must be multiplied.',
        },
    {
      value: (order === 1 ? Math.sqrt(constant * initial) : root * initial) / coefficient,
      slip: 'neglected-change',
      teaching:
        'This assumes that the reactant concentration is unchanged, which is wrong when so much of the reactant is consumed.',
    },
  ];
}

function each(order: number): string {
  return order === 1 ? 'the reactant' : 'each reactant';
}
