import type { SlippedValue } from './slipped-value.ts';
import { twoSlips } from '../notes/two-slips.ts';

interface Ruled {
  /** What was read, and the distance of the labels of its axis. */
  reading: number;
  step: number;
  /** The ends of the axis: nobody reads beyond them. */
  from?: number;
  to: number;
  /** Sets a distance on the axis as text: `2 kPa`. */
  write: (distance: number) => string;
  /** What was read, where more than one place is: `reading at the top`. */
  name?: string;
  /** The asked quantity from the reading; the reading itself without it. */
  of?: (reading: number) => number;
  /** Whether the asked quantity does not grow evenly with the reading, so that the slip cannot stand beside others. */
  isCurved?: boolean;
}

/**
 * What a reading makes of the asked quantity whose small divisions were counted from the wrong label on the axis, one too high or one
 * too low. It is a term, so that it stands beside the slips in other terms, too.
 * @example rulingSlips({ reading: 3.4, step: 2, to: 14, write: (kilopascals) => `${kilopascals} kPa` }) // 5.4 and 1.4
 */
export function rulingSlips({
  reading,
  step,
  from = 0,
  to,
  write,
  name = 'reading',
  of = (read) => read,
  isCurved = false,
}: Ruled): SlippedValue[] {
  return [step, -step]
    .filter((off) => reading + off > from && reading + off <= to)
    .map((off) => ({
      value: of(reading + off),
      slip: 'ruling-misread',
      ...(!isCurved && { term: name }),
      teaching: `The divisions were counted from the wrong label on the axis, which makes the ${name} ${write(step)} too ${name === 'half-life' ? (off > 0 ? 'long' : 'short') : off > 0 ? 'high' : 'low'}.`,
    }));
}

/**
 * Slips whose values another slip has changed already.
 * @param second what was done besides, as a sentence
 */
export function alsoSlipped(slips: readonly SlippedValue[], second: string): SlippedValue[] {
  return slips.map(({ value, slip, teaching }) => ({
    value,
    slip,
    teaching: twoSlips(teaching, second),
  }));
}
