import type { ApparatusPiece } from '../apparatus-figure.ts';
import type { Point } from '../figure.ts';
import type { DrawingReading } from '../read-drawing.ts';

/** What is seen in the drawing of a set-up. */
export interface SeenApparatus {
  /** At which piece the line of each number ends. */
  labels: readonly { number: string; piece: string }[];
  /** How far the bulb is above the beginning of the slanting tube, negative below it; `null` without a thermometer. */
  bulb: number | null;
  waterEnters: 'low' | 'high' | null;
  isClosed: boolean;
  hasStones: boolean;
}

const pieces: ReadonlySet<string> = new Set<ApparatusPiece>([
  'ball',
  'bowl',
  'grains',
  'rod',
  'cross',
  'jacket',
  'bend',
  'cone',
  'basin',
  'sheet',
  'sleeve',
  'armed cone',
  'hose',
]);

/** Sees pieces by the marks nearest to the lines of the numbers, and what differs between set-ups. */
export function readApparatus({ lines, marks, texts }: DrawingReading): SeenApparatus {
  const at = (as: string): Point | undefined => marks.find((mark) => mark.as === as)?.at;
  const nearest = (point: Point, places: readonly { at: Point }[]): number =>
    places.reduce(
      (best, place, index) =>
        away(place.at, point) < away(places[best]?.at ?? [1e9, 1e9], point) ? index : best,
      0,
    );
  const candidates = marks.filter(({ as }) => pieces.has(as));
  const numbers = texts.filter(({ as }) => as === 'number');
  const [bulb, jacket] = [at('bulb'), at('jacket')];
  const [inward, outward] = [at('inward'), at('outward')];
  return {
    labels: lines.flatMap(([from, to]) => {
      if (from === undefined || to === undefined) return [];
      return [
        {
          number: numbers[nearest(to, numbers)]?.text ?? '',
          piece: candidates[nearest(from, candidates)]?.as ?? '',
        },
      ];
    }),
    bulb: bulb === undefined || jacket === undefined ? null : bulb[1] - jacket[1] + tubeBelowJacket,
    waterEnters:
      inward === undefined || outward === undefined ? null : inward[1] < outward[1] ? 'low' : 'high',
    isClosed: at('stopper') !== undefined,
    hasStones: at('grains') !== undefined,
  };
}

/** From the first point of the jacket up to where its tube leaves the head. */
const tubeBelowJacket = -18.4;

function away(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
