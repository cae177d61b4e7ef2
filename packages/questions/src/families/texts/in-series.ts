/**
 * Words or numbers as a list in a sentence, with a comma in front of the last of three or more.
 * @example inSeries(['2', '2', '1']) // '2, 2, and 1'
 */
export function inSeries(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
}
