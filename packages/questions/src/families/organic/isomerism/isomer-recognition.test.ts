import { expect, test } from 'vitest';
import { formulaOfStructure } from '../../../computations/structures/formula-of-structure.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { isomerRecognition } from './isomer-recognition.ts';
import { nearIsomers } from './near-isomers.data.ts';

test('only its number of hydrogens tells the odd one out', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { options } = makeQuestion(isomerRecognition, seed, 'intermediate');
    const otherAtoms = new Set(options.map(({ text }) => formulaOf(text).replace(/H\d*/, '')));
    expect([...otherAtoms], `seed ${seed}`).toHaveLength(1);
  }
});

test('the odd one has another formula than three isomers, with more hydrogens as well as with fewer', () => {
  const more = Array.from({ length: 100 }, (_, seed) => {
    const { options, key } = makeQuestion(isomerRecognition, seed + 1, 'intermediate');
    const formulas = options.map(({ text }) => formulaOf(text));
    const [odd = ''] = formulas.splice(key, 1);
    const [isomer = '', ...others] = new Set(formulas);
    expect(others).toEqual([]);
    expect(odd).not.toBe(isomer);
    return hydrogensOf(odd) > hydrogensOf(isomer);
  });
  expect(more.filter(Boolean).length).toBeGreaterThan(25);
  expect(more.filter((isMore) => !isMore).length).toBeGreaterThan(25);
});

test('the formulas of near isomers are those of their structures', () => {
  for (const { smiles, formula } of nearIsomers) expect(formulaOfStructure(smiles)).toBe(formula);
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
  return formulaOfStructure(/\\smiles\{([^|}]*)/.exec(text)?.[1] ?? '');
}

function hydrogensOf(formula: string): number {
  return Number(/H(\d+)/.exec(formula)?.[1] ?? 1);
}
