import { elements, type Element } from '@valence/chemistry/elements';
import { readTypeset } from '@valence/chemistry/typeset';
import { expect, test } from 'vitest';
import { configurationText, massText, valuesOf } from './element-values.ts';
import { printed, rangeOf, shareOf, trends } from './trends.ts';

test('the ends of each trend are those that every textbook names', () => {
  const ends = trends.map((trend) => {
    const { lowest, highest } = rangeOf(trend);
    return `${trend.id}: ${lowest.symbol} to ${highest.symbol}`;
  });
  expect(ends).toEqual([
    'electronegativity: Cs to F',
    'covalentRadius: He to Fr',
    'ionisationEnergy: Cs to He',
    'meltingPoint: H to W',
  ]);
});

test('every element has a share between 0 and 1, or none where its value is not known', () => {
  for (const trend of trends)
    for (const element of elements) {
      const share = shareOf(trend, element);
      expect(share === null).toBe(element[trend.id] === null);
      expect(share ?? 0).toBeGreaterThanOrEqual(0);
      expect(share ?? 0).toBeLessThanOrEqual(1);
    }
});

test('values are printed with a true minus and the digits that are known', () => {
  expect(printed(-38.829, null)).toBe('−38.829');
  expect(printed(1, 2)).toBe('1.00');
});

test.each([
  ['Fe', 'Melting point', '1538 °C (1811 K)'],
  ['Hg', 'Melting point', '−38.829 °C (234.32 K)'],
  ['He', 'Melting point', 'none at 1 atm: it stays liquid'],
  ['C', 'Melting point', 'none at 1 atm: it sublimes'],
  ['C', 'Sublimation point', '3825 °C (4098 K)'],
  ['Og', 'Boiling point', 'no agreed value'],
  ['Og', 'Atomic mass', '[294]'],
  ['Fe', 'Atomic mass', '55.845 u'],
  ['H', 'Atomic mass', '1.0080 u'],
  ['Ne', 'Atomic mass', '20.180 u'],
  ['Ca', 'Electronegativity (Pauling)', '1.00'],
  ['H', 'First ionization energy', '1312.0 kJ/mol'],
  ['Pb', 'Electronegativity (Pauling)', 'no agreed value'],
  ['Fe', 'Place', 'Group 8, period 4'],
  ['U', 'Place', 'Period 7'],
])('the dialog of %s says as its %s: %s', (symbol, label, text) => {
  expect(valuesOf(elementOf(symbol)).find((value) => value.label === label)?.text).toBe(text);
});

test('all values can be typeset, configurations with raised numbers of electrons', () => {
  expect(configurationText(elementOf('Fe'))).toBe('[Ar] 3d^{6} 4s^{2}');
  expect(massText(elementOf('Tc'))).toBe('[97]');
  for (const element of elements)
    for (const { text } of valuesOf(element)) expect(readTypeset(text)).toMatchObject({ ok: true });
});

function elementOf(symbol: string): Element {
  const element = elements.find((one) => one.symbol === symbol);
  if (element === undefined) throw new Error(symbol);
  return element;
}
