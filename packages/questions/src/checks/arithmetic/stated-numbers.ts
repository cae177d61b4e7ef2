import { combine, pureNumber, readUnitAt } from '@valence/chemistry';
import { exactly, scaled } from './interval.ts';
import { readExpression } from './read-expression.ts';
import type { Value } from './value.ts';

const literal =
  /(?<![\w.‹])[−+]?(?:\d+(?:[\u00a0\u2009\u202f ]\d{3}(?!\d))*(?:\.\d+)?(?: ?× ?10\^⟮[−]?\d+⟯)?|½)|⟮\d+⟯⟋⟮\d+⟯/g;
const words = 'no zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const counts: ReadonlyMap<string, number> = new Map([
  ...words.map((word, index): [string, number] => [word, Math.max(0, index - 1)]),
  ...Object.entries({
    none: 0,
    nothing: 0,
    single: 1,
    once: 1,
    twice: 2,
    double: 2,
    both: 2,
    pair: 2,
    triple: 3,
    half: 0.5,
    halved: 0.5,
    quarter: 0.25,
    doubled: 2,
    doubles: 2,
    twofold: 2,
    threefold: 3,
    fourfold: 4,
    tenfold: 10,
    hundredfold: 100,
    thousandfold: 1000,
  }),
]);

/** A number as a text states it, with the unit behind it, and where it stands. */
export interface StatedNumber {
  value: Value;
  at: number;
}

/**
 * Every number that a linear text states, number words included.
 * @example statedNumbers('two of 4.5 mol').length // 2
 */
export function statedNumbers(linear: string): StatedNumber[] {
  const figures = [...linear.matchAll(literal)].flatMap(({ 0: written, index }) => {
    const read = readExpression(written, 0);
    return read === null ? [] : [{ value: withUnit(read.value, linear, index + written.length), at: index }];
  });
  const inWords = [...linear.matchAll(/[A-Za-z]+/g)].flatMap(({ 0: word, index }) => {
    const count = counts.get(word.toLowerCase());
    return count === undefined ? [] : [{ value: pureValue(count), at: index }];
  });
  return [...figures, ...inWords];
}

function withUnit(value: Value, linear: string, end: number): Value {
  const reading = readUnitAt(linear, linear[end] === ' ' ? end + 1 : end);
  if (reading === null) return value;
  if (reading.unit.offset !== 0 || value.si === null) return { ...value, si: null };
  const dimension = combine(value.si.dimension, reading.unit.dimension, 1);
  return { ...value, si: { interval: scaled(value.si.interval, reading.unit.factor), dimension } };
}

/** An exact count. */
export function pureValue(count: number): Value {
  const interval = exactly(count);
  return {
    bare: interval,
    si: { interval, dimension: pureNumber },
    isComputed: false,
    isNumber: true,
    unitless: 'counts',
  };
}
