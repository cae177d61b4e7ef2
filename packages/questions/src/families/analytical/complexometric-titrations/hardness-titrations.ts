import { formatDecimals } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';

/** What all titrations of a set have in common: mL and mol/L. */
export interface Conditions {
  water: string;
  sample: number;
  edta: number;
}

export const hundredths = (value: number): string => formatDecimals(value, 2);
export const milliliters = (value: number): string => `${hundredths(value)} mL`;
export const molar = (value: number): string => `${formatDecimals(value, 5)} mol/L`;
const rounded = (value: number): number => Math.round(100 * value) / 100;
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** With n − 1 below. */
export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

export function drawConditions(random: Random): Conditions {
  return {
    water: random.pick(['tap water', 'well water', 'lake water', 'spring water']),
    sample: random.pick([50, 100]),
    edta: random.integer(960, 1040) / 100_000,
  };
}

/** Readings of the burette: a rough titration, three careful ones, and a blank. */
export interface Readings {
  /** First and last reading of each. */
  rough: readonly [number, number];
  careful: readonly (readonly [number, number])[];
  blank: readonly [number, number];
  figure: Figure;
}

export function drawReadings(random: Random): Readings {
  const volume = random.integer(1150, 1990) / 100;
  const blankVolume = random.integer(45, 85) / 100;
  const from = (used: number): [number, number] => {
    const start = random.integer(0, 190) / 100;
    return [start, rounded(start + used)];
  };
  const rough = from(rounded(volume + random.integer(70, 130) / 100));
  const careful = random
    .shuffle([-1, 0, 1])
    .map((sign) => from(rounded(volume + (sign * random.integer(1, 4)) / 100)));
  const blank = from(blankVolume);
  const figure: Figure = {
    kind: 'table',
    caption: 'Burette readings',
    columns: ['Titration', 'Initial reading (mL)', 'Final reading (mL)'],
    rows: [
      ['Rough', rough] as const,
      ...careful.map((one, place) => [String(place + 1), one] as const),
      ['Blank', blank] as const,
    ].map(([name, [first, last]]) => [name, hundredths(first), hundredths(last)]),
  };
  return { rough, careful, blank, figure };
}

export const usedIn = ([first, last]: readonly [number, number]): number => last - first;

/** Volumes of the cells of a table of readings: rough, careful, blank. */
export function volumesIn(cells: readonly (readonly string[])[]): {
  rough: number;
  careful: number[];
  blank: number;
} {
  const used = cells.map(([, first, last]) => Number(last) - Number(first));
  return { rough: used[0] ?? NaN, careful: used.slice(1, 4), blank: used[4] ?? NaN };
}

/** Five titrations of one water, one of them far from the others, and a blank. */
export interface Replicates {
  volumes: readonly number[];
  blank: number;
  /** Place of the suspected one. */
  suspected: number;
  /** Gap over range. */
  quotient: number;
  figure: Figure;
}

/** For five values at 90% (Rorabacher). */
export const criticalQuotient = 0.642;

/** @returns `null` where the quotient lies near to its critical value */
export function drawReplicates(random: Random): Replicates | null {
  const volume = random.integer(1150, 1990) / 100;
  const others = random.shuffle([0, random.integer(2, 3), random.integer(4, 6), random.integer(7, 9)]);
  const isHigh = random.pick([true, false]);
  const gap = random.pick([random.integer(9, 13), random.integer(22, 36)]);
  const far = isHigh ? Math.max(...others) + gap : -gap;
  const suspected = random.integer(0, 4);
  const offsets = [...others.slice(0, suspected), far, ...others.slice(suspected)];
  const volumes = offsets.map((offset) => rounded(volume + offset / 100));
  const quotient = gap / (Math.max(...offsets) - Math.min(...offsets));
  if (Math.abs(quotient - criticalQuotient) < 0.04) return null;
  const blank = random.integer(35, 70) / 100;
  const figure: Figure = {
    kind: 'table',
    caption: 'Volumes of EDTA',
    columns: ['Titration', '*V* (mL)'],
    rows: [...volumes.map((v, place) => [String(place + 1), hundredths(v)]), ['Blank', hundredths(blank)]],
  };
  return { volumes, blank, suspected, quotient, figure };
}

/** What the cells of a table of replicates say. */
export function replicatesIn(
  cells: readonly (readonly string[])[],
): Pick<Replicates, 'volumes' | 'blank' | 'quotient' | 'suspected'> {
  const all = cells.map(([, v]) => Number(v));
  const volumes = all.slice(0, 5);
  const inOrder = volumes.toSorted((one, other) => one - other);
  const [low, next, , below, high] = inOrder;
  const gaps = [(next ?? NaN) - (low ?? NaN), (high ?? NaN) - (below ?? NaN)];
  const isHigh = (gaps[1] ?? NaN) > (gaps[0] ?? NaN);
  return {
    volumes,
    blank: all[5] ?? NaN,
    suspected: volumes.indexOf((isHigh ? high : low) ?? NaN),
    quotient: Math.max(...gaps) / ((high ?? NaN) - (low ?? NaN)),
  };
}

/** The volumes that are kept by the Q test. */
export function keptOf({
  volumes,
  quotient,
  suspected,
}: Pick<Replicates, 'volumes' | 'quotient' | 'suspected'>): number[] {
  return volumes.filter((_, place) => quotient < criticalQuotient || place !== suspected);
}

/** Four titrations at each of two pH: means and standard deviations in mL, and a blank of each. */
export interface TwoSeries {
  both: Series;
  calcium: Series;
  figure: Figure;
}

interface Series {
  mean: number;
  deviation: number;
  blank: number;
}

export const titrationsEach = 4;

/** @returns `null` where one of the metals is too little to be told from the other */
export function drawTwoSeries(random: Random): TwoSeries | null {
  const series = (mean: number, deviation: number): Series => ({
    mean,
    deviation,
    blank: random.integer(20, 65) / 100,
  });
  const [large, small] = [random.integer(42, 60) / 1000, random.integer(24, 38) / 1000];
  const [first = NaN, second = NaN] = random.shuffle([large, small]);
  const both = series(random.integer(1500, 2150) / 100, first);
  const calcium = series(random.integer(700, 1400) / 100, second);
  const share = (calcium.mean - calcium.blank) / (both.mean - both.blank);
  if (
    share < 0.4 ||
    share > 0.72 ||
    Math.abs(both.blank - calcium.blank) < 0.12 ||
    Math.abs(share - 0.5) < 0.04
  )
    return null;
  const figure: Figure = {
    kind: 'table',
    caption: 'Four titrations at each pH, and a blank for each',
    columns: ['pH', 'Mean *V* (mL)', '*s* (mL)', 'Blank (mL)'],
    rows: [['10', both] as const, ['12.5', calcium] as const].map(([pH, { mean, deviation, blank }]) => [
      pH,
      hundredths(mean),
      formatDecimals(deviation, 3),
      hundredths(blank),
    ]),
  };
  return { both, calcium, figure };
}

/** What the cells of a table of two series say. */
export function seriesIn(cells: readonly (readonly string[])[]): Pick<TwoSeries, 'both' | 'calcium'> {
  const [both, calcium] = cells.map(([, mean, deviation, blank]) => ({
    mean: Number(mean),
    deviation: Number(deviation),
    blank: Number(blank),
  }));
  if (both === undefined || calcium === undefined) throw new Error('not two series');
  return { both, calcium };
}
