import { isAmong, isPowerOfTen, isSmallRatio, isWhole, same, type Given } from './number-relations.ts';
import { ranked, rankOf, sum, type Seen } from './seen.ts';

const bySize = ranked('number by size');
const byRatios = ranked('number by nearness to the others (ratios)');
const byDifferences = ranked('number by nearness to the others (differences)');

/**
 * What can be seen of four numbers without knowing what they mean: their order, their distances and ratios, their signs,
 * and what of them stands in the question.
 * @param values the options, in one unit
 * @param stem what the question's text gives
 * @returns for each option its features by name; a name is read as "the key is more often …"
 */
export function numberFeatures(values: readonly number[], stem: Given): Seen[] {
  const sizes = logSizes(values);
  const hubs = sizes.map((size) => sum(sizes.map((other) => Math.min(Math.abs(other - size), 12))));
  const spans = values.map((value) => sum(values.map((other) => Math.abs(other - value))));
  const widest = Math.max(...spans) || 1;
  return values.map((value, index) => {
    const others = values.filter((_, other) => other !== index);
    const size = sizes[index] ?? 0;
    const gaps = sizes.filter((_, other) => other !== index).map((other) => Math.abs(other - size));
    const ratios = others.map((other) => other / value);
    return {
      'far from the others (ratios)': (hubs[index] ?? 0) / 3,
      'far from the others (differences)': (spans[index] ?? 0) / widest,
      'far from its nearest neighbor': Math.min(...gaps, 5),
      'large against the mean': size - sum(sizes) / sizes.length,
      'with another that is a power of ten larger': ratios.filter(isPowerOfTen).length,
      'with another that is a power of ten smaller': ratios.filter((ratio) => isPowerOfTen(1 / ratio)).length,
      'with another twice as large': ratios.filter((ratio) => same(ratio, 2)).length,
      'with another half as large': ratios.filter((ratio) => same(ratio, 0.5)).length,
      'with another at a ratio of three, four, five or six': ratios.filter(isSmallRatio).length,
      'with the opposite sign beside it': ratios.filter((ratio) => same(ratio, -1)).length,
      'of the same sign as others': ratios.filter((ratio) => ratio > 0).length,
      negative: value < 0 ? 1 : 0,
      'with its reciprocal beside it': others.filter((other) => same(other * value, 1)).length,
      'with its complement to 1 or 100 beside it': others.filter((other) => isWhole(other + value)).length,
      'the sum or difference of two others': isSumOf(value, others) ? 1 : 0,
      'part of the sum of two options': partsOf(value, others),
      'above one': value > 1 ? 1 : 0,
      'above a hundred': value > 100 ? 1 : 0,
      'zero or one': value === 0 || value === 1 ? 1 : 0,
      'repeated from the question': isAmong(stem.numbers, value) ? 1 : 0,
      'a sum or difference of two numbers of the question': isAmong(stem.sums, value) ? 1 : 0,
      'a product or ratio of two numbers of the question': isAmong(stem.products, value) ? 1 : 0,
      'completed by another option to a number of the question': others.some((other) =>
        isAmong(stem.numbers, other + value),
      )
        ? 1
        : 0,
      'even whole number': Number.isInteger(value / 2) ? 1 : 0,
      [bySize(rankOf(values, value))]: 1,
      [byRatios(rankOf(hubs, hubs[index] ?? 0))]: 1,
      [byDifferences(rankOf(spans, spans[index] ?? 0))]: 1,
    };
  });
}

/** Natural logarithms of the sizes; zero counts as a thousandth of the smallest. */
function logSizes(values: readonly number[]): number[] {
  const sizes = values.map(Math.abs);
  const least = Math.min(...sizes.filter((size) => size > 0));
  return sizes.map((size) => Math.log(size > 0 ? size : Number.isFinite(least) ? least / 1000 : 1));
}

function isSumOf(value: number, others: readonly number[]): boolean {
  return others.some((one) => others.some((other) => one < other && same(one + other, value)));
}

function partsOf(value: number, others: readonly number[]): number {
  return others.filter((one) => others.some((other) => other !== one && same(value + other, one))).length;
}
