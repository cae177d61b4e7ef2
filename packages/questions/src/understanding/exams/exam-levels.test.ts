import { expect, test } from 'vitest';
import { examSectionIn } from './exam-sections.ts';
import { templatesOf } from '../matching/coverage.ts';
import { understandTopic } from '../understand-topic.ts';
import type { Understood } from '../understanding.ts';

function understood(text: string): Understood {
  const found = understandTopic(text);
  if (!found.isUnderstood) throw new Error(found.reason);
  return found;
}

function tested(text: string): Set<string> {
  return new Set(
    understood(text)
      .wishes.flatMap(templatesOf)
      .flatMap(({ tests }) => tests.slice(0, 1)),
  );
}

test('JEE asks nothing for beginners, and what it teaches of a topic', () => {
  expect(understood('JEE advanced coordination compounds').counts.beginner).toBe(0);
  expect(understood('JEE main ionic equilibrium').counts.intermediate).toBeGreaterThan(10);
  expect(understood('JEE main chemical bonding').name).toBe(
    'JEE Main, chemical bonding and molecular structure',
  );
  expect(tested('JEE main chemical bonding')).toContain('vsepr-theory');
});

test('a chapter is known by its title', () => {
  expect(understood('class 12 CBSE solutions chapter').name).toBe('NCERT class 12, chapter 1: Solutions');
  expect(tested('ncert class 12 d and f block elements')).toContain('transition-metals');
  expect(tested('NEET biomolecules')).not.toContain('fatty-acids');
});

test('an A-level of no board asks what the boards ask', () => {
  expect(tested('A level chromatography')).not.toContain('van-deemter-equation');
});

test.each([
  ['gcse rates of reaction', /relativ rat|rat stoichiometry|energy revers|orientation/],
  ['AQA A level 3.3.11', /hinsberg|carbylamin|gabriel/],
  ['AQA 3.3.10', /cyclooctatetraen/],
  ['yr 12 ATAR galvanic cells', /delta g|gibb/],
  ['leaving cert volumetric analysis', /arsenic|vanadium|hydroxylamin/],
])('%s leaves out what lies beyond it', (text, beyond) => {
  const found = understood(text).wishes.flatMap(templatesOf);
  expect(found.length).toBeGreaterThan(4);
  const terms = found.flatMap(({ ownTerms }) => ownTerms.map((words) => words.join(' ')));
  expect(terms.filter((term) => beyond.test(term))).toEqual([]);
});

test('a section has no question that is asked where its concepts are not at home', () => {
  const found = understood('AP chem unit 4').wishes.flatMap(templatesOf);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ subject }) => subject === 'biochemistry')).toEqual([]);
});

test('what readers say of other schools is asked in an exam only where it teaches all that is tested', () => {
  for (const text of ['HSC le chatelier', 'NCEA level 2 rates of reaction', 'SCH4U organic chemistry']) {
    const { concepts: taught } = examSectionIn(text)?.scope ?? { concepts: null };
    const tests = understood(text)
      .wishes.flatMap(templatesOf)
      .flatMap((template) => template.tests);
    expect(tests.length).toBeGreaterThan(3);
    expect(tests.filter((id) => taught?.has(id) !== true)).toEqual([]);
  }
});
