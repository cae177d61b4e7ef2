import { notUnderstood, quoted, understood, type Reading } from './trouble.ts';

/** A way to count the figures of a number: the zeros at the end of 1500 may count or not. */
export interface Precision {
  figures: number;
  /** What one unit of the last figure is: 0.01 for 2.50. */
  lastFigure: number;
}

/** A number as it was written. */
export interface Decimal {
  value: number;
  /** Every way to count its figures; none for a fraction or an exact power of ten. */
  precisions: readonly Precision[];
  /** True where a single group of three could as well be decimals: `1,234`. */
  isLoneGroup: boolean;
  /** In the typeset notation. */
  source: string;
  /** The index behind it. */
  end: number;
}

/**
 * Reads the number at the start of a plain text: decimals, groups of three, powers of ten, fractions.
 * @param decimalComma whether a comma parts the decimals
 * @returns the number, or what is wrong with it
 * @example readDecimal('1.5×10^{-3} M', false) // value 0.0015, two figures
 */
export function readDecimal(text: string, decimalComma: boolean): Reading<Decimal> {
  const negative = /^[+-]? ?/.exec(text)?.[0] ?? '';
  const start = negative.length;
  const sign = negative.startsWith('-') ? -1 : 1;
  const rest = text.slice(start);
  const bare = /^10 ?(?:\^|\*\*) ?(?:[{(] ?)?([+-]? ?\d{1,3}) ?[})]?(?!\d)/.exec(rest);
  if (bare !== null) return powerOfTen(bare, sign, start);
  const fraction = /^(?:(\d{1,9}) )?(\d{1,9}) ?\/ ?(\d{1,9})(?![\d.,^])/.exec(rest);
  if (fraction !== null) return readFraction(fraction, sign, start);
  const body = numberBody.exec(rest)?.[0] ?? '';
  const mantissa = readMantissa(body, decimalComma);
  if (!mantissa.ok) return mantissa;
  const behind = rest.slice(mantissa.value.length);
  const uncertain = /^\(\d{1,3}\)/.exec(behind)?.[0].length ?? 0;
  const power = readPower(behind.slice(uncertain));
  const exponent = power?.exponent ?? 0;
  const value = sign * Number(`${mantissa.value.digits}e${exponent}`);
  if (!Number.isFinite(value) || (value === 0 && Number(mantissa.value.digits) !== 0)) {
    return notUnderstood('outOfRange', `${quoted(body)}: this number is beyond what can be read.`);
  }
  const shown = decimalComma ? mantissa.value.digits.replace('.', ',') : mantissa.value.digits;
  const scale = power === null ? '' : ` × 10^{${String(exponent).replace('-', '−')}}`;
  return understood({
    value,
    precisions: precisionsOf(mantissa.value.digits, exponent),
    isLoneGroup: mantissa.value.isLoneGroup,
    source: `${sign < 0 ? '−' : ''}${shown}${scale}`,
    end: start + mantissa.value.length + uncertain + (power?.length ?? 0),
  });
}

