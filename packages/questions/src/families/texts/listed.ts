/**
 * Words as a list in a sentence.
 * @example listed(['an alcohol', 'an ether', 'an amine']) // 'an alcohol, an ether and an amine'
 */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
