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

/** Sees the groups of a chair: a bond that is upright is axial, any other one equatorial. */
export function readChair(drawing: DrawingReading): SeenChairGroup[] {
  const ring = drawing.lines.find((line) => line.length === 6) ?? [];
  return drawing.lines.flatMap((line) => {
    const [from, to] = line;
    if (line.length !== 2 || from === undefined || to === undefined) return [];
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
