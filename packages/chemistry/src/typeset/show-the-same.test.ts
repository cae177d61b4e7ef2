import { expect, test } from 'vitest';
import { showTheSame } from './show-the-same.ts';

test.each([
  ['\\smiles{CCO|ethanol}', '\\smiles{CCO}'],
  ['from \\smiles{CCO|first} to \\smiles{CC=O|second}', 'from \\smiles{CCO} to \\smiles{CC=O|ethanal}'],
])('%s shows the same as %s', (one, other) => expect(showTheSame(one, other)).toBe(true));

test.each([
  ['\\smiles{CCO|ethanol}', '\\smiles{CC=O|ethanol}'],
  ['\\smiles{CCO|ethanol}', 'ethanol'],
  ['is \\smiles{CCO} it?', 'is \\smiles{CCO} it'],
])('%s shows something else than %s', (one, other) => expect(showTheSame(one, other)).toBe(false));
