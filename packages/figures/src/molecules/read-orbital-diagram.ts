import type { Point } from '../figure.ts';
import type { DrawingReading } from '../read-drawing.ts';

/** A level as it is seen in a drawing: its name, its height in the drawing, and how many arrows stand on each of its lines. */
export interface SeenLevel {
  name: string;
  height: number;
  electrons: readonly number[];
}

/** The columns of an orbital diagram, each from its lowest level to its highest. */
export type SeenDiagram = Readonly<Record<'left' | 'middle' | 'right', readonly SeenLevel[]>>;

/** Sees the levels of an orbital diagram: lines at one height are a level, arrows belong to the line they stand on. */
export function readOrbitalDiagram({ marks, texts }: DrawingReading): SeenDiagram {
  const lines = marks.filter(({ as }) => as === 'orbital').map(({ at }) => at);
  const arrows = marks.filter(({ as }) => as === 'up' || as === 'down').map(({ at }) => at);
  const names = texts.filter(({ as }) => as === 'level');
  const column = (from: number, to: number): SeenLevel[] => {
    const here = lines.filter(([x]) => x >= from && x < to);
    const heights = [...new Set(here.map(([, y]) => y))].toSorted((one, other) => one - other);
    return heights.map((height) => ({
      name: names.find(({ at: [x, y] }) => x >= from && x < to && y < height && y > height - 20)?.text ?? '',
      height,
      electrons: here
        .filter(([, y]) => y === height)
        .toSorted(([one], [other]) => one - other)
        .map((line) => arrows.filter((arrow) => standsOn(arrow, line)).length),
    }));
  };
  return { left: column(0, 110), middle: column(110, 218), right: column(218, 330) };
}

function standsOn([x, y]: Point, [left, height]: Point): boolean {
  return x > left && x < left + 24 && y > height && y < height + 24;
}
