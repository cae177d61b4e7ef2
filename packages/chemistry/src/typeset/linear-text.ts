import { readTypeset } from './parse-typeset.ts';
import type { TypesetNode } from './typeset-node.ts';

/**
 * Typeset text on one line, for reading its arithmetic: fractions `⟮1⟯⟋⟮2⟯`, powers `^⟮2⟯`, indices `_⟮2⟯`, roots
 * `√⟮2⟯`, italics `‹n›`; a formula or structure is `□`.
 * @example linearText('\\frac{1}{2}*n*') // '⟮1⟯⟋⟮2⟯‹n›'
 */
export function linearText(text: string): string {
  const reading = readTypeset(text);
  return reading.ok ? linearNodes(reading.nodes) : '';
}

export function linearNodes(nodes: readonly TypesetNode[]): string {
  return nodes.map(linearNode).join('');
}

function linearNode(node: TypesetNode): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'superscript':
      return `^⟮${linearNodes(node.children)}⟯`;
    case 'subscript':
      return `_⟮${linearNodes(node.children)}⟯`;
    case 'italic':
      return `‹${linearNodes(node.children)}›`;
    case 'root':
      return `√⟮${linearNodes(node.children)}⟯`;
    case 'fraction':
      return `⟮${linearNodes(node.numerator)}⟯⟋⟮${linearNodes(node.denominator)}⟯`;
    case 'chemistry':
    case 'structure':
      return '□';
  }
}
