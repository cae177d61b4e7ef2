import { expect, test } from 'vitest';
import type { Template } from './question-index/templates.ts';
import { templatesOf } from './matching/coverage.ts';
import { understandTopic } from './understand-topic.ts';

function servedFor(text: string): { name: string; served: readonly Template[] } {
  const found = understandTopic(text);
  if (!found.isUnderstood) throw new Error(`“${text}” was refused as ${found.reason}`);
  return { name: found.name, served: found.wishes.flatMap(templatesOf) };
}

test('what is asked for without calculations has none, and the name says so', () => {
  const { name, served } = servedFor('gas laws without calculations');
  expect(name).toBe('Gas laws without calculations');
  expect(served.length).toBeGreaterThan(5);
  expect(served.filter(({ isCalculation }) => isCalculation)).toEqual([]);
});

test('what is excluded is neither tested nor named', () => {
  const { name, served } = servedFor('periodic trends except electronegativity');
  expect(name).toBe('Periodic trends without electronegativity');
  expect(served.length).toBeGreaterThan(5);
  expect(served.filter(({ tests }) => tests.includes('electronegativity'))).toEqual([]);
});

test('each of several things is left out', () => {
  const { served } = servedFor('chromatography without TLC and gas chromatography');
  expect(served.length).toBeGreaterThan(5);
  const left = served.flatMap(({ tests }) => tests);
  expect(left).not.toContain('thin-layer-chromatography');
  expect(left).not.toContain('gas-chromatography');
});

test('what is excluded in words that nobody knows is told as unknown', () => {
  const found = understandTopic('electrophilic aromatic substitution without xyzzy');
  expect(found.isUnderstood && found.unknownWords).toEqual(['xyzzy']);
});
