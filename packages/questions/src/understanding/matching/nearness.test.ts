import { expect, test } from 'vitest';
import { templatesOf } from './coverage.ts';
import { nearnessTo } from './nearness.ts';
import type { Template } from '../question-index/templates.ts';
import { understandTopic } from '../understand-topic.ts';
import type { Wish } from './wish.ts';

function wishOf(text: string): Wish {
  const found = understandTopic(text);
  const [wish] = found.isUnderstood ? found.wishes : [];
  if (wish === undefined) throw new Error(`“${text}” has no wish`);
  return wish;
}

/** Index terms of the questions on a text, by how near they are to it. */
function termsAt(text: string, nearness: number): string[][] {
  const wish = wishOf(text);
  return templatesOf(wish)
    .filter((template) => nearnessTo(template, wish) === nearness)
    .map(({ ownTerms }) => ownTerms.map((term) => term.join(' ')));
}

test('of a concept, what several index terms call by its name is nearest', () => {
  const nearest = termsAt('electronegativity', 0);
  expect(nearest.length).toBeGreaterThan(0);
  for (const terms of nearest)
    expect(terms.filter((term) => /electronegativity/.test(term)).length).toBeGreaterThan(0);
});

test('what no index term calls by the name of the concept is at its margin', () => {
  const margin = termsAt('hydrogen bonding', 2);
  expect(margin.length).toBeGreaterThan(0);
  expect(margin.flat().filter((term) => /^hydrogen bond$/.test(term))).toEqual([]);
});

test('a substance that a single index term names is no nearer than one that three name', () => {
  const wish = wishOf('ammonia');
  const naming = ({ ownTerms }: Template): number =>
    ownTerms.filter((term) => term.includes('ammonia')).length;
  const near = templatesOf(wish).filter((template) => nearnessTo(template, wish) === 0);
  expect(near.length).toBeGreaterThan(0);
  expect(near.filter((template) => naming(template) < 3)).toEqual([]);
});

test('a question that tests both of two names is nearest', () => {
  const typed = wishOf('edta titration for water hardness');
  const wish = typed.likeWords?.named ?? typed;
  const both = templatesOf(wish).filter(({ tests }) =>
    wish.parts.every(({ concepts }) => tests.some((id) => concepts.has(id))),
  );
  expect(both.length).toBeGreaterThan(0);
  expect(both.map((template) => nearnessTo(template, wish)).filter((nearness) => nearness !== 0)).toEqual([]);
});

test('of a section of a syllabus, what nobody looks for under the name of its concept comes last', () => {
  const called = (terms: readonly string[]): boolean =>
    terms.some((term) => /hydrogen bond|hybridi|vsepr|lewis|dipole|polar|formal charge/.test(term));
  expect(termsAt('NCERT class 11 chapter 4', 0).filter(called).length).toBeGreaterThan(20);
  const last = termsAt('NCERT class 11 chapter 4', 1);
  expect(last.flat()).toContain('bucky ball');
  expect(last.flat().filter((term) => /^(?:vsepr|hydrogen bond|hybridisation)$/.test(term))).toEqual([]);
});
