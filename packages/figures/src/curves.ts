import type { Point } from './figure.ts';

/** The height of a curve at a place, between two of its points on the straight line. */
export function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex(([place]) => place >= x);
  return heightBefore(points, after === -1 ? points.length : after, x);
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

/**
 * The middle of the part of a curve that rises or falls most within a fiftieth of its width, and whether it is a jump. The middle of a
 * jump is sought once more within that part: on either side a curve can bend in another way.
 * @param points from left to right
 */
export function steepest(points: readonly Point[]): { at: number; isJump: boolean } {
  const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const { at, rises } = risesBetween(points, from, to);
  const median = rises.toSorted((a, b) => a - b)[245] ?? 0;
  if (Math.max(...rises) <= 6 * median) return { at, isJump: false };
  const near = (to - from) / 50;
  return {
    at: risesBetween(points, Math.max(from, at - near), Math.min(to, at + near)).at,
    isJump: true,
  };
}

/** By how much a curve rises or falls within each fiftieth of a part of its width, and the middle of where that is most. */
function risesBetween(points: readonly Point[], from: number, to: number): { at: number; rises: number[] } {
  const [steps, window] = [500, 10];
  const places = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
  const heights = heightsAt(points, places);
  const rises = places
    .slice(0, -window)
    .map((_, index) => Math.abs((heights[index + window] ?? 0) - (heights[index] ?? 0)));
  const most = Math.max(...rises);
  const top = places.filter((_, index) => (rises[index] ?? 0) > 0.98 * most);
  const halfWindow = ((to - from) * window) / steps / 2;
  return { at: top.reduce((sum, x) => sum + x, 0) / Math.max(top.length, 1) + halfWindow, rises };
}

/** The heights at many places in one pass, points and places both from left to right. */
function heightsAt(points: readonly Point[], places: readonly number[]): number[] {
  let after = 0;
  return places.map((x) => {
    while ((points[after]?.[0] ?? Infinity) < x) after += 1;
    return heightBefore(points, after, x);
  });
}

/** The height at a place on the line to the point numbered `after`; beyond the last point that point's own. */
function heightBefore(points: readonly Point[], after: number, x: number): number {
  const next = points[after];
  if (next === undefined) return points.at(-1)?.[1] ?? 0;
  const [x1, y1] = next;
  const [x0, y0] = points[after - 1] ?? next;
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
