import type { ScaleReading } from '../figure.ts';
import { svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { short, svgText } from '../svg/svg-text.ts';

const [top, height] = [34, 250];
const widths = { burette: 34, 'graduated cylinder': 64 } as const;

/**
 * Draws one or two tubes with the same scale, each with the level of its liquid, its lowest point being the reading. The numbers of
 * a burette increase downward, those of a cylinder upward.
 */
export function drawScale({ of, from, to, step, parts, levels, unit }: ScaleReading): string {
  const tubeWidth = widths[of];
  const at = (value: number): number =>
    top + (height * (of === 'burette' ? value - from : to - value)) / (to - from);
  const finest = step / parts;
  const marks = Math.round((to - from) / finest);
  const tubes = levels.map(({ name, value }, index) => {
    const left = 62 + index * 130;
    const level = at(value);
    const ticks = Array.from({ length: marks + 1 }, (_, tick) => {
      const length = tick % parts === 0 ? 18 : 9;
      return `M${short(left)} ${short(at(from + tick * finest))}h${length}`;
    }).join('');
    const numbers = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, tick) =>
      svgText(String(from + tick * step), {
        x: left - 6,
        y: at(from + tick * step) + 4.4,
        anchor: 'end',
        as: 'y',
      }),
    );
    return [
      svgPath(
        `M${left} ${top - 14}V${top + height + 14}M${left + tubeWidth} ${top - 14}V${top + height + 14}`,
        { width: 1.6 },
      ),
      svgPath(
        `M${left} ${short(level - 6)}Q${left + tubeWidth / 2} ${short(level + 6)} ${left + tubeWidth} ${short(level - 6)}V${top + height + 14}H${left}Z`,
        { width: 0, opacity: 0.18, as: 'hue-0', fill: 'currentColor' },
      ),
      svgPath(
        `M${left} ${short(level - 6)}Q${left + tubeWidth / 2} ${short(level + 6)} ${left + tubeWidth} ${short(level - 6)}`,
        { width: 1.6 },
      ),
      svgPath(`M${left + tubeWidth / 2 - 4} ${short(level)}h8`, { width: 0, as: 'level' }),
      svgPath(ticks, { width: 0.9 }),
      ...numbers,
      svgText(name, { x: left + tubeWidth / 2, y: 13, anchor: 'middle', as: 'label' }),
    ].join('');
  });
  return svgDrawing(levels.length === 1 ? 190 : 320, top + height + 30, [
    ...tubes,
    svgText(unit, { x: 20, y: 13, as: 'label' }),
  ]);
}
