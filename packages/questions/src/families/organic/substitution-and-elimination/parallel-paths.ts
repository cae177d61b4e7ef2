import { roundDecimals } from '@valence/chemistry';
import { heightAt, type Figure, type Plot, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';

/** A secondary bromide that reacts with and without hydroxide, as 2-bromopropane does at 55 °C (Hughes and Ingold). */
export interface ParallelPaths {
  /** In 10^{−6} s^{−1}: the intercept. */
  without: number;
  /** In 10^{−6} L/(mol s): the slope. */
  slope: number;
  /** Between two numbers of the axis, in 10^{−6} s^{−1}. */
  step: number;
  figure: Figure & Plot;
}

/** The largest concentration of hydroxide of the axis, in mol/L. */
export const mostHydroxide = 0.2;

const measuredAt = [0.02, 0.06, 0.1, 0.14, 0.18];

/** @returns `null` where the ends of the line lie at numbers of the axis, or the line does not fit the axis */
export function drawPaths(random: Random): ParallelPaths | null {
  const tenths = random.integer(20, 60);
  const slope = random.integer(12, 66);
  const most = tenths / 10 + slope * mostHydroxide < 7.8 ? 8 : 16;
  const step = most / 4;
  // An eye reads a fifth of the finest ruling; what lies there is the same, drawn and told.
  const asRead = (value: number): number => roundDecimals(Math.round((80 * value) / most) * (most / 80), 1);
  const at = (c: number): Point => [c, asRead(tenths / 10 + slope * c)];
  const [[, without], [, end]] = [at(0), at(mostHydroxide)];
  const rise = end - without;
  if (end > 15.5 || rise < 0.28 * most || rise < 0.6 * without || without % step === 0 || end % step === 0)
    return null;
  const points = measuredAt.map(at);
  if (!fits(points, without, rise / mostHydroxide)) return null;
  const figure: ParallelPaths['figure'] = {
    kind: 'plot',
    of: 'graph',
    caption: 'Observed constants *k*_{obs} at 55 °C, and the line through them',
    x: { quantity: '[\\ce{OH-}]', unit: 'mol/L', from: 0, to: mostHydroxide, step: 0.04, parts: 4 },
    y: { quantity: '*k*_{obs}', unit: '10^{−6} s^{−1}', from: 0, to: most, step, parts: 4 },
    series: [
      { shape: 'line', points: [at(0), at(mostHydroxide)] },
      { shape: 'points', points },
    ],
  };
  return { without, slope: rise / mostHydroxide, step, figure };
}

/** True where the line of least squares through the points is the drawn one, but for some percent. */
function fits(points: readonly Point[], without: number, slope: number): boolean {
  const mean = (place: 0 | 1): number => points.reduce((sum, point) => sum + point[place], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const fitted =
    points.reduce((sum, [u, v]) => sum + (u - x) * (v - y), 0) /
    points.reduce((sum, [u]) => sum + (u - x) ** 2, 0);
  return Math.abs(fitted / slope - 1) < 0.03 && Math.abs((y - fitted * x) / without - 1) < 0.03;
}

/** Intercept and slope of the drawn line. */
export function lineIn(lines: readonly (readonly Point[])[]): { without: number; slope: number } {
  const line = lines[0] ?? [];
  const without = heightAt(line, 0);
  return { without, slope: (heightAt(line, mostHydroxide) - without) / mostHydroxide };
}
