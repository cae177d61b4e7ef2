import { describe, expect, test } from 'vitest';
import { composeQuiz } from '../composition/compose-quiz.ts';
import { difficulties } from '../question.ts';
import { understandTopic } from './understand-topic.ts';

/** What the questions of quizzes on a text test, at every difficulty. */
function tested(topic: string): Set<string> {
  const quizzes = difficulties.flatMap((difficulty) =>
    composeQuiz({ topic, difficulty, count: 5, seed: 1, seen: new Set() }),
  );
  expect(quizzes.length).toBeGreaterThan(5);
  return new Set(quizzes.flatMap(({ tests }) => tests ?? []));
}

describe('a list', () => {
  test('is done with what is done with its first thing', () => {
    const concepts = tested('naming ethers, esters and ketones');
    expect([...concepts].filter((id) => /reaction|hydrolysis|tests-for/.test(id))).toEqual([]);
  });

  test('has no part that only speaks of the one in front of it', () => {
    const found = tested('nuclear chem: alpha beta decay, balancing them, and half life problems');
    expect(found.has('balancing-equations')).toBe(false);
  });

  test('has of what is narrower than a concept the questions of that concept', () => {
    expect(tested('molarity, molality and mole fraction')).not.toContain('raoults-law');
  });
});

test('what stands behind a heading is asked of what the heading names', () => {
  const found = tested('nuclear chem: alpha and beta decay, half life problems');
  expect(found.has('half-life-of-a-nuclide')).toBe(true);
  expect(found.has('first-order-kinetics')).toBe(false);
});

test.each([
  ['Unit 9 Thermodynamics and Electrochemistry', 'AP 9'],
  ['unit 5: kinetics', 'AP 5'],
])('%j is a section of the exam that numbers and calls it so', (text, section) => {
  expect(understandTopic(text)).toMatchObject({ isUnderstood: true, examSection: section });
});

test('a number and a title that no exam puts together are no section', () => {
  expect(understandTopic('unit 3 thermodynamics')).not.toMatchObject({ examSection: 'AP 3' });
});

test('a scene at home has what is on it, and nothing to calculate', () => {
  const quiz = composeQuiz({
    topic: 'putting salt on icy roads',
    difficulty: 'beginner',
    count: 5,
    seed: 1,
    seen: new Set(),
  });
  expect(quiz.length).toBeGreaterThan(0);
  expect(quiz.filter(({ text }) => /molar mass/.test(text))).toEqual([]);
});

test('a comma between locants is part of a name', () => {
  expect(understandTopic('ring flip of cis-1,3-dimethylcyclohexane')).toMatchObject({
    name: 'Ring flip of cis-1,3-dimethylcyclohexane',
  });
  expect(understandTopic('nitration of N,N-dimethylaniline').isUnderstood).toBe(true);
  expect(understandTopic('groups 1,2,17 elements')).toMatchObject({ withoutQuestions: [] });
  expect(understandTopic('buffers,titrations')).toMatchObject({ name: 'Buffer solutions and titrations' });
});
