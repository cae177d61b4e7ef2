import * as fc from 'fast-check';
import { unit } from 'mathjs';
import { describe, expect, test } from 'vitest';
import { linearText } from '../typeset/linear-text.ts';
import { sameDimension, type Dimension } from './dimension.ts';
import { readQuantity } from './read-quantity.ts';
import { readUnit, readUnitAt, typedUnitOf, unitOf, type Unit } from './read-unit.ts';
import { prefixNames, timeNames, unitNames, unitSpellings } from './unit-spellings.data.ts';
import { prefixes, units } from './units.data.ts';
import { formatSignificant } from './format-significant.ts';

/** What an independent package calls our units. */
const theirs: readonly (readonly [ours: string, theirs: string])[] = [
  ['m', 'm'],
  ['Å', 'angstrom'],
  ['in', 'inch'],
  ['ft', 'foot'],
  ['g', 'g'],
  ['t', 'tonne'],
  ['lb', 'lb'],
  ['oz', 'oz'],
  ['s', 's'],
  ['min', 'minute'],
  ['h', 'hour'],
  ['d', 'day'],
  ['wk', 'week'],
  ['K', 'K'],
  ['mol', 'mol'],
  ['A', 'A'],
  ['L', 'L'],
  ['cc', 'cc'],
  ['US gal', 'gallon'],
  ['US fl oz', 'floz'],
  ['M', 'mol/L'],
  ['J', 'J'],
  ['eV', 'eV'],
  ['Wh', 'Wh'],
  ['BTU', 'BTU'],
  ['W', 'W'],
  ['N', 'N'],
  ['dyn', 'dyn'],
  ['Pa', 'Pa'],
  ['bar', 'bar'],
  ['atm', 'atm'],
  ['torr', 'torr'],
  ['Torr', 'torr'],
  ['mmHg', 'mmHg'],
  ['psi', 'psi'],
  ['C', 'C'],
  ['V', 'V'],
  ['Ω', 'ohm'],
  ['S', 'S'],
  ['F', 'F'],
  ['T', 'T'],
  ['Hz', 'Hz'],
];

/** Those that the package does not have, from NIST SP 811 (2008), appendix B, and CODATA 2022. */
const published: Readonly<Record<string, number>> = {
  u: 1.66053906892e-27,
  Da: 1.66053906892e-27,
  cal: 4.184,
  Cal: 4184,
  yr: 3.15576e7,
  particles: 1.660539067e-24,
  amol: 1e-18,
  Bq: 1,
  Ci: 3.7e10,
  Gy: 1,
  Sv: 1,
  kat: 1,
  D: 3.33564e-30,
  '%': 0.01,
  '‰': 0.001,
  ppm: 1e-6,
  ppb: 1e-9,
  '°': 0.01745329252,
  rad: 1,
  '°C': 1,
  '°F': 0.5555555556,
  '°R': 0.5555555556,
};

describe('the table of units', () => {
  test.each(theirs)('%s is as much as %s of an independent package', (ours, other) => {
    const { factor, dimension } = mustBe(typedUnitOf(ours));
    expect(factor / unit(1, other).toNumber(inBaseUnits(dimension))).toBeCloseTo(1, 5);
  });

  test.each(Object.entries(published))('%s has its published value', (symbol, factor) => {
    expect(factorOf(symbol) / factor).toBeCloseTo(1, 5);
  });

  test('every unit is compared with one of the two, and stands once', () => {
    const symbols = units.map(({ symbol }) => symbol);
    expect(symbols).toEqual([...new Set(symbols)]);
    expect([...theirs.map(([ours]) => ours), ...Object.keys(published)].toSorted()).toEqual(
      symbols.toSorted(),
    );
  });

  test('every prefix is what an independent package takes it for', () => {
    for (const [prefix, factor] of Object.entries(prefixes)) {
      const theirPrefix = prefix === 'µ' || prefix === 'μ' ? 'u' : prefix;
      expect(factor / unit(1, `${theirPrefix}m`).toNumber('m')).toBeCloseTo(1, 12);
    }
  });

  test('every spelling and every name leads to a unit of the table', () => {
    const meant = [...Object.values(unitSpellings), ...Object.values(unitNames)];
    expect(meant.filter((symbol) => typedUnitOf(symbol) === null && readUnit(symbol) === null)).toEqual([]);
    expect(Object.values(prefixNames).filter((prefix) => !Object.hasOwn(prefixes, prefix))).toEqual([]);
  });
});

const printed = units.filter(({ onlyTyped, symbol }) => onlyTyped !== true && !/ |°R/.test(symbol));
const anyUnit = fc
  .constantFrom(...printed)
  .chain(({ symbol, prefixed }) =>
    fc
      .constantFrom('', ...(prefixed === true ? Object.keys(prefixes) : []))
      .map((prefix) => `${prefix}${symbol}`),
  );
