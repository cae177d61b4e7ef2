import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';

/** The last mark of the burettes that are drawn, in mL. */
export const lastMark = 25;

export function millilitres(value: number): string {
  return `${formatDecimals(value, 1)} mL`;
}

/** One burette, before and after a delivery if two levels are given. */
export function buretteFigure(levels: readonly { name: string; value: number }[]): Figure {
  return {
    kind: 'scale',
    of: 'burette',
    caption:
      levels.length === 1
        ? 'Burette with a mark every 1 mL'
        : 'The same burette before and after the titration, with a mark every 1 mL',
    unit: 'mL',
    from: 0,
    to: lastMark,
    step: 5,
    parts: 5,
    levels,
  };
}

/** The levels from left to right. */
export function buretteLevels({ marks }: DrawingReading): number[] {
  return marks.filter(({ as }) => as === 'level').map(({ at }) => at[1]);
}
