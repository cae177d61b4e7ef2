import type { Point } from '../figure.ts';
import type { ChairDrawing } from '../structure-figures.ts';
import { svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { short } from '../svg/svg-text.ts';
import { groupAt } from './group-text.ts';

/** The six carbons, around the ring from the left tip; opposite sides are parallel. */
const corners: readonly Point[] = [
  [81, 124],
  [104, 70],
  [182, 98],
  [245, 75],
  [222, 129],
  [144, 101],
];
const bondLength = 35;

/** Draws the ring, and each group along its axis or outward, parallel to the ring bonds one bond away. */
export function drawChair({ groups }: ChairDrawing): string {
  return svgDrawing(320, 192, [
    svgPath(`M${corners.map((corner) => corner.map(short).join(' ')).join('L')}Z`, {
      width: 2,
      as: 'line',
    }).replace('/>', ' stroke-linejoin="round"/>'),
    ...groups.map(({ text, place, direction }) => {
      const [x, y] = corners[place] ?? [0, 0];
      const [dx, dy] = direction === 'axial' ? [0, isUp(place) ? -1 : 1] : outward(place);
      return (
        svgPath(`M${short(x)} ${short(y)}L${short(x + bondLength * dx)} ${short(y + bondLength * dy)}`, {
          width: 2,
          as: 'line',
        }) + groupAt(text, x + (bondLength + 4) * dx, y + (bondLength + 4) * dy, [dx, dy])
      );
    }),
  ]);
}

/** Every other carbon lies higher than its neighbors; there the axis points up. */
function isUp(place: number): boolean {
  return place % 2 === 1;
}

/** Along the ring bond that is next but one, away from the middle of the ring. */
function outward(place: number): Point {
  const at = (index: number): Point => corners[(index + 6) % 6] ?? [0, 0];
  const [from, to] = [at(place + 1), at(place + 2)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const center: Point = [163, 99.5];
  const isOutward = dx * (at(place)[0] - center[0]) + dy * (at(place)[1] - center[1]) > 0;
  return isOutward ? [dx / length, dy / length] : [-dx / length, -dy / length];
}