const anyPower = fc.constantFrom(-3, -2, -1, 1, 2, 3);

test('every unit that texts print is read, written with a number, and read again as the same', () => {
  fc.assert(
    fc.property(anyUnit, fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (symbol, value) => {
      const known = mustBe(unitOf(symbol));
      const quantity = readQuantity(`${formatSignificant(value, 12)} ${symbol}`);
      expect(quantity?.unit).toBe(symbol);
      expect((quantity?.value ?? 0) / value).toBeCloseTo(1, 10);
      expect(readUnit(linearText(quantity?.unit ?? ''))).toEqual(known);
    }),
    { numRuns: 2000 },
  );
});

test('products and powers of units are read from the typeset notation as what they are', () => {
  const single = fc.record({ symbol: anyUnit.filter((symbol) => !symbol.startsWith('°')), power: anyPower });
  fc.assert(
    fc.property(single, single, (above, below) => {
      const written = `${above.symbol}^{${String(above.power).replace('-', '−')}}·${below.symbol}^{${String(below.power).replace('-', '−')}}`;
      const [one, other] = [mustBe(unitOf(above.symbol)), mustBe(unitOf(below.symbol))];
      const read = mustBe(readUnit(linearText(written)));
      expect(read.factor / (one.factor ** above.power * other.factor ** below.power)).toBeCloseTo(1, 9);
      const dimension = one.dimension.map(
        (exponent, index) => above.power * exponent + below.power * (other.dimension[index] ?? 0),
      );
      expect(read.dimension.map((exponent) => exponent + 0)).toEqual(
        dimension.map((exponent) => exponent + 0),
      );
    }),
    { numRuns: 2000 },
  );
});

describe('the strict reader', () => {
  test.each([
    ['J/(mol·K)', 1, [2, 1, -2, -1, -1, 0]],
    ['mol L^⟮−1⟯', 1000, [-3, 0, 0, 0, 1, 0]],
    ['L·atm', 101.325, [2, 1, -2, 0, 0, 0]],
    ['cm³', 1e-6, [3, 0, 0, 0, 0, 0]],
  ])('reads %s', (written, factor, dimension) => {
    const read = mustBe(readUnit(written));
    expect(read.factor / factor).toBeCloseTo(1, 12);
    expect(read.dimension).toEqual(dimension);
  });

  test.each(['5 in total', '3 particles', '2 furlongs', '4 Cal'])('finds no unit in %s', (text) => {
    expect(readUnitAt(text, 2)).toBeNull();
  });

  test.each([...Object.keys(timeNames), 'hours', 'years'])('knows %s by name', (name) => {
    expect(sameDimension(mustBe(unitOf(name)).dimension, [0, 0, 1, 0, 0, 0])).toBe(true);
  });

  test('degrees of a scale have a zero of their own', () => {
    expect(readUnit('°C')?.offset).toBe(273.15);
    expect(readUnit('°F')?.offset).toBeCloseTo(255.3722, 4);
  });
});

describe('the strict reader of quantities', () => {
  test.each([
    ['3.2 × 10^{−5} mol/L', { value: 3.2e-5, room: 5e-7, unit: 'mol/L' }],
    ['−12.5 kJ', { value: -12.5, room: 0.05, unit: 'kJ' }],
    ['96 485 C/mol', { value: 96_485, room: 0.5, unit: 'C/mol' }],
    ['78 %', { value: 78, room: 0.5, unit: '%' }],
    ['10^{−7}', { value: 1e-7, room: 5e-8, unit: '' }],
  ])('reads %s', (text, expected) => {
    const read = readQuantity(text);
    expect(read?.value).toBeCloseTo(expected.value, 12);
    expect(read?.room).toBeCloseTo(expected.room, 12);
    expect(read?.unit).toBe(expected.unit);
  });

  test.each(['2,4-dimethylhexane', '3:1', '5′-ATG-3′', 'H2O', ''])('reads no quantity in %s', (text) => {
    expect(readQuantity(text)).toBeNull();
  });
});

/** The SI unit of a dimension, as the independent package writes it. */
function inBaseUnits(dimension: Dimension): string {
  return ['m', 'kg', 's', 'K', 'mol', 'A'].map((base, index) => `${base}^${dimension[index] ?? 0}`).join(' ');
}

function factorOf(symbol: string): number {
  return mustBe(typedUnitOf(symbol)).factor;
}

function mustBe(found: Unit | null): Unit {
  if (found === null) throw new Error('This is no unit');
  return found;
}
