import type { Point } from '../figure.ts';
import { svgCircle, svgPath } from '../svg/svg-shapes.ts';
import { short, svgText } from '../svg/svg-text.ts';

/** Glass is drawn with one weight, what is soft or solid is shaded. */
export const glass = 1.7;

/** A shaded part. */
export function shaded(d: string, as?: string): string {
  return (
    svgPath(d, { width: 0, opacity: 0.28, fill: 'currentColor' }) +
    svgPath(d, { width: 1.2, ...(as !== undefined && { as }) })
  );
}

/** A liquid below its surface. */
export function liquid(d: string): string {
  return svgPath(d, { width: 0, opacity: 0.22, fill: 'currentColor', as: 'hue-0' });
}

/** A round flask in its heated bowl: where its middle is, with its neck up to a height, and stones where it has some. */
export function heatedFlask(x: number, y: number, neckTop: number, hasStones: boolean): string {
  const [radius, half] = [36, 9.5];
  const shoulder = short(y - Math.sqrt(radius ** 2 - half ** 2));
  return [
    liquid(`M${short(x - 35.5)} ${y + 6}A${radius} ${radius} 0 0 0 ${short(x + 35.5)} ${y + 6}Z`),
    svgPath(`M${short(x - 35.5)} ${y + 6}H${short(x + 35.5)}`, { width: 0.9 }),
    svgPath(
      `M${x + half} ${shoulder}A${radius} ${radius} 0 1 1 ${x - half} ${shoulder}V${neckTop}M${x + half} ${shoulder}V${neckTop}`,
      { width: glass, as: 'ball' },
    ),
    ...(hasStones
      ? [-14, -6, 2, 10].map((dx, place) =>
          svgPath(`M${x + dx} ${y + 31 - (place % 2) * 3 - Math.round((dx * dx) / 70)}l3 -5l3.5 4.5Z`, {
            width: 1,
            fill: 'currentColor',
            as: 'grains',
          }),
        )
      : []),
    shaded(
      `M${x + 46} ${y + 4}V${y + 50}H${x - 46}V${y + 4}H${x - 35.8}A36 36 0 0 0 ${x + 35.8} ${y + 4}Z`,
      'bowl',
    ),
  ].join('');
}

/** A short tube at a jacket with an arrow: toward the jacket where water enters, away from it where it leaves. */
export function waterTube(from: Point, [dx, dy]: Point, isIn: boolean, text: TextSpot): string {
  const at = (along: number, aside: number): string =>
    `${short(from[0] + along * dx - aside * dy)} ${short(from[1] + along * dy + aside * dx)}`;
  const [tail, head] = isIn ? [30, 16] : [16, 30];
  const barb = head + (isIn ? 5 : -5);
  return (
    svgPath(`M${at(0, 3)}L${at(13, 3)}M${at(0, -3)}L${at(13, -3)}`, { width: 1.4 }) +
    svgPath(`M${at(tail, 0)}L${at(head, 0)}M${at(barb, 3)}L${at(head, 0)}L${at(barb, -3)}`, {
      width: 1.2,
      as: isIn ? 'inward' : 'outward',
    }) +
    svgText(isIn ? 'water in' : 'water out', { ...text, size: 12, as: 'label' })
  );
}

export interface TextSpot {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** A thermometer from its upper end down to its bulb. */
export function thermometer(x: number, top: number, bulb: number): string {
  return (
    svgPath(`M${x - 2} ${bulb - 3}V${top}H${x + 2}V${bulb - 3}`, { width: 1 }) +
    svgPath(`M${x} ${top}V${bulb}`, { width: 0, as: 'rod' }) +
    svgPath(`M${x} ${bulb}V${top + 16}`, { width: 0.9 }) +
    svgCircle(x, bulb, 4, { as: 'bulb' })
  );
}

/** A line from a piece to its number. */
export function leader(number: string, from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return (
    svgPath(
      `M${short(from[0])} ${short(from[1])}L${short(to[0] - (8 * dx) / length)} ${short(to[1] - (8 * dy) / length)}`,
      { width: 0.8, as: 'line' },
    ) + svgText(number, { x: to[0], y: to[1] + 4.6, anchor: 'middle', size: 13, isBold: true, as: 'number' })
  );
}
