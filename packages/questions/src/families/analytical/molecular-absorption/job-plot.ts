import { heightAt, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis, places } from '../../curves/nice-axis.ts';
import { scientificNumber } from '../../texts/plain-number.ts';

/** Of a complex MₘLₙ the numbers m and n. */
export type Composition = readonly [metal: number, ligand: number];

interface JobPlot {
  figure: Figure;
  /** Mole fraction on the axis at which all of both would be bound. */
  peak: number;
}

/**
 * Absorbance against the mole fraction of the ligand or of the metal, at a constant sum of both.
 * @param top absorbance that complete formation would give at the peak
 * @param bound share of the complex that is formed there
 */
export function drawJobPlot([m, n]: Composition, isOfLigand: boolean, top: number, bound: number): JobPlot {
  const [whole, metalShare] = [m + n, m / (m + n)];
  // In units of the constant sum: the formation constant that leaves the stated share bound where the amounts fit.
  const most = 1 / whole;
  const left = (1 - bound) * most;
  const formation = (bound * most) / ((m * left) ** m * (n * left) ** n);
  const formed = (metal: number): number => {
    let [low, high] = [0, Math.min(metal / m, (1 - metal) / n)];
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2;
      const isTooLittle = formation * (metal - m * middle) ** m * (1 - metal - n * middle) ** n > middle;
      [low, high] = isTooLittle ? [middle, high] : [low, middle];
    }
    return (low + high) / 2;
  };
  const peak = isOfLigand ? 1 - metalShare : metalShare;
  // Denser about its top, which a chord would cut off.
  const beside = places(-0.06, 0.06, 24).map((off) => peak + off);
  const curve = [...places(0, 1, 60).filter((x) => Math.abs(x - peak) > 0.065), ...beside]
    .sort((one, other) => one - other)
    .map((x): Point => [x, (top * formed(isOfLigand ? 1 - x : x)) / most]);
  const figure: Figure = {
    kind: 'plot',
    of: 'Job plot',
    caption: 'Absorbance of mixtures of M and L whose total concentration is constant',
    x: { quantity: `Mole fraction of ${isOfLigand ? 'L' : 'M'}`, from: 0, to: 1, step: 0.2, parts: 4 },
    y: { quantity: 'Absorbance', ...niceAxis(top * 1.02) },
    series: [
      { name: 'measured', shape: 'line', points: curve },
      {
        name: 'if all were bound',
        shape: 'line',
        points: [
          [0, 0],
          [peak, top],
          [1, 0],
        ],
      },
    ],
  };
  return { figure, peak };
}

/** The formula of a complex: `ML_{2}`. */
export function written([m, n]: Composition): string {
  const subscript = (count: number): string => (count === 1 ? '' : `_{${count}}`);
  return `M${subscript(m)}L${subscript(n)}`;
}

interface Mixture {
  n: number;
  /** Constant sum of both concentrations in mol/L. */
  sum: number;
  isOfLigand: boolean;
  /** Absorbances at the peak, as they are read: for complete formation, and measured. */
  top: number;
  measured: number;
  figure: Figure;
}

/** A complex MLₙ, not all of which is formed. */
export function drawMixture(random: Random, ligands: readonly number[]): Mixture {
  const n = random.pick(ligands);
  const isOfLigand = random.pick([true, false]);
  const sum = random.integer(20, 99) / 1e5;
  const top = random.integer(25, 48) / 50;
  const bound = random.integer(60, 80) / 100;
  const { figure } = drawJobPlot([1, n], isOfLigand, top, bound);
  return { n, sum, isOfLigand, top, measured: Math.round(100 * top * bound) / 100, figure };
}

/** The absorbances at the peak, for complete formation and as measured. */
export function topsOf({ lines: [curve = [], straight = []] }: DrawingReading): [number, number] {
  const [x, y] = straight[1] ?? [NaN, NaN];
  return [y, heightAt(curve, x)];
}

export const two = (value: number): string => scientificNumber(value, 2);
