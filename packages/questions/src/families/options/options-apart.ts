import { statedQuantity } from '../../computations/numbers/stated-quantity.ts';
import type { Distractor, Draft } from '../family.ts';
import { onPowerOfTen } from '../notes/power-of-ten-note.ts';
import { binaryRoom, clearKey, clearlyRounded } from './clear-rounding.ts';
import type { SlippedValue } from './slipped-value.ts';
import { slipsTogether } from './slips-together.ts';

/**
 * The options that a question which asks for a number can have: the key, and all slips whose results are finite and clearly
 * other numbers than the key and than those before them, pairs of slips included (`slipsTogether`). No option lies between two roundings, and none is the neighbour of
 * a rounded key. `makeQuestion` chooses three of them.
 * @param write sets a value as an option, with its unit
 * @param areApart whether two values are so different that rounding on the way cannot make one of the other
 * @returns `null` when fewer than three slips are left without the pairs, or the working could be rounded to another key
 */
export function optionsApart(
  key: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  areApart: (one: number, other: number) => boolean,
  {
    room,
    isRead = false,
    isAlone = false,
    further = [],
    within: [least, most] = everything,
    ...bounds
  }: HowOffered = {},
): Pick<Draft, 'answer' | 'distractors'> | null {
  const answer = clearKey(key, write, room);
  if (answer === null) return null;
  const values = [key];
  const texts = [answer];
  const distractors: Distractor[] = [];
  const single = [...slips, ...further];
  const offered = isAlone
    ? single
    : slipsTogether(key, single, { ...kindOfKey(key, answer, isRead), ...bounds });
  for (const [place, { value, slip, teaching, alike, isDecisive = false }] of offered.entries()) {
    if (place === slips.length && distractors.length < 3) return null;
    if (!(value > least && value < most) || !values.every((other) => areApart(other, value))) continue;
    const text = clearlyRounded(value, write, binaryRoom);
    if (text === null || texts.includes(text) || isNeighbour(text, answer, key)) continue;
    // What is too small for the digits of the options is printed as a zero with a sign.
    if (value !== 0 && statedQuantity(text)?.value === 0) continue;
    values.push(value);
    texts.push(text);
    const isInPowers = [text, answer].every((written) => written.includes(' × 10^'));
    distractors.push({
      text,
      slip,
      teaching: isInPowers ? onPowerOfTen(teaching) : teaching,
      isFurther: place >= slips.length,
      isDecisive,
      ...(alike !== undefined && { alike }),
    });
  }
  return distractors.length < 3 ? null : { answer, distractors };
}

/** What the question itself tells of its result. */
export interface ToldBounds {
  /** What no slip that follows on another may exceed: all sites, all bonds. */
  largest?: number;
  /** Whether no power of ten slips: the numbers of the question tell how large the result is, as of a count. */
  keepsPowerOfTen?: boolean;
}

interface HowOffered extends ToldBounds {
  /** The share by which rounding in the shown working may move the key. */
  room?: number | undefined;
  /** Whether the key is read off a figure, where no power of ten slips and nothing is carried. */
  isRead?: boolean;
  /**
   * Whether no pairs are offered besides: where the key is made of two numbers of the question in one step, and so is each slip, other numbers
   * would give it away.
   */
  isAlone?: boolean;
  /** Slips that are offered where the others are enough without them. */
  further?: readonly SlippedValue[];
  /** Between which values an option can be believed. */
  within?: Bounds | undefined;
}

/** A least and a most value, neither of which is reached. */
export type Bounds = readonly [least: number, most: number];

const everything: Bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Units of quantities that are products and spread over powers of ten: ten times as much is as believable. */
const spreadUnits: ReadonlySet<string> = new Set(
  'mol mmol µmol g mg kg L mL m/s s min bar mol/L mmol/L µmol/L mg/L L/mg ppm units/mg'.split(' '),
);
/** What no slip that follows on another may exceed: the whole, or what a solution can hold. */
const largestOf: Readonly<Record<string, number>> = { '%': 100, 'mol/L': 20 };

function kindOfKey(key: number, answer: string, isRead: boolean): Parameters<typeof slipsTogether>[2] {
  const unit = statedQuantity(answer)?.unit ?? '';
  const isShare = unit === '' && key > 0 && key < 1;
  return {
    largest: largestOf[unit] ?? Number.POSITIVE_INFINITY,
    isProduct: spreadUnits.has(unit) || (unit === '' && answer.includes(' × 10^')),
    isRead,
    whole: unit === '%' ? 100 : isShare ? 1 : null,
  };
}

/** Whether a text differs from a rounded key by one in its last place: careless rounding makes one of the other. */
function isNeighbour(text: string, answer: string, key: number): boolean {
  const [one, other] = [statedQuantity(text), statedQuantity(answer)];
  if (one === null || other === null || other.value === key || one.unit !== other.unit) return false;
  return Math.abs(one.value - other.value) < 3 * Math.max(one.room, other.room);
}
