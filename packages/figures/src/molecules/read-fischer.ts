import type { DrawingReading } from '../read-drawing.ts';
import { nearestGroup } from './nearest-group.ts';

/** A molecule of a Fischer projection as it is seen, with its groups as plain letters. */
export interface SeenFischerMolecule {
  top: string;
  bottom: string;
  centers: readonly { left: string; right: string }[];
}

/** Sees the molecules from left to right: upright lines are chains, each line across them is a center. */
export function readFischer(drawing: DrawingReading): SeenFischerMolecule[] {
  const spans = drawing.lines.flatMap(([from, to]) =>
    from === undefined || to === undefined ? [] : [{ from, to }],
  );
  const chains = spans
    .filter(({ from, to }) => Math.abs(from[0] - to[0]) < 1)
    .toSorted((one, other) => one.from[0] - other.from[0]);
  return chains.map(({ from, to }) => ({
    top: nearestGroup(drawing, from),
    bottom: nearestGroup(drawing, to),
    centers: spans
      .filter((span) => span.from[0] < from[0] && span.to[0] > from[0] && span.from[1] === span.to[1])
      .toSorted((one, other) => other.from[1] - one.from[1])
      .map((across) => ({
        left: nearestGroup(drawing, across.from),
        right: nearestGroup(drawing, across.to),
      })),
  }));
}
