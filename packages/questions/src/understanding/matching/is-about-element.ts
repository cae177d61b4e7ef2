import type { Element } from '@valence/chemistry';

/** Names that are written in two ways, and verbs: only where nothing follows that a verb would need. */
const guarded: Readonly<Record<string, string>> = {
  Aluminium: String.raw`\balumini?um\b`,
  Caesium: String.raw`\bca?esium\b`,
  Lead: String.raw`\blead\b(?!\s+(?:to|from|into|us|the)\b)`,
};

/**
 * True for a question that has an element for its subject: its text names it, or writes it as a substance or ion of its own
 * (`iron`, `\\ce{Fe}`, `\\ce{Fe^3+}`), or its answer is the element. A compound of it alone is no question about the element, nor
 * is a nuclide or an anion that the text does not name in words, nor a letter for any species: `\\ce{A <=> B}`.
 * @example isAboutElement('\\ce{Cl2} is bubbled through water. What forms?', 'Hydrochloric acid', chlorine) // true
 */
export function isAboutElement(text: string, answer: string, element: Element): boolean {
  const { name, species } = patternsOf(element);
  if (name.test(text)) return true;
  if (answer === element.name || answer === `\\ce{${element.symbol}}`) return true;
  if (!text.includes(element.symbol)) return false;
  const formulas = [...text.matchAll(/\\ce\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, inside = '']) => inside);
  const ions = new Set(formulas.flatMap((formula) => oneIon.exec(formula)?.[1] ?? []));
  if (ions.size > mostIons) return false;
  return formulas.some((formula) => species.test(formula) && !anySpecies.test(formula));
}

/** With ions of more elements, the text lists them, and none is its subject. */
const mostIons = 2;
const oneIon = /^([A-Z][a-z]?)\^?\{?\d?\+\}?$/;

/** Letters that stand for any species and for no element. */
const anySpecies = /(?:^|[\s+\d(])[ADEGLMQRXYZ](?:_?\d)?(?=$|[\s+)(])/;

const patterns = new Map<string, { name: RegExp; species: RegExp }>();

function patternsOf({ name, symbol }: Element): { name: RegExp; species: RegExp } {
  const known = patterns.get(symbol);
  if (known !== undefined) return known;
  const made = {
    name: new RegExp(guarded[name] ?? String.raw`\b${name}\b`, 'i'),
    species: new RegExp(
      String.raw`(?:^|[\s{+>,|(])\d*${symbol}(?:\d|_\{?\d\}?)?(?:\^?\{?\d?\+\}?)?(?=$|[\s}+,|)(])`,
    ),
  };
  patterns.set(symbol, made);
  return made;
}
