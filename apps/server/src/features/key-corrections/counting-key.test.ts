import { expect, test } from 'vitest';
import { countingKey } from './counting-key.ts';

const option = (text: string) => ({ text, slip: null });
const issued = {
  id: 'drawn',
  text: 'Which is an isomer of \\smiles{CCO}?',
  options: [option('\\smiles{COC}'), option('\\smiles{CO}')],
  key: 1,
};
const corrected = (questionText: string, rightAnswer: string | null) =>
  new Map([['drawn', { questionText, rightAnswer }]]);

test('a correction counts for the question whose drawings are spoken in other words today', () => {
  const before = 'Which is an isomer of \\smiles{CCO|structure with the SMILES CCO}?';
  expect(countingKey(issued, corrected(before, '\\smiles{COC|CH3OCH3}'))).toBe(0);
});

test('a correction that finds no option right, or is of another wording, is what it was', () => {
  expect(countingKey(issued, corrected(issued.text, null))).toBeNull();
  expect(countingKey(issued, corrected('Which is an isomer of \\smiles{CCN}?', '\\smiles{COC}'))).toBe(1);
});
