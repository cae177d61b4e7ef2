import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';

/** A drawn line of ln *k* against 1/*T*. */
export interface ArrheniusLine {
  figure: Figure;
  /** Where it begins, in 10^−3 K^−1. */
  from: number;
  /** In 10^3 K. */
  fall: number;
  span: number;
  top: number;
}

/**
 * A line with five points on it.
 * @param starts where its axis of 1/*T* may begin, in 10^−3 K^−1: the hotter, the larger are the activation energies
 */
export function drawLine(random: Random, starts: readonly number[] = [2.4, 2.6, 2.8, 3]): ArrheniusLine {
  const from = random.pick(starts);
  const span = 0.8;
  const top = -random.integer(1, 4);
  // The factor *A* of a first-order reaction lies between 10^10 and 10^14 per second: this is its logarithm.
  const logarithm = random.integer(235, 320) / 10;
  const fall = Math.round((10 * span * (logarithm - top)) / (from + 0.1)) / 10;
  const figure: Figure = {
    kind: 'plot',
    of: 'Arrhenius plot',
    caption: 'Rate constants of a first-order reaction at several temperatures',
    x: { quantity: '1/*T*', unit: '10^{−3} K^{−1}', from, to: from + 1, step: 0.2, parts: 4 },
    y: { quantity: 'ln(*k*/s^{−1})', from: -16, to: 0, step: 2, parts: 4 },
    series: [
      {
        shape: 'line',
        points: [
          [from + 0.1, top],
          [from + 0.1 + span, top - fall],
        ],
      },
      {
        shape: 'points',
        points: [0, 0.25, 0.5, 0.75, 1].map((part) => [from + 0.1 + part * span, top - part * fall]),
      },
    ],
  };
  return { figure, from: from + 0.1, fall, span, top };
}
