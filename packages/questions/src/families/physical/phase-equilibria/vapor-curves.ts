import { heightAt, type Figure, type Plot, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';

type Constants = readonly [a: number, b: number, c: number];

/** Constants of Antoine's equation for mmHg and °C (Dean, Lange's Handbook of Chemistry); liquids that are drawn boil some degrees apart from these. */
const liquids: readonly Constants[] = [
  [6.92032, 1064.07, 228.8],
  [7.11714, 1210.6, 229.66],
  [7.8975, 1474.08, 229.13],
  [6.8776, 1171.53, 224.37],
  [7.10179, 1244.95, 217.88],
  [8.1122, 1592.86, 226.18],
  [6.8413, 1201.53, 222.65],
  [8.07131, 1730.63, 233.43],
];
const kilopascalsInMillimeter = 0.133322;

/** Vapor pressures of two liquids in kPa, by the temperature in °C. */
export interface VaporCurves {
  /** Of A and of B; one of them boils at least 14 °C below the other. */
  curves: readonly [readonly Point[], readonly Point[]];
  figure: Figure & Plot;
}

export const highest = 120;
export const hottest = 100;

/** @returns `null` where the curves lie too near to each other */
export function drawVaporCurves(random: Random): VaporCurves | null {
  const [one, other] = random.shuffle(liquids).map(([a, b, c]) => [a, b, c + random.integer(-4, 4)] as const);
  if (one === undefined || other === undefined) return null;
  const curves = [curveOf(one), curveOf(other)] as const;
  const [a = NaN, b = NaN] = [one, other].map((constants) => boiling(constants, 101.3));
  if (Math.abs(a - b) < 14) return null;
  const figure: VaporCurves['figure'] = {
    kind: 'plot',
    of: 'graph',
    caption: 'Vapor pressures of two liquids',
    x: { quantity: 'Temperature', unit: '°C', from: 0, to: hottest, step: 20, parts: 4 },
    y: { quantity: 'Vapor pressure', unit: 'kPa', from: 0, to: highest, step: 20, parts: 4 },
    series: curves.map((points, place) => ({
      name: `liquid ${place === 0 ? 'A' : 'B'}`,
      shape: 'line',
      points,
      ...(place === 1 && { isDashed: true }),
    })),
  };
  return { curves, figure };
}

/** A curve as it is told to whoever cannot see it: whole kPa at each line of the ruling. */
export function toldCurve(curve: readonly Point[]): Point[] {
  const [end] = curve.at(-1) ?? [0];
  return places(0, hottest, hottest / 5)
    .filter((t) => t <= end)
    .map((t) => [t, Math.round(heightAt(curve, t))]);
}

function curveOf(constants: Constants): Point[] {
  const end = Math.min(hottest, boiling(constants, highest));
  return places(0, end, 60).map((t) => [t, pressure(constants, t)]);
}

function pressure([a, b, c]: Constants, t: number): number {
  return kilopascalsInMillimeter * 10 ** (a - b / (c + t));
}

function boiling([a, b, c]: Constants, kilopascals: number): number {
  return b / (a - Math.log10(kilopascals / kilopascalsInMillimeter)) - c;
}
