import type { TypesetNode } from '@valence/chemistry/typeset';

/** A text in two parts: what is read, and the structures at its end, which are shown below it. */
export interface PartedText {
  sentence: TypesetNode[];
  drawn: TypesetNode[];
}

/**
 * Parts the structures that a sentence ends with from the sentence. A structure in the middle of one stays there, and so
 * does one that is all there is.
 */
export function partDrawings(nodes: readonly TypesetNode[]): PartedText {
  const { body, mark } = takeMark(nodes);
  let start = body.length;
  while (start > 0 && isPartOfRow(body, start - 1)) start -= 1;
  const sentence = body.slice(0, start);
  const last = sentence.at(-1);
  if (last === undefined || start === body.length) return { sentence: [...nodes], drawn: [] };
  if (last.kind === 'text') sentence[sentence.length - 1] = { kind: 'text', text: close(last.text, mark) };
  return { sentence, drawn: body.slice(start) };
}

/** “… of cholesterol, [structure]?”: the mark behind the structure belongs to the sentence, where a comma led to it. */
function takeMark(nodes: readonly TypesetNode[]): { body: TypesetNode[]; mark: string } {
  const [lead, structure, mark] = nodes.slice(-3);
  const isMarked =
    structure?.kind === 'structure' &&
    mark?.kind === 'text' &&
    /^[?.]$/.test(mark.text) &&
    lead?.kind === 'text';
  return isMarked && /[,:] $/.test(lead.text)
    ? { body: nodes.slice(0, -1), mark: mark.text }
    : { body: [...nodes], mark: '' };
}

/** A structure, or the word between two of them. */
function isPartOfRow(nodes: readonly TypesetNode[], index: number): boolean {
  const node = nodes[index];
  if (node?.kind === 'structure') return true;
  return node?.kind === 'text' && node.text === ' and ' && nodes[index + 1]?.kind === 'structure';
}

function close(text: string, mark: string): string {
  return mark === '' ? text.trimEnd() : text.replace(/[,:] $/, mark);
}
