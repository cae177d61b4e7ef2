import type { LastStep, SlippedValue } from './slipped-value.ts';
import { twoSlips } from '../notes/two-slips.ts';

/** A pair of slips that ends so many times too large or too small is not offered: few students would believe it. */
const believable = 200;
/** Both sentences have to fit into one teaching. */
const longestTeaching = 480;

/** A share, or a pH, was taken from its whole, of which it is the part that was asked for. */
export function restOf(whole: 1 | 14 | 100): LastStep {
  return {
    apply: (value) => (value > 0 && value < whole ? whole - value : Number.NaN),
    deed:
      whole === 14
        ? 'the result was subtracted from 14, as if it were a pOH'
        : `the result was subtracted from ${whole === 1 ? '1' : '100%'}, which gives the remainder`,
  };
}

/** The sign of the result was turned. */
export const signTurned: LastStep = { apply: (value) => -value, deed: 'the sign of the result was reversed' };

/** The reciprocal of the result was given. */
export const turnedUpsideDown: LastStep = {
  apply: (value) => 1 / value,
  deed: 'the reciprocal of the result was given',
};

/**
 * The slips of a question with those pairs of them that a student can make at once, so that the key need not be the one option
 * that all others are one step from. Slips in two factors of a product change the result by both ratios, those in two terms
 * of a sum by both differences, and a slip in the last step can follow on any that comes before it. A slip that turns the sign of the
 * key, its reciprocal or its complement is such a last step, named or not. Where a product is computed, a power of ten is one
 * factor more, alone and with each other one; where a sum is, a carried one.
 * @param largest what the result of a pair cannot exceed: 100 of a percentage
 * @param isProduct whether the key is a product, where no slip names a factor
 * @param isRead whether the key is read off a figure, where two slips do not turn the sign, no power of ten slips and nothing is carried
 * @param keepsPowerOfTen whether no power of ten slips, since the question tells how large the result is
 * @param whole what a share and its rest add up to, where the key is a share
 * @returns the given slips first, in their order
 * @example slipsTogether(6, [{ value: 12, factor: 'mass', … }, { value: 2, factor: 'volume', … }]) // 12, 2, 4 and powers of ten
 */
export function slipsTogether(
  key: number,
  slips: readonly SlippedValue[],
  {
    largest = Number.POSITIVE_INFINITY,
    isProduct = false,
    isRead = false,
    keepsPowerOfTen = isRead,
    whole = null,
  }: KindOfKey = {},
): readonly SlippedValue[] {
  if (key === 0) return slips;
  const deeds = slips.flatMap((slip) => {
    const teaching = deedOf(slip.teaching);
    return teaching === null ? [] : [{ ...slip, teaching }];
  });
  const factors = deeds.filter(({ factor }) => factor !== undefined);
  const terms = deeds.filter(({ term }) => term !== undefined);
  const products = pairsOf(factors).flatMap(([one, other]) =>
    one.factor === other.factor ? [] : [together(one, other, (one.value / key) * other.value)],
  );
  const sums = pairsOf(terms).flatMap(([one, other]) =>
    one.term === other.term ? [] : [together(one, other, one.value + other.value - key)],
  );
  const followed = deeds
    .filter(({ isBeforeLastStep }) => isBeforeLastStep)
    .flatMap((one) =>
      slips.flatMap(({ lastStep }) => (lastStep === undefined ? [] : [followedBy(one, lastStep)])),
    );
  const shifted = keepsPowerOfTen
    ? []
    : factors.length > 0
      ? powersOfTen(key, factors)
      : isProduct
        ? powersOfTen(key, deeds.filter(isOfAsked))
        : [];
  const carried = terms.length > 0 && !isRead ? carriedOnes(key, terms) : [];
  const pairs = [
    ...products,
    ...sums,
    ...followed,
    ...turnedAfter(key, slips, deeds, whole),
    ...shifted,
    ...carried,
  ].filter(
    ({ value, teaching }) =>
      isBelievable(value / key) &&
      value <= largest &&
      (!isRead || value * key > 0) &&
      teaching.length <= longestTeaching,
  );
  return [...slips, ...pairs];
}

/** What a key is besides its value, as far as more slips can be made in it. */
interface KindOfKey {
  largest?: number;
  isProduct?: boolean;
  isRead?: boolean;
  keepsPowerOfTen?: boolean;
  whole?: 1 | 100 | null;
}

