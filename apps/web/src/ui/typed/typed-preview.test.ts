import { expect, test } from 'vitest';
import { signKeys } from './sign-keys.ts';
import { typedPreview } from './typed-preview.ts';

const number = (unit: string | null) => ({ kind: 'number', unit }) as const;

test.each([
  ['1.5e-3 mol/L', '1.5 × 10^{−3} mol L^{−1}'],
  ['1.5 × 10^-3 M', '1.5 × 10^{−3} M'],
  ['c ≈ .0015 M.', '0.0015 M'],
  ['1,234,567 mol/L', '1234567 mol L^{−1}'],
  ['٢٫٥ M', '2.5 M'],
  ['-12 kJ mol-1', '−12 kJ mol^{−1}'],
  ['191 J/mol K', '191 J mol^{−1} K^{−1}'],
])('the number %s is shown as it is read, as %s', (typed, shown) => {
  expect(typedPreview(number('mol/L'), typed, false)).toBe(shown);
});

test('a number that is not read yet, or could mean two things, is not claimed to be read; a formula is shown as it stands', () => {
  for (const typed of ['2.5 mo', '1,234 M', '2,5 M', '5 apples', '12,5 foo', '2.5x10^'])
    expect(typedPreview(number('mol/L'), typed, false)).toBe('');
  expect(typedPreview(number(null), '  ', false)).toBe('');
  expect(typedPreview({ kind: 'formula', unit: null }, 'SO42-', false)).toBe('\\ce{SO42-}');
});

test('nothing is said of what is no number, and of signs that are no chemistry', () => {
  for (const typed of ['🙂', '🙂5', 'twenty-three percent', 'about', '-', '.'])
    expect(typedPreview(number('%'), typed, false)).toBe('');
  for (const kind of ['formula', 'equation'] as const)
    for (const typed of ['🙂', '12', '->']) expect(typedPreview({ kind, unit: null }, typed, false)).toBe('');
  expect(typedPreview({ kind: 'name', unit: null }, 'ethanol', false)).toBe('ethanol');
});

test('where decimals stand behind a comma, they are read and shown behind one', () => {
  expect(typedPreview(number('J'), '2,5x10^4 J', true)).toBe('2,5 × 10^{4} J');
});

test('formulas and equations are shown as chemistry, whatever charge or arrow was typed', () => {
  for (const typed of ['SO4^2-', 'SO4 2-', 'SO4-2', 'SO₄²⁻'])
    expect(typedPreview({ kind: 'formula', unit: null }, typed, false)).toBe('\\ce{SO4^{2-}}');
  expect(typedPreview({ kind: 'equation', unit: null }, '2H2+O2→2H2O', false)).toBe('\\ce{2H2+O2 -> 2H2O}');
});

test('the row of keys has the asked unit among others of its kind', () => {
  const labels = signKeys({ kind: 'number', unit: 'mol/L' }).map(({ label }) => label);
  expect(labels).toContain('mol/L');
  expect(labels).toContain('g/L');
  expect(signKeys({ kind: 'number', unit: 's^{−1}' }).map(({ label }) => label)).toContain('s⁻¹');
  expect(signKeys({ kind: 'number', unit: null })).toHaveLength(2);
});

test('what the keys for subscripts and charges type is read as one formula', () => {
  const [two, , four] = signKeys({ kind: 'formula', unit: null });
  const charge = signKeys({ kind: 'formula', unit: null }).find(({ label }) => label === '²⁻');
  expect([two?.label, four?.label]).toEqual(['₂', '₄']);
  const typed = `SO${four?.types}${charge?.types}`;
  expect(typedPreview({ kind: 'formula', unit: null }, typed, false)).toBe('\\ce{SO4^{2-}}');
});

test.each(['number', 'formula', 'equation', 'name'] as const)(
  'the keys of a %s are called by what they show',
  (kind) => {
    const keys = signKeys({ kind, unit: 's^{−1}' });
    expect(keys.filter(({ name, label }) => !name.includes(label))).toEqual([]);
    expect(new Set(keys.map(({ name }) => name)).size).toBe(keys.length);
  },
);
