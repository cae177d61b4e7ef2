import { formatDecimals } from '@valence/chemistry';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { wholeSet, type ComputedSet, type PartDraft, type SetDraft } from '../../computed-set.ts';
import { optionsOfOneStep } from '../../options/options-of-one-step.ts';
import { plainNumber, scientificNumber } from '../../texts/plain-number.ts';
import { misfit, rateOf, type RateLaw, type Run } from './fit-rates.ts';
import { rateLawOf } from './rate-run-law.ts';
import { nextRate, orderOf } from './rate-run-orders.ts';
import { rateRunConclusions } from './rate-run-conclusions.ts';
import { concentration, drawRuns, lawFrom, runsOf, type DrawnRuns } from './rate-runs.ts';

/** Runs with their initial rates: orders, rate law, constant, and what a run that does not fit says. */
export const rateRunsSet: ComputedSet = {
  id: 'rate-runs-set',
  subject: 'general',
  topics: ['kinetics-basics'],
  tests: {
    beginner: [['initial-rates'], ['initial-rates'], ['rate-law']],
    intermediate: [['initial-rates'], ['initial-rates', 'rate-law'], ['initial-rates']],
    advanced: [['initial-rates'], ['initial-rates', 'rate-law'], ['reaction-rate']],
  },
  reference: 'OpenStax Chemistry 2e, section 12.3',
  draft(random, difficulty) {
    const drawn = drawRuns(random, difficulty);
    if (drawn === null) return null;
    return wholeSet({ ...stimulusOf(drawn, difficulty), parts: partsOf(drawn, random, difficulty) });
  },
};

function stimulusOf({ equation, figure, off }: DrawnRuns, difficulty: Difficulty): Omit<SetDraft, 'parts'> {
  const doubt =
    off === null
      ? ''
      : ' The rates of four of the runs agree with one rate law within 1%; something went wrong in the remaining run.';
  const text =
    difficulty === 'beginner'
      ? `A class studies the reaction ${equation} at constant temperature. The runs differ only in the initial concentrations, and the rate is measured at the very start, before the concentrations change appreciably.`
      : `The initial rate of the reaction ${equation} was measured in several runs, all of which were planned to have the same temperature and the same volume.${doubt}`;
  return {
    title: off === null ? 'Initial rates of several runs' : 'One run that does not fit',
    text,
    figure,
  };
}

function partsOf(drawn: DrawnRuns, random: Random, difficulty: Difficulty): (PartDraft | null)[] {
  switch (difficulty) {
    case 'beginner':
      return [orderOf(drawn, random), nextRate(drawn, random), rateRunConclusions.beginner(drawn, random)];
    case 'intermediate':
      return [rateLawOf(drawn, random), constantOf(drawn), rateRunConclusions.intermediate(drawn, random)];
    case 'advanced':
      return [runToLeaveOut(drawn), constantOf(drawn), rateRunConclusions.advanced(drawn, random)];
  }
}

/** By how many percent two constants differ at least. */
const apart = 15;
const units = ['mol/(L s)', 's^{−1}', 'L/(mol s)', 'L²/(mol² s)'];

