import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { difficultiesOf } from '../../computed-set.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { rateRunsSet } from './rate-runs-set.ts';

const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);

/** A row of the table as numbers, by plain reading of what is printed. */
function rowsOf({ stimulus }: Question): number[][] {
  if (stimulus?.figure?.kind !== 'table') throw new Error('no table');
  return stimulus.figure.rows.map((row) =>
    row.map((cell) => Number(cell.replace(' × 10^{', 'e').replace('}', '').replace('−', '-'))),
  );
}

/** Orders and ln k by least squares on ln(rate) = ln k + m ln a + n ln b, with the largest residual. */
function leastSquares(rows: readonly number[][]): { m: number; n: number; k: number; worst: number } {
  const points = rows.map(
    ([, a = 0, b = 0, rate = 0]) => [Math.log(a), Math.log(b), Math.log(rate)] as const,
  );
  const mean = (pick: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [ma, mb, mr] = [mean(([x]) => x), mean(([, y]) => y), mean(([, , z]) => z)];
  const saa = mean(([x]) => (x - ma) ** 2);
  const sbb = mean(([, y]) => (y - mb) ** 2);
  const sab = mean(([x, y]) => (x - ma) * (y - mb));
  const sar = mean(([x, , z]) => (x - ma) * (z - mr));
  const sbr = mean(([, y, z]) => (y - mb) * (z - mr));
  const [m, n] = [
    (sar * sbb - sbr * sab) / (saa * sbb - sab ** 2),
    (sbr * saa - sar * sab) / (saa * sbb - sab ** 2),
  ];
  const worst = Math.max(...points.map(([x, y, z]) => Math.abs(z - mr - m * (x - ma) - n * (y - mb))));
  return { m, n, k: Math.exp(mr - m * ma - n * mb), worst };
}

const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';
const valueOf = (text: string): number =>
  Number(
    text
      .replace(/ mol.*$/, '')
      .replace(' × 10^{', 'e')
      .replace('}', '')
      .replace('−', '-'),
  );

/** The rows without the one that alone keeps the others from one law with whole orders. */
function fitting(rows: readonly number[][]): { rows: number[][]; off: number | null } {
  if (leastSquares(rows).worst < 0.01) return { rows: [...rows], off: null };
  const places = rows.flatMap((_, place) => {
    const { m, n, worst } = leastSquares(rows.filter((__, at) => at !== place));
    const isWhole = [m, n].every((order) => Math.abs(order - Math.round(order)) < 0.03);
    return worst < 0.01 && isWhole ? [place] : [];
  });
  const [off] = places;
  if (off === undefined || places.length > 1) throw new Error('no one run is off');
  return { rows: rows.filter((_, place) => place !== off), off };
}

/** What plain computation finds in the printed runs. */
interface Found {
  rows: readonly number[][];
  off: number | null;
  m: number;
  n: number;
  k: number;
}

function foundIn(question: Question): Found {
  const rows = rowsOf(question);
  const { rows: fit, off } = fitting(rows);
  const law = leastSquares(fit);
  const [m, n] = [Math.round(law.m), Math.round(law.n)];
  const k = fit.reduce((sum, [, a = 0, b = 0, rate = 0]) => sum + rate / a ** m / b ** n, 0) / fit.length;
  return { rows, off, m, n, k };
}

function made(level: Difficulty): { questions: readonly [Question, Question, Question]; found: Found }[] {
  return seeds.map((seed) => {
    const [first, second, third, ...more] = makeSet(rateRunsSet, seed, level);
    if (first === undefined || second === undefined || third === undefined || more.length > 0)
      throw new Error('a set has not three questions');
    return { questions: [first, second, third], found: foundIn(first) };
  });
}

test.each(difficultiesOf(rateRunsSet))('four different options each (%s)', (level) => {
  for (const { questions } of made(level))
    for (const { options } of questions) expect(new Set(options.map(({ text }) => text)).size).toBe(4);
});

/** How often a quantity of run 1 is taken, by the words before it. */
function timesOf(text: string, quantity: string): number {
  const [, word] = new RegExp(`(twice|half|same) the ${quantity}|the (same) ${quantity}`).exec(text) ?? [];
  return word === 'twice' ? 2 : word === 'half' ? 0.5 : 1;
}

function rateOfMixture(text: string, { m, n }: Found): string {
  const times = (timesOf(text, 'amounts') / timesOf(text, 'volume')) ** (m + n);
  const grown: Readonly<Record<number, string>> = {
    2: 'doubles',
    4: 'increases by a factor of four',
    8: 'increases by a factor of eight',
  };
  const fallen: Readonly<Record<number, string>> = { 2: 'one half', 4: 'one quarter', 8: 'one eighth' };
  if (times === 1) return 'It stays the same.';
  return times > 1 ? `It ${grown[times] ?? ''}.` : `It decreases to ${fallen[1 / times] ?? ''}.`;
}

function changedIn(question: Question): string {
  const { text } = question;
  const concentration = `concentration of ${columnOf(question, 1)}`;
  if (!text.includes('higher')) return `Only the ${concentration}`;
  return text.includes('twice') ? `The rate constant and the ${concentration}` : 'Only the rate constant';
}

test('every order from 0 to 3 is a key, and a rate can fall or grow', () => {
  const keys = made('beginner').map(({ questions: [order, , conclusion] }) => [
    keyOf(order),
    keyOf(conclusion),
  ]);
  expect(new Set(keys.map(([order]) => order))).toEqual(new Set(['0', '1', '2', '3']));
  for (const told of ['It decreases', 'It increases', 'The rate constant and', 'Only the concentration'])
    expect(keys.filter(([, conclusion]) => conclusion?.startsWith(told)).length).toBeGreaterThan(5);
});

test('the order and the rate of the next run follow from the printed runs by least squares', () => {
  for (const { questions, found } of made('beginner')) {
    const [order, next, conclusion] = questions;
    const askedOrder = order.text.includes('overall')
      ? found.m + found.n
      : order.text.includes(columnOf(order, 1))
        ? found.m
        : found.n;
    expect(keyOf(order)).toBe(String(askedOrder));
    const [a = 0, b = 0] = [...next.text.matchAll(/= ([\d.]+) mol\/L/g)].map(([, value]) => Number(value));
    expect(valueOf(keyOf(next)) / (found.k * a ** found.m * b ** found.n)).toBeCloseTo(1, 1);
    expect(keyOf(conclusion)).toBe(
      conclusion.text.includes('mixture') ? rateOfMixture(conclusion.text, found) : changedIn(conclusion),
    );
  }
});

test('law, constant and the telling pair of runs follow from the printed runs by least squares', () => {
  for (const { questions, found } of made('intermediate')) {
    const [law, constant, pair] = questions;
    const powers = [...keyOf(law).matchAll(/\](?:\^\{(\d)\})?/g)].map(([, order = '1']) => Number(order));
    expect(powers).toEqual([found.m, found.n].filter((order) => order > 0));
    expect(valueOf(keyOf(constant)) / found.k).toBeCloseTo(1, 1);
    const [, one = 0, two = 0] = /Runs (\d) and (\d)/.exec(keyOf(pair))?.map(Number) ?? [];
    const isOfFirst = pair.text.indexOf(columnOf(law, 1)) < pair.text.indexOf(columnOf(law, 2));
    const changed = [1, 2].filter(
      (column) => found.rows[one - 1]?.[column] !== found.rows[two - 1]?.[column],
    );
    expect(changed).toEqual([isOfFirst ? 1 : 2]);
  }
});

