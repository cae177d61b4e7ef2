import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { roomOfWorking, toFigures } from '../../texts/shown-working.ts';
import { slipsWithExcess, slipsWithLimiting, type Mixture } from './limiting-slips.ts';
import { workedReactions, type ReactionPart, type WorkedReaction } from '../../worked-reaction.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** Two reactants are given: which one runs out decides the product, and what is left of the other. */
export const limitingReagent: Family = {
  id: 'limiting-reagent',
  name: 'Finding the limiting reagent',
  subject: 'general',
  topics: ['stoichiometry'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['limiting-reagent'], advanced: ['limiting-reagent'] },
  uses: ['mole-ratio', 'mass-mole-conversion'],
  reference: 'OpenStax Chemistry 2e, section 4.4',
  draft(random, difficulty) {
    return difficulty === 'advanced' ? massLeftOver(random) : molesOfProduct(random);
  },
};

function molesOfProduct(random: Random): Draft | null {
  const reaction = random.pick(workedReactions);
  const amounts = reaction.reactants.map(() => random.integer(10, 90) / 10);
  const mixture = mix(reaction, amounts);
  if (mixture === null) return null;
  const { limiting, limitingAmount, excessAmount } = mixture;
  const product = random.pick(reaction.products);
  // Where both coefficients are alike, who leaves them out ends right.
  if (product.coefficient === limiting.coefficient) return null;
  const formed = (limitingAmount / limiting.coefficient) * product.coefficient;
  // The wrong reactant always gives more than the right one: where it is always offered, the key is never the largest.
  const isWrongOneKept = random.next() < 0.45;
  const slips = [
    ...slipsWithLimiting(mixture, product),
    ...slipsWithExcess(mixture, product).map((slip, place) =>
      place === 0 ? { ...slip, isDecisive: isWrongOneKept } : slip,
    ),
  ];
  // The amounts of the question tell how large the result is: no power of ten slips.
  const options = optionsApart(formed, (value) => `${three(value)} mol`, slips, isPercentApart(5), {
    isAlone: true,
    within: [0, 4 * (limitingAmount + excessAmount)],
  });
  return (
    options && {
      text: `A mixture of ${givenIn(reaction, amounts, 'mol')} reacts as completely as possible according to ${reaction.shown}. How many moles of ${product.shown} form?`,
      ...options,
      explanation: `${comparison(mixture, 3)} Thus ${limiting.shown} is used up first: ${formatSignificant(limitingAmount, 3)} mol × \\frac{${product.coefficient}}{${limiting.coefficient}} = ${options.answer}.`,
      finding: `The reactant with the smaller amount over coefficient limits; it gives ${options.answer}.`,
    }
  );
}

