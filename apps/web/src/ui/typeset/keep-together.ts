import type { TypesetNode } from '@valence/chemistry/typeset';

/**
 * Binds what is read in one breath, so that no line of a text begins with a unit or an equals sign: a value and its unit,
 * the factor and the power of ten, a symbol and the sign behind it, a locant and what it places.
 */
export function keepTogether(nodes: readonly TypesetNode[]): TypesetNode[] {
  return nodes.map((node, index) =>
    node.kind === 'text' ? { kind: 'text', text: bind(node.text, nodes[index - 1], nodes[index + 1]) } : node,
  );
}

function bind(text: string, before: TypesetNode | undefined, after: TypesetNode | undefined): string {
  let bound = text.replaceAll(unitBehindDigit, '\u00a0').replaceAll(signBehindSymbol, '\u00a0');
  bound = bound.replaceAll(hyphenOfLocant, `-${wordJoiner}`).replaceAll(dashOfSymbols, `–${wordJoiner}`);
  // 6.022 × 10^{23} mol: the power is a node of its own between the two.
  if (before?.kind === 'superscript') bound = bound.replace(unitAtStart, '\u00a0');
  if (after?.kind === 'superscript') bound = bound.replace(factorAtEnd, '\u00a0×\u00a010');
  // A fraction or a root is a box: a line may break behind it whatever stands there, and would begin with the space.
  if (before && !/fraction|root|structure/.test(before.kind)) bound = bound.replace(/^ (?=[=<>≈])/, '\u00a0');
  return bound;
}

const unit =
  '(?:%|‰|°[CF]|[kMcdmµμnpf]?(?:mol|bar|eV|Da|Pa|Hz|cal|[mgLsJWAVCNMKTu])|min|h|d|atm|[Tt]orr|mmHg|pp[mb])(?![A-Za-z])';
const unitBehindDigit = new RegExp(`(?<=\\d) (?=${unit})`, 'g');
const unitAtStart = new RegExp(`^ (?=${unit})`);
const signBehindSymbol = /(?<=\p{L}|\)|\d|[°′]) (?=[=<>≈])/gu;
const factorAtEnd = / × 10$/u;
/** `1-bromo-2-methylpropane` may break before the 2, and not behind it. */
const hyphenOfLocant = /(?<=\d)-(?=\p{L})/gu;
/** `d–d transition`, `C–H`, `1–2`: single letters, and numbers. */
const dashOfSymbols = /(?<=(?:^|[^\p{L}])\p{L}|\d)–(?=\p{L}(?:[^\p{L}]|$)|\d)/gu;
const wordJoiner = '\u2060';
