import type { TypesetNode } from '@valence/chemistry';

/**
 * Every structure in a parsed text, including those in fractions and powers.
 * @example structuresInText(parseTypeset('\\smiles{CCO|ethanol}')) // [{ kind: 'structure', smiles: 'CCO', name: 'ethanol' }]
 */
export function structuresInText(nodes: readonly TypesetNode[]): { smiles: string; name: string }[] {
  return nodes.flatMap(withChildren).flatMap((node) => (node.kind === 'structure' ? [node] : []));
}

/** Flattens nested nodes to their leaves: texts, formulas and structures. */
export function withChildren(node: TypesetNode): TypesetNode[] {
  switch (node.kind) {
    case 'superscript':
    case 'subscript':
    case 'italic':
    case 'root':
      return node.children.flatMap(withChildren);
    case 'fraction':
      return [...node.numerator, ...node.denominator].flatMap(withChildren);
    case 'text':
    case 'chemistry':
    case 'structure':
      return [node];
  }
}
