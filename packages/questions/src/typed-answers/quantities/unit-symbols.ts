import { constants, zeroCelsius } from '@valence/chemistry';
import { prefixes, units } from '../../checks/arithmetic/units.data.ts';
import {
  caseless,
  countedThings,
  furtherUnits,
  otherMeanings,
  prefixWords,
  unitWords,
} from './unit-words.data.ts';

/** What a unit may stand for: how much of the SI unit of its dimension, and where its zero lies, in that unit. */
export interface Meaning {
  factor: number;
  dimension: readonly number[];
  /** Kelvin at zero degrees for °C and °F; 0 for every other unit. */
  offset: number;
}

const temperature = [0, 0, 0, 1, 0, 0];
const amount = [0, 0, 0, 0, 1, 0];
const none = [0, 0, 0, 0, 0, 0];

const celsius: Meaning = { factor: 1, dimension: temperature, offset: zeroCelsius };
const fahrenheit: Meaning = { factor: 5 / 9, dimension: temperature, offset: 459.67 * (5 / 9) };
const rankine: Meaning = { factor: 5 / 9, dimension: temperature, offset: 0 };

/** Degrees, and the letters that stand for them beside another unit. */
const degrees: Readonly<Record<string, Meaning>> = {
  '°C': celsius,
  '°F': fahrenheit,
  '°R': rankine,
  C: celsius,
  '°': celsius,
  F: fahrenheit,
};

const known = new Map<string, readonly Meaning[]>();

/**
 * Everything that a run of letters with a power may mean, the likeliest first: one unit, units that stand together
 * without a blank (`kJmol`), then the same with other capitals. Empty where it means nothing.
 * @param power belongs to the last unit of the run
 */
