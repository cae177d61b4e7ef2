import { organicName } from '../../computations/names/organic-name.ts';
import type { AskedAnswer } from '../asked-answer.ts';
import { gradeTypedAnswer } from '../grade-typed-answer.ts';

/**
 * Other ways to write a number that is asked for: in a neighboring unit, with the unit in another notation, as a power of ten. Each
 * is proved before it is given: the grader takes it for right, by the strictest rule for figures. Of a structure, its name by the rules.
 * @returns texts in the typeset notation, a few at most; none for a formula or an equation
 * @example waysToWrite({ kind: 'number', value: '0.0250', unit: 'mol/L', figures: 3 }) // ['25.0 mmol/L', '0.0250 M', '2.50 × 10^{−2} mol/L']
 */
export function waysToWrite(asked: AskedAnswer): string[] {
  if (asked.kind === 'name') return [organicName(asked.smiles)].flatMap((name) => name ?? []);
  if (asked.kind !== 'number') return [];
  const number = readNumber(asked.value);
  if (number === null) return [];
  const { unit } = asked;
  const ways = [
    ...neighborsOf(unit ?? '').map(([other, power]) => `${written(shifted(number, power))} ${other}`),
    ...notationsOf(unit ?? '').map((other) => `${asked.value} ${other}`),
    ...powersOf(number).map((value) => (unit === null ? value : `${value} ${unit}`)),
  ];
  return ways.filter((way) => gradeTypedAnswer(asked, way, { figures: 'strict' }).verdict === 'right');
}

/** What is written, as a whole number of its last figure. */
interface WrittenNumber {
  sign: string;
  digits: string;
  /** The power of ten of the last digit. */
  place: number;
  isPower: boolean;
}

function readNumber(value: string): WrittenNumber | null {
  const match = /^([+−-]?)(\d+)(?:\.(\d+))?(?: × 10\^\{([+−-]?\d+)\})?$/.exec(value);
  if (match === null) return null;
  const [, sign = '', whole = '', decimals = '', power] = match;
  const digits = `${whole}${decimals}`.replace(/^0+/, '');
  if (digits === '') return null;
  const exponent = Number((power ?? '0').replace('−', '-'));
  return { sign, digits, place: exponent - decimals.length, isPower: power !== undefined };
}

function shifted(number: WrittenNumber, by: number): WrittenNumber {
  return { ...number, place: number.place + by };
}

/** Zeros before the digits up to here are read at a glance. */
const mostZeros = 2;

/** With its figures: zeros behind the digits would say more than the number does. */
function written(number: WrittenNumber): string {
  const { sign, digits, place } = number;
  if (place === 0) return `${sign}${digits}`;
  if (place > 0 || digits.length + place < -mostZeros) return asPower(number);
  const all = digits.padStart(1 - place, '0');
  return `${sign}${all.slice(0, place)}.${all.slice(place)}`;
}

function asPower({ sign, digits, place }: WrittenNumber): string {
  const [first = '', decimals = ''] = [digits.slice(0, 1), digits.slice(1)];
  const exponent = String(place + decimals.length).replace('-', '−');
  return `${sign}${first}${decimals === '' ? '' : `.${decimals}`} × 10^{${exponent}}`;
}

/** As a power of ten where that is shorter to type, and the other way around. */
function powersOf(number: WrittenNumber): string[] {
  const exponent = number.place + number.digits.length - 1;
  if (number.isPower) return number.place <= 0 && exponent >= -mostZeros - 1 ? [written(number)] : [];
  return exponent >= 3 || exponent <= -2 ? [asPower(number)] : [];
}

/** The unit that is written as often, and the power of ten by which the number grows in it. */
const neighbors: Readonly<Record<string, readonly [string, number]>> = {
  g: ['mg', 3],
  mg: ['g', -3],
  kg: ['g', 3],
  mol: ['mmol', 3],
  mmol: ['mol', -3],
  µmol: ['mmol', -3],
  L: ['mL', 3],
  mL: ['L', -3],
  J: ['kJ', -3],
  kJ: ['J', 3],
  V: ['mV', 3],
  mV: ['V', -3],
  Pa: ['kPa', -3],
  kPa: ['Pa', 3],
  bar: ['kPa', 2],
  nm: ['pm', 3],
  pm: ['nm', -3],
};

function neighborsOf(unit: string): (readonly [string, number])[] {
  const [symbol = '', below] = unit.split('/');
  const neighbor = neighbors[symbol];
  if (neighbor === undefined || symbol === below) return [];
  const [other, power] = neighbor;
  return [[below === undefined ? other : `${other}/${below}`, power]];
}

function notationsOf(unit: string): string[] {
  if (unit === 'mol/L') return ['M'];
  const [, above, below] = /^([A-Za-zµ]+)\/([A-Za-z]+)$/.exec(unit) ?? [];
  return above === undefined || below === undefined ? [] : [`${above} ${below}^{−1}`];
}
