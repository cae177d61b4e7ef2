import { elements, type Element } from '@valence/chemistry/elements';

/** Spellings that students bring along. */
const otherSpellings: Readonly<Record<string, string>> = { Al: 'aluminum', Cs: 'cesium', S: 'sulphur' };
/** From this length on, a text is also looked for inside names. */
const longEnough = 3;

/**
 * The elements that a text names by name, symbol or atomic number, best first; none for a blank text.
 * @example searchElements('fe')[0]?.name // 'Iron'
 */
export function searchElements(text: string): Element[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return elements
    .map((element) => ({ element, rank: rankOf(element, wanted) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ element }) => element);
}

/** 0 is the best; `null` is not what was meant. */
function rankOf({ atomicNumber, symbol, name }: Element, wanted: string): number | null {
  if (/^\d+$/.test(wanted)) return rankOfPrefix(String(atomicNumber), wanted);
  const names = [name.toLowerCase(), otherSpellings[symbol] ?? name.toLowerCase()];
  if (symbol.toLowerCase() === wanted || names.includes(wanted)) return 0;
  if (names.some((one) => one.startsWith(wanted))) return 1;
  if (symbol.toLowerCase().startsWith(wanted)) return 2;
  return wanted.length >= longEnough && names.some((one) => one.includes(wanted)) ? 3 : null;
}

function rankOfPrefix(whole: string, start: string): number | null {
  if (whole === start) return 0;
  return whole.startsWith(start) ? 1 : null;
}
