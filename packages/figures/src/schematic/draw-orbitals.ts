import type { OrbitalBoxes } from '../figure.ts';
import { svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { short, svgText } from '../svg/svg-text.ts';

const box = 26;

/** Draws orbitals as boxes with arrows: side by side, or one set above the other where energy is meant. */
export function drawOrbitals({ arrangement, sets }: OrbitalBoxes): string {
  if (arrangement === 'levels') return drawLevels({ sets });
  let x = 6;
  const parts = sets.map(({ name, orbitals }) => {
    const left = x;
    x += orbitals.length * box + 12;
    return drawSet(name, orbitals, left, 26, 'below');
  });
  return svgDrawing(Math.max(160, x), 84, parts);
}

function drawLevels({ sets }: Pick<OrbitalBoxes, 'sets'>): string {
  const gap = 52;
  const height = sets.length * gap + 22;
  const parts = sets.map(({ name, orbitals }, index) => {
    const y = height - 14 - (index + 1) * gap + 12;
    return drawSet(name, orbitals, 150 - (orbitals.length * box) / 2, y, 'right');
  });
  return svgDrawing(290, height, [
    svgPath(`M22 ${height - 12}V14M18 20L22 12L26 20`, { width: 1.3 }),
    svgText('energy', { x: 30, y: 18, as: 'label' }),
    ...parts,
  ]);
}

function drawSet(
  name: string,
  orbitals: OrbitalBoxes['sets'][number]['orbitals'],
  left: number,
  top: number,
  nameAt: 'below' | 'right',
): string {
  const boxes = orbitals.map((arrows, index) => {
    const x = left + index * box;
    const arrow = (up: boolean, at: number): string => {
      const [tail, head, barb] = up ? [top + box - 4, top + 4, 5] : [top + 4, top + box - 4, -5];
      return svgPath(
        `M${short(at)} ${tail}V${head}M${short(at - 3.5)} ${head + barb}L${short(at)} ${head}L${short(at + 3.5)} ${head + barb}`,
        {
          width: 1.6,
          as: up ? 'up' : 'down',
        },
      );
    };
    return [
      svgPath(`M${short(x)} ${top}h${box}v${box}h-${box}Z`, { width: 1.3, as: 'orbital' }),
      arrows.includes('↑') ? arrow(true, x + (arrows === '↑↓' ? 8.5 : 13)) : '',
      arrows.includes('↓') ? arrow(false, x + (arrows === '↑↓' ? 17.5 : 13)) : '',
    ].join('');
  });
  const width = orbitals.length * box;
  return (
    boxes.join('') +
    (nameAt === 'below'
      ? svgText(name, { x: left + width / 2, y: top + box + 17, anchor: 'middle', as: 'set' })
      : svgText(name, { x: left + width + 8, y: top + 18, as: 'set' }))
  );
}
