import { formatSignificant, roundSignificant } from '@valence/chemistry';
import { leastRoom } from '../options/clear-rounding.ts';

/**
 * A number as the working shows it.
 * @example toFigures(0.0270137, 4) // 0.02701
 */
export function toFigures(value: number, figures: number): number {
  return roundSignificant(value, figures);
}

/**
 * An intermediate number as the working prints it: six figures, fewer if the last ones are zeros, at least four.
 * @example workingText(5.005) // '5.005'
 */
export function workingText(value: number): string {
  const whole = toFigures(value, 6);
  return formatSignificant(whole, [4, 5].find((figures) => toFigures(whole, figures) === whole) ?? 6);
}

/**
 * The room that `quantityOptions` has to leave around a key, so that a student who continues with the rounded numbers of
 * the shown working comes to the same digits.
 * @param viaShown the result computed with the rounded numbers
 * @returns a share of the value
 * @example roomOfWorking(2.5, 2.501) // 0.0004
 */
export function roomOfWorking(exact: number, viaShown: number): number {
  return Math.max(leastRoom, Math.abs(viaShown / exact - 1) * 1.001);
}

/** How a working carries its numbers on: each line is computed from the one before as it is printed. */
interface Working {
  kept: (value: number) => number;
  shown: (value: number) => string;
}

/**
 * The working with as few figures, four at least, as lead to its answer.
 * @param follow what the working leads to where each number on the way is kept so
 * @example workingTo('2.47 mol', (kept) => `${formatSignificant(kept(3 / 7) * 5.77, 3)} mol`).shown(3 / 7) // '0.4286'
 */
export function workingTo(answer: string, follow: (kept: Working['kept']) => string): Working {
  const keptWith =
    (figures: number): Working['kept'] =>
    (value) =>
      toFigures(value, figures);
  const figures = [4, 5].find((count) => follow(keptWith(count)) === answer) ?? 6;
  const kept = keptWith(figures);
  return { kept, shown: (value) => formatSignificant(kept(value), figures) };
}
