import { parseTypeset } from '@valence/chemistry';
import type { Question } from '../question.ts';
import { remembered } from '../remembered.ts';
import { besideEachOther } from './beside-each-other.ts';
import { drawMolecule } from './draw-molecule.ts';
import { describeStructure } from './spoken/describe-structure.ts';
import { structuresInText } from './structures-in-text.ts';

/** A drawn structure with what is spoken of it where a text gives it no name; the drawing uses `currentColor` and scales by its view box. */
export interface DrawnStructure {
  smiles: string;
  name: string;
  svg: string;
}

/**
 * Every structure that a question's texts, options and teaching sentences show, drawn once each.
 * @example drawStructures(question).map((structure) => structure.name)
 */
export function drawStructures(question: Question): DrawnStructure[] {
  const { stimulus } = question;
  const texts = [
    stimulus?.text ?? '',
    question.text,
    question.explanation,
    ...question.options.flatMap(({ text, slip }) => [text, slip?.teaching ?? '']),
  ];
  if (!texts.some((text) => text.includes('\\smiles{'))) return [];
  const shown = Map.groupBy(
    texts.flatMap((text) => structuresInText(parseTypeset(text))),
    ({ smiles }) => smiles,
  );
  return [...shown].map(([smiles, places]) => {
    // A name in the explanation does not speak for the drawing of an option.
    const isNamed = places.every(({ name }) => name !== '');
    const name = isNamed ? (places.at(-1)?.name ?? '') : describeStructure(smiles);
    return { smiles, name, svg: drawStructure(smiles) };
  });
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
