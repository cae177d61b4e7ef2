import type { Gel } from '../figure.ts';
import { svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { short, svgText } from '../svg/svg-text.ts';

const [left, top, laneWidth, height] = [64, 30, 52, 210];

/** Draws a gel: wells at the top, a ladder with its sizes at the left, and the bands of each lane. */
export function drawGel({ unit, ladder, lanes }: Gel): string {
  const at = (share: number): number => top + 14 + share * (height - 24);
  const right = left + (lanes.length + 1) * laneWidth;
  const band = (lane: number, share: number): string =>
    `M${short(left + lane * laneWidth + 8)} ${short(at(share))}h${laneWidth - 16}`;
  const well = (lane: number): string => `M${left + lane * laneWidth + 8} ${top + 2}v6h${laneWidth - 16}v-6`;
  return svgDrawing(Math.max(230, right + 8), top + height + 8, [
    svgPath(`M${left} ${top}H${right}V${top + height}H${left}Z`, { width: 1.4 }),
    svgPath([...Array(lanes.length + 1).keys()].map(well).join(''), { width: 1 }),
    svgText(unit, { x: left - 6, y: 13, anchor: 'end', as: 'label' }),
    svgText('ladder', { x: left + laneWidth / 2, y: 22, anchor: 'middle', as: 'label' }),
    ...ladder.map(({ size, at: share }) =>
      svgText(String(size), { x: left - 6, y: at(share) + 4.4, anchor: 'end', as: 'size' }),
    ),
    ...ladder.map(({ at: share }) => svgPath(band(0, share), { width: 3, as: 'ladder' })),
    ...lanes.flatMap(({ name, bands }, lane) => [
      svgText(name, { x: left + (lane + 1.5) * laneWidth, y: 22, anchor: 'middle', as: 'label' }),
      ...bands.map((share) => svgPath(band(lane + 1, share), { width: 4, as: `band-${lane}` })),
    ]),
  ]);
}
