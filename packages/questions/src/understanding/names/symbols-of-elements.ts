import { elements } from '@valence/chemistry';

/** Symbols that are words of English or abbreviations as well: an element only where they stand alone. */
const ambiguous: ReadonlySet<string> = new Set(
  'As At Be Bi Co He I In Ho K No Os Po U V C F H N O P S W Y Rf Tm Ac Am Cm Es Fm Md Lr Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og Pa Pm Ir Ra Re Ga La'.split(
    ' ',
  ),
);
const symbolsOfElements: ReadonlySet<string> = new Set(elements.map(({ symbol }) => symbol));

/** The symbols of elements that a text names. */
export function symbolsIn(text: string): string[] {
  if (symbolsOfElements.has(text.trim())) return [text.trim()];
  return text.split(/[\s,;?!()]+/).filter((word) => symbolsOfElements.has(word) && !ambiguous.has(word));
}

const nameOf: ReadonlyMap<string, string> = new Map(elements.map(({ symbol, name }) => [symbol, name]));

/**
 * A text with names of elements for their symbols and for those of their ions, so that texts can be compared.
 * @example withElementNames('why does Mg melt higher than Na') // 'why does magnesium melt higher than sodium'
 * @example withElementNames('zn2+ colourless') // 'zinc colourless'
 */
export function withElementNames(text: string): string {
  return text
    .replace(/\b([a-z]{1,2})\d?\+(?=[\s,;?!]|$)/g, (ion, symbol: string) => {
      return nameOf.get(symbol.charAt(0).toUpperCase() + symbol.slice(1)) ?? ion;
    })
    .replace(/\b([A-Z][a-z]?)(?:\d?[+−-])?(?=[\s,;?!]|$)/g, (written, symbol: string) =>
      ambiguous.has(symbol) ? written : (nameOf.get(symbol) ?? written),
    );
}
