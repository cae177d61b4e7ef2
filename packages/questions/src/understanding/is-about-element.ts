import type { Element } from '@valence/chemistry';

/** Names that are verbs or colors as well: only where nothing follows that a verb would need. */
const guarded: Readonly<Record<string, string>> = {
  Lead: String.raw`\blead\b(?!\s+(?:to|from|into|us|the)\b)`,
};

/**
 * True for a text that names an element, or writes it as a substance or ion of its own: `iron`, `\\ce{Fe}`, `\\ce{Fe^3+}`. A
 * compound of it alone is no question about the element.
 * @example isAboutElement('\\ce{Cl2} is bubbled through water', chlorine) // true
 */
export function isAboutElement(text: string, element: Element): boolean {
  const { name, species } = patternsOf(element);
  if (name.test(text)) return true;
  if (!text.includes(element.symbol)) return false;
  return [...text.matchAll(/\\ce\{((?:[^{}]|\{[^{}]*\})*)\}/g)].some(([, inside = '']) =>
    species.test(inside),
  );
}

const patterns = new Map<string, { name: RegExp; species: RegExp }>();

function patternsOf({ name, symbol }: Element): { name: RegExp; species: RegExp } {
  const known = patterns.get(symbol);
  if (known !== undefined) return known;
  const made = {
    name: new RegExp(guarded[name] ?? String.raw`\b${name}\b`, 'i'),
    species: new RegExp(
      String.raw`(?:^|[\s{+>,|(])\d*(?:\^\{?\d+\}?(?:_\{?\d+\}?)?)?${symbol}(?:\d|_\{?\d\}?)?(?:\^?\{?\d?[+-]\}?)?(?=$|[\s}+,|)-])`,
    ),
  };
  patterns.set(symbol, made);
  return made;
}
