/** A correlation in words, with the minus of numbers. */
export function twoDigits(value: number | null): string {
  return value === null ? 'not known' : value.toFixed(2).replace('-', '−');
}
