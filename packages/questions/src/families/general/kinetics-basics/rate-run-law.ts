import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import type { Distractor } from '../../family.ts';
import { lawFrom, type DrawnRuns } from './rate-runs.ts';

/** Orders that a student can find in a table of initial rates; no law of the tables has an overall order of 4. */
const orderOptions = [0, 1, 2] as const;

/** The rate law that all runs agree with, among those that have another order in one reactant or in both. */
export function rateLawOf({ equation, a, b, law: { orders } }: DrawnRuns, random: Random): PartDraft {
  const write = (m: number, n: number): string => `rate = *k*${power(a, m)}${power(b, n)}`;
  const [m, n] = orders;
  const [ofA, ofB] = [coefficientOf(a, equation), coefficientOf(b, equation)];
  const taken = orderOptions.flatMap((x) => orderOptions.map((y) => [x, y] as const));
  const laws = taken.filter(([x, y]) => x + y > 0 && x + y < 4);
  const wrong = [...laws, ...(ofA + ofB > 3 ? [[ofA, ofB] as const] : [])].filter(
    ([x, y]) => x !== m || y !== n,
  );
  const slipOf = (x: number, y: number): Omit<Distractor, 'text'> => {
    if (x === ofA && y === ofB)
      return {
        slip: 'orders-from-equation',
        teaching: 'These are the coefficients of the equation; the orders must be found from the rates.',
      };
    if (x === n && y === m)
      return {
        slip: 'exchanged-orders',
        teaching: 'The orders were interchanged; check which concentration changes between the runs.',
      };
    if (x !== m && y !== n)
      return {
        slip: 'wrong-exponent',
        teaching: `Two runs with the same [\\ce{${b}}] do not show an order of ${x} in \\ce{${a}}, and two with the same [\\ce{${a}}] do not show an order of ${y} in \\ce{${b}}.`,
      };
    const [asked, kept, right, wrongly] = x === m ? [b, a, n, y] : [a, b, m, x];
    const found = `Two runs with the same [\\ce{${kept}}] show the order in \\ce{${asked}}`;
    if (wrongly === 0)
      return {
        slip: 'ignored-reactant',
        teaching: `${found}: the rate changes when [\\ce{${asked}}] does, so [\\ce{${asked}}] belongs in the rate law.`,
      };
    return {
      slip: 'wrong-exponent',
      teaching:
        right === 0
          ? `${found}: the rate stays the same whatever [\\ce{${asked}}] is.`
          : `${found}: the factor by which the rate changes is the factor by which [\\ce{${asked}}] changes, raised to a power other than ${wrongly}.`,
    };
  };
  return {
    text: 'Which rate law agrees with the data in the table?',
    keyFrom: ({ cells }) => write(...(lawFrom(cells)?.orders ?? [9, 9])),
    answer: write(m, n),
    // Each law is the key about as often as any other, so that any three beside it tell nothing.
    distractors: random
      .shuffle(wrong)
      .slice(0, 3)
      .map(([x, y]) => ({ text: write(x, y), ...slipOf(x, y) })),
    explanation: `Two runs with the same [\\ce{${b}}] give an order of ${m} in \\ce{${a}}, and two with the same [\\ce{${a}}] give an order of ${n} in \\ce{${b}}. The rate law is therefore ${write(m, n)}.`,
    finding: `Pairs of runs in which one concentration changes give the orders ${m} and ${n}.`,
  };
}

function power(reactant: string, order: number): string {
  if (order === 0) return '';
  return `[\\ce{${reactant}}]${order === 1 ? '' : `^{${order}}`}`;
}

/** How many of a reactant stand on the left of an equation. */
function coefficientOf(reactant: string, equation: string): number {
  const [left = ''] = equation.replace('\\ce{', '').split(' -> ');
  const term = left.split(' + ').find((one) => one.replace(/^\d+/, '') === reactant) ?? '';
  return Number(/^\d+/.exec(term)?.[0] ?? 1);
}
