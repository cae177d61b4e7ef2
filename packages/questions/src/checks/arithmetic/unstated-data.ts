import type { Dimension } from '@valence/chemistry';
import type { QuestionReading } from '../question-reading.ts';
import { linesIn } from './equalities.ts';
import { givenQuantities, isOfKind, type GivenQuantity } from './given-quantities.ts';
import type { Interval } from './interval.ts';
import type { Value } from './value.ts';
import { statedNumbers } from './stated-numbers.ts';

/** What is measured, and so has to be given: volume, mass, amount of substance in a volume, pressure, time. */
const measured: readonly Dimension[] = [
  [3, 0, 0, 0, 0, 0],
  [0, 1, 0, 0, 0, 0],
  [-3, 0, 0, 0, 1, 0],
  [-1, 1, -2, 0, 0, 0],
  [0, 0, 1, 0, 0, 0],
];
/** A basis of calculation, a factor of conversion, or a standard state: 1, 10, 100, 1000; 101.325, 760; molar volumes. */
const assumed =
  /^(?:10*(?:\.0+)?|0\.0*10*|101\.3(?:25)?|101[ \u202f]?325|760(?:\.0+)?|22\.(?:4|41|414|7|71)|24(?:\.\d+)?|60(?:\.0+)?|3600|86[ \u202f]?400)$/;
const mostParts = 12;
const atomic = /^(?:u|Da|kDa)$/;

/**
 * The first measured quantity with which an explanation computes although nothing gives it: neither the question nor a line before.
 * @returns what is wrong, or `null`
 */
export function unstatedProblem(
  { explanation, given }: Pick<QuestionReading, 'explanation' | 'given'>,
  ofOptions: readonly GivenQuantity[],
): string | null {
  const { linear } = explanation;
  // The two sides of a sum were often computed before, from symbols.
  const lines = linesIn(linear).filter(({ left }) => !/ [+−] /.test(left));
  const isOperand = (place: number): boolean =>
    lines.some(({ at, left }) => place >= at && place < at + left.length);
  const said = givenQuantities(linear);
  const isBefore = (place: number, at: number): boolean => at < place && !isOperand(at);
  const inText = [...givenQuantities(given), ...ofOptions];
  for (const quantity of said) {
    if (!isOperand(quantity.at) || assumed.test(quantity.written) || atomic.test(quantity.unit)) continue;
    if (!measured.some((dimension) => isOfKind(quantity.value, dimension))) continue;
    const alike = [...inText, ...said.filter(({ at }) => isBefore(quantity.at, at))].filter(({ value }) =>
      hasKindOf(value, quantity),
    );
    const numbers = [
      ...statedNumbers(given),
      ...statedNumbers(linear).filter(({ at }) => isBefore(quantity.at, at)),
    ].map(({ value }) => middle(value.bare));
    const value = sizeOf(quantity);
    const sizes = alike.map(sizeOf);
    const isKnown = sizes.some((size) => isPart(value, size)) || isSum(value, sizes);
    if (!isKnown && !isSum(middle(quantity.value.bare), numbers))
      return `${quantity.written} ${quantity.unit} is given nowhere`;
  }
  return null;
}

function hasKindOf(value: Value, { value: { si } }: GivenQuantity): boolean {
  return si !== null && isOfKind(value, si.dimension);
}

function sizeOf({ value: { si, bare } }: GivenQuantity): number {
  return middle(si?.interval ?? bare);
}

/** The same, or a small whole multiple or part of it. */
function isPart(value: number, size: number): boolean {
  const isMultiple = (ratio: number): boolean => ratio <= mostParts && isNear(ratio, Math.round(ratio));
  return isMultiple(value / size) || isMultiple(size / value);
}

/** One of the values, or the sum or difference of two. */
function isSum(value: number, values: readonly number[]): boolean {
  return values.some(
    (one) =>
      isNear(one, value) || values.some((other) => isNear(one + other, value) || isNear(one - other, value)),
  );
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.01 * Math.abs(other);
}

function middle({ low, high }: Interval): number {
  return (low + high) / 2;
}
