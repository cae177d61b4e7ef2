import { expect, test } from 'vitest';
import { families } from './families/families.ts';
import { makeQuestion } from './families/make-question.ts';
import { nameOfContent } from './name-of-content.ts';

const gases = ['Helium', 'Argon', 'Krypton', 'Xenon'];

test('whichever option is right, and wherever it stands, the name is the same', () => {
  const names = gases.map((_, turn) =>
    nameOfContent('Which?', [...gases.slice(turn), ...gases.slice(0, turn)]),
  );
  expect(new Set(names).size).toBe(1);
});

test('another text, another option or another figure is another name', () => {
  const name = nameOfContent('Which?', gases);
  expect(nameOfContent('Which one?', gases)).not.toBe(name);
  expect(nameOfContent('Which?', [...gases.slice(1), 'Neon'])).not.toBe(name);
  expect(nameOfContent('Which?', gases, ['<svg/>'])).not.toBe(name);
});

test('how a drawing is spoken has not changed the ids of questions that were issued before', () => {
  const before = gases.map((gas) => `\\smiles{${gas}|structure with the SMILES ${gas}}`);
  const now = gases.map((gas) => `\\smiles{${gas}}`);
  expect(nameOfContent('Which?', now)).toBe(nameOfContent('Which?', before));
});

test('the id of a drawn question is made of its text and all of its options alike', () => {
  for (const family of Object.values(families).flat().slice(0, 20)) {
    const [difficulty = 'beginner'] = family.difficulties;
    const { id, text, options, figure } = makeQuestion(family, 1, difficulty);
    const shown = figure === undefined ? [] : [JSON.stringify(figure)];
    const name = nameOfContent(
      text,
      options.map((option) => option.text),
      shown,
    );
    expect(id).toBe(`${family.id}.${difficulty}.${name}`);
  }
});
