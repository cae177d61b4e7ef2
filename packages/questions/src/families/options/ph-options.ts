import { binaryRoom, clearlyRounded } from './clear-rounding.ts';
import type { Distractor, Draft } from '../family.ts';

/** What a slip makes of a pH. */
interface SlippedPh {
  value: number;
  slip: string;
  teaching: string;
}

/** Two pH values closer than this could be taken for one another after rounding on the way. */
const leastDistance = 0.1;

/**
 * The options of a question that asks for a pH: the key, and each slip's result that is clearly another pH. No option
 * lies between two roundings.
 * @returns `null` when fewer than three slips are left, or the working could be rounded to another key
 * @example phOptions(4.76, [{ value: 9.24, slip: 'poh-for-ph', teaching: '…' }, …])
 */
export function phOptions(
  pH: number,
  slips: readonly SlippedPh[],
): Pick<Draft, 'answer' | 'distractors'> | null {
  const answer = clearlyRounded(pH, write);
  if (answer === null) return null;
  const taken = [pH];
  const distractors: Distractor[] = [];
  for (const { value, slip, teaching } of slips) {
    if (!(value > -1 && value < 15) || taken.some((other) => Math.abs(other - value) < leastDistance))
      continue;
    const text = clearlyRounded(value, write, binaryRoom);
    if (text === null) continue;
    taken.push(value);
    distractors.push({ text, slip, teaching });
  }
  return distractors.length < 3 ? null : { answer, distractors };
}

function write(value: number): string {
  return value.toFixed(2).replace('-', '−');
}
