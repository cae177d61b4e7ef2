import type { Point } from './figure.ts';

/** The height of a curve at a place, between two of its points on the straight line. */
export function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex(([place]) => place >= x);
  const [x1, y1] = points[Math.max(after, 0)] ?? [0, 0];
  const [x0, y0] = points[Math.max(after - 1, 0)] ?? [0, 0];
  if (after <= 0 || x1 === x0) return after === -1 ? (points.at(-1)?.[1] ?? 0) : y1;
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Places of the highest and lowest points of a curve that stand out by some percent of its height, from left to right. */
export function extremes(points: readonly Point[]): number[] {
  const heights = points.map(([, y]) => y);
  const least = 0.03 * (Math.max(...heights) - Math.min(...heights));
  const found: number[] = [];
  let held = points[0];
  let direction = 0;
  for (const point of points) {
    if (held === undefined) break;
    const change = point[1] - held[1];
    if (direction === 0) {
      if (Math.abs(change) > least) {
        direction = Math.sign(change);
        held = point;
      }
    } else if (change * direction >= 0) held = point;
    else if (Math.abs(change) > least) {
      found.push(held[0]);
      direction = -direction;
      held = point;
    }
  }
  return found;
}

/** The first place at which a curve reaches a height; `null` where it never does. */
export function placeOfHeight(points: readonly Point[], height: number): number | null {
  for (const [index, [x1, y1]] of points.entries()) {
    const [x0, y0] = points[index - 1] ?? [x1, y1];
    if ((y0 - height) * (y1 - height) > 0 || (index === 0 && y1 !== height)) continue;
    return y1 === y0 ? x1 : x0 + ((x1 - x0) * (height - y0)) / (y1 - y0);
  }
  return null;
}

/** The middle of the part of a curve that rises or falls most within a fiftieth of its width, and whether it is a jump. */
export function steepest(points: readonly Point[]): { at: number; isJump: boolean } {
  const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const window = (to - from) / 50;
  const rises = Array.from({ length: 491 }, (_, index) => {
    const x = from + ((to - from) * index) / 500;
    return { x, rise: Math.abs(heightAt(points, x + window) - heightAt(points, x)) };
  });
  const most = Math.max(...rises.map(({ rise }) => rise));
  const top = rises.filter(({ rise }) => rise > 0.98 * most);
  const median = rises.map(({ rise }) => rise).sort((a, b) => a - b)[245] ?? 0;
  const at = top.reduce((sum, { x }) => sum + x, 0) / Math.max(top.length, 1) + window / 2;
  return { at, isJump: most > 6 * median };
}
