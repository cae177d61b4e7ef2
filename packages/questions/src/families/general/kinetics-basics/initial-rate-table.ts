import { formatSignificant, roundSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { solveRateTable } from '../../curves/solve-rate-table.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { rateConstant } from './rate-constant-of-table.ts';
import { decimals, drawTable, type RateTable } from './rate-table.ts';

/** A table of initial rates: the order in one reactant, and the rate constant. */
export const initialRateTable: Family = {
  id: 'initial-rate-table',
  name: 'Rate laws from a table',
  subject: 'general',
  topics: ['kinetics-basics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['initial-rates'],
    intermediate: ['initial-rates'],
    advanced: ['initial-rates', 'rate-law'],
  },
  reference: 'OpenStax Chemistry 2e, section 12.3',
  showsFigure: true,
  draft(random, difficulty) {
    const drawn = drawTable(random);
    switch (difficulty) {
      case 'beginner':
        return nextRate(drawn);
      case 'intermediate':
        return rateLaw(drawn, random);
      case 'advanced':
        return rateConstant(drawn, random);
    }
  },
};

function nextRate({ orders, constant, runs, figure, writeRate }: RateTable): Draft | null {
  const [first, second, third] = runs;
  if (first === undefined || second === undefined || third === undefined) return null;
  const factor = 2;
  const [a, b] = [factor * first.a, third.b];
  const rate = constant * a ** orders[0] * b ** orders[1];
  const write = (value: number): string => `${writeRate(value)} mol/(L·s)`;
  const growth = factor ** orders[0];
  // The working starts from the rate as the table prints it.
  if (write(growth * roundSignificant(third.rate, 3)) !== write(rate)) return null;
  const options = shareReadingOptions(rate, write, [
    {
      value: factor * third.rate,
      slip: 'assumed-first-order',
      teaching: 'This assumes that the order in A is 1; runs 1 and 2 show a different one.',
    },
    {
      value: factor ** 2 * third.rate,
      slip: 'factor-for-order',
      teaching: 'This assumes that the order in A is 2; runs 1 and 2 show a different one.',
    },
    {
      value: third.rate,
      slip: 'ignored-reactant',
      teaching: 'This is the rate of run 3, in which [A] was different.',
    },
    {
      value: factor ** orders[0] * first.rate,
      slip: 'wrong-reference',
      teaching: 'This starts from run 1; run 3 has the required concentration of B, so start from that run.',
    },
    {
      value: factor ** (orders[0] + orders[1]) * third.rate,
      slip: 'both-changes-for-one',
      teaching:
        'The rate was multiplied by a factor for [B] as well; run 3 already has the required concentration of B, so only [A] changes.',
    },
    {
      value: (second.a / first.a) ** orders[0] * third.rate,
      slip: 'wrong-reference',
      teaching: `The rate of run 3 was multiplied by the factor by which it increases from run 1 to run 2, where [A] is ${formatSignificant(second.a / first.a, 1)} times as large; here [A] is doubled.`,
    },
    {
      value: rate * (third.b / first.b) ** orders[1],
      slip: 'both-changes-for-one',
      teaching:
        'The rate was also multiplied by the factor by which it increases from run 1 to run 3; run 3 already has the required concentration of B, so only [A] changes.',
    },
    {
      value: second.rate + third.rate,
      slip: 'added-for-multiplied',
      teaching:
        'The rates of runs 2 and 3 were added; the rate of run 3 must be multiplied by the factor that the doubling of [A] causes.',
    },
    {
      value: third.rate / factor,
      slip: 'inverted-ratio',
      teaching:
        'The rate of run 3 was divided by 2; doubling the concentration of A does not make this reaction slower.',
    },
  ]);
  return (
    options && {
      text: `The table shows initial rates. What initial rate is expected for [A]_{0} = ${decimals(a)} mol/L and [B]_{0} = ${decimals(b)} mol/L?`,
      shown: {
        figure,
        keyFrom: ({ cells }) => {
          const solved = solveRateTable(cells);
          return write(solved.constant * a ** solved.orders[0] * b ** solved.orders[1]);
        },
      },
      ...options,
      explanation: `From run 1 to run 2, only [A] changes, and the rates show that the order in A is ${orders[0]}. Compared with run 3, [A] is doubled, which multiplies the rate by 2^{${orders[0]}} = ${growth}: ${growth} × ${writeRate(third.rate)} mol/(L·s) = ${options.answer}.`,
      finding: `With the order ${orders[0]} in A, the rate of run 3 becomes ${options.answer}.`,
    }
  );
}

function rateLaw({ orders, figure, runs }: RateTable, random: Random): Draft | null {
  const [m, n] = orders;
  const law = (a: number, b: number): string => `rate = *k*${factorText('A', a)}${factorText('B', b)}`;
  const [one, two, three] = runs;
  if (one === undefined || two === undefined || three === undefined) return null;
  const times = [Math.round(two.a / one.a), Math.round(three.b / one.b)] as const;
  const wrong = ordersTaken.flatMap((x) => ordersTaken.map((y) => [x, y] as const));
  return {
    text: 'Which rate law agrees with the initial rates in the table?',
    shown: { figure, keyFrom: ({ cells }) => law(...solveRateTable(cells).orders) },
    answer: law(m, n),
    // Each law is the key as often as any other, so that any three beside it tell nothing.
    distractors: random
      .shuffle(wrong)
      .filter(([x, y]) => x + y > 0 && x + y < 4 && (x !== m || y !== n))
      .slice(0, 3)
      .map(([x, y]) => ({ text: law(x, y), ...slipOfLaw([m, n], [x, y], times) })),
    explanation: `From run 1 to run 2, [A] increases by a factor of ${formatSignificant(two.a / one.a, 1)} and the rate ${changed(two.rate / one.rate)}, so the order in A is ${m}. From run 1 to run 3, [B] increases by a factor of ${formatSignificant(three.b / one.b, 1)} and the rate ${changed(three.rate / one.rate)}, so the order in B is ${n}. The rate law is therefore ${law(m, n)}.`,
    finding: `Pairs of runs in which one concentration changes give the orders ${m} and ${n}.`,
  };
}

/** Orders that a student can find for a reactant; the laws of such orders are those that a table can have, but for an overall order of 4. */
const ordersTaken = [0, 1, 2] as const;

/**
 * What went wrong where other orders were found than those of the table.
 * @param times by what factors [A] and [B] change
 */
function slipOfLaw(
  [m, n]: RateTable['orders'],
  [x, y]: readonly [number, number],
  [timesA, timesB]: readonly [number, number],
): Omit<Distractor, 'text'> {
  if (x === n && y === m)
    return {
      slip: 'exchanged-orders',
      teaching:
        'The orders were interchanged: runs 1 and 2 show the order in A, and runs 1 and 3 the order in B.',
    };
  const slip = x === 1 && y === 1 ? 'orders-from-equation' : 'wrong-reference';
  if (x !== m && y !== n)
    return {
      slip,
      teaching: `With these orders, the rate would be multiplied by ${timesA ** x} from run 1 to run 2 and by ${timesB ** y} from run 1 to run 3; in the table it is multiplied by ${timesA ** m} and by ${timesB ** n}.`,
    };
  const [reactant, run, right, taken] = x === m ? ['B', 3, n, y] : ['A', 2, m, x];
  const compare = `Compare runs 1 and ${run} again:`;
  if (taken === 0)
    return {
      slip: 'ignored-reactant',
      teaching: `${compare} the rate changes with [${reactant}], so [${reactant}] belongs in the rate law.`,
    };
  if (right === 0)
    return {
      slip: slip === 'wrong-reference' ? 'effect-where-none' : slip,
      teaching: `${compare} [${reactant}] changes but the rate does not, so [${reactant}] is not in the rate law.`,
    };
  return {
    slip: slip !== 'wrong-reference' ? slip : taken > right ? 'factor-for-order' : 'wrong-exponent',
    teaching: `${compare} the factor by which the rate changes is the factor by which [${reactant}] changes, raised to the power of the order, which is not ${taken}.`,
  };
}

function factorText(reactant: string, order: number): string {
  if (order === 0) return '';
  return order === 1 ? `[${reactant}]` : `[${reactant}]^{${order}}`;
}

function changed(factor: number): string {
  const shown = formatSignificant(factor, 1);
  return shown === '1' ? 'stays the same' : `changes by a factor of ${shown}`;
}
