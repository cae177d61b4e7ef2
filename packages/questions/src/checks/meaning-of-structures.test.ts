import { expect, test } from 'vitest';
import { meaningOf } from './meaning.ts';

test('structures whose canonical forms differ by a capital letter only are different answers', () => {
  expect(meaningOf('\\smiles{CCC(=O)OC|a}')).not.toBe(meaningOf('\\smiles{CCCC(=O)O|b}'));
});

test('one structure drawn in two ways is one answer', () => {
  expect(meaningOf('\\smiles{OCC|a}')).toBe(meaningOf('\\smiles{CCO|b}'));
});
