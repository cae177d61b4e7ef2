import type { Point } from '../figure.ts';
import type { DrawingReading } from '../read-drawing.ts';
import { nearestGroup } from './nearest-group.ts';

/** A group of a chair as it is seen: at which corner, upright or not, and whether it points up. */
export interface SeenChairGroup {
  group: string;
  /** Around the ring, from the left tip over the carbon behind it. */
  place: number;
  direction: 'axial' | 'equatorial';
  isUp: boolean;
}

/**
 * Sees the groups of a chair: a bond that is upright is axial, any other one equatorial. The ring has six corners, and two ends more where a
 * bond of it is open; a group's bond goes from its first point to its last, also where it is open between.
 */
export function readChair(drawing: DrawingReading): SeenChairGroup[] {
  const ring = fromLeftTip(drawing.lines.find((line) => line.length >= 6) ?? []);
  return drawing.lines.flatMap((line) => {
    const [from, to] = [line[0], line.at(-1)];
    if (line.length >= 6 || from === undefined || to === undefined) return [];
    const place = ring.findIndex((corner) => Math.hypot(corner[0] - from[0], corner[1] - from[1]) < 1);
    return [
      {
        group: nearestGroup(drawing, to),
        place,
        direction: Math.abs(to[0] - from[0]) < 2 ? ('axial' as const) : ('equatorial' as const),
        isUp: to[1] > from[1],
      },
    ];
  });
}

/** The corners of a ring in their order, beginning with the leftmost. */
function fromLeftTip(line: readonly Point[]): readonly Point[] {
  const corners = line.length === 8 ? line.slice(1, -1) : line;
  const left = corners.findIndex(([x]) => corners.every(([other]) => x <= other));
  return [...corners.slice(left), ...corners.slice(0, left)];
}
