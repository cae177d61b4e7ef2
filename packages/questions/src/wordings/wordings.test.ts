import { expect, test } from 'vitest';
import { templateName, templates } from '../understanding/question-index/templates.ts';
import { wordings } from './wordings.ts';

const fewest = 3;
const longest = 110;

test('every template has wordings of its own, and none stands for a question that is gone', () => {
  const names = new Set(templates().map(templateName));
  expect([...names].filter((name) => (wordings.get(name) ?? []).length < fewest)).toEqual([]);
  expect([...wordings.keys()].filter((id) => !names.has(id))).toEqual([]);
});

test('a wording is a line that a student could type', () => {
  const faulty = [...wordings.values()]
    .flat()
    .filter((one) => one === '' || one.trim() !== one || one.length > longest);
  expect(faulty).toEqual([]);
});
