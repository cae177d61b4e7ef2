import type { Point } from '../figure.ts';
import type { DrawingReading } from '../read-drawing.ts';
import { seenGroup } from './group-text.ts';

/** The group that stands nearest to the end of a bond; empty where none is near. */
export function nearestGroup({ texts }: DrawingReading, [x, y]: Point): string {
  const groups = texts
    .filter(({ as }) => as === 'group')
    .map(({ text, at }) => ({ text, away: Math.hypot(at[0] - x, at[1] - y) }))
    .toSorted((one, other) => one.away - other.away);
  const [nearest] = groups;
  return nearest === undefined || nearest.away > 25 ? '' : seenGroup(nearest.text);
}
