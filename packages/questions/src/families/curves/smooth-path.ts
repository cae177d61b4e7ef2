import type { Point } from '@valence/figures';

const steps = 16;

/** A path through corners that is level at each of them, as the curve of an energy profile is at its wells and tops. */
export function smoothPath(corners: readonly Point[]): Point[] {
  return corners.flatMap(([x, y], index) => {
    const [x0, y0] = corners[index - 1] ?? [x, y];
    if (index === 0) return [[x, y] as const];
    if (y === y0) return [[x, y] as const];
    return Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps;
      return [x0 + (x - x0) * part, y0 + ((y - y0) * (1 - Math.cos(Math.PI * part))) / 2] as const;
    });
  });
}
