import type { FischerMolecule, FischerProjections } from '../structure-figures.ts';
import { svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { svgText } from '../svg/svg-text.ts';
import { groupAt } from './group-text.ts';

const [top, step, arm] = [42, 44, 26];

/** Draws each chain upright, with a cross where a center is and its groups at the sides. */
export function drawFischer({ molecules }: FischerProjections): string {
  const most = Math.max(...molecules.map(({ centers }) => centers.length));
  const named = molecules.length > 1;
  const width = 320 / molecules.length;
  return svgDrawing(320, top + most * step + 34 + (named ? 24 : 0), [
    ...molecules.map((molecule, index) => drawMolecule(molecule, (index + 0.5) * width)),
    ...(named
      ? molecules.map(({ name }, index) =>
          svgText(name, {
            x: (index + 0.5) * width,
            y: top + most * step + 46,
            anchor: 'middle',
            isBold: true,
            as: 'label',
          }),
        )
      : []),
  ]);
}

function drawMolecule({ top: head, bottom, centers }: FischerMolecule, x: number): string {
  const end = top + centers.length * step;
  return [
    svgPath(`M${x} ${top - 18}L${x} ${end - 8}`, { width: 1.8, as: 'line' }),
    groupAt(head, x, top - 24, [0, -1]),
    groupAt(bottom, x, end - 2, [0, 1]),
    ...centers.map(({ left, right }, index) => {
      const y = top + 9 + index * step;
      return (
        svgPath(`M${x - arm} ${y}L${x + arm} ${y}`, { width: 1.8, as: 'line' }) +
        groupAt(left, x - arm - 5, y, [-1, 0]) +
        groupAt(right, x + arm + 5, y, [1, 0])
      );
    }),
  ].join('');
}
