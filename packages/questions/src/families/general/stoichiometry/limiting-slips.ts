import type { SlippedValue } from '../../options/slipped-value.ts';
import type { ReactionPart, WorkedReaction } from '../../worked-reaction.ts';

/** Two reactants with their amounts in mol, of which one is used up first. */
export interface Mixture {
  reaction: WorkedReaction;
  limiting: ReactionPart;
  excess: ReactionPart;
  limitingAmount: number;
  excessAmount: number;
}

/** Slips of who took the right reactant as the limiting one. */
export function slipsWithLimiting(
  { limiting, excess, limitingAmount, excessAmount }: Mixture,
  product: ReactionPart,
): SlippedValue[] {
  return [
    {
      value: limitingAmount,
      slip: 'ignored-coefficients',
      teaching: `${limiting.shown} is the limiting reactant, but ${limiting.coefficient} mol of it forms ${product.coefficient} mol of ${product.shown}.`,
    },
    {
      value: (limitingAmount * limiting.coefficient) / product.coefficient,
      slip: 'inverted-ratio',
      teaching: 'The correct limiting reactant was used, but its mole ratio to the product was inverted.',
    },
    {
      value: limitingAmount / limiting.coefficient,
      slip: 'one-step-short',
      teaching: `The amount of ${limiting.shown} was divided by its coefficient, but not multiplied by that of ${product.shown}.`,
    },
    {
      value: limitingAmount * product.coefficient,
      slip: 'one-step-short',
      teaching: `The amount of ${limiting.shown} was multiplied by the coefficient of ${product.shown}, but not divided by its own.`,
    },
    {
      value: (limitingAmount / limiting.coefficient) * excess.coefficient,
      slip: 'answered-another-quantity',
      teaching: `This is the amount of ${excess.shown} that reacts with all of the ${limiting.shown}.`,
    },
    {
      value: excessAmount - (limitingAmount / limiting.coefficient) * excess.coefficient,
      slip: 'answered-another-quantity',
      teaching: `This is the amount of ${excess.shown} that is left.`,
    },
  ];
}

/** Slips of who took the other reactant, or both. */
export function slipsWithExcess(
  { limiting, excess, limitingAmount, excessAmount }: Mixture,
  product: ReactionPart,
): SlippedValue[] {
  const taken = `${excess.shown} was taken as the limiting reactant, although`;
  return [
    {
      value: (excessAmount / excess.coefficient) * product.coefficient,
      slip: 'wrong-limiting-reagent',
      teaching: `${excess.shown} was taken as the limiting reactant, but there is not enough ${limiting.shown} to react with all of it.`,
    },
    {
      value: (excessAmount * excess.coefficient) / product.coefficient,
      slip: 'wrong-limiting-reagent',
      teaching: `Two things went wrong: ${taken} there is not enough ${limiting.shown} to react with all of it, and its mole ratio to the product was inverted.`,
    },
    {
      value: (excessAmount / limiting.coefficient) * product.coefficient,
      slip: 'wrong-limiting-reagent',
      teaching: `The amount of ${excess.shown} was multiplied by the mole ratio of ${limiting.shown} to the product; ${limiting.shown} is the limiting reactant, so both must be those of ${limiting.shown}.`,
    },
    {
      value: (limitingAmount / excess.coefficient) * product.coefficient,
      slip: 'wrong-reference',
      teaching: `The amount of ${limiting.shown} was multiplied by the mole ratio of ${excess.shown} to the product; its own mole ratio must be used.`,
    },
    {
      value: limitingAmount + excessAmount,
      slip: 'added-for-multiplied',
      teaching:
        'The amounts of the reactants were added; instead, the limiting reactant determines how much product forms.',
    },
  ];
}
