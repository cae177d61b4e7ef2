import { parseTypeset, type TypesetNode } from '@valence/chemistry';
import { Molecule } from 'openchemlib';
import type { Question } from '../question.ts';

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
 * Draws a structure as SVG in the text's own colour.
 * @throws when the SMILES cannot be read: the checks refuse such a question before
 */
export function drawStructure(smiles: string): string {
  const remembered = drawn.get(smiles);
  if (remembered !== undefined) return remembered;
  const molecule = Molecule.fromSmiles(smiles);
  molecule.inventCoordinates();
  const svg = clean(molecule.toSVG(320, 240, undefined, drawingOptions));
  if (drawn.size > 5000) drawn.clear();
  drawn.set(smiles, svg);
  return svg;
}

const drawingOptions = {
  autoCrop: true,
  autoCropMargin: 6,
  suppressChiralText: true,
  suppressESR: true,
  suppressCIPParity: true,
  noStereoProblem: true,
};

/** Takes out what would not follow the page: style element, ids, event shapes, fixed colours and sizes. */
function clean(svg: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<(line|circle|polygon|rect)[^>]*class="event"[^>]*\/>/g, '')
    .replace(/ id="[^"]*"/g, '')
    .replace(/rgb\(\d+,\d+,\d+\)/g, 'currentColor')
    .replace(/<svg xmlns="([^"]*)" version="1.1" width="(\d+)px" height="(\d+)px"/, '<svg xmlns="$1"')
    .replace(/\n\s*/g, '');
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