function massLeftOver(random: Random): Draft | null {
  const reaction = random.pick(workedReactions);
  const masses = reaction.reactants.map(() => random.integer(100, 800) / 10);
  const mixture = mix(
    reaction,
    masses.map((mass, index) => mass / (reaction.reactants[index]?.molarMass ?? 1)),
  );
  if (mixture === null) return null;
  const { limiting, excess, limitingAmount, excessAmount } = mixture;
  const used = (limitingAmount / limiting.coefficient) * excess.coefficient;
  const usedShown = toFigures((toFigures(limitingAmount, 4) / limiting.coefficient) * excess.coefficient, 4);
  const left = (excessAmount - used) * excess.molarMass;
  const excessMass = excessAmount * excess.molarMass;
  const limitingMass = limitingAmount * limiting.molarMass;
  if (left < 0.1 * excessMass) return null;
  const options = optionsApart(
    left,
    (value) => `${three(value)} g`,
    [
      {
        value: used * excess.molarMass,
        slip: 'reacted-for-remaining',
        factor: 'a',
        teaching: `This much ${excess.shown} reacts; the rest of the ${three(excessMass)} g is left.`,
      },
      {
        value: (excessAmount - limitingAmount) * excess.molarMass,
        slip: 'ignored-coefficients',
        factor: 'a',
        teaching: `The equation relates ${limiting.coefficient} mol of ${limiting.shown} to ${excess.coefficient} mol of ${excess.shown}, not equal amounts.`,
      },
      {
        value: excessMass - limitingMass,
        slip: 'masses-for-moles',
        teaching: 'One mass was subtracted directly from the other; the coefficients refer to moles.',
      },
      {
        value:
          (excessAmount - (limitingAmount * limiting.coefficient) / excess.coefficient) * excess.molarMass,
        slip: 'inverted-ratio',
        factor: 'a',
        teaching: `The ratio of the two coefficients was inverted: ${limiting.coefficient} mol of ${limiting.shown} reacts with ${excess.coefficient} mol of ${excess.shown}.`,
      },
      ...reaction.products.map(({ shown, coefficient, molarMass }) => ({
        value: (limitingAmount / limiting.coefficient) * coefficient * molarMass,
        slip: 'answered-another-quantity',
        teaching: `This is the mass of ${shown} that forms.`,
      })),
      {
        value: left + (used * excess.molarMass) / 2,
        slip: 'needless-half',
        teaching: `Only half of the ${excess.shown} that reacts was subtracted; all of it must be subtracted.`,
      },
      {
        value:
          excess.coefficient === 1
            ? NaN
            : (excessAmount - limitingAmount / limiting.coefficient / excess.coefficient) * excess.molarMass,
        slip: 'divided-for-multiplied',
        factor: 'a',
        teaching: `The amount of ${limiting.shown} was divided by both coefficients; it must be ${limiting.coefficient === 1 ? '' : `divided by ${limiting.coefficient} and `}multiplied by ${excess.coefficient}.`,
      },
      {
        value: excessMass - used,
        slip: 'one-step-short',
        teaching: `The amount of ${excess.shown} that reacts, in moles, was subtracted from the mass in grams; it must first be converted to grams.`,
      },
      {
        value: excessMass - used * limiting.molarMass,
        slip: 'wrong-substance-data',
        teaching: `The amount of ${excess.shown} that reacts was multiplied by the molar mass of ${limiting.shown}; that of ${excess.shown} is needed.`,
      },
      {
        value: excessMass - (limitingMass / limiting.coefficient) * excess.coefficient,
        slip: 'masses-for-moles',
        teaching: 'The ratio of the coefficients was applied to the masses; it is a ratio of moles.',
      },
      {
        value:
          excess.coefficient === 1
            ? NaN
            : (excessAmount - limitingAmount / limiting.coefficient) * excess.molarMass,
        slip: 'ignored-coefficients',
        factor: 'a',
        teaching: `The coefficient of ${excess.shown} was left out: ${limiting.coefficient} mol of ${limiting.shown} reacts with ${excess.coefficient} mol of ${excess.shown}.`,
      },
      {
        value: excessAmount - used,
        slip: 'one-step-short',
        factor: 'm',
        teaching: 'The amount left, in moles, must still be converted to grams.',
      },
    ],
    isPercentApart(3),
    // No more can be left than there was.
    {
      within: [0, excessMass],
      keepsPowerOfTen: true,
      room: roomOfWorking(left, (toFigures(excessAmount, 4) - usedShown) * excess.molarMass),
    },
  );
  return (
    options && {
      text: `A mixture of ${givenIn(reaction, masses, 'g')} reacts as completely as possible according to ${reaction.shown}. What mass of the reactant in excess is left? (molar masses in g/mol: ${reaction.reactants.map(({ shown, molarMass }) => `${shown} ${formatDecimals(molarMass, 2)}`).join(', ')})`,
      ...options,
      explanation: `${comparison(mixture, 4)} Thus ${limiting.shown} is used up first and reacts with ${formatSignificant(limitingAmount, 4)} mol × \\frac{${excess.coefficient}}{${limiting.coefficient}} = ${formatSignificant(usedShown, 4)} mol of ${excess.shown}. The mass left is (${formatSignificant(excessAmount, 4)} − ${formatSignificant(usedShown, 4)}) mol × ${formatDecimals(excess.molarMass, 2)} g/mol = ${options.answer}.`,
      finding: `What the limiting reactant uses up, taken from what was there, leaves ${options.answer}.`,
    }
  );
}

/** Tells the limiting reactant; `null` where the amounts nearly match, so that rounding might decide. */
function mix(reaction: WorkedReaction, amounts: readonly number[]): Mixture | null {
  const [first, second] = reaction.reactants;
  const [firstAmount = 0, secondAmount = 0] = amounts;
  if (first === undefined || second === undefined) return null;
  const [one, other] = [firstAmount / first.coefficient, secondAmount / second.coefficient];
  if (Math.abs(one - other) < 0.15 * Math.max(one, other) || Math.max(one, other) > 6 * Math.min(one, other))
    return null;
  return one < other
    ? { reaction, limiting: first, excess: second, limitingAmount: firstAmount, excessAmount: secondAmount }
    : { reaction, limiting: second, excess: first, limitingAmount: secondAmount, excessAmount: firstAmount };
}

function givenIn({ reactants }: WorkedReaction, numbers: readonly number[], unit: string): string {
  return reactants
    .map(({ shown }, index) => `${formatSignificant(numbers[index] ?? 0, 3)} ${unit} of ${shown}`)
    .join(' and ');
}

/** Amount over coefficient for both; the quotients have four figures where three do not tell all of them. */
function comparison({ limiting, excess, limitingAmount, excessAmount }: Mixture, figures: number): string {
  const share = ({ shown, coefficient }: ReactionPart, amount: number): string => {
    const written = formatSignificant(amount, figures);
    if (coefficient === 1) return `${shown}: ${written} mol`;
    const quotient = toFigures(amount, figures) / coefficient;
    const isShort = figures === 3 && Math.abs(toFigures(quotient, 3) - quotient) < 1e-9;
    return `${shown}: \\frac{${written} mol}{${coefficient}} = ${formatSignificant(quotient, isShort ? 3 : 4)} mol`;
  };
  return `Amount divided by coefficient: ${share(limiting, limitingAmount)}; ${share(excess, excessAmount)}.`;
}
