/**
 * The text of an option without the marks of the typeset notation: `\ce{H2O}` becomes `H2O`.
 * @example typedNotation('\\ce{SO4^2-}') // 'SO4^2-'
 */
export function typedNotation(text: string): string {
  return text
    .replace(/\\ce\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
    .replace(/\*([A-Za-z]+)\*/g, '$1')
    .trim();
}
