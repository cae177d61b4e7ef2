import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';

const three = (value: number): string => formatSignificant(value, 3);

/** Between the first and the third run both concentrations change, so that the order in A is needed for that in B. */
export function ordersFromRates(random: Random): Draft | null {
  const [a, b] = [random.integer(0, 2), random.integer(0, 2)];
  if (a + b === 0 || a + b > 3) return null;
  const [x, y] = [random.integer(10, 40) / 100, random.integer(10, 40) / 100];
  const [timesA, timesB] = [random.integer(2, 3), random.integer(2, 3)];
  const first = random.integer(110, 900) / 100_000;
  const [second, third] = [first * timesA ** a, first * timesA ** a * timesB ** b];
  const run = (number: number, inA: number, inB: number, rate: number): string =>
    `Run ${number}: [A] = ${three(inA)}, [B] = ${three(inB)}, rate = ${three(rate)}.`;
  const because = `From run 1 to run 2, only [A] changes, by a factor of ${timesA}, and the rate ${changed(timesA ** a)}; from run 2 to run 3, only [B] changes, by a factor of ${timesB}, and the rate ${changed(timesB ** b)}`;
  const change = timesA ** a * timesB ** b;
  const apparent = apparentOrder(timesB, change);
  return {
    text: `Initial rates were measured for the reaction A + B → products, with concentrations in mol/L and rates in mol/(L·s). ${run(1, x, y, first)} ${run(2, x * timesA, y, second)} ${run(3, x * timesA, y * timesB, third)} What is the rate law?`,
    answer: law(a, b),
    distractors: [
      ...(apparent === null || apparent === b
        ? []
        : [
            {
              text: law(a, apparent),
              slip: 'ignored-reactant',
              teaching: `Runs 1 and 3 were compared as if only [B] changed, but [A] changes between them as well. From run 2 to run 3, where only [B] changes, the rate ${changed(timesB ** b)}.`,
            },
          ]),
      {
        text: law(b, a),
        slip: 'exchanged-orders',
        teaching: `The orders were interchanged. ${contrast('A', a, b, timesA)}`,
      },
      {
        text: law(1, 1),
        slip: 'orders-from-equation',
        teaching: `The coefficients in the equation were taken as the orders. ${a === 1 ? contrast('B', b, 1, timesB) : contrast('A', a, 1, timesA)}`,
      },
      otherOrder('A', a, timesA, (order) => law(order, b)),
      otherOrder('B', b, timesB, (order) => law(a, order)),
      ...(apparentOrder(timesA, change) === 2 && apparent === 2
        ? [
            {
              text: law(2, 2),
              slip: 'ignored-reactant',
              teaching:
                'Runs 1 and 3 were compared for each reactant as if it alone changed. Only [A] changes from run 1 to run 2, and only [B] from run 2 to run 3.',
            },
          ]
        : []),
    ],
    explanation: `${because}. The orders are therefore ${a} in A and ${b} in B: ${law(a, b)}.`,
    finding: `The ratios of the rates give the orders ${a} and ${b}.`,
  };
}

function changed(factor: number): string {
  return factor === 1 ? 'stays the same' : `changes by a factor of ${factor}`;
}

/** One order read otherwise: what it would do to the rate, beside what the runs show. */
function otherOrder(
  reactant: string,
  order: number,
  times: number,
  lawWith: (order: number) => string,
): Distractor {
  const other = order === 2 ? 1 : 2;
  return {
    text: lawWith(other),
    slip: times ** order === other ? 'factor-for-order' : 'wrong-order',
    teaching: contrast(reactant, order, other, times),
  };
}

/** What a wrong order would do to the rate, beside what the runs show. */
function contrast(reactant: string, order: number, wrong: number, times: number): string {
  const would = wrong === 0 ? 'leave the rate unchanged' : `multiply the rate by ${times ** wrong}`;
  return `With an order of ${wrong} in ${reactant}, multiplying [${reactant}] by ${times} would ${would}; in the runs the rate ${order === 0 ? 'stays the same' : `is multiplied by ${times ** order}`}.`;
}

/** The order found by a student who attributes the whole change of the rate to one reactant. */
function apparentOrder(times: number, change: number): 1 | 2 | null {
  if (change === times) return 1;
  return change === times ** 2 ? 2 : null;
}

function law(a: number, b: number): string {
  return `rate = *k*${power('A', a)}${power('B', b)}`;
}

function power(name: string, order: number): string {
  if (order === 0) return '';
  return `[${name}]${order === 1 ? '' : `^{${order}}`}`;
}
