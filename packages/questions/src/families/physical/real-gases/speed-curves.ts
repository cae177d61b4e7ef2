import type { Figure, Point } from '@valence/figures';
import { niceAxis, places } from '../../curves/nice-axis.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

export const gasConstant = Number(printedConstants.gas);

/** Gases that stay gases at all temperatures asked for, with molar masses in g/mol. */
export const gases = [
  { formula: 'CH4', mass: 16.04 },
  { formula: 'Ne', mass: 20.18 },
  { formula: 'N2', mass: 28.02 },
  { formula: 'O2', mass: 32 },
  { formula: 'Ar', mass: 39.95 },
  { formula: 'CO2', mass: 44.01 },
  { formula: 'SO2', mass: 64.06 },
  { formula: 'Kr', mass: 83.8 },
  { formula: 'Xe', mass: 131.3 },
  { formula: 'SF6', mass: 146.1 },
] as const;

/** The most probable speed in m/s: √(2RT/M). */
export function speedOf(kelvin: number, mass: number): number {
  return Math.sqrt((2 * gasConstant * kelvin) / (mass / 1000));
}

/** Maxwell's distribution of speeds; all curves enclose the same area. */
export function speedPlot(curves: readonly { name: string; speed: number }[]): Figure {
  const slowest = Math.min(...curves.map(({ speed }) => speed));
  const fastest = Math.max(...curves.map(({ speed }) => speed));
  const axis = niceAxis(2.4 * fastest);
  const density = (v: number, speed: number): number =>
    ((slowest / speed) * (v / speed) ** 2 * Math.exp(1 - (v / speed) ** 2)) / 1.08;
  return {
    kind: 'plot',
    of: 'Maxwell–Boltzmann distribution',
    caption: 'Distributions of the speeds of gas molecules',
    x: { quantity: 'Speed', unit: 'm/s', ...axis },
    y: { quantity: 'Fraction of molecules', from: 0, to: 1, step: 0.2, isBare: true },
    series: curves.map(({ name, speed }) => ({
      name,
      shape: 'line',
      points: places(0, axis.to, 120).map((v): Point => [v, density(v, speed)]),
    })),
  };
}

/** Where a curve is highest: the vertex of the parabola through its highest point and both neighbors. */
export function topOf(points: readonly Point[] = []): number {
  const heights = points.map(([, y]) => y);
  const at = heights.indexOf(Math.max(...heights));
  const [[x0, y0], [x1, y1], [x2, y2]] = [
    points[at - 1] ?? [NaN, NaN],
    points[at] ?? [NaN, NaN],
    points[at + 1] ?? [NaN, NaN],
  ];
  const [rise, fall] = [(y1 - y0) / (x1 - x0), (y2 - y1) / (x2 - x1)];
  return (x0 + x1) / 2 + (rise / (rise - fall)) * ((x2 - x0) / 2);
}
