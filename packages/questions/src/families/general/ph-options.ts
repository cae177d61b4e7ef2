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
 * The options of a question that asks for a pH: the key, and each slip's result that is clearly another pH.
 * @returns `null` when fewer than three slips are left
 * @example phOptions(4.76, [{ value: 9.24, slip: 'poh-for-ph', teaching: '…' }, …])
 */
export function phOptions(
  pH: number,
  slips: readonly SlippedPh[],
): Pick<Draft, 'answer' | 'distractors'> | null {
  const taken = [pH];
  const distractors: Distractor[] = [];
  for (const { value, slip, teaching } of slips) {
    if (!(value > -1 && value < 15) || taken.some((other) => Math.abs(other - value) < leastDistance))
      continue;
    taken.push(value);
    distractors.push({ text: value.toFixed(2).replace('-', '−'), slip, teaching });
  }
  return distractors.length < 3 ? null : { answer: pH.toFixed(2), distractors };
}
