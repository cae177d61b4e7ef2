import { parseTypeset, type TypesetNode } from '@valence/chemistry';
import type { Question } from '../question.ts';
import { besideEachOther } from './beside-each-other.ts';
import { drawMolecule } from './draw-molecule.ts';

/** A drawn structure; the drawing uses `currentColor` and scales by its view box. */
export interface DrawnStructure {
  smiles: string;
  name: string;
  svg: string;
}

const drawn = new Map<string, string>();

/**
 * Every structure that a question's texts and options show, drawn once each.
 * @example drawStructures(question).map((structure) => structure.name)
 */
export function drawStructures(question: Question): DrawnStructure[] {
  const texts = [question.text, question.explanation, ...question.options.map((option) => option.text)];
  if (!texts.some((text) => text.includes('\\smiles{'))) return [];
  const structures = new Map<string, DrawnStructure>();
  for (const { smiles, name } of texts.flatMap((text) => structuresIn(parseTypeset(text))))
    structures.set(smiles, { smiles, name: name || 'a drawn structure', svg: drawStructure(smiles) });
  return [...structures.values()];
}

/**
 * Draws a structure as SVG in the text's own colour. Molecules of one SMILES stand side by side with a plus between them,
 * the ions of a salt without one.
 * @throws when the SMILES cannot be read: the checks refuse such a question before
 */
export function drawStructure(smiles: string): string {
  const remembered = drawn.get(smiles);
  if (remembered !== undefined) return remembered;
  const svg = besideEachOther(smiles.split('.').map(drawMolecule), isSalt(smiles) ? '' : '+');
  if (drawn.size > 5000) drawn.clear();
  drawn.set(smiles, svg);
  return svg;
}

function isSalt(smiles: string): boolean {
  return /[+-]\d?\]/.test(smiles);
}

function structuresIn(nodes: readonly TypesetNode[]): { smiles: string; name: string }[] {
  return nodes.flatMap((node) => {
    switch (node.kind) {
      case 'structure':
        return [{ smiles: node.smiles, name: node.name }];
      case 'superscript':
      case 'subscript':
      case 'italic':
      case 'root':
        return structuresIn(node.children);
      case 'fraction':
        return structuresIn([...node.numerator, ...node.denominator]);
      case 'text':
      case 'chemistry':
        return [];
    }
  });
}
