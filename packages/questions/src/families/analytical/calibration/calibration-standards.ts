import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';

/** A calibration that was drawn: concentrations in mg/L, volumes in mL. */
export interface Standards {
  analyte: string;
  /** Absorbance for each mg/L, as the printed standards give it. */
  slope: number;
  /** Absorbance of the blank. */
  blank: number;
  /** True where the stated reading of the sample has the blank in it. */
  isBlankIn: boolean;
  /** Of the diluted sample as it is stated. */
  signal: number;
  /** Of the sample itself: beyond the straight part. */
  undiluted: number;
  aliquot: number;
  flask: number;
  /** The last concentration of the straight part, and all of them. */
  straightTo: number;
  /** The standard deviation of blanks, in absorbance. */
  scatter: number;
  concentrations: readonly number[];
  figure: Figure;
}

const analytes = ['Iron', 'Phosphate', 'Copper', 'Manganese'];

/** Standards with a straight line, which bends at its end where it is advanced; `null` where readings would be too small. */
export function drawStandards(random: Random, difficulty: Difficulty): Standards | null {
  const isBent = difficulty === 'advanced';
  const spacing = random.pick(isBent ? [1, 2, 3] : [2]);
  const drawn = isBent ? random.integer(200, 290) / 1000 / spacing : random.integer(52, 86) / 1000;
  const blank = random.integer(45, 120) / 1000;
  const isBlankInStandards = difficulty === 'intermediate';
  const last = random.pick([3, 4, 5]);
  const concentrations = [0, 1, 2, 3, 4, 5, ...(isBent ? [6] : [])].map((place) => place * spacing);
  const straightTo = (isBent ? last : 5) * spacing;
  const absorbance = (c: number): number => drawn * (Math.min(c, straightTo) + bent(c - straightTo, spacing));
  const absorbances = concentrations.map((c) => {
    const scatter = c === 0 || difficulty === 'beginner' ? 0 : random.integer(-2, 2) / 1000;
    return Math.round(1000 * (absorbance(c) + scatter + (isBlankInStandards ? blank : 0))) / 1000;
  });
  const inCell = (random.integer(32, 88) / 100) * straightTo;
  const isBlankInSample = !isBent;
  const signal = Math.round(1000 * (drawn * inCell + (isBlankInSample ? blank : 0))) / 1000;
  // A tenth is left out, as volumes that were added or subtracted by mistake would lie too near.
  const [aliquot = 0, flask = 0] = random.pick([
    [10, 50],
    [20, 50],
    [25, 100],
  ]);
  const sample = (inCell * flask) / aliquot;
  const undiluted = absorbance(sample);
  // A blank of a seventh of the signal is not overlooked in the options. Between two rows of the table the undiluted sample would
  // be found without the dilution.
  if (isBlankInSample && blank < 0.15 * signal) return null;
  if (isBent && (sample < 6.3 * spacing || sample > 9 * spacing)) return null;
  const figure =
    difficulty === 'beginner'
      ? plotOf(concentrations, absorbances, drawn)
      : tableOf(concentrations, absorbances);
  return {
    analyte: random.pick(analytes),
    slope: figure.kind === 'table' ? lineIn({ dots: [], cells: figure.rows }, straightTo).slope : drawn,
    blank,
    isBlankIn: isBlankInSample,
    signal,
    undiluted,
    aliquot,
    flask,
    straightTo,
    scatter: random.pick([0.0015, 0.002, 0.0025, 0.003]),
    concentrations,
    figure,
  };
}

/** By how much the signal goes on to grow beyond the straight part, in mg/L of that part: less and less. */
function bent(beyond: number, spacing: number): number {
  return beyond <= 0 ? 0 : 0.9 * spacing * (1 - Math.exp(-beyond / (0.9 * spacing)));
}

function tableOf(concentrations: readonly number[], absorbances: readonly number[]): Figure {
  return {
    kind: 'table',
    caption: 'Absorbances of the standards',
    columns: ['Concentration (mg/L)', 'Absorbance'],
    rows: concentrations.map((c, place) => [
      formatDecimals(c, 2),
      formatDecimals(absorbances[place] ?? NaN, 3),
    ]),
  };
}

function plotOf(concentrations: readonly number[], absorbances: readonly number[], slope: number): Figure {
  return {
    kind: 'plot',
    of: 'calibration line',
    caption: 'Standards, corrected for the blank, and the line through them',
    x: { quantity: 'Concentration', unit: 'mg/L', from: 0, to: 10, step: 2, parts: 4 },
    y: { quantity: 'Absorbance', from: 0, to: 1, step: 0.2, parts: 4 },
    series: [
      {
        shape: 'line',
        points: [
          [0, 0],
          [10, 10 * slope],
        ],
      },
      { shape: 'points', points: concentrations.map((c, place) => [c, absorbances[place] ?? 0] as const) },
    ],
  };
}

/** The line through what a figure shows of the standards: the points of the plot, or the rows up to a concentration. */
export function lineIn(
  { dots, cells }: Pick<DrawingReading, 'dots' | 'cells'>,
  upTo: number,
): { slope: number; blank: number } {
  const shown = dots[0] ?? cells.map(([c = '', absorbance = '']) => [Number(c), Number(absorbance)] as const);
  const points = shown.filter(([c]) => c <= upTo + 0.1);
  const mean = (place: 0 | 1): number => points.reduce((sum, point) => sum + point[place], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, [c, absorbance]) => sum + (c - x) * (absorbance - y), 0) /
    points.reduce((sum, [c]) => sum + (c - x) ** 2, 0);
  return { slope, blank: shown[0]?.[1] ?? 0 };
}

/** From the first to the last row of a table. */
export function meanSlope(figure: Figure): number {
  const [c = '', absorbance = ''] = (figure.kind === 'table' ? figure.rows.at(-1) : undefined) ?? [];
  return Number(absorbance) / Number(c);
}

/** Where a table of standards ends: its last row, and the slope from the row before to it. */
export function endOf(figure: Figure): { c: number; absorbance: number; slope: number } {
  const row = (at: number): { c: number; absorbance: number } => {
    const [c = '', absorbance = ''] = (figure.kind === 'table' ? figure.rows.at(at) : undefined) ?? [];
    return { c: Number(c), absorbance: Number(absorbance) };
  };
  const [before, last] = [row(-2), row(-1)];
  return { ...last, slope: (last.absorbance - before.absorbance) / (last.c - before.c) };
}
