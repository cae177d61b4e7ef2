import { expect, test } from 'vitest';
import { twoSlips } from './two-slips.ts';

test('both sentences go on in small letters, and names, symbols and amino acids keep their capitals', () => {
  expect(twoSlips('The mass is doubled.', 'A power of ten was misplaced.')).toBe(
    'Two slips at once. First, the mass is doubled. Second, a power of ten was misplaced.',
  );
  expect(twoSlips('At equilibrium some is left.', 'Base-10 logarithms were used.')).toBe(
    'Two slips at once. First, at equilibrium some is left. Second, base-10 logarithms were used.',
  );
  for (const kept of ['A is the limiting reactant.', 'Faraday’s law was ignored.', 'GTP was counted twice.'])
    expect(twoSlips(kept, kept)).toBe(`Two slips at once. First, ${kept} Second, ${kept}`);
});
