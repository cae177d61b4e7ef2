import { undecided, type Decision } from '../decision.ts';

/** The four numbers of one electron in an atom. */
export interface QuantumNumbers {
  n: number;
  l: number;
  ml: number;
  ms: number;
}

/**
 * True when an electron in an atom can have these quantum numbers: n = 1, 2, …; l = 0 … n − 1; m_l = −l … +l; m_s = ±1/2.
 * @example isAllowed({ n: 2, l: 2, ml: 0, ms: 0.5 }) // false
 */
export function isAllowed({ n, l, ml, ms }: QuantumNumbers): boolean {
  return n >= 1 && l >= 0 && l < n && Math.abs(ml) <= l && Math.abs(ms) === 0.5;
}

/** Sets a quantum number list as options show it: `*n* = 3, *l* = 2, *m*_{l} = −1, *m*_{s} = +½`. */
export function showQuantumNumbers({ n, l, ml, ms }: QuantumNumbers): string {
  return `*n* = ${n}, *l* = ${l}, *m*_{l} = ${signed(ml)}, *m*_{s} = ${ms === 0 ? '0' : ms < 0 ? '−½' : '+½'}`;
}

/** Decides which option lists quantum numbers that are possible (or, asked so, impossible), in a subshell if one is named. */
export function decideQuantumNumbers(
  asked: 'allowed' | 'forbidden',
  subshell: string | undefined,
  options: readonly string[],
): Decision {
  const right: boolean[] = [];
  for (const option of options) {
    const numbers = readQuantumNumbers(option);
    if (numbers === null) return undecided(`“${option}” lists no four quantum numbers`);
    const fits = isAllowed(numbers) && (subshell === undefined || isIn(subshell, numbers));
    right.push(fits === (asked === 'allowed'));
  }
  return {
    ok: true,
    right,
    finding: 'Tested every set against *l* < *n*, |*m*_{l}| ≤ *l* and *m*_{s} = ±½.',
  };
}

function isIn(subshell: string, { n, l }: QuantumNumbers): boolean {
  return `${n}${'spdf'.charAt(l)}` === subshell;
}

function readQuantumNumbers(option: string): QuantumNumbers | null {
  const pattern = /^\*n\* = (\d+), \*l\* = (\d+), \*m\*_\{l\} = ([+−]?\d+), \*m\*_\{s\} = ([+−]?)(½|\d+)$/;
  const match = pattern.exec(option);
  if (match === null) return null;
  const [, n = '', l = '', ml = '', sign = '', spin = ''] = match;
  const ms = (spin === '½' ? 0.5 : Number(spin)) * (sign === '−' ? -1 : 1);
  return { n: Number(n), l: Number(l), ml: Number(ml.replace('−', '-')), ms };
}

function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}
