import type { TlcPlate } from '../figure.ts';
import { svgCircle, svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { short, svgText } from '../svg/svg-text.ts';

const [left, top, perCentimetre] = [40, 36, 30];
/** Lanes move together where there are many, so that letters keep their size; names of the lines stand at the right. */
const [widestLane, plates, besides] = [62, 225, 55];

/** Draws a plate with its origin, its solvent front and its spots beside a ruler in cm. */
export function drawTlc({ start, front, height, lanes }: TlcPlate): string {
  const bottom = top + height * perCentimetre;
  const at = (centimetres: number): number => bottom - centimetres * perCentimetre;
  const laneWidth = Math.min(widestLane, plates / lanes.length);
  const right = left + lanes.length * laneWidth;
  const finest = Array.from(
    { length: height * 5 + 1 },
    (_, tick) => `M${left - 8} ${short(at(tick / 5))}h${tick % 5 === 0 ? -10 : -5}`,
  );
  return svgDrawing(right + besides, bottom + 30, [
    svgPath(`M${left} ${top}H${short(right)}V${bottom}H${left}Z`, { width: 1.4 }),
    svgPath(finest.join(''), { width: 0.8 }),
    ...Array.from({ length: height + 1 }, (_, value) =>
      svgText(String(value), { x: left - 21, y: at(value) + 4.4, anchor: 'end', as: 'y' }),
    ),
    svgText('cm', { x: left - 21, y: 13, anchor: 'end', as: 'label' }),
    svgPath(`M${left} ${short(at(start))}H${short(right)}`, { width: 1, as: 'start' }),
    svgPath(`M${left} ${short(at(front))}H${short(right)}`, { width: 1, dash: '5 3', as: 'front' }),
    svgText('solvent', { x: right + 5, y: at(front) - 2, as: 'label' }),
    svgText('front', { x: right + 5, y: at(front) + 11, as: 'label' }),
    svgText('origin', { x: right + 5, y: at(start) + 4.4, as: 'label' }),
    ...lanes.flatMap(({ name, spots }, lane) => {
      const x = left + (lane + 0.5) * laneWidth;
      return [
        ...spots.map((spot) => svgCircle(x, at(spot), 6, { as: `spot-${lane}` })),
        svgText(name, { x, y: bottom + 18, anchor: 'middle', as: 'label' }),
      ];
    }),
  ]);
}
