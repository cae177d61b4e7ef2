import type { Figure, Point } from '@valence/figures';
import { places } from '../../curves/nice-axis.ts';

/** The limiting law of Debye, Hückel and Onsager for 1:1 electrolytes in water at 25 °C: a straight line over √*c*. */
export function strongLine(limit: number): Point[] {
  const slope = 60.2 + 0.229 * limit;
  return [0.01, 0.1].map((root) => [root, limit - slope * root]);
}

/** Molar conductivity of a weak acid by Ostwald's law of dilution. */
export function weakCurve(limit: number, constant: number): Point[] {
  return places(0.01, 0.1, 60).map((root) => [root, limit * dissociated(constant, root ** 2)]);
}

function dissociated(constant: number, concentration: number): number {
  const ratio = constant / concentration;
  return (Math.sqrt(ratio ** 2 + 4 * ratio) - ratio) / 2;
}

/** Curves of molar conductivity against the root of the concentration, up to a height. */
export function conductivityPlot(
  series: readonly { name: string; points: Point[] }[],
  most: number,
  step: number,
): Figure {
  return {
    kind: 'plot',
    of: 'molar conductivity plot',
    caption: 'Molar conductivities in water at 25 °C',
    x: { quantity: '\\sqrt{*c*}', unit: 'mol^{1/2} L^{−1/2}', from: 0, to: 0.1, step: 0.02, parts: 4 },
    y: { quantity: '*Λ*_{m}', unit: 'S cm^{2} mol^{−1}', from: 0, to: most, step, parts: 5 },
    series: series.map(({ name, points }) => ({ name, shape: 'line', points })),
  };
}
