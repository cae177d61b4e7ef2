import { expect, test } from 'vitest';
import type { Question } from '../question.ts';
import { composeQuiz } from './compose-quiz.ts';
import { poolOfTopic } from './question-pool.ts';
import { relevantPart } from './relevant-part.ts';

function quizOn(topic: string, seed = 1, seen: ReadonlySet<string> = new Set()): Question[] {
  return composeQuiz({ topic, difficulty: 'intermediate', count: 5, seed, seen });
}

const says = (word: RegExp) => (question: Question) => word.test(`${question.text} ${question.explanation}`);

test.each([
  ['why is ice less dense than water', /\bice\b/i],
  ['Ksp', /\*K\*_\{sp\}/],
  ['Bohr effect', /Bohr/],
  ['percent yield', /yield/],
  ['ozonolysis', /ozon/i],
])('a quiz on %j starts with a question that says it', (topic, word) => {
  for (const seed of [1, 2, 3]) expect(quizOn(topic, seed).slice(0, 1).filter(says(word))).toHaveLength(1);
});

test('another seed brings other questions on a narrow topic, the same seed the same ones', () => {
  expect(quizOn('Ksp', 1)).toEqual(quizOn('Ksp', 1));
  expect(quizOn('Ksp', 1)).not.toEqual(quizOn('Ksp', 2));
});

test('at most a third of a topic is the part that fits a narrower text', () => {
  const pool = poolOfTopic('stoichiometry', 'intermediate');
  const part = relevantPart(pool, 'percent yield');
  expect(part?.families.map(({ id }) => id)).toContain('percent-yield');
  const size = (part?.written.length ?? 0) + (part?.families.length ?? 0);
  expect(size).toBeLessThanOrEqual(Math.ceil((pool.written.length + pool.families.length) / 3) + 1);
});

test('a text that says no more than its topic, or what no question knows, has no part of its own', () => {
  const pool = poolOfTopic('stoichiometry', 'intermediate');
  expect(relevantPart(pool, 'Stoichiometry problems')).toBeNull();
  expect(relevantPart(pool, 'stoichiometry zyxwvu')).toBeNull();
});

test('one source that fits does not fill the whole quiz', () => {
  const families = quizOn('percent yield').map(({ origin }) =>
    origin.kind === 'family' ? origin.family : 'written',
  );
  expect(families.filter((id) => id === 'percent-yield').length).toBeLessThan(5);
});

test('what a student saw does not come back while the topic has unseen questions', () => {
  const first = quizOn('percent yield');
  const seen = new Set(first.map(({ id }) => id));
  expect(quizOn('percent yield', 1, seen).filter(({ id }) => seen.has(id))).toEqual([]);
});
