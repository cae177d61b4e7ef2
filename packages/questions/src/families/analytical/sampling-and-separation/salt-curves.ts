import { heightAt, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis, places } from '../../curves/nice-axis.ts';
import { levelSalts, steepSalts, type SolubleSalt } from './water-solubilities.data.ts';

/** Solubility curves up to 80 °C, on an axis that holds the largest value. */
export function solubilityPlot(
  caption: string,
  unit: string,
  series: readonly { name: string; points: Point[] }[],
  most: number,
): Figure {
  return {
    kind: 'plot',
    of: 'solubility curve',
    caption,
    x: { quantity: 'Temperature', unit: '°C', from: 0, to: 80, step: 20, parts: 4 },
    y: { quantity: 'Solubility', unit, ...niceAxis(most) },
    series: series.map(({ name, points }) => ({ name, shape: 'line', points })),
  };
}

/** A smooth curve through the points of a table, on a logarithmic scale. */
function smooth({ points: known }: SolubleSalt): Point[] {
  const slopes = known.map(([t, s], place) => {
    const [[t0, s0], [t1, s1]] = [known[place - 1] ?? [t, s], known[place + 1] ?? [t, s]];
    return Math.log(s1 / s0) / (t1 - t0);
  });
  return places(0, 80, 40).map((t) => {
    const after = Math.max(
      1,
      known.findIndex(([one]) => one >= t),
    );
    const [[t0, s0], [t1, s1]] = [known[after - 1] ?? [0, 1], known[after] ?? [1, 1]];
    const [width, part] = [t1 - t0, (t - t0) / (t1 - t0)];
    const [tail, head] = [(slopes[after - 1] ?? 0) * width, (slopes[after] ?? 0) * width];
    const rise = Math.log(s1 / s0);
    const logarithm =
      part * (1 - part) ** 2 * tail + part ** 2 * (3 - 2 * part) * rise - part ** 2 * (1 - part) * head;
    return [t, s0 * Math.exp(logarithm)];
  });
}

interface Salts {
  main: SolubleSalt;
  other: SolubleSalt;
  figure: Figure;
  /** Solubility as it is read at a temperature, the salt to be purified first. */
  read: (salt: 0 | 1, temperature: number) => number;
}

/** What is to be purified, with its impurity. */
export function drawSalts(random: Random): Salts {
  const [main, other] = [random.pick(steepSalts), random.pick(levelSalts)];
  const curves = [smooth(main), smooth(other)] as const;
  const most = Math.max(...curves.flat().map(([, s]) => s));
  const step = most > 100 ? 1 : 0.5;
  const figure = solubilityPlot(
    `Solubilities of ${main.formula} and ${other.formula} in water`,
    'g per 100 g of water',
    [
      { name: main.formula, points: [...curves[0]] },
      { name: other.formula, points: [...curves[1]] },
    ],
    most,
  );
  return { main, other, figure, read: (salt, t) => Math.round(heightAt(curves[salt], t) / step) * step };
}

/** As it stands in the working, from which the next line is computed. */
export const tenth = (value: number): number => Math.round(10 * value) / 10;
export const plain = (value: number): string => String(tenth(value));
