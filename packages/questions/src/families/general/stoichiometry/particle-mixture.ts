import type { DrawingReading, Figure, Point } from '@valence/figures';

/** Reactions of two elements X and Y as boxes can show them: atoms of X and Y in the molecules, and the coefficients. */
export const reactions = [
  { equation: '2X2 + Y2 -> 2X2Y', x: [0, 0], y: [1, 1], product: [1, 0, 0], xs: 2, ys: 1, made: 2 },
  { equation: 'X2 + Y2 -> 2XY', x: [0, 0], y: [1, 1], product: [0, 1], xs: 1, ys: 1, made: 2 },
  { equation: 'X + Y2 -> XY2', x: [0], y: [1, 1], product: [0, 1, 1], xs: 1, ys: 1, made: 1 },
  { equation: '2X + Y2 -> 2XY', x: [0], y: [1, 1], product: [0, 1], xs: 2, ys: 1, made: 2 },
] as const;

/** A mixture of two reactants, and how often the reaction as written can happen. */
export interface Mixture {
  figure: Figure;
  reaction: (typeof reactions)[number];
  nx: number;
  ny: number;
  runs: number;
}

/** Counts the molecules of X and of Y by their atoms, which no molecule of the mixture shares. */
export function count({ marks }: DrawingReading, { x, y }: Mixture['reaction']): [number, number] {
  const atoms = (as: string): readonly Point[] => marks.filter((mark) => mark.as === as).map(({ at }) => at);
  return [atoms('atom-0').length / x.length, atoms('atom-1').length / y.length];
}

/** How often a reaction as written can happen. */
export function runsOf([nx, ny]: readonly [number, number], { xs, ys }: Mixture['reaction']): number {
  return Math.min(Math.floor(nx / xs), Math.floor(ny / ys));
}

/** So many atoms or molecules: `3 \\ce{Y2} molecules`. */
export function particles(number: number, formula: 'X' | 'X2' | 'Y2'): string {
  const one = formula === 'X' ? 'atom' : 'molecule';
  return `${number} \\ce{${formula}} ${one}${number === 1 ? '' : 's'}`;
}
