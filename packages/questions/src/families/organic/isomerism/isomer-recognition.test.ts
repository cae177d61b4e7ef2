import { expect, test } from 'vitest';
import { makeQuestion } from '../../make-question.ts';
import { isomerRecognition } from './isomer-recognition.ts';
import { molecules } from '../molecules.data.ts';

test('only its number of hydrogens tells the odd one out', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { options } = makeQuestion(isomerRecognition, seed, 'intermediate');
    const otherAtoms = new Set(options.map(({ text }) => formulaOf(text).replace(/H\d*/, '')));
    expect([...otherAtoms], `seed ${seed}`).toHaveLength(1);
  }
});

test('two or three different groups on a ring come in alphabetical order', () => {
  const different = advancedTexts().filter((text) => text.includes('ring') && !/two |three /.test(text));
  expect(different.length).toBeGreaterThan(10);
  for (const text of different) {
    const groups = [...text.matchAll(/one (\w+)/g)].map(([, group]) => group);
    expect(groups).toEqual(groups.toSorted());
  }
});

test('compounds of a class are counted by molecular formula', () => {
  const counts = advancedTexts().filter((text) => !text.includes('ring'));
  expect(counts.length).toBeGreaterThan(10);
  for (const text of counts) expect(text).toMatch(/have the formula \\ce\{C\d+H\d+(O2?|N|Br)?\}/);
});

function advancedTexts(): string[] {
  return Array.from({ length: 200 }, (_, seed) => makeQuestion(isomerRecognition, seed + 1, 'advanced').text);
}

function formulaOf(text: string): string {
  const drawn = molecules.find(({ smiles }) => text.startsWith(`\\smiles{${smiles}|`));
  return drawn?.formula ?? text;
}
