import { formatDecimals } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { readNumber } from '../../texts/read-number.ts';
import { fitRates, misfit, rateOf, type RateLaw, type Run } from './fit-rates.ts';

/** Reactions whose rate laws are known, with a rate constant for a first concentration of 0.1 mol/L. */
const reactions = [
  {
    equation: '\\ce{S2O8^{2-} + 3I- -> 2SO4^{2-} + I3^-}',
    a: 'S2O8^{2-}',
    b: 'I-',
    orders: [1, 1],
    size: 1e-3,
  },
  { equation: '\\ce{2NO + 2H2 -> N2 + 2H2O}', a: 'NO', b: 'H2', orders: [2, 1], size: 1e-1 },
  { equation: '\\ce{2NO + Cl2 -> 2NOCl}', a: 'NO', b: 'Cl2', orders: [2, 1], size: 1e-2 },
  { equation: '\\ce{2NO2 + F2 -> 2NO2F}', a: 'NO2', b: 'F2', orders: [1, 1], size: 1e-2 },
  { equation: '\\ce{NO2 + CO -> NO + CO2}', a: 'NO2', b: 'CO', orders: [2, 0], size: 1e-2 },
  { equation: '\\ce{CH3Br + OH- -> CH3OH + Br-}', a: 'CH3Br', b: 'OH-', orders: [1, 1], size: 1e-3 },
  { equation: '\\ce{2ClO2 + 2OH- -> ClO3- + ClO2- + H2O}', a: 'ClO2', b: 'OH-', orders: [2, 1], size: 1e-1 },
  {
    equation: '\\ce{(CH3)3CBr + OH- -> (CH3)3COH + Br-}',
    a: '(CH3)3CBr',
    b: 'OH-',
    orders: [1, 0],
    size: 1e-4,
  },
] as const;

/** More of them for where a rate law is asked for: a reactant that occurs once tells its law to whoever has met it. The first is kept acidic. */
const furtherReactions = [
  {
    equation: '\\ce{CH3COCH3 + I2 -> CH3COCH2I + HI}',
    a: 'CH3COCH3',
    b: 'I2',
    orders: [1, 0],
    size: 1e-6,
  },
  { equation: '\\ce{2ICl + H2 -> I2 + 2HCl}', a: 'ICl', b: 'H2', orders: [1, 1], size: 1e-2 },
  {
    equation: '\\ce{CH3COOC2H5 + OH- -> CH3COO- + C2H5OH}',
    a: 'CH3COOC2H5',
    b: 'OH-',
    orders: [1, 1],
    size: 1e-2,
  },
  {
    equation: '\\ce{C2O4^{2-} + 2HgCl2 -> 2CO2 + 2Cl- + Hg2Cl2}',
    a: 'C2O4^{2-}',
    b: 'HgCl2',
    orders: [2, 1],
    size: 1e-5,
  },
] as const;

/** Where a rate law is asked for, each pair of orders is drawn about as often, and either reactant can stand first in the table. */
const lawsAsked = [
  [1, 1],
  [2, 1],
  [2, 1],
  [2, 0],
  [1, 0],
  [1, 0],
] as const;

/** What was drawn for a set. */
export interface DrawnRuns {
  equation: string;
  a: string;
  b: string;
  law: RateLaw;
  /** As the table prints them. */
  runs: readonly Run[];
  figure: Figure;
  /** Of the run that does not fit, from 0; none where all fit. */
  off: number | null;
}

/** As tables and texts print it, in mol/L. */
export const concentration = (value: number): string => formatDecimals(value, 3);

/** Runs whose numbers a table prints, at the difficulty's plan: with one run that is off where it is advanced. */
export function drawRuns(random: Random, difficulty: Difficulty): DrawnRuns | null {
  const { equation, a, b, orders, size } =
    difficulty === 'intermediate' ? oneOfAllLaws(random) : random.pick(reactions);
  const constant = random.integer(12, 95) * size;
  const [startA, startB] = [random.integer(4, 9) / 100, random.integer(4, 9) / 100];
  const [moreA, moreB] = [random.pick([2, 3]), random.pick([2, 3])];
  const plans: Record<Difficulty, readonly (readonly [number, number])[]> = {
    beginner: [
      [1, 1],
      [moreA, 1],
      [1, moreB],
    ],
    intermediate: random.shuffle([
      [1, 1],
      [moreA, 1],
      [1, moreB],
      [moreA + 1, moreB + 2],
    ]),
    advanced: random.shuffle([
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 3],
      [4, 2],
    ]),
  };
  const isOff = difficulty === 'advanced';
  const off = isOff ? random.integer(0, 4) : null;
  const factor = random.pick([0.45, 0.5, 0.6, 1.6, 1.8, 2.2]);
  const runs = plans[difficulty].map(([ofA, ofB], place) => {
    const [inA, inB] = [startA * ofA, startB * ofB];
    const rate = rateOf({ orders, constant }, inA, inB) * (place === off ? factor : 1);
    return { a: inA, b: inB, rate };
  });
  const figure: Figure = {
    kind: 'table',
    caption: `Initial rates of ${equation}`,
    columns: ['Run', `[\\ce{${a}}]_{0} (mol/L)`, `[\\ce{${b}}]_{0} (mol/L)`, 'Initial rate (mol/(L s))'],
    rows: runs.map((run, place) => [
      String(place + 1),
      concentration(run.a),
      concentration(run.b),
      scientificNumber(run.rate, 3),
    ]),
  };
  const printed = runsOf(figure.rows);
  if (off === null ? fitRates(printed) === null : misfit(printed) !== off) return null;
  return { equation, a, b, law: { orders, constant }, runs: printed, figure, off };
}

interface Reaction {
  equation: string;
  a: string;
  b: string;
  orders: RateLaw['orders'];
  size: number;
}

function oneOfAllLaws(random: Random): Reaction {
  const [m, n] = random.pick(lawsAsked);
  const reaction = random.pick(
    [...reactions, ...furtherReactions].filter(({ orders }) => orders[0] === m && orders[1] === n),
  );
  const { a, b } = reaction;
  return random.pick([true, false]) ? reaction : { ...reaction, a: b, b: a, orders: [n, m] };
}

/** The runs that a table shows. */
export function runsOf(cells: readonly (readonly string[])[]): Run[] {
  return cells.map(([, a = '', b = '', rate = '']) => ({
    a: readNumber(a),
    b: readNumber(b),
    rate: readNumber(rate),
  }));
}

/** The law that the cells of the table lead to, the run that does not fit left out. */
export function lawFrom(cells: readonly (readonly string[])[]): RateLaw | null {
  const runs = runsOf(cells);
  const off = misfit(runs);
  return fitRates(runs.filter((_, place) => place !== off));
}
