import { expect, test } from 'vitest';
import { templateName, templates } from './templates.ts';
import { understood } from '../testing/understood.ts';
import { templatesOf } from '../matching/coverage.ts';
import { onlyExamples } from './only-examples.data.ts';

const lines = onlyExamples.trim().split('\n');

test('who asks for a substance gets what readers found on it, and nothing in which it is an example', () => {
  for (const line of lines) {
    const [name = '', examples = ''] = line.split(' > ');
    const { wishes } = understood(name);
    expect(wishes.map((wish) => wish.name)).toEqual([name]);
    const served = wishes.flatMap(templatesOf).map(templateName);
    expect(served.filter((id) => examples.split(' ').includes(id))).toEqual([]);
  }
});

test('every question that is named there exists', () => {
  const names = new Set(templates().map(templateName));
  const named = lines.flatMap((line) => (line.split(' > ')[1] ?? '').split(' '));
  expect(named.filter((id) => !names.has(id))).toEqual([]);
  expect(named.length).toBeGreaterThan(300);
});
