import { readChair, type ChairDrawing, type DrawingReading, type Figure } from '@valence/figures';

export type Direction = ChairDrawing['groups'][number]['direction'];

export const directions = ['axial', 'equatorial'] as const;

/** A chair with two groups, so many places apart. */
export function chairOf(
  [first, second]: readonly [string, string],
  [one, other]: readonly [Direction, Direction],
  [from, to]: readonly [number, number],
): Figure {
  return {
    kind: 'chair',
    caption: 'Chair conformation; hydrogens are not drawn',
    groups: [
      { text: first, place: from % 6, direction: one },
      { text: second, place: to % 6, direction: other },
    ],
  };
}

/** The direction of a group that is seen in a drawing. */
export function directionOf(drawing: DrawingReading, group: string): Direction | undefined {
  return readChair(drawing).find((seen) => `\\ce{${seen.group}}` === group)?.direction;
}
