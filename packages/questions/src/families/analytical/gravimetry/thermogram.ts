import type { Figure, Point } from '@valence/figures';
import { places } from '../../curves/nice-axis.ts';

/** A step of a thermogram: what is lost in mg, and about where in °C. */
interface MassLoss {
  lost: number;
  at: number;
}

/** A step takes place within some tens of °C. */
const width = 8;

/** The mass of a sample against the temperature of a balance that is heated slowly, up to `hottest` in °C. */
export function drawThermogram(of: string, mass: number, steps: readonly MassLoss[], hottest = 900): Figure {
  const massAt = (t: number): number =>
    steps.reduce((left, { lost, at }) => left - lost / (1 + Math.exp((at - t) / width)), mass);
  return {
    kind: 'plot',
    of: 'thermogravimetric curve',
    caption: `Mass of ${of}, heated slowly in a stream of nitrogen`,
    x: {
      quantity: 'Temperature',
      unit: '°C',
      from: 0,
      to: hottest,
      step: hottest > 500 ? 100 : 50,
      parts: 2,
    },
    y: { quantity: 'Mass', unit: 'mg', from: 0, to: 10 * Math.ceil(mass / 10), step: 10, parts: 5 },
    series: [{ shape: 'line', points: places(20, hottest, 220).map((t): Point => [t, massAt(t)]) }],
  };
}

/** The masses at which a curve runs level over 40 °C or more, from the first to the last, the very beginning included. */
export function plateausOf(points: readonly Point[] = []): number[] {
  const near = 0.0066 * Math.max(...points.map(([, mass]) => mass));
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.[0] === undefined || Math.abs(run[0][1] - point[1]) > near) runs.push([point]);
    else run.push(point);
  }
  return runs.flatMap((run, place) => {
    const [[from] = [NaN], [to] = [NaN]] = [run[0], run.at(-1)];
    // What loses its water early has hardly a level beginning.
    return place > 0 && to - from < 40 ? [] : [run.reduce((sum, [, mass]) => sum + mass, 0) / run.length];
  });
}

/** A mass as a careful eye reads it: to a quarter of the space between two finer lines, or better. */
export function readMass(mass: number): number {
  return Math.round(5 * mass) / 5;
}
