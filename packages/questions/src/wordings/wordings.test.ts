import { expect, test } from 'vitest';
import { catalogue } from '../composition/catalogue.ts';
import { readWordings } from './read-wordings.ts';
import { wordings } from './wordings.ts';

const fewest = 3;
const longest = 110;

test('every template has wordings of its own, and none stands for a question that is gone', () => {
  const templates = new Set(catalogue().map(({ template }) => template));
  expect([...wordings.keys()].filter((id) => !templates.has(id))).toEqual([]);
  expect([...wordings].filter(([, own]) => own.length < fewest).map(([id]) => id)).toEqual([]);
});

test('a wording is a line that a student could type', () => {
  const faulty = [...wordings.values()]
    .flat()
    .filter((one) => one === '' || one.trim() !== one || one.length > longest);
  expect(faulty).toEqual([]);
});

test('a line that is no row, and an id that stands twice, are refused', () => {
  expect(() => readWordings('moles-01')).toThrow('Not a row');
  expect(() => readWordings('moles-01 | a\nmoles-01 | b')).toThrow('Two rows');
});
