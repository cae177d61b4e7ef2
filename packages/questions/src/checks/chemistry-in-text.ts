import type { TypesetNode } from '@valence/chemistry';

/** The insides of every `\ce{…}` of a text that is read, fractions and powers included. */
export function formulasIn(nodes: readonly TypesetNode[]): string[] {
  return nodes.flatMap(withChildren).flatMap((node) => (node.kind === 'chemistry' ? [node.source] : []));
}

/** Every structure of a text that is read. */
export function structuresIn(nodes: readonly TypesetNode[]): { smiles: string; name: string }[] {
  return nodes.flatMap(withChildren).flatMap((node) => (node.kind === 'structure' ? [node] : []));
}

/** The equations of a text that is read, as they are written, labels above the arrows left out. */
export function equationsIn(nodes: readonly TypesetNode[]): string[] {
  return formulasIn(nodes)
    .filter((source) => /->|<=>/.test(source) && !source.includes('<->'))
    .map((source) => source.replace(/(->|<=>)(\[[^\]]*\])+/g, '$1'));
}

/** The species of a formula or equation, without coefficients, states and arrows. */
export function speciesIn(source: string): string[] {
  return source
    .replace(/(->|<=>|<->|<-)(\[[^\]]*\])*/g, ' + ')
    .split(/\s\+\s/)
    .map(bareFormula)
    .filter((species) => species !== '');
}

/** Without what stands around a formula: a coefficient in front, a state of matter behind. */
function bareFormula(source: string): string {
  return source
    .trim()
    .replace(/^\d+(\/\d+)?\s?(?=[A-Za-z([^])/, '')
    .replace(/\s?\((s|l|g|aq|cr|am|conc|dil)\)$/, '');
}

/**
 * A species that a parser of formulas must be able to read: no general symbol (R, X, M, HA, Hb), nuclide, bond drawing,
 * variable count or electron.
 */
export function isSpecificFormula(source: string): boolean {
  return !/^[-–=≡.…?]|\.$|[-–=≡#~]$(?<!\^\{?\d*-|[A-Za-z\d)\]]-)|\s|\^\{?\d+\}?_|^\^|^_|[=#~•…?]|[A-Za-z)\]\d]-[A-Z(]|_?[nxym]\b|_\{|\^\{?n|^[epnαβγ]|\b(HA|BH|HB|Hb|Mb)\b|R|X|M(?![gnotcd])|E(?![rsu])|L(?![aiuvr])|Q|D(?![bsy])|T(?![abcehilms])|A(?![cglmrstu])|Z(?![nr])|G(?![ade])|J/.test(
    source,
  );
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
