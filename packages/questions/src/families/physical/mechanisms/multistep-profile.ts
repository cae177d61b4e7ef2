import { extremes, heightAt, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { smoothPath } from '../../curves/smooth-path.ts';

/** The energy profile of a mechanism: heights in kJ/mol, from left to right. */
export interface Profile {
  figure: Figure;
  levels: readonly number[];
  tops: readonly number[];
}

/** A profile of so many steps; `null` where it does not fit the axis. */
export function drawProfile(random: Random, steps: number): Profile | null {
  const levels = [
    random.integer(3, 6) * 10,
    ...Array.from({ length: steps - 1 }, () => random.integer(5, 11) * 10),
    random.integer(1, 3) * 10,
  ];
  const tops = Array.from(
    { length: steps },
    (_, step) => Math.max(levels[step] ?? 0, levels[step + 1] ?? 0) + random.integer(3, 8) * 10,
  );
  if (tops.some((top) => top > 190)) return null;
  const width = 100 / (steps * 2 + 1);
  const corners: Point[] = [
    [0, levels[0] ?? 0],
    [width / 2, levels[0] ?? 0],
  ];
  for (const [step, top] of tops.entries()) {
    corners.push([width * (2 * step + 1.5), top]);
    corners.push([width * (2 * step + 2.5), levels[step + 1] ?? 0]);
  }
  corners.push([100, levels.at(-1) ?? 0]);
  const figure: Figure = {
    kind: 'plot',
    of: 'energy profile',
    caption: 'Energy profile of a reaction in several steps',
    x: { quantity: 'Reaction progress', from: 0, to: 100, step: 20, isBare: true },
    y: { quantity: 'Energy', unit: 'kJ/mol', from: 0, to: 200, step: 20, parts: 2 },
    series: [{ shape: 'line', points: smoothPath(corners) }],
  };
  return { figure, levels, tops };
}

/** Tops and the levels between them, from left to right. */
export function levelsOf({ lines }: DrawingReading): { levels: number[]; tops: number[] } {
  const [line = []] = lines;
  const turns = extremes(line).map((x) => heightAt(line, x));
  const ends = [line[0]?.[1] ?? NaN, line.at(-1)?.[1] ?? NaN] as const;
  return {
    levels: [ends[0], ...turns.filter((_, index) => index % 2 === 1), ends[1]],
    tops: turns.filter((_, index) => index % 2 === 0),
  };
}
