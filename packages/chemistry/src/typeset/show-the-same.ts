/**
 * Whether two typeset texts show the same: how a drawing is spoken may have changed since one of them was stored.
 * @example showTheSame('\\smiles{CCO|ethanol}', '\\smiles{CCO}') // true
 */
export function showTheSame(one: string, other: string): boolean {
  return one === other || unspoken(one) === unspoken(other);
}

function unspoken(text: string): string {
  return text.replaceAll(/\\smiles\{([^|}]*)\|[^}]*\}/g, '\\smiles{$1}');
}