test('a rate law has each order in either reactant, and the coefficients are among the wrong ones', () => {
  const all = made('intermediate').map(({ questions: [law], found }) => ({
    law,
    orders: [found.m, found.n],
  }));
  const laws = new Set(all.map(({ orders }) => orders.join(' ')));
  expect(laws).toEqual(new Set(['1 1', '2 1', '1 2', '2 0', '0 2', '1 0', '0 1']));
  // No pair of orders is the key so often that one could rely on it.
  for (const one of laws)
    expect(all.filter(({ orders }) => orders.join(' ') === one).length).toBeLessThan(0.35 * all.length);
  const ofEquation = all.flatMap(({ law }) =>
    law.options.flatMap(({ text, slip }) =>
      slip?.id === 'orders-from-equation' ? [{ text, caption: law.stimulus?.figure?.caption ?? '' }] : [],
    ),
  );
  expect(ofEquation.length).toBeGreaterThan(10);
  for (const { text, caption } of ofEquation)
    for (const [, reactant = '', order = '1'] of text.matchAll(/\[\\ce\{(.*?)\}\](?:\^\{(\d)\})?/g))
      expect(caption).toContain(`${order === '1' ? '' : order}${reactant} `);
});

test('the run to leave out, the constant without it and what explains it follow from the printed runs', () => {
  for (const { questions, found } of made('advanced')) {
    const [out, constant, reason] = questions;
    expect(keyOf(out)).toBe(`Run ${(found.off ?? -1) + 1}`);
    expect(valueOf(keyOf(constant)) / found.k).toBeCloseTo(1, 1);
    const [, a = 0, b = 0, rate = 0] = found.rows[found.off ?? -1] ?? [];
    const isFast = rate > found.k * a ** found.m * b ** found.n;
    const explains = isFast ? /higher|more|catalyst/ : /lower|less|had reacted/;
    const isAskedFor = reason.text.includes('can explain');
    for (const [place, { text }] of reason.options.entries())
      expect(explains.test(text)).toBe((place === reason.key) === isAskedFor);
  }
});

/** The formula in the heading of a column. */
function columnOf({ stimulus }: Question, column: number): string {
  const figure = stimulus?.figure;
  const heading = figure?.kind === 'table' ? (figure.columns[column] ?? '') : '';
  return /\\ce\{.*?\}(?=\])/.exec(heading)?.[0] ?? '';
}
