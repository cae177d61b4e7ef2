/**
 * A text as the beginning of a sentence. A name keeps the locants in front of its first letter.
 * @example capital('2-methylbutane') // '2-Methylbutane'
 */
export function capital(text: string): string {
  return text.replace(/^(?:\d+[,-])*[a-z]/, (start) => start.toUpperCase());
}
