import { findElement } from '../elements/elements.ts';
import type { Formula } from '../formulas/formula.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import { typesetFormula } from '../formulas/typeset-formula.ts';
import { notUnderstood, understood, type Reading } from './trouble.ts';

/** A formula as one of the ways to read what was typed. */
export interface TypedFormula {
  /** With bonds, where some were typed. */
  written: string;
  formula: Formula;
  /** In the typeset notation. */
  source: string;
}

/**
 * Reads a formula in plain signs. `SO42-` and its like have two readings: both come back, the ion first.
 * @returns the readings, at least one
 * @example readTypedFormula('SO4^{2-}').ok // true
 */
export function readTypedFormula(written: string): Reading<readonly TypedFormula[]> {
  const bare = withoutBonds(written);
  // `-OH` has its charge in front, or a bond to what is not named.
  const led = /^([+-]) ?([A-Z([].*[^+-])$/.exec(written);
  if (led !== null) {
    const [, sign = '', rest = ''] = led;
    const readings = [`${rest}^{${sign}}`, rest].flatMap((text) => {
      const read = readOne(text, withoutBonds(text));
      return read.ok ? read.value : [];
    });
    if (readings.length > 0) return understood(readings);
  }
  // In `Cu2⁺` the digit was meant to be raised with its sign: a metal has no such count.
  const raised = /^([A-Z][a-z]?)([1-4])\^\{([+-])\}$/.exec(bare);
  if (raised !== null && isMetal(raised[1] ?? ''))
    return readOne(written, `${raised[1]}^{${raised[2]}${raised[3]}}`);
  const whole = readOne(written, bare);
  if (whole.ok) return whole;
  const ambiguous = /^(.*?)(\d+)([+-])$/.exec(bare.replace(/ /g, ''));
  if (whole.trouble.problem !== 'ambiguousCharge' || ambiguous === null) return whole;
  const [, before = '', digits = '', sign = ''] = ambiguous;
  const charge = `^{${digits.slice(-1)}${sign}}`;
  const readings = [`${before}${digits.slice(0, -1)}${charge}`, `${before}${digits}^{${sign}}`].flatMap(
    (text) => {
      const read = readOne(text, text);
      return read.ok ? read.value : [];
    },
  );
  return readings.length === 0 ? whole : understood(readings);
}

function readOne(written: string, bare: string): Reading<readonly TypedFormula[]> {
  const parsed = parseFormula(bare);
  if (parsed.ok) return understood([{ written, formula: parsed.value, source: typesetFormula(bare) }]);
  const { code, message, position } = parsed.error;
  const rest = bare.slice(position, position + 12);
  const where = rest === '' || code === 'tooLong' ? '' : ` (at “${rest}”)`;
  return notUnderstood(code, `${message}${where}.`);
}

function isMetal(symbol: string): boolean {
  const category = findElement(symbol)?.category;
  return category !== undefined && !['nonmetal', 'noble gas', 'metalloid'].includes(category);
}

/** `CH3-CH=CH2` without its bonds; a sign before a digit or the end is a charge. */
function withoutBonds(written: string): string {
  return written.replace(/ ?[-=#≡] ?(?=[A-Z([])/g, '');
}

/** What a formula is made of, the same for every order of its atoms. */
export function compositionKey({ composition, charge }: Formula): string {
  return `${[...composition]
    .map(([symbol, count]) => `${symbol}${count}`)
    .sort()
    .join(' ')} ${charge}`;
}
