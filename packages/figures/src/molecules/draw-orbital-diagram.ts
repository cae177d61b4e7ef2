import type { Arrows, OrbitalColumn, OrbitalDiagram } from '../structure-figures.ts';
import { svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { short, svgText } from '../svg/svg-text.ts';

const places = { left: 56, middle: 164, right: 272 } as const;
const sizes = {
  atom: { line: 20, gap: 4 },
  molecule: { line: 24, gap: 6 },
} as const;
const [top, step] = [32, 46];

/** Draws the levels of two atoms and of their molecule with arrows for electrons; dashes join what combines. */
export function drawOrbitalDiagram({ left, middle, right, joins }: OrbitalDiagram): string {
  const highest = Math.max(
    ...[left, middle, right].flatMap(({ levels }) => levels.map(({ height }) => height)),
  );
  const yOf = (height: number): number => top + (highest - height) * step;
  const edge = (
    side: 'left' | 'right',
    { levels }: OrbitalColumn,
    level: number,
    isAtom: boolean,
  ): string => {
    const { height = 0, orbitals = [] } = levels[level] ?? {};
    const outward = (side === 'left') === isAtom ? 1 : -1;
    const x = places[isAtom ? side : 'middle'] + outward * (widthOf(orbitals.length, isAtom) / 2 + 2);
    return `${short(x)} ${short(yOf(height))}`;
  };
  const atoms = { left, right };
  const dashes = joins.map(
    ({ side, atom, molecule }) =>
      `M${edge(side, atoms[side], atom, true)}L${edge(side, middle, molecule, false)}`,
  );
  const bottom = yOf(0) + 46;
  return svgDrawing(320, bottom + 8, [
    svgPath(`M8 ${bottom - 22}V12M4.5 19L8 12L11.5 19`, { width: 1.3 }),
    svgText('energy', { x: 16, y: 17, as: 'label' }),
    svgPath(dashes.join(''), { width: 0.9, dash: '3 3', opacity: 0.75 }),
    ...(['left', 'middle', 'right'] as const).map((column) =>
      drawColumn({ left, middle, right }[column], column, yOf),
    ),
    ...(['left', 'middle', 'right'] as const).map((column) =>
      svgText({ left, middle, right }[column].name, {
        x: places[column],
        y: bottom,
        anchor: 'middle',
        isBold: true,
        as: 'column',
      }),
    ),
  ]);
}

function widthOf(count: number, isAtom: boolean): number {
  const { line, gap } = sizes[isAtom ? 'atom' : 'molecule'];
  return count * line + (count - 1) * gap;
}

function drawColumn(
  { levels }: OrbitalColumn,
  column: keyof typeof places,
  yOf: (height: number) => number,
): string {
  const isAtom = column !== 'middle';
  const { line, gap } = sizes[isAtom ? 'atom' : 'molecule'];
  return levels
    .flatMap(({ name, height, orbitals }) => {
      const y = yOf(height);
      const start = places[column] - widthOf(orbitals.length, isAtom) / 2;
      return [
        ...orbitals.map((arrows, index) => drawOrbital(arrows, start + index * (line + gap), y, line)),
        svgText(name, { x: places[column], y: y + 14, anchor: 'middle', size: 12, as: 'level' }),
      ];
    })
    .join('');
}

/** A line with the arrows that stand on it. */
function drawOrbital(arrows: Arrows, x: number, y: number, length: number): string {
  const arrow = (isUp: boolean, at: number): string => {
    const [tail, head, barb] = isUp ? [y - 2, y - 19, 5] : [y - 19, y - 2, -5];
    return svgPath(
      `M${short(at)} ${short(tail)}V${short(head)}M${short(at - 3)} ${short(head + barb)}L${short(at)} ${short(head)}L${short(at + 3)} ${short(head + barb)}`,
      { width: 1.4, as: isUp ? 'up' : 'down' },
    );
  };
  const middle = x + length / 2;
  return [
    svgPath(`M${short(x)} ${short(y)}h${length}`, { width: 2, as: 'orbital' }),
    arrows.includes('↑') ? arrow(true, middle - (arrows === '↑↓' ? 4.5 : 0)) : '',
    arrows.includes('↓') ? arrow(false, middle + (arrows === '↑↓' ? 4.5 : 0)) : '',
  ].join('');
}