/** Digits with what may part them; a blank only before a group of three. */
const numberBody = /^(?:\d|[.,٫](?=\d))(?:\d|[.,٫٬'](?=\d)| (?=\d{3}(?!\d)))*[.,٫]?/;

interface Mantissa {
  /** With a decimal point and without groups; a point at the end stays. */
  digits: string;
  isLoneGroup: boolean;
  length: number;
}

function readMantissa(body: string, decimalComma: boolean): Reading<Mantissa> {
  if (body === '') return notUnderstood('noNumber', 'Start with a number, as in 2.50 or 1.5 × 10^{−3}.');
  const [decimal, group] = decimalComma ? [',', '.'] : ['.', ','];
  const hasTail = body.endsWith(group);
  const written = (hasTail ? body.slice(0, -1) : body).replaceAll('٫', decimal);
  const decimals = written.split(decimal).length - 1;
  const groups = written.split(group).length - 1;
  const found = (digits: string, isLoneGroup = false): Reading<Mantissa> =>
    understood({ digits, isLoneGroup, length: body.length - (hasTail ? 1 : 0) });
  if (decimals > 1) {
    // Signs that come twice part groups, whichever sign it is.
    const whole = groups === 0 ? ungrouped(written, decimal) : null;
    return whole === null ? separatorTrouble(body, decimalComma) : found(whole);
  }
  const [before = '', after] = written.split(decimal);
  const whole = wholeNumber(before, group);
  const fraction = after === undefined ? '' : decimalDigits(after);
  if (whole !== null && fraction !== null) {
    const isLoneGroup = groups === 1 && after === undefined;
    return found(after === undefined ? whole : `${whole || '0'}.${fraction}`, isLoneGroup);
  }
  // With a decimal comma, 2.5 and 0.125 cannot be groups: the student wrote a point for once.
  const isPoint = decimalComma && groups === 1 && after === undefined && /^\d*\.\d+$/.test(written);
  return isPoint ? found(written) : separatorTrouble(body, decimalComma);
}

function separatorTrouble(body: string, decimalComma: boolean): Reading<never> {
  const [decimal, group] = decimalComma ? [',', '.'] : ['.', ','];
  const own = body.replaceAll(/[٫,.]$/g, '').replace(group, decimal);
  const hint = /^\d+[.,]\d+$/.test(own)
    ? `write ${own}`
    : `write one ${decimalComma ? 'comma' : 'point'} before the decimals, and no other sign`;
  return notUnderstood('ambiguousSeparator', `${quoted(body)} can be read in two ways: ${hint}.`);
}

function wholeNumber(text: string, group: string): string | null {
  if (/^\d*$/.test(text)) return text;
  for (const parting of [group, ' ', "'", '٬']) {
    const whole = ungrouped(text, parting);
    if (whole !== null) return whole;
  }
  return null;
}

/** `1 234 567` without what parts its groups; `null` where they are not groups of three, or start with a zero. */
function ungrouped(text: string, parting: string): string | null {
  const [first = '', ...others] = text.split(parting);
  const isGrouped =
    /^[1-9]\d{0,2}$/.test(first) && others.length > 0 && others.every((part) => /^\d{3}$/.test(part));
  return isGrouped ? text.replaceAll(parting, '') : null;
}

/** Decimals may stand in groups of three as well: 3.141 592 65. */
function decimalDigits(text: string): string | null {
  if (/^\d*$/.test(text)) return text;
  return /^(?:\d{3} )+\d{1,3}$/.test(text) ? text.replaceAll(' ', '') : null;
}

const powers: readonly RegExp[] = [
  /^ ?[eE]{1,2} ?([+-]? ?\d{1,4})(?!\d)/,
  /^(?: ?[×xX*·] ?| )10 ?(?:\^|\*\*) ?(?:[{(] ?)?([+-]? ?\d{1,4}) ?[})]?(?!\d)/,
  /^ ?[×xX*·] ?10 ?\(?([+-] ?\d{1,4})\)?(?!\d)/,
];

function readPower(text: string): { exponent: number; length: number } | null {
  for (const pattern of powers) {
    const match = pattern.exec(text);
    if (match !== null) return { exponent: exponentOf(match[1] ?? ''), length: match[0].length };
  }
  return null;
}

function exponentOf(written: string): number {
  return Number(written.replace(' ', ''));
}

function powerOfTen(match: RegExpExecArray, sign: number, start: number): Reading<Decimal> {
  const exponent = exponentOf(match[1] ?? '');
  const value = sign * Number(`1e${exponent}`);
  if (!Number.isFinite(value) || value === 0) {
    return notUnderstood('outOfRange', `${quoted(match[0])}: this number is beyond what can be read.`);
  }
  return understood({
    value,
    precisions: [{ figures: 1, lastFigure: Math.abs(value) }],
    isLoneGroup: false,
    source: `${sign < 0 ? '−' : ''}10^{${String(exponent).replace('-', '−')}}`,
    end: start + match[0].length,
  });
}

function readFraction(match: RegExpExecArray, sign: number, start: number): Reading<Decimal> {
  const [all, whole = '', above = '', below = ''] = match;
  const value = sign * (Number(whole) + Number(above) / Number(below));
  if (!Number.isFinite(value)) {
    return notUnderstood('divisionByZero', `${quoted(all)}: nothing can be divided by zero.`);
  }
  const source = `${sign < 0 ? '−' : ''}${whole}\\frac{${above}}{${below}}`;
  return understood({ value, precisions: [], isLoneGroup: false, source, end: start + all.length });
}

/** Zeros in front never count, those behind a decimal point do, those that end a whole number may. */
function precisionsOf(digits: string, exponent: number): Precision[] {
  const [whole = '', decimals = ''] = digits.split('.');
  const significant = `${whole}${decimals}`.replace(/^0+/, '');
  const place = exponent - decimals.length;
  if (significant === '') return [{ figures: decimals.length, lastFigure: 10 ** place }];
  const zeros = decimals === '' ? (/0*$/.exec(significant)?.[0].length ?? 0) : 0;
  return Array.from({ length: Math.min(zeros, significant.length - 1) + 1 }, (_, left) => ({
    figures: significant.length - left,
    lastFigure: 10 ** (place + left),
  }));
}
