import { extremes, heightAt, steepest } from '../curves.ts';
import type { Plot, Point, Series } from '../figure.ts';
import { finerTicksOf, readingStep, readText, ticksOf } from './ticks.ts';

/** A line of so many corners is told corner by corner. */
const fewCorners = 12;
/** Where a ruling has more lines, the finer ones are told only where a straight line between the others would mislead. */
const mostTold = 33;

/**
 * The points of a series that an eye takes in: measured points and sticks all; of a curve where it crosses the ruling, its
 * highest and lowest places, and the middle of its steepest rise.
 */
export function toldPoints({ shape, points }: Series, plot: Plot): Point[] {
  if (shape !== 'line' || points.length <= fewCorners) return [...points];
  const rising = points.every(([x], index) => x >= (points[index - 1]?.[0] ?? -Infinity));
  if (!rising) return points.filter((_, index) => index % Math.ceil(points.length / fewCorners) === 0);
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  const coarse = ticksOf(plot.x);
  const fine = [...coarse, ...finerTicksOf(plot.x)];
  const jump = steepest(points);
  const features = [...extremes(points), ...(jump.isJump ? [jump.at] : [])];
  const near = (0.3 * plot.x.step) / (plot.x.parts ?? 1);
  const heard = [first, ...features, last, ...coarse.filter((x) => x > first && x < last)]
    .toSorted((one, other) => one - other)
    .map((x): Point => [x, heightAt(points, x)]);
  const isBent = (x: number): boolean =>
    plot.y.isBare !== true && Math.abs(heightAt(points, x) - heightAt(heard, x)) > readingStep(plot.y);
  const at = fine.filter(
    (x) =>
      x > first &&
      x < last &&
      features.every((feature) => Math.abs(feature - x) > near) &&
      (fine.length <= mostTold || coarse.includes(x) || isBent(x)),
  );
  const xs = plot.x.isBare === true ? [first, ...features, last] : [...features, ...at, first, last];
  // What is read at one place would be two values there: the features come first, and the ruling before the ends.
  const told = new Map(xs.toReversed().map((x) => [placeOf(x, plot), x]));
  return [...told.values()]
    .toSorted((one, other) => one - other)
    .map((x) => [x, heightAt(points, x)] as const);
}

function placeOf(x: number, { x: axis }: Plot): string | number {
  return axis.isBare === true ? x : readText(x, axis);
}
