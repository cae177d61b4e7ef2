/** What Number reads beyond it (`0x10`, `Infinity`) nobody means. */
const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * A number as a student writes it: `0.5`, `1.5e-3`, `6.022×10^23`, with either minus sign.
 * @returns `null` for a blank, NaN for what is no number; a comma could mean two things, and so is none
 */
export function readNumber(text: string): number | null {
  const written = text.trim();
  if (written === '') return null;
  const plain = written
    .replaceAll('−', '-')
    .replace(/\s*[×*·]\s*10\s*\^?\s*(?=[-+\d])/, 'e')
    .replaceAll(' ', '');
  return decimal.test(plain) ? Number(plain) : Number.NaN;
}
