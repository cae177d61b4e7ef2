import type { Point } from '../figure.ts';
import type { DrawingReading } from '../read-drawing.ts';
import { nearestGroup } from './nearest-group.ts';

/** A group with the angle of its bond, clockwise from the top. */
interface SeenBond {
  group: string;
  angle: number;
}

/** Sees the bonds of a Newman projection: those that reach the middle are in front, those that end at the rim behind. */
export function readNewman(drawing: DrawingReading): { front: SeenBond[]; back: SeenBond[] } {
  const center = drawing.marks.find(({ as }) => as === 'circle')?.at ?? ([Number.NaN, Number.NaN] as const);
  const bonds = drawing.lines.flatMap(([from, to]) =>
    from === undefined || to === undefined
      ? []
      : [
          {
            isFront: distance(from, center) < 5,
            group: nearestGroup(drawing, to),
            angle: angleOf([to[0] - center[0], to[1] - center[1]]),
          },
        ],
  );
  const seen = (isFront: boolean): SeenBond[] =>
    bonds
      .filter((bond) => bond.isFront === isFront)
      .map(({ group, angle }) => ({ group, angle }))
      .toSorted((one, other) => one.angle - other.angle);
  return { front: seen(true), back: seen(false) };
}

/** Clockwise from the top, from 0 to 359. Heights of a drawing without axes count upward. */
function angleOf([dx, dy]: Point): number {
  return Math.round(((Math.atan2(dx, dy) * 180) / Math.PI + 360) % 360) % 360;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
