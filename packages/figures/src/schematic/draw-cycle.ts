import type { CycleStep, EnergyCycle } from '../figure.ts';
import { svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { short, svgText, textWidth } from '../svg/svg-text.ts';

const width = 320;
const [left, right] = [4, width - 4];
/** Between two levels: room for the name of the lower one, and for the head of an arrow. */
const gap = 40;
const top = 26;

/**
 * Draws levels one above the other, each with its name above its line, or below it at the right, where an arrow ends on the line;
 * and the arrows between them with their numbers.
 */
export function drawCycle({ levels, steps }: EnergyCycle): string {
  const y = (level: number): number => top + (levels.length - 1 - level) * gap;
  const names = levels.filter(({ side }) => side === 'left').map(({ text }) => textWidth(text));
  // Charges are set small: the names are not as wide as their count of letters makes them.
  const arrows = { left: left + 0.85 * Math.max(...names, 70) + 8, right: right - 68, edge: right - 8 };
  const middle = arrows.left + 50;
  const ends = { left: [left, middle - 4], right: [middle + 2, right], across: [left, right] } as const;
  return svgDrawing(width, y(0) + 10, [
    ...levels.map(({ side }, level) => {
      const [from, to] = ends[side];
      return svgPath(`M${short(from)} ${y(level)}L${short(to)} ${y(level)}`, { width: 2, as: 'line' });
    }),
    ...levels.map(({ text, side }, level) =>
      svgText(text, {
        x: side === 'right' ? middle + 4 : left + 2,
        y: y(level) + (side === 'right' ? 16 : -6),
        as: 'level',
      }),
    ),
    ...steps.map((step) => drawStep(step, arrows[step.side], y(step.from), y(step.to))),
  ]);
}

/** A shaft, its head, and the number beside its middle: at the right of it, at the left of one that stands at the edge. */
function drawStep({ text, side }: CycleStep, x: number, from: number, to: number): string {
  const down = to > from ? 1 : -1;
  const [tail, head] = [from + 2 * down, to - 2 * down];
  const barb = head - 6 * down;
  return (
    svgPath(
      `M${short(x)} ${tail}L${short(x)} ${head}M${short(x - 3.5)} ${barb}L${short(x)} ${head}L${short(x + 3.5)} ${barb}`,
      { width: 1.4, as: 'line' },
    ) +
    svgText(text, {
      x: x + (side === 'edge' ? -6 : 6),
      y: (tail + head) / 2 + 4.4,
      ...(side === 'edge' && { anchor: 'end' as const }),
      isBold: !/\d/.test(text),
      as: 'step',
    })
  );
}