export function factorsOf(letters: string, power: number): readonly Meaning[] {
  const key = `${letters}^${power}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const meanings = meaningsOf(letters, power);
  if (known.size > 2000) known.clear();
  known.set(key, meanings);
  return meanings;
}

function meaningsOf(letters: string, power: number): Meaning[] {
  const single = oneUnit(letters);
  const joined = letters.length <= 10 ? joinedUnits(letters, power) : [];
  const other = caseless[letters.toLowerCase()];
  // `mls`, `kgs`
  const singular = /^[A-Za-z]{2,3}s$/.test(letters) ? letters.slice(0, -1) : undefined;
  const meant = single.length > 0 ? undefined : (other ?? singular);
  const small = meant === undefined ? [] : oneUnit(meant);
  return [...single.map((unit) => raise(unit, power)), ...small.map((unit) => raise(unit, power)), ...joined];
}

function oneUnit(letters: string): Meaning[] {
  const meanings: Meaning[] = [];
  const degree = Object.hasOwn(degrees, letters) ? degrees[letters] : undefined;
  const symbol = symbolMeaning(letters);
  if (degree !== undefined) meanings.push(degree);
  if (symbol !== null) meanings.push(symbol);
  if (symbol === null && degree === undefined) meanings.push(...wordMeanings(letters));
  const others = Object.hasOwn(otherMeanings, letters) ? (otherMeanings[letters] ?? []) : [];
  return [...meanings, ...others.flatMap(([factor, product]) => scaled(productMeaning(product), factor))];
}

function symbolMeaning(symbol: string): Meaning | null {
  if (Object.hasOwn(furtherUnits, symbol)) {
    const [factor = 1, product = ''] = furtherUnits[symbol] ?? [];
    return scaled(productMeaning(product), factor)[0] ?? null;
  }
  const exact = definitionOf(symbol);
  if (exact !== null) return { factor: exact.factor, dimension: exact.dimension, offset: 0 };
  const prefix = Object.hasOwn(prefixes, symbol.charAt(0)) ? prefixes[symbol.charAt(0)] : undefined;
  const rest = definitionOf(symbol.slice(1));
  if (prefix === undefined || rest === null || !rest.prefixed) return null;
  return { factor: prefix * rest.factor, dimension: rest.dimension, offset: 0 };
}

function definitionOf(symbol: string) {
  const isWord = /^[a-z]{4,}$/.test(symbol) && symbol !== 'torr';
  return !isWord && Object.hasOwn(units, symbol) ? (units[symbol] ?? null) : null;
}

/** `mg/L` and the like, of the tables. */
function productMeaning(product: string): Meaning | null {
  if (product === '') return { factor: 1, dimension: none, offset: 0 };
  const [above = '', below] = product.split('/');
  const one = symbolMeaning(above);
  const other = below === undefined ? null : symbolMeaning(below);
  if (one === null || other === null) return one;
  return {
    factor: one.factor / other.factor,
    dimension: one.dimension.map((exponent, index) => exponent - (other.dimension[index] ?? 0)),
    offset: 0,
  };
}

function scaled(meaning: Meaning | null, factor: number): Meaning[] {
  return meaning === null ? [] : [{ ...meaning, factor: meaning.factor * factor }];
}

function wordMeanings(letters: string): Meaning[] {
  const word = letters.toLowerCase();
  const singular =
    word.length > 3 && word.endsWith('s') && word !== 'celsius' && word !== 'siemens'
      ? word.slice(0, -1)
      : word;
  if (word === 'floz') return scaled(symbolMeaning('L'), 3.785411784 / 128);
  if (word === 'particles' || countedThings.includes(singular)) {
    return [
      { factor: 1, dimension: none, offset: 0 },
      { factor: 1 / constants.avogadro.value, dimension: amount, offset: 0 },
    ];
  }
  for (const [prefix, unit] of splitsOf(singular === 'inche' ? 'inch' : singular)) {
    const symbol = Object.hasOwn(unitWords, unit) ? unitWords[unit] : undefined;
    if (symbol === undefined) continue;
    const degree = prefix === '' && Object.hasOwn(degrees, symbol) ? degrees[symbol] : undefined;
    if (degree !== undefined && symbol !== 'C') return [degree];
    const scale = prefix === '' ? 1 : (prefixes[prefix] ?? 1);
    return scaled(
      symbol.length > 1 && symbol.includes('/') ? productMeaning(symbol) : symbolMeaning(symbol),
      scale,
    );
  }
  return [];
}

function splitsOf(word: string): (readonly [prefix: string, unit: string])[] {
  const prefixed = Object.entries(prefixWords).flatMap(([name, prefix]) =>
    word.startsWith(name) && word.length > name.length ? [[prefix, word.slice(name.length)] as const] : [],
  );
  return [['', word], ...prefixed];
}

/** Two or three symbols without a blank between them. */
function joinedUnits(letters: string, power: number, most = 3): Meaning[] {
  const found: Meaning[] = [];
  if (most === 1) return found;
  for (let at = 1; at < letters.length; at += 1) {
    const first = symbolMeaning(letters.slice(0, at));
    if (first === null) continue;
    const rest = letters.slice(at);
    const degree = Object.hasOwn(degrees, rest) ? degrees[rest] : undefined;
    const last = [degree, symbolMeaning(rest)].flatMap((meaning) => meaning ?? []);
    const others = [...last.map((unit) => raise(unit, power)), ...joinedUnits(rest, power, most - 1)];
    found.push(...others.map((other) => product(first, other)));
  }
  return found.slice(0, 6);
}

function product(one: Meaning, other: Meaning): Meaning {
  return {
    factor: one.factor * other.factor,
    dimension: one.dimension.map((exponent, index) => exponent + (other.dimension[index] ?? 0)),
    offset: 0,
  };
}

function raise(unit: Meaning, power: number): Meaning {
  if (power === 1) return unit;
  return {
    factor: unit.factor ** power,
    dimension: unit.dimension.map((exponent) => exponent * power),
    offset: 0,
  };
}
