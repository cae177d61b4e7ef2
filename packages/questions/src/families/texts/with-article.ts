/**
 * A number at the beginning of a sentence with its article, as it is spoken.
 * @param number as it is printed: `8.00`, `18.5`
 * @example withArticle('8.00') // 'An 8.00'
 */
export function withArticle(number: string): string {
  return `${/^(?:8|1[18](?!\d))/.test(number) ? 'An' : 'A'} ${number}`;
}
