import { sameDimension } from '../quantities/dimension.ts';
import { readUnit, typedUnitOf, type Unit } from '../quantities/read-unit.ts';
import { prefixNames, unitNames, unitSpellings } from '../quantities/unit-spellings.data.ts';
import { prefixes } from '../quantities/units.data.ts';
import { linearText } from '../typeset/index.ts';
import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { readTypedUnit } from './read-typed-unit.ts';

describe('what students type for a unit', () => {
  test.each(Object.entries(unitSpellings).filter(([typed]) => typed !== 'fl oz'))(
    '%s may mean %s',
    (typed, symbol) => {
      expect(meaningsOf(typed)).toContainEqual(expected(symbol));
    },
  );

  test.each(Object.entries(unitNames))('%s may mean %s', (name, symbol) => {
    // A degree is one of temperature first, and a pure degree is an angle.
    expect(meaningsOf(name)).toContainEqual(expected(symbol === '°' ? '°C' : symbol));
  });

  test.each(Object.entries(prefixNames))('%s before a name is %s', (name, prefix) => {
    const litre = expected('L');
    const [meaning] = meaningsOf(`${name}liters`);
    expect(meaning?.dimension).toEqual(litre.dimension);
    expect((meaning?.factor ?? 0) / (litre.factor * (prefixes[prefix] ?? 0))).toBeCloseTo(1, 12);
  });

  test.each(['kJ mol^{-1}', 'J/mol K', 'g per mole', 'mol dm-3', 'kg m^2 s^-2', 'L atm'])(
    '%s is shown as a unit that the strict reader takes for the same',
    (typed) => {
      const read = readTypedUnit(plainText(typed));
      const source = read.ok ? read.value.source.replaceAll(' ', '·').replace('mole', 'mol') : '';
      const strict = readUnit(linearText(source));
      const [meaning] = meaningsOf(typed);
      expect(
        strict !== null && meaning !== undefined && sameDimension(strict.dimension, meaning.dimension),
      ).toBe(true);
      expect((strict?.factor ?? 0) / (meaning?.factor ?? 1)).toBeCloseTo(1, 12);
    },
  );

  test('weeks and years are as long as the table has them', () => {
    expect(meaningsOf('weeks')).toEqual([expected('wk')]);
    expect(meaningsOf('years')).toEqual([expected('yr')]);
  });
});

function meaningsOf(typed: string): readonly Unit[] {
  const read = readTypedUnit(plainText(typed));
  return read.ok ? read.value.meanings : [];
}

function expected(symbol: string): Unit {
  const unit = typedUnitOf(symbol) ?? readUnit(symbol);
  if (unit === null) throw new Error(`The table has no ${symbol}`);
  return unit;
}
