import { tabulateFigure, type Point } from '@valence/figures';
import type { Question } from '../../question.ts';

/** The points of each named series as the table beside the figure gives them, read as finely as an eye does. */
export function shownSeries({ figure }: Question): ReadonlyMap<string, readonly Point[]> {
  const series = new Map<string, Point[]>();
  for (const [name = '', x, y] of (figure && tabulateFigure(figure)?.rows) ?? [])
    series.set(name, [...(series.get(name) ?? []), [readCell(x), readCell(y)]]);
  return series;
}

/** The numbers of a text in their order, powers of ten included. */
export function numbersOf(text: string): number[] {
  return [...text.matchAll(/(?<![_\w])(\d+(?:\.\d+)?)(?: × 10\^\{(−?\d+)\})?/g)].map(
    ([, mantissa, power = '0']) => Number(`${mantissa ?? ''}e${power.replace('−', '-')}`),
  );
}

function readCell(cell = ''): number {
  return Number(cell.replace('−', '-'));
}
