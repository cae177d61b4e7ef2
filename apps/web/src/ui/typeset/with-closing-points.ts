import type { TypesetNode } from '@valence/chemistry/typeset';

interface Closed {
  node: TypesetNode;
  /** The points and brackets that close it, which go where it goes. */
  close: string;
}

/**
 * Gives each box of a text what closes it: `,` or `).` behind an equation or a fraction. A line may break beside a box whatever stands
 * there, and would begin with the point.
 */
export function withClosingPoints(nodes: readonly TypesetNode[]): Closed[] {
  return nodes.map((node, index) => {
    const own = isBox(nodes[index - 1]) ? closeOf(node) : '';
    return {
      node: node.kind === 'text' ? { kind: 'text', text: node.text.slice(own.length) } : node,
      close: isBox(node) ? closeOf(nodes[index + 1]) : '',
    };
  });
}

function isBox(node: TypesetNode | undefined): boolean {
  switch (node?.kind) {
    case 'fraction':
    case 'root':
      return true;
    case 'chemistry':
      // A formula is no box: it breaks like a word.
      return node.children.some(({ kind }) => kind === 'arrow');
    default:
      return false;
  }
}

function closeOf(node: TypesetNode | undefined): string {
  return node?.kind === 'text' ? (/^[.,;:!?)\]]+/.exec(node.text)?.[0] ?? '') : '';
}
