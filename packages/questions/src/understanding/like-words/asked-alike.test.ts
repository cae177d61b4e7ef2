import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateName, templates } from '../question-index/templates.ts';
import { closenessOf, leastCloseness } from './asked-alike.ts';

/** What readers, who saw no closeness, said of questions beside 120 narrow wishes that nobody had learnt from. */
const labels: { text: string; template: string; fits: 'yes' | 'as context' | 'no' }[] = JSON.parse(
  readFileSync(new URL('../../../typed-topics/labels/closeness-labels.json', import.meta.url), 'utf8'),
);
const byName = new Map(templates().map((template) => [templateName(template), template]));
const labelled = labels.flatMap(({ text, template, fits }) => {
  const found = byName.get(template);
  return found === undefined ? [] : [{ fits, closeness: closenessOf(found, text) }];
});

function shareThatFits(least: number): number {
  const close = labelled.filter(({ closeness }) => closeness >= least);
  expect(close.length).toBeGreaterThan(100);
  return close.filter(({ fits }) => fits !== 'no').length / close.length;
}

test('of the questions that are asked for in the same words, readers accept 19 of 20', () => {
  expect(shareThatFits(leastCloseness.several)).toBeGreaterThan(0.95);
});

test('the farther away others ask for a question, the less often it fits', () => {
  const [all, near, same] = [0, leastCloseness.named, leastCloseness.several].map(shareThatFits);
  expect(same).toBeGreaterThan(near ?? 1);
  expect(near).toBeGreaterThan(all ?? 1);
});
