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
/** How far from the crossing, along it, the bond that is behind another one stops. */
const clearance = 4.5;

/** Draws the ring, and each group along its axis or outward, parallel to the ring bonds one bond away. */
export function drawChair({ groups }: ChairDrawing): string {
  return svgDrawing(320, 192, [
    svgPath(ringPath(groups.some(({ place, direction }) => place === 5 && direction === 'axial')), {
      width: 2,
      as: 'line',
    }).replace('/>', ' stroke-linejoin="round"/>'),
    ...groups.map(({ text, place, direction }) => {
      const [x, y] = corners[place] ?? [0, 0];
      const [dx, dy] = direction === 'axial' ? [0, isUp(place) ? -1 : 1] : outward(place);
      return (
        svgPath(
          `M${short(x)} ${short(y)}${place === 2 && direction === 'axial' ? gapBehindFront : ''}L${short(x + bondLength * dx)} ${short(y + bondLength * dy)}`,
          { width: 2, as: 'line' },
        ) + groupAt(text, x + (bondLength + 4) * dx, y + (bondLength + 4) * dy, [dx, dy])
      );
    }),
  ]);
}

/** Where upright bonds at the two middle carbons cross the opposite ring bond: halfway between the carbons, nearly. */
const [crossingBehind, crossingInFront]: readonly [Point, Point] = [
  [144, 84.4],
  [182, 114.6],
];

/** The axial bond of the middle carbon behind passes behind the ring bond in front. */
const gapBehindFront = `L182 ${short(crossingInFront[1] - clearance)}M182 ${short(crossingInFront[1] + clearance)}`;

/** The ring; its bond behind is open where the axial bond of the middle carbon in front passes before it. */
function ringPath(isOpen: boolean): string {
  const written = (points: readonly Point[]): string =>
    points.map((point) => point.map(short).join(' ')).join('L');
  if (!isOpen) return `M${written(corners)}Z`;
  const [x, y] = crossingBehind;
  const [dx, dy] = [clearance * 0.941, clearance * 0.338];
  return `M${written([[x + dx, y + dy], ...corners.slice(2), ...corners.slice(0, 2), [x - dx, y - dy]])}`;
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
