import type { Figure, Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';

/** A diagram as it is drawn, and its curves. */
export interface Diagram {
  figure: Figure;
  triple: Point;
  critical: Point;
  boilingAt: (pressure: number) => number;
  fusionAt: (pressure: number) => number;
  start: number;
}

/** The phase diagram of a substance whose triple and critical point are drawn. */
export function drawDiagram(random: Random): Diagram {
  const triple: Point = [random.integer(-4, 4) * 10, random.integer(8, 24) / 10];
  const critical: Point = [triple[0] + random.integer(10, 14) * 10, random.integer(80, 92) / 10];
  const start = triple[0] - 60;
  const rise = Math.log(critical[1] / triple[1]) / (critical[0] - triple[0]);
  const vapor: Point[] = places(triple[0], critical[0], 40).map((t) => [
    t,
    triple[1] * Math.exp(rise * (t - triple[0])),
  ]);
  const sublimation: Point[] = places(start, triple[0], 24).map((t) => [
    t,
    triple[1] * ((t - start) / 60) ** 1.8,
  ]);
  const lean = 14;
  const fusion: Point[] = [triple, [triple[0] + lean, 10]];
  const figure: Figure = {
    kind: 'plot',
    of: 'phase diagram',
    caption: 'Phase diagram of a pure substance',
    x: { quantity: 'Temperature', unit: '°C', from: start, to: start + 220, step: 40, parts: 4 },
    y: { quantity: 'Pressure', unit: 'atm', from: 0, to: 10, step: 2, parts: 4 },
    series: [sublimation, fusion, vapor].map((points) => ({ shape: 'line', points })),
    labels: [],
  };
  return {
    figure,
    triple,
    critical,
    start,
    boilingAt: (pressure) => triple[0] + Math.log(pressure / triple[1]) / rise,
    fusionAt: (pressure) => triple[0] + (lean * (pressure - triple[1])) / (10 - triple[1]),
  };
}
