import chemicalFormula from 'chemical-formula';
import { Parser } from 'expr-eval-fork';
import { evaluate } from 'mathjs';
import { MF } from 'mf-parser';
import {
  balanceEquation,
  elementOf,
  evaluateExpression,
  molarMass,
  speciesOf,
} from '../packages/chemistry/src/index.ts';
import { balanceByFractions } from './balance-by-fractions.ts';
import { equations, expressions, formulas, type Input } from './chemistry-inputs.ts';
import { percentile, type Figure } from './measure.ts';

const rounds = 101;
/** Short beside a turn that the system gives a program, so that on a busy machine the median is of rounds undisturbed. */
const millisecondsPerRound = 2;
const passesToWarm = 3000;
/** Peers have masses of other tables, and of other years. */
const tolerance = 1e-4;

/**
 * How many times as fast as the nearest peer ours are to be. Measured were 3.1, 3.1 and at least 12 (2026-11-21 and 22): the
 * room is for the machine.
 */
const times = { expressions: 2, masses: 2, equations: 5 };

interface Contender {
  name: string;
  /** NaN, or an exception, where there is no answer. */
  answer: (text: string) => number;
}

/**
 * Ours and the peers on the same inputs in the same run, microseconds an input, median of interleaved rounds. A peer is
 * timed on the inputs that it gets right, ours on the same ones; ours has to get all right.
 */
export function benchChemistry(): Figure[] {
  const parser = new Parser();
  parser.functions['ln'] = Math.log;
  parser.consts['pi'] = Math.PI;
  return [
    ...compare(
      'parse and evaluate',
      expressions,
      times.expressions,
      (text) => numberOf(evaluateExpression(text)),
      [
        { name: 'expr-eval, in its kept fork', answer: (text) => parser.evaluate(text) },
        { name: 'mathjs', answer: (text) => Number(evaluate(text, { ln: Math.log })) },
      ],
    ),
    ...compare('molar mass', formulas, times.masses, (text) => massOf(text), [
      { name: 'chemical-formula', answer: (text) => massOfCounts(chemicalFormula(text)) },
      { name: 'mf-parser', answer: (text) => new MF(text).getInfo().mass },
    ]),
    ...compare('balance an equation', equations, times.equations, (text) => sum(coefficientsOf(text)), [
      { name: 'mathjs with exact fractions', answer: (text) => sum(balanceByFractions(text)) },
    ]),
  ];
}

function compare(
  what: string,
  inputs: readonly Input[],
  atLeast: number,
  ours: Contender['answer'],
  peers: readonly Contender[],
): Figure[] {
  const wrong = inputs.filter((input) => !isRight(ours, input));
  if (wrong.length > 0) throw new Error(`${what}: ${wrong.map(({ text }) => text).join(', ')}`);
  return peers.map(({ name, answer }) => {
    const right = inputs.filter((input) => isRight(answer, input)).map(({ text }) => text);
    const [own, theirs] = timeTogether(right, ours, answer);
    return {
      what: `chemistry: ${what}, ours and ${name} on the ${right.length} of ${inputs.length} that it gets right`,
      value: `${own.toFixed(2)} µs and ${theirs.toFixed(2)} µs, ${(theirs / own).toFixed(1)} times`,
      expected: `at least ${atLeast} times`,
    };
  });
}

function isRight(answer: Contender['answer'], { text, expected }: Input): boolean {
  try {
    return Math.abs(answer(text) / expected - 1) <= tolerance;
  } catch {
    return false;
  }
}

/** Microseconds an input, by turns, so that a slow moment of the machine falls on both. */
function timeTogether(
  texts: readonly string[],
  ours: Contender['answer'],
  theirs: Contender['answer'],
): [number, number] {
  const [ownPasses, otherPasses] = [ours, theirs].map((answer) => {
    const microseconds = run(texts, answer, passesToWarm) * texts.length;
    return Math.max(1, Math.round((1000 * millisecondsPerRound) / microseconds));
  });
  const own: number[] = [];
  const other: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(run(texts, ours, ownPasses ?? 1));
    other.push(run(texts, theirs, otherPasses ?? 1));
  }
  return [percentile(own, 50), percentile(other, 50)];
}

function run(texts: readonly string[], answer: Contender['answer'], passes: number): number {
  let total = 0;
  const before = performance.now();
  for (let pass = 0; pass < passes; pass += 1) for (const text of texts) total += answer(text);
  const taken = performance.now() - before;
  if (!Number.isFinite(total)) throw new Error('An answer was lost');
  return (1000 * taken) / (passes * texts.length);
}

function numberOf(result: ReturnType<typeof evaluateExpression>): number {
  return result.ok ? result.value : Number.NaN;
}

function massOf(text: string): number {
  const result = molarMass(text);
  return result.ok ? result.value.molarMass : Number.NaN;
}

/** The package only counts: the weights are ours. */
function massOfCounts(counts: Readonly<Record<string, number>>): number {
  let mass = 0;
  for (const symbol in counts) mass += elementOf(symbol).atomicWeight * (counts[symbol] ?? 0);
  return mass;
}

function coefficientsOf(text: string): number[] {
  const result = balanceEquation(text);
  return result.ok ? speciesOf(result.value).map(({ coefficient }) => coefficient) : [];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
