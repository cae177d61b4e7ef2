import { expect, test } from 'vitest';
import { understood } from '../testing/understood.ts';
import { conceptsOfNaming } from './substances.ts';

test.each([
  'ozone',
  'methane',
  'propane',
  'acetylene',
  'graphite',
  'paracetamol',
  'bauxite',
  'magnesium oxide',
])('%j is a substance with questions', (text) => {
  expect(Object.values(understood(text).counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
});

test.each(['taxol', 'hydrofluoric acid', 'propylamine', 'calcium iodide', 'bromoethane', 'asbestos'])(
  '%j has no question, and what comes nearest is told',
  (text) => {
    const found = understood(text);
    expect(found.corrections).toEqual([]);
    expect(found.nearest.length).toBeGreaterThan(0);
  },
);

test('a name by the rules tells under what it is named, and no other word does', () => {
  expect(conceptsOfNaming('heptan')).toContain('alkanes');
  for (const word of ['mention', 'penalty', 'chocolat', 'climat', 'button', 'octopus', 'propos'])
    expect(conceptsOfNaming(word)).toEqual([]);
});
