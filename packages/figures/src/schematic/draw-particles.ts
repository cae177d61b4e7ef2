import type { Molecule, ParticleBoxes, Point } from '../figure.ts';
import { svgCircle, svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { short, svgText } from '../svg/svg-text.ts';

const [size, columns, radius] = [148, 4, 7.5];

/** Draws molecules in boxes. Atoms differ by their fill, so that no color is needed to tell them apart. */
export function drawParticles({ atoms, boxes }: ParticleBoxes): string {
  const drawn = boxes.map(({ name, molecules }, index) => {
    const left = 4 + index * (size + 12);
    const rows = Math.max(3, Math.ceil(molecules.length / columns));
    return [
      svgPath(`M${left} 22h${size}v${size}h-${size}Z`, { width: 1.4, as: 'box' }),
      svgText(name, { x: left + size / 2, y: 14, anchor: 'middle', as: 'label' }),
      ...molecules.flatMap((molecule, place) => {
        const x = left + ((place % columns) + 0.5) * (size / columns) + shift(place);
        const y = 22 + (Math.floor(place / columns) + 0.5) * (size / rows) + shift(place + 3);
        return drawMolecule(molecule, [x, y], place);
      }),
    ].join('');
  });
  const width = boxes.length * (size + 12) - 4;
  const legend = atoms.map((atom, index) => {
    const x = 14 + index * 90;
    return atomMark(index, x, size + 40) + svgText(atom, { x: x + 14, y: size + 44.4, as: 'label' });
  });
  return svgDrawing(Math.max(width, 200), size + 56, [
    ...drawn,
    ...legend.map((part) => part.replaceAll('class="atom', 'class="sample atom')),
  ]);
}

/** A little out of line, always by the same, so that a box does not look like a crystal. */
function shift(place: number): number {
  return ((place * 7) % 5) - 2;
}

function drawMolecule(molecule: Molecule, [x, y]: Point, place: number): string[] {
  const turned = place % 2 === 0;
  const step = 2 * radius - 1;
  const offsets: Point[] = turned
    ? [
        [0, 0],
        [step, 0],
        [-step, 0],
      ]
    : [
        [0, 0],
        [0.7 * step, 0.72 * step],
        [-0.7 * step, 0.72 * step],
      ];
  const shiftX = molecule.length === 2 ? -(offsets[1]?.[0] ?? 0) / 2 : 0;
  return molecule.map((atom, index) => {
    const [dx, dy] = offsets[index] ?? [0, 0];
    return atomMark(atom, x + dx + shiftX, y + dy);
  });
}

function atomMark(atom: number, x: number, y: number): string {
  const as = `atom-${atom}`;
  if (atom === 0) return svgCircle(x, y, radius, { as, fill: 'none' });
  if (atom === 1) return svgCircle(x, y, radius, { as });
  return (
    svgCircle(x, y, radius, { as, opacity: 0.25 }) +
    svgPath(`M${short(x - 5)} ${short(y)}h10M${short(x)} ${short(y - 5)}v10`)
  );
}
