import { expect, test } from 'vitest';
import { answerKeys } from './answer-keys.ts';
import { typedPreview } from './typed-preview.ts';

test.each([
  ['1.5e-3 mol/L', '1.5 × 10^{−3} mol/L'],
  ['1.5 × 10^-3', '1.5 × 10^{−3}'],
  ['2,5x10^4 J', '2,5 × 10^{4} J'],
  ['-12 kJ mol-1', '−12 kJ mol^{−1}'],
  ['0.3 s^-1', '0.3 s^{−1}'],
])('%s is shown as %s', (typed, shown) => {
  expect(typedPreview('number', typed)).toBe(shown);
});

test('formulas and equations are shown as chemistry, whatever arrow was typed', () => {
  expect(typedPreview('formula', 'SO4^2-')).toBe('\\ce{SO4^2-}');
  expect(typedPreview('equation', '2H2+O2→2H2O')).toBe('\\ce{2H2+O2 -> 2H2O}');
  expect(typedPreview('formula', '  ')).toBe('');
});

test('the row of keys has the asked unit among others of its kind', () => {
  const labels = answerKeys({ kind: 'number', unit: 'mol/L' }).map(({ label }) => label);
  expect(labels).toContain('mol/L');
  expect(labels).toContain('g/L');
  expect(answerKeys({ kind: 'number', unit: 's^{−1}' }).map(({ label }) => label)).toContain('s⁻¹');
  expect(answerKeys({ kind: 'number', unit: null })).toHaveLength(2);
});

test.each(['number', 'formula', 'equation', 'name'] as const)(
  'the keys of a %s are called by what they show',
  (kind) => {
    const keys = answerKeys({ kind, unit: 's^{−1}' });
    expect(keys.filter(({ name, label }) => !name.includes(label))).toEqual([]);
    expect(new Set(keys.map(({ name }) => name)).size).toBe(keys.length);
  },
);
