/** The reference tables of the New York Regents exam by their letters (edition of 2011), with what is read from each. */
const tables: Readonly<Record<string, string>> = {
  C: 'SI prefixes',
  E: 'polyatomic ions',
  F: 'solubility rules',
  G: 'solubility curves',
  H: 'vapor pressure',
  I: 'enthalpy of reaction',
  J: 'activity series',
  K: 'acids',
  L: 'bases',
  M: 'acid-base indicators',
  N: 'half-life of a nuclide',
  O: 'radioactive decay',
  P: 'organic nomenclature',
  Q: 'hydrocarbons',
  R: 'functional groups',
  S: 'periodic trends',
};

const regents = /\bregents\b/i;

/**
 * A text with what a reference table of the Regents exam holds in place of its letter: nobody else means that by it.
 * @example withRegentsTables('regents table J') // 'regents activity series'
 */
export function withRegentsTables(text: string): string {
  if (!regents.test(text)) return text;
  return text
    .replace(/\b(?:NY|New York)(?: state)? (?=regents)/i, '')
    .replace(
      /\b(?:reference )?table ([A-T])\b(?:[:,]? (.*))?/gi,
      (typed, letter: string, beside = '') => holding(tables[letter.toUpperCase()], beside) ?? typed,
    );
}

/** What a table holds with what stands beside it, which can be the same. */
function holding(held: string | undefined, beside: string): string | undefined {
  if (held === undefined || beside === '') return held;
  return beside.toLowerCase().includes(held.toLowerCase()) ? beside : `${held} ${beside}`;
}
