import { constants as codata, evaluateExpression, molarMass } from '@valence/chemistry';
import { undecided, type Decision } from '../decision.ts';
import { shownExpression } from './shown-expression.ts';
import { statedQuantity } from './stated-quantity.ts';

/** Constants that an expression may name, CODATA 2022 (exact where the SI defines them). */
const constants: Readonly<Record<string, string>> = {
  R: String(codata.gas.value),
  F: String(codata.faraday.value),
  h: String(codata.planck.value),
  c: String(codata.speedOfLight.value),
  kB: String(codata.boltzmann.value),
  RH: String(codata.rydberg.value),
};

/** Relative tolerance for atomic weights and constants, which a student may round; numbers that are printed leave none. */
const relativeRoom = 5e-4;

const isPlainNumber = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/;

const namesConstant = /\bM\(|\b(?:R|F|h|c|kB|RH)\b(?!\()/;

/**
 * Decides by number: the option whose stated value is the computed one within its own rounding, in the same unit.
 * Besides the calculator's grammar an expression may use `M(formula)` and the constants R, F, h, c, kB, RH.
 * @example decideQuantity('5.00 / M(CaCO3)', 'mol', ['0.0500 mol', '500 mol', …])
 */
export function decideQuantity(expression: string, unit: string, options: readonly string[]): Decision {
  const value = evaluateQuantity(expression);
  if (typeof value !== 'number') return undecided(value.reason);
  const right = options.map((option) => {
    const stated = statedQuantity(option);
    if (stated === null || !sameUnit(stated.unit, unit)) return false;
    return Math.abs(stated.value - value) <= roomOf(expression, value, stated.room);
  });
  return {
    ok: true,
    right,
    finding: `Recomputed: ${shownExpression(expression)} = ${shown(value)} ${unit}`.trimEnd() + '.',
  };
}

/**
 * Whether the expression of a slip gives the number that a wrong option states, within its own rounding. A slip that stops at a number of
 * the question has that number alone for its expression.
 * @returns what is wrong, or `null`
 * @example slipProblem('5.00 * M(CaCO3)', '500 mol') // null
 */
export function slipProblem(expression: string, option: string): string | null {
  const stated = statedQuantity(option);
  if (stated === null) return `“${option}” states no number`;
  const value = isPlainNumber.test(expression) ? Number(expression) : evaluateQuantity(expression);
  if (typeof value !== 'number') return value.reason;
  const rounding = Math.max(stated.room, roomOfZeros(stated.value));
  return Math.abs(stated.value - value) <= roomOf(expression, value, rounding)
    ? null
    : `${expression} gives ${shown(value)}, not ${option}`;
}

/** The value of an expression that computes something, or the reason why it has none. */
export function evaluateQuantity(expression: string): number | { reason: string } {
  if (!/[-+*/^%]|\w\(/.test(expression.replace(/^-/, '')))
    return { reason: 'The expression computes nothing' };
  const problems: string[] = [];
  const filled = expression
    .replace(/\bM\(((?:[^()]|\([^()]*\))*)\)/g, (_, formula: string) => {
      const mass = molarMass(formula);
      if (!mass.ok) problems.push(`${formula}: ${mass.error.message}`);
      return mass.ok ? `(${mass.value.molarMass})` : '0';
    })
    .replace(/\b(R|F|h|c|kB|RH)\b(?!\()/g, (name: string) => `(${constants[name] ?? name})`);
  if (problems.length > 0) return { reason: problems.join('; ') };
  const result = evaluateExpression(filled);
  return result.ok ? result.value : { reason: `${result.error.message} in ${filled}` };
}

/** The zeros at the end of a whole number may be no figures: 1600 is 1580 with two, but 1000 is not 1400 with one. */
function roomOfZeros(value: number): number {
  const zeros = /0+$/.exec(String(Math.abs(value)))?.[0].length ?? 0;
  return Math.min(0.5 * 10 ** zeros, 0.03 * Math.abs(value));
}

/** How far a stated value may be from a computed one. */
function roomOf(expression: string, value: number, rounding: number): number {
  return rounding * 1.0001 + (namesConstant.test(expression) ? Math.abs(value) * relativeRoom : 0);
}

/** Units are compared without markup: the bank writes `mol L^{-1}` in one way only. */
function sameUnit(stated: string, asked: string): boolean {
  return flat(stated) === flat(asked);
}

function flat(unit: string): string {
  return unit
    .replace(/\\ce\{([^}]*)\}/g, '$1')
    .replace(/[\s*{}]/g, '')
    .replace(/−/g, '-')
    .replace(/\.$/, '');
}

function shown(value: number): string {
  const rounded = value.toPrecision(5);
  return rounded.replace(
    /e([+-])(\d+)$/,
    (_, sign: string, power: string) => ` × 10^{${sign === '-' ? '−' : ''}${power}}`,
  );
}
