import type { CellDiagram } from '../figure.ts';
import { svgCircle, svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { svgText } from '../svg/svg-text.ts';

/** Draws two electrodes in their solutions with wire and meter; a salt bridge where there are two beakers. */
export function drawCell({ left, right, type, meter }: CellDiagram): string {
  const wire = 'M76 96V34H134M186 34H244V96';
  const parts = [
    svgPath(wire, { width: 1.4 }),
    svgPath('M134 20h52v28h-52Z', { width: 1.4 }),
    svgText(meter, { x: 160, y: 38.4, anchor: 'middle', as: 'meter' }),
    electrode(left.electrode, 76, 'left'),
    electrode(right.electrode, 244, 'right'),
    ...(type === 'electrolytic' && left.solution === right.solution
      ? [solution(left.solution, 160, 'left')]
      : [solution(left.solution, 76, 'left'), solution(right.solution, 244, 'right')]),
  ];
  const solutions =
    type === 'galvanic'
      ? [
          beaker(28, 108),
          beaker(196, 108),
          svgPath(
            'M108 180V118Q108 104 122 104H198Q212 104 212 118V180M118 180V120Q118 114 124 114H196Q202 114 202 120V180',
            { width: 1.3 },
          ),
          svgText('salt bridge', { x: 160, y: 98, anchor: 'middle', as: 'label' }),
        ]
      : [beaker(28, 264)];
  return svgDrawing(320, 256, [...solutions, ...parts]);
}

function beaker(left: number, width: number): string {
  const right = left + width;
  return (
    svgPath(`M${left} 140H${right}V222H${left}Z`, {
      width: 0,
      opacity: 0.12,
      as: 'hue-0',
      fill: 'currentColor',
    }) +
    svgPath(`M${left} 122V222H${right}V122`, { width: 1.6 }) +
    svgPath(`M${left} 140H${right}`, { width: 0.8 })
  );
}

function electrode(metal: string, x: number, as: string): string {
  return (
    svgPath(`M${x - 9} 96h18v104h-18Z`, { width: 1.4, fill: 'none' }) +
    svgPath(`M${x - 9} 96h18v104h-18Z`, { width: 0, opacity: 0.25, fill: 'currentColor' }) +
    svgCircle(x, 96, 2) +
    svgText(metal, {
      x: x + (as === 'left' ? -16 : 16),
      y: 92,
      anchor: as === 'left' ? 'end' : 'start',
      isBold: true,
      as: `${as}-electrode`,
    })
  );
}

function solution(text: string, x: number, as: string): string {
  return svgText(text, { x, y: 242, anchor: 'middle', as: `${as}-solution` });
}