/** Slips that turn the key in its last step although they do not say so, each after every other slip in the asked quantity. */
function turnedAfter(
  key: number,
  slips: readonly SlippedValue[],
  deeds: readonly SlippedValue[],
  whole: 1 | 100 | null,
): SlippedValue[] {
  const steps = [signTurned, turnedUpsideDown, ...(whole === null ? [] : [restOf(whole)])];
  const turning = slips.filter(({ lastStep }) => lastStep === undefined);
  return steps.flatMap((step) => {
    // A key that the step leaves as it is (the reciprocal of one) was not turned by anything.
    const turned = isSame(key, step.apply(key))
      ? undefined
      : turning.find(({ value }) => isSame(value, step.apply(key)));
    if (turned === undefined) return [];
    return deeds
      .filter((one) => one.value !== turned.value && one.lastStep === undefined && isOfAsked(one))
      .map((one) => followedBy(one, step));
  });
}

/** Who answered with another quantity made no slip on the way to the asked one, so that none can follow. */
function isOfAsked({ slip }: SlippedValue): boolean {
  return slip !== 'answered-another-quantity';
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.abs(other);
}

/**
 * A one that was carried wrongly in the sum, alone and after a slip in one of its terms. It says nothing of chemistry, so that one of them
 * is enough in a question.
 */
function carriedOnes(key: number, terms: readonly SlippedValue[]): SlippedValue[] {
  return [1, -1].flatMap((step) => {
    const size = step > 0 ? 'large' : 'small';
    const deed = `a one was carried wrongly, so that a digit of the result is too ${size} by 1`;
    const apply = (value: number): number => withDigitOff(value, step);
    const alone: SlippedValue = {
      value: apply(key),
      slip: 'carried-wrongly',
      alike: carriedWrongly,
      teaching: `${deed.slice(0, 1).toUpperCase()}${deed.slice(1)}.`,
    };
    return [alone, ...terms.map((term) => ({ ...followedBy(term, { apply, deed }), alike: carriedWrongly }))];
  });
}

const carriedWrongly = 'a one that was carried wrongly';

/** The value with its first digit off by one, or its second where the first is a one; what would turn another digit is none. */
function withDigitOff(value: number, step: number): number {
  const size = Math.abs(value);
  const place = 10 ** Math.floor(Math.log10(size) + 1e-9);
  const digit = size < 2 * place ? place / 10 : place;
  const off = size + step * digit;
  const isSameDecade = off >= place && off < 10 * place;
  return isSameDecade ? Math.sign(value) * off : Number.NaN;
}

/** Sentences that say what the number is: with a second slip it is another. Some go on with what is to be done. */
const aboutNumber =
  /^(?:This (?:is|number|much|would|gives|holds|share)|These)\b(?:[^;]*; (?!it |they |that |the rest ))?/;

/** Sentences that name two slips already: a third under "Two things went wrong" would be one that no sentence names. */
const aboutTwo = /^(?:Two things went wrong|Both (?:ratios|signs|steps) are)\b/;

/**
 * What a slip's sentence says besides what the number is, or `null` where it says nothing else, or says two slips already so
 * that it cannot be one of a pair.
 */
function deedOf(teaching: string): string | null {
  if (aboutTwo.test(teaching)) return null;
  const rest = teaching.replace(aboutNumber, '');
  if (rest === teaching) return teaching;
  return rest.startsWith(' ') ? null : `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
}

/** Both slips in one sentence; analytics count the first, which comes first in the working. */
function together(one: SlippedValue, other: SlippedValue, value: number): SlippedValue {
  return {
    value,
    slip: one.slip,
    teaching: twoSlips(one.teaching, other.teaching),
  };
}

function followedBy({ value, slip, teaching }: SlippedValue, { apply, deed }: LastStep): SlippedValue {
  return {
    value: apply(value),
    slip,
    teaching: twoSlips(teaching, `${deed}.`),
  };
}

function powersOfTen(key: number, factors: readonly SlippedValue[]): SlippedValue[] {
  return [10, 0.1].flatMap((step) => {
    const side = step > 1 ? 'right' : 'left';
    const alone: SlippedValue = {
      value: key * step,
      slip: 'power-of-ten',
      teaching: `The digits are right, but the decimal point is one place too far to the ${side}.`,
    };
    const beside = factors
      .filter(({ slip }) => !ofPowersOfTen.has(slip))
      .map(({ value, slip, teaching }) => ({
        value: value * step,
        slip,
        teaching: twoSlips(teaching, `the decimal point ended up one place too far to the ${side}.`),
      }));
    return [alone, ...beside];
  });
}

/** Slips that change the power of ten by themselves: a second shift would say the same twice. */
const ofPowersOfTen: ReadonlySet<string> = new Set(['unit-prefix', 'power-of-ten']);

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other): [T, T] => [one, other]));
}

function isBelievable(ratio: number): boolean {
  const size = Math.abs(ratio);
  return size < believable && size > 1 / believable;
}
