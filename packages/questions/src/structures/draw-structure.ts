import { parseTypeset } from '@valence/chemistry';
import type { Question } from '../question.ts';
import { remembered } from '../remembered.ts';
import { besideEachOther } from './beside-each-other.ts';
import { drawMolecule } from './draw-molecule.ts';
import { structuresInText } from './structures-in-text.ts';

/** A drawn structure; the drawing uses `currentColor` and scales by its view box. */
export interface DrawnStructure {
  smiles: string;
  name: string;
  svg: string;
}

/**
 * Every structure that a question's texts and options show, drawn once each.
 * @example drawStructures(question).map((structure) => structure.name)
 */
export function drawStructures(question: Question): DrawnStructure[] {
  const { stimulus } = question;
  const texts = [
    stimulus?.text ?? '',
    question.text,
    question.explanation,
    ...question.options.map((option) => option.text),
  ];
  if (!texts.some((text) => text.includes('\\smiles{'))) return [];
  const structures = new Map<string, DrawnStructure>();
  for (const { smiles, name } of texts.flatMap((text) => structuresInText(parseTypeset(text))))
    structures.set(smiles, { smiles, name: name || 'a drawn structure', svg: drawStructure(smiles) });
  return [...structures.values()];
}

/**
 * Draws a structure as SVG in the text's own colour. Molecules of one SMILES stand side by side with a plus between them,
 * the ions of a salt without one.
 * @throws when the SMILES cannot be read: the checks refuse such a question before
 */
export function drawStructure(smiles: string): string {
  return drawing(smiles);
}

const drawing = remembered((smiles) =>
  besideEachOther(smiles.split('.').map(drawMolecule), isSalt(smiles) ? '' : '+'),
);

function isSalt(smiles: string): boolean {
  return /[+-]\d?\]/.test(smiles);
}
