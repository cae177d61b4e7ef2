import type { TypesetNode } from '@valence/chemistry';
import { withChildren } from '../../structures/structures-in-text.ts';

/** The content of every `\ce{…}` in a parsed text, including fractions and powers. */
export function formulasIn(nodes: readonly TypesetNode[]): string[] {
  return nodes.flatMap(withChildren).flatMap((node) => (node.kind === 'chemistry' ? [node.source] : []));
}

/** The content of every `\ce{…}` in a text that is not parsed: a sentence of one. */
export function formulasInSource(source: string): string[] {
  return [...source.matchAll(/\\ce\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, formula = '']) => formula);
}

/** The equations of a parsed text as written, without labels above the arrows. */
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

/** A formula without its coefficient and its state of matter. */
function bareFormula(source: string): string {
  return source
    .trim()
    .replace(/^\d+(\/\d+)?\s?(?=[A-Za-z([^])/, '')
    .replace(/\s?\((s|l|g|aq|cr|am|conc|dil)\)$/, '');
}

/**
 * A species that a parser of formulas must be able to read: no general symbol (R, X, M, HA, Hb), abbreviation of a
 * group (Me, Ph), nuclide, bond drawing, radical dot, variable count or particle.
 */
export function isSpecificFormula(source: string): boolean {
  return !notation.some((pattern) => pattern.test(source));
}

const notation: readonly RegExp[] = [
  /^[-–=≡.…?_]|[.…?•#~=]|[–≡]|\s/,
  /^\^|\^\{?\d+\}?_/,
  /[A-Za-z)\]\d]-[A-Z(]/,
  /_\{|_?[nxym]\b|\^\{?[nxm]/,
  /^[epnαβγ]/,
  /[RXMELQAZGJDT](?![a-z])/,
  /(?:Me|Et|Bu|Ph|Bn|Bz|Boc|Tf|Ms|Hal|Nu|Ln|Hb|Mb|BH|HB|Enz|Gly|Ade)(?![a-z])/,
];
