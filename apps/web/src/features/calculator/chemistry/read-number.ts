const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * A number as a student writes it: `0.5`, `1.5e-3`, `6.022×10^23`, `6.022 x 10²³`, `10^-3`, with any minus sign.
 * @returns `null` for a blank, NaN for what is no number; a comma could mean two things, and so is none
 */
export function readNumber(text: string): number | null {
  const written = onTheLine(text).replaceAll(/\s/g, '');
  if (written === '') return null;
  const plain = written.replace(/[×x*·⋅]10(?:\^|(?=[-+]))/i, 'e').replace(/^([+-]?)10\^(?=[-+\d])/, '$11e');
  return decimal.test(plain) ? Number(plain) : Number.NaN;
}

/** A raised exponent behind a caret, and each minus sign as the hyphen. */
function onTheLine(text: string): string {
  return text
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) => `^${Array.from(raised, lowered).join('')}`);
}

function lowered(character: string): string {
  if (character === '⁻') return '-';
  return character === '⁺' ? '+' : String(superscripts.indexOf(character));
}
