import { formatDecimals } from '@valence/chemistry';
import type { Figure, Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { conclusions } from './binding-effects.data.ts';
import { saturation } from './saturation.ts';

/** A Hill equation: pressure of half saturation in kPa, and coefficient. */
export interface Binding {
  half: number;
  hill: number;
}

/** Saturations of hemoglobin with and without an effector. */
export interface EffectorColumns {
  effect: keyof typeof conclusions;
  /** As the printed rows lead to. */
  without: Binding;
  withX: Binding;
  /** Pressures in kPa, the two saturations in percent. */
  rows: readonly (readonly [pressure: number, without: number, withX: number])[];
  figure: Figure;
}

const pressures = [1.6, 2.4, 3.6, 5.4];

/** @returns `null` where a saturation is too near to nothing or to all */
export function drawColumns(random: Random): EffectorColumns | null {
  const effect = random.pick(['stronger', 'higher', 'weaker', 'both'] as const);
  // The coefficients of the two columns always differ: the wrong column does not lead to the right one.
  const change = random.integer(8, 12) / 10;
  const hill = (effect === 'stronger' ? random.integer(17, 22) : random.integer(23, 31)) / 10;
  const half = (effect === 'higher' ? random.integer(32, 42) : random.integer(22, 29)) / 10;
  const shift = effect === 'weaker' ? 1 : random.integer(14, 17) / 10;
  const drawn: Binding = {
    half: effect === 'higher' ? half / shift : half * shift,
    hill: effect === 'stronger' ? hill + change : hill - change,
  };
  const rows = pressures.map((p) => {
    const percent = ({ half: at, hill: n }: Binding): number => Math.round(1000 * saturation(p, at, n)) / 10;
    return [p, percent({ half, hill }), percent(drawn)] as const;
  });
  if (rows.some(([, a, b]) => Math.min(a, b) < 3 || Math.max(a, b) > 97.5)) return null;
  const figure: Figure = {
    kind: 'table',
    caption: 'Saturation of hemoglobin with oxygen',
    columns: ['*p*(\\ce{O2}) (kPa)', 'Without X (%)', 'With X (%)'],
    rows: rows.map((row) => row.map((value) => formatDecimals(value, 1))),
  };
  const [without, withX] = [
    bindingOf(rows.map(([p, y]) => [p, y])),
    bindingOf(rows.map(([p, , y]) => [p, y])),
  ];
  return { effect, without, withX, rows, figure };
}

/** The Hill equation through pressures and saturations in percent: least squares of the logarithms. */
function bindingOf(points: readonly Point[]): Binding {
  const logs = points.map(([p, y]) => [Math.log(p), Math.log(y / (100 - y))] as const);
  const mean = (place: 0 | 1): number => logs.reduce((sum, point) => sum + point[place], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const hill =
    logs.reduce((sum, [u, v]) => sum + (u - x) * (v - y), 0) /
    logs.reduce((sum, [u]) => sum + (u - x) ** 2, 0);
  return { half: Math.exp(x - y / hill), hill };
}

/** What the cells say of a column. */
export function bindingIn(cells: readonly (readonly string[])[], column: 1 | 2): Binding {
  return bindingOf(cells.map((row) => [Number(row[0]), Number(row[column])] as const));
}
