/** `E = hν`, `pV=nRT`. */
const equation = /(?<=\S\s+)\S{1,4}\s*=\s*\S{1,8}/g;

/** `Tg`, `CMC`, `YBCO`: a capital, and three more letters or digits at most, of which not all are small. */
const symbol = /(?<=\S\s+)\(?(?:[A-Z][a-z]|[A-Z][A-Za-z0-9]?[A-Z][A-Za-z0-9]?)\)?(?=[\s,;.]|$)/g;

/**
 * A text without the symbols and abbreviations that stand behind a name and say it once more.
 * @example withoutSymbols('glass transition temperature Tg') // 'glass transition temperature'
 * @example withoutSymbols('photon energy E = hv') // 'photon energy'
 */
export function withoutSymbols(text: string): string {
  return text.replace(equation, ' ').replace(symbol, ' ').replace(/\s+/g, ' ').trim();
}
