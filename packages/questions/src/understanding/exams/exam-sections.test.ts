import { expect, test } from 'vitest';
import { concepts } from '../concepts/concepts.ts';
import { templatesOf } from './matching/coverage.ts';
import { examSectionIn } from './exam-sections.ts';
import { understandTopic } from './understand-topic.ts';

/** Ids of the concepts of a topic that any syllabus teaches. */
function ofTopic(topic: string): string[] {
  return concepts
    .filter((concept) => concept.topic === topic && concept.taughtIn.length > 0)
    .map(({ id }) => id);
}

function servedFor(text: string): ReturnType<typeof templatesOf> {
  const found = understandTopic(text);
  if (!found.isUnderstood) throw new Error(`“${text}” was refused as ${found.reason}`);
  return found.wishes.flatMap(templatesOf);
}

test.each([
  ['AP chemistry units 1-2', 'AP 1, 2'],
  ['AP Chem unit 3 & unit 4', 'AP 3, 4'],
  ['ap chem units 5 to 7', 'AP 5, 6, 7'],
  ['AP Chem Unit 8', 'AP 8'],
  ['AP Chem unit 3.4', 'AP 3.4'],
  ['OCR modules 3 and 5', 'OCR 3, 5'],
  ['MCAT general chemistry section 4', 'MCAT 4'],
  ['MCAT 5E', 'MCAT 5E'],
])('%j names %s', (text, section) => {
  expect(examSectionIn(text)?.section).toBe(section);
});

test.each([
  ['JEE physical chemistry equilibrium', 'equilibrium', 'carbonyl-compounds'],
  ['ACS organic second semester', 'carbonyl-compounds', 'conformations'],
  ['orgo 1', 'conformations', 'carbonyl-compounds'],
  ['gen chem II', 'equilibrium', 'stoichiometry'],
])('of the course in %j, %s is a part and %s is not', (text, taught, other) => {
  const taughtThere = examSectionIn(text)?.concepts ?? new Set();
  expect(ofTopic(taught).filter((id) => !taughtThere.has(id))).toEqual([]);
  expect(ofTopic(other).filter((id) => taughtThere.has(id))).toEqual([]);
});

test('a section of a school’s exam asks nothing beside the exam, and nothing advanced of a university’s subject', () => {
  const ofAp = examSectionIn('AP Chemistry')?.concepts ?? new Set();
  for (const { tests, subject, difficulty } of servedFor('AP Chemistry Unit 3')) {
    expect(tests.filter((id) => !ofAp.has(id))).toEqual([]);
    expect(difficulty === 'advanced' && subject !== 'general').toBe(false);
  }
});

test('beginners in organic chemistry get what schools teach', () => {
  const served = servedFor('beginner organic chemistry');
  expect(served.length).toBeGreaterThan(30);
  expect(served.filter(({ tests }) => tests.includes('enolates'))).toEqual([]);
});

test.each(['AP Biology unit 2', 'IB physics 2.2', 'A level maths module 3', 'unit 3', 'chapters 4, 5'])(
  '%j brings nothing: it is another subject’s, or nobody knows whose',
  (text) => {
    expect(understandTopic(text).isUnderstood).toBe(false);
  },
);
