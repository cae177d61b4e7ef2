/** Longer answers than this are not looked at: no student types one, and no input may take long. */
export const longestAnswer = 400;

/**
 * A typed answer in plain signs, one for each thing that can be written in several ways: digits of any script,
 * full-width letters, minus signs and dashes, dots, blanks, quotation marks and fractions become the usual ones,
 * superscripts become `^{…}`, and marks of LaTeX and HTML go. Subscripts stay: they tell a count from a charge.
 * @param text at most `longestAnswer` long
 * @example plainText('1,5·10⁻³ mol/ℓ') // '1,5·10^{-3} mol/L'
 */
export function plainText(text: string): string {
  const isAscii = /^[ -~]*$/.test(text);
  return withoutMarkup(isAscii ? text : inPlainSigns(text))
    .replace(/ {2,}/g, ' ')
    .trim();
}

function inPlainSigns(text: string): string {
  let plain = '';
  let raised = '';
  for (const character of text) {
    const above = superscripts.get(character);
    if (above !== undefined) {
      raised += above;
      continue;
    }
    if (raised !== '') plain += `^{${raised}}`;
    raised = '';
    plain += character < '\u0080' ? plainAscii(character) : plainSign(character, plain);
  }
  return raised === '' ? plain : `${plain}^{${raised}}`;
}

function plainAscii(character: string): string {
  return character < ' ' || character === '\u007f' ? ' ' : character;
}

function plainSign(character: string, before: string): string {
  const sign = signs.get(character);
  if (sign !== undefined) return sign;
  const share = fractions.get(character);
  // 1½ is one and a half, and not 11/2.
  if (share !== undefined) return /\d$/.test(before) ? ` ${share}` : share;
  if (invisible.test(character)) return '';
  if (subscript.test(character)) return character;
  const compatible = character.normalize('NFKC');
  return [...compatible].map((part) => signs.get(part) ?? plainDigit(part)).join('');
}

/** The digits of each script stand in a row that starts with its zero. */
function plainDigit(character: string): string {
  if (character < '\u0080' || !digit.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const digit = /^\p{Nd}$/u;
const subscript = /^[₀-₉₊₋]$/;
const invisible = /^(?:[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0e|\ufe0f)$/;

const superscripts: ReadonlyMap<string, string> = new Map(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'].map((above, index) => [above, '0123456789+-'.charAt(index)]),
);

const fractions: ReadonlyMap<string, string> = new Map([
  ['½', '1/2'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅕', '1/5'],
  ['⅖', '2/5'],
  ['⅗', '3/5'],
  ['⅘', '4/5'],
  ['⅙', '1/6'],
  ['⅚', '5/6'],
  ['⅛', '1/8'],
  ['⅜', '3/8'],
  ['⅝', '5/8'],
  ['⅞', '7/8'],
]);

/** What stands for each sign: the sign first, then its look-alikes. */
const lookAlikes: readonly (readonly [string, string])[] = [
  ['-', '−‐‑‒–—―﹣－⁃'],
  ['×', '✕✖⨯╳'],
  ['·', '⋅∙•‧・●'],
  ['/', '⁄∕÷'],
  [
    ' ',
    '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u0085',
  ],
  ['"', '“”„‟«»″'],
  ["'", '‘’‚‛‹›′`´'],
  ['°', 'º˚'],
  ['μ', 'µ'],
  ['L', 'ℓ'],
  ['≈', '≃≅∼≒'],
  ['≤', '⩽'],
  ['≥', '⩾'],
  ['=', '＝'],
  ['~', '〜～'],
];

const signs: ReadonlyMap<string, string> = new Map(
  lookAlikes.flatMap(([sign, others]) => [...others].map((other): [string, string] => [other, sign])),
);

const markup: readonly (readonly [RegExp, string])[] = [
  [/\\(?:ce|mathrm|text|mathsf|rm|mathbf)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1'],
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2'],
  [/\\times(?![A-Za-z])/g, '×'],
  [/\\(?:cdot|bullet)(?![A-Za-z])/g, '·'],
  [/\\pm(?![A-Za-z])/g, '±'],
  [/\\(?:approx|simeq)(?![A-Za-z])/g, '≈'],
  [/\\(?:rightarrow|longrightarrow|to)(?![A-Za-z])/g, '->'],
  [/\\(?:rightleftharpoons|leftrightarrow)(?![A-Za-z])/g, '<=>'],
  [/\^\{?\\circ\}?/g, '°'],
  [/\\degree(?![A-Za-z])/g, '°'],
  [/\\mu(?![A-Za-z])/g, 'μ'],
  [/\\Delta(?![A-Za-z])/g, 'Δ'],
  [/\\[,;:! ]/g, ' '],
  [/\\%/g, '%'],
  [/<sup>([^<>]*)<\/sup>/gi, '^{$1}'],
  [/<\/?sub>/gi, ''],
];

function withoutMarkup(text: string): string {
  const isMarked = /[\\<$]/.test(text);
  if (!isMarked) return text;
  return markup.reduce((rest, [mark, plain]) => rest.replace(mark, plain), text).replaceAll('$', '');
}
