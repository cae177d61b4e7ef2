import { expect, test } from 'vitest';
import { twoSlips } from './two-slips.ts';

test('the second sentence goes on in small letters, and names, symbols and amino acids keep their capitals', () => {
  expect(twoSlips('The mass is doubled.', 'A power of ten was misplaced.')).toBe(
    'Two things went wrong. The mass is doubled. Also, a power of ten was misplaced.',
  );
  expect(twoSlips('At equilibrium some is left.', 'Base-10 logarithms were used.')).toBe(
    'Two things went wrong. At equilibrium some is left. Also, base-10 logarithms were used.',
  );
  expect(twoSlips('the column was left out.', 'the sign was lost.')).toBe(
    'Two things went wrong. The column was left out. Also, the sign was lost.',
  );
  for (const kept of ['A is the limiting reactant.', 'Faraday’s law was ignored.', 'GTP was counted twice.'])
    expect(twoSlips(kept, kept)).toBe(`Two things went wrong. ${kept} Also, ${kept}`);
});
