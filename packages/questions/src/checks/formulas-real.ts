import { parseFormula, readTypeset, type TypesetNode } from '@valence/chemistry';
import { canonicalSmiles } from '../structures/canonical-smiles.ts';
import type { Question } from '../question.ts';
import { failed, notApplicable, passed, textsOf, type Check } from './check.ts';

/** Every formula names real elements, every structure can be read. */
export const formulasRealCheck: Check = {
  name: 'Formulas real',
  run(question) {
    const { sources, smiles } = chemistryOf(question);
    if (sources.length + smiles.length === 0) return notApplicable('No formula or structure appears.');
    for (const structure of smiles)
      if (canonicalSmiles(structure) === null) return failed(`${structure} is not a structure`);
    for (const source of sources.map(bareFormula).filter(isFormula)) {
      const formula = parseFormula(source);
      if (!formula.ok) return failed(`${source}: ${formula.error.message}`);
    }
    return passed('Every formula is made of real elements, and every structure can be drawn.');
  },
};

function chemistryOf(question: Question): { sources: string[]; smiles: string[] } {
  const nodes = textsOf(question).flatMap((text) => flatNodes(text));
  return {
    sources: nodes.flatMap((node) => (node.kind === 'chemistry' ? [node.source] : [])),
    smiles: nodes.flatMap((node) => (node.kind === 'structure' ? [node.smiles] : [])),
  };
}

function flatNodes(text: string): TypesetNode[] {
  const reading = readTypeset(text);
  return reading.ok ? reading.nodes.flatMap(withChildren) : [];
}

function withChildren(node: TypesetNode): TypesetNode[] {
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

/** Without what stands around a formula: a coefficient in front, a state of matter behind. */
function bareFormula(source: string): string {
  return source.replace(/^\d+(\/\d+)?\s?(?=[A-Z([])/, '').replace(/\s?\((s|l|g|aq)\)$/, '');
}

/** A single species: no arrow, sign between species, bond drawing, general symbol (R, X, M, HA) or nuclide. */
function isFormula(source: string): boolean {
  return !/^-|->|<|\s|\^\{?\d+\}?_|^\^|[=#~]|[A-Za-z)\]\d]-[A-Z(]|_?n\b|\b(HA|BH|HB)\b|R|X|M(?![gnotcd])|E(?![rsu])|L(?![aiuvr])|Q|A(?![cglmrstu])|Z(?![nr])/.test(
    source,
  );
}
