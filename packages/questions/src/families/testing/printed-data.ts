import { linearText } from '@valence/chemistry';
import { equalitiesIn, headOf, segmentsOf } from '../../checks/arithmetic/equalities.ts';
import { overlap, type Interval } from '../../checks/arithmetic/interval.ts';
import type { Value } from '../../checks/arithmetic/value.ts';
import { sameSize } from '../../checks/arithmetic/same-quantity.ts';
import { statedNumbers } from '../../checks/arithmetic/stated-numbers.ts';
import { optionQuantity } from '../../checks/arithmetic/quantity-in-option.ts';
import type { Question } from '../../question.ts';

/** The explanation, when the last number that it computes is not the key and the key does not follow it. */
export function lostKey({ options, key, explanation }: Question): string | null {
  const quantity = optionQuantity(linearText(options[key]?.text ?? ''));
  if (quantity === null) return null;
  const [, ...rights] = segmentsOf(linearText(explanation));
  const last = rights.findLastIndex((segment) => headOf(segment) !== null);
  const ending = rights.slice(Math.max(last, 0)).join(' = ');
  const isThere = statedNumbers(ending).some(({ value }) => sameSize(value, quantity.value));
  return last < 0 || isThere ? null : explanation;
}

/** Lines of arithmetic whose printed numbers lead to another rounding than the printed result. */
export function wrongLinesOf(linear: string): string[] {
  const exact = equalitiesIn(withoutRounding(linear));
  return equalitiesIn(linear).flatMap(({ right, written }, index) => {
    const left = exact[index]?.left;
    const isLine = left !== undefined && left.isComputed && !right.isComputed;
    return isLine && !comesOut(left, right) ? [written] : [];
  });
}

/** Appends zeros to every number, so that it is read as exact. */
function withoutRounding(linear: string): string {
  return linear.replace(/(?<![\w.^_])\d+(?: \d{3}(?!\d))*(?:\.\d+)?(?!\d)/g, (number) => {
    if (number.includes('.')) return `${number}00000000`;
    return Number(number.replaceAll(' ', '')) >= 100 ? `${number}.00000000` : number;
  });
}

/** In equal units, with the units left out, or with the unit on one side only. */
function comesOut(left: Value, right: Value): boolean {
  const room = wholeRoom(right.bare);
  const printed = sizesOf(right).map((size) => widened(size, room));
  return sizesOf(left).some((computed) => printed.some((size) => overlap(computed, size)));
}

function sizesOf({ bare, si }: Value): Interval[] {
  return si === null ? [bare] : [bare, si.interval];
}

/** Relative rounding error of a whole number below 100: it is read as exact, but as a result it may be rounded. */
function wholeRoom({ low, high }: Interval): number {
  return low === high && low !== 0 ? Math.abs(0.5 / low) : 0;
}

function widened({ low, high }: Interval, share: number): Interval {
  return { low: low - Math.abs(low) * share, high: high + Math.abs(high) * share };
}
