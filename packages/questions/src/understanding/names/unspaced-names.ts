/** Shorter words meet by chance. */
const shortestUnspaced = 8;

/**
 * Names of two and three words by how they read without the blanks.
 * @example unspacedNames(['hydrogen bonding']).get('hydrogenbonding') // 'hydrogen bonding'
 */
export function unspacedNames(names: readonly string[]): Map<string, string> {
  const plain = names.filter((name) => /^[A-Za-z]{3,}(?: [A-Za-z]{3,}){1,2}$/.test(name));
  return new Map(
    plain
      .map((name) => [name.replaceAll(' ', '').toLowerCase(), name] as const)
      .filter(([joined]) => joined.length >= shortestUnspaced),
  );
}