function constantOf({ a, b, runs, law: { orders }, off }: DrawnRuns): PartDraft | null {
  const [m, n] = orders;
  const place = runs.findIndex((_, at) => at !== off);
  const run = runs[place];
  const wrong = off === null ? undefined : runs[off];
  if (run === undefined) return null;
  const constant = (x: number, y: number, { a: inA, b: inB, rate } = run): number =>
    rate / (inA ** x * inB ** y);
  const isPlain = constant(m, n) >= 0.01 && constant(m, n) < 100;
  const write = (value: number): string => (isPlain ? plainNumber(value, 2) : scientificNumber(value, 2));
  const options = optionsOfOneStep(
    constant(m, n),
    write,
    [
      ...(wrong === undefined
        ? []
        : [
            {
              value: constant(m, n, wrong),
              slip: 'some-points-only',
              teaching: 'This comes from the run that does not agree with the others.',
            },
          ]),
      {
        value: constant(n, m),
        slip: 'exchanged-orders',
        teaching: `The orders in \\ce{${a}} and \\ce{${b}} were interchanged.`,
      },
      {
        value: constant(m === 1 ? 2 : 1, n),
        slip: 'wrong-exponent',
        teaching: `The order in \\ce{${a}} was taken as ${m === 1 ? 2 : 1}; the runs show an order of ${m}.`,
      },
      {
        value: constant(m, n === 1 ? 0 : 1),
        slip: 'wrong-exponent',
        teaching: `The order in \\ce{${b}} was taken as ${n === 1 ? 0 : 1}; the runs show an order of ${n}.`,
      },
      {
        value: run.rate * run.a ** m * run.b ** n,
        slip: 'multiplied-for-divided',
        teaching: 'The rate was multiplied by the concentrations; it must be divided by them to obtain *k*.',
      },
      {
        value: constant(m, n) * run.a,
        slip: m === 0 ? 'multiplied-for-divided' : 'forgot-exponent',
        teaching:
          m === 0
            ? `The result was multiplied by [\\ce{${a}}], on which the rate does not depend.`
            : `Division by one factor of [\\ce{${a}}] was left out.`,
      },
      {
        value: constant(m, n) / run.a,
        slip: 'wrong-exponent',
        teaching: `The rate was divided by [\\ce{${a}}] one time too many.`,
      },
      {
        value: constant(m, n) * run.b,
        slip: 'wrong-exponent',
        teaching: `The result was multiplied by [\\ce{${b}}] one time too many.`,
      },
      {
        value: constant(m, n) / run.b,
        slip: 'wrong-exponent',
        teaching: `The rate was divided by [\\ce{${b}}] one time too many.`,
      },
      ...(m === 0
        ? []
        : [
            {
              value: (constant(m, n) * run.a) / run.b,
              slip: 'exchanged-values',
              teaching: `One factor of [\\ce{${b}}] was divided out instead of one factor of [\\ce{${a}}].`,
            },
          ]),
      ...(n === 0
        ? []
        : [
            {
              value: (constant(m, n) * run.b) / run.a,
              slip: 'exchanged-values',
              teaching: `One factor of [\\ce{${a}}] was divided out instead of one factor of [\\ce{${b}}].`,
            },
          ]),
      ...runs.flatMap((another, at) =>
        at === place || at === off
          ? []
          : [
              {
                value: constant(m, n, { ...run, rate: another.rate }),
                slip: 'wrong-reference',
                teaching: `The concentrations are those of run ${place + 1}, but the rate is that of run ${at + 1}.`,
              },
            ],
      ),
      ...[10, 0.1].map((step) => ({
        value: constant(m, n) * step,
        slip: 'power-of-ten',
        teaching: `The digits are right, but the decimal point is one place too far to the ${step > 1 ? 'right' : 'left'}.`,
      })),
    ],
    apart,
  );
  const below = [
    [run.a, m],
    [run.b, n],
  ]
    .flatMap(([value = 0, order = 0]) =>
      order === 0 ? [] : [order === 1 ? concentration(value) : `(${concentration(value)})^{${order}}`],
    )
    .join(' × ');
  return (
    options && {
      text: 'What is the numerical value of the rate constant *k*, with concentrations in mol/L and time in s?',
      keyFrom: ({ cells }) => write(lawFrom(cells)?.constant ?? NaN),
      ...options,
      explanation: `The runs${off === null ? '' : ' that agree with each other'} give an order of ${m} in \\ce{${a}} and an order of ${n} in \\ce{${b}}. With the values from run ${place + 1}, *k* = \\frac{${scientificNumber(run.rate, 3)}}{${below}} = ${options.answer}, in ${units[m + n] ?? ''}.`,
      finding: `The rate of run ${place + 1} over its concentrations to the orders ${m} and ${n}: ${options.answer}.`,
    }
  );
}

function runToLeaveOut({ a, b, runs, off, law }: DrawnRuns): PartDraft | null {
  const wrong = off === null ? undefined : runs[off];
  const other = runs.find((_, place) => place !== off);
  if (off === null || wrong === undefined || other === undefined) return null;
  const name = (place: number): string => `Run ${place + 1}`;
  const ratio = formatDecimals(
    wrong.rate / rateOf({ ...law, constant: constantIn(other, law) }, wrong.a, wrong.b),
    2,
  );
  return {
    text: 'Which run should be left out before the rate law is determined?',
    keyFrom: ({ cells }) => name(misfit(runsOf(cells)) ?? -1),
    answer: name(off),
    distractors: runs.flatMap((_, place) =>
      place === off
        ? []
        : [
            {
              text: name(place),
              slip: 'evidence-that-decides-nothing',
              teaching: `Without ${name(place).toLowerCase()}, the others still do not all agree with one rate law with whole-number orders, because ${name(off).toLowerCase()} is among them.`,
            },
          ],
    ),
    explanation: `Without run ${off + 1}, the other four runs agree with one rate law, with an order of ${law.orders[0]} in \\ce{${a}} and of ${law.orders[1]} in \\ce{${b}}. The rate of run ${off + 1} is ${ratio} times the value that this law predicts. ${name(off)} should be left out.`,
    finding: `Only without run ${off + 1} do the others agree with one rate law.`,
  };
}

function constantIn({ a, b, rate }: Run, { orders }: RateLaw): number {
  return rate / (a ** orders[0] * b ** orders[1]);
}
