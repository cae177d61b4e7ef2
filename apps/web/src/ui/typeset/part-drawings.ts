import type { TypesetNode } from '@valence/chemistry/typeset';

/** A text in two parts: what is read, and the structures at its end, which are shown below it. */
export interface PartedText {
  sentence: readonly TypesetNode[];
  drawn: readonly TypesetNode[];
}

/**
 * Parts the structures that a sentence ends with, and the `and` between them, from the sentence. A structure in the
 * middle of one stays there, and so does one that is all there is.
 */
export function partDrawings(nodes: readonly TypesetNode[]): PartedText {
  let start = nodes.length;
  while (nodes[start - 1]?.kind === 'structure') {
    const before = nodes[start - 2];
    start -= before?.kind === 'text' && before.text === ' and ' ? 2 : 1;
  }
  return start === 0
    ? { sentence: nodes, drawn: [] }
    : { sentence: nodes.slice(0, start), drawn: nodes.slice(start) };
}
