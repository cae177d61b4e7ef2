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

test('no in small letters excludes what stands behind it, and NO is a formula', () => {
  const { name, served } = servedFor('kinetics no integrated rate laws');
  expect(name).toBe('Kinetics without integrated rate laws');
  expect(served.length).toBeGreaterThan(5);
  expect(served.filter(({ tests, uses }) => [...tests, ...uses].includes('integrated-rate-laws'))).toEqual(
    [],
  );
  expect(servedFor('oxidation of NO').name).not.toContain('without');
});

test('without mechanisms no arrow and no intermediate of organic chemistry is asked about', () => {
  const { served } = servedFor('organic reactions without mechanisms');
  expect(served.length).toBeGreaterThan(5);
  const asked = new Set(served.flatMap(({ tests }) => tests));
  expect(
    asked.intersection(new Set(['sn1-reaction', 'curly-arrows', 'carbocation-rearrangement'])).size,
  ).toBe(0);
});
