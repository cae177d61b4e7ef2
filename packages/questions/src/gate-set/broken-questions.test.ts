import { describe, expect, test } from 'vitest';
import { checkModelQuestion } from '../language-model/check-model-question.ts';
import { brokenQuestions, type BrokenQuestion } from './broken-questions.data.ts';
import { saltMass } from './example-questions.ts';

describe('broken questions', () => {
  test.each(brokenQuestions.map((broken, index) => [broken.way, index, broken] as const))(
    '%s (%i) is stopped by the check that is for it',
    (_, __, broken) => {
      expect(failuresOf(broken)).toContain(broken.check);
    },
  );

  test('there are at least 60 of them, broken in at least 15 ways', () => {
    expect(brokenQuestions.length).toBeGreaterThanOrEqual(60);
    expect(new Set(brokenQuestions.map(({ way }) => way)).size).toBeGreaterThanOrEqual(15);
  });

  test('every check stops at least one that no other check stops', () => {
    const names = checkModelQuestion(saltMass).results.map(({ check }) => check);
    const alone = new Set(
      brokenQuestions.map(failuresOf).flatMap((failures) => (failures.length === 1 ? failures : [])),
    );
    expect(names.filter((name) => !alone.has(name))).toEqual([]);
  });
});

test('a topic in a student’s own words finds the question that is about it', () => {
  const topics = ['molarity of salt solutions', 'concentration', 'molar mass', 'moles'];
  for (const topic of topics)
    expect(checkModelQuestion(saltMass, { topic, difficulty: 'beginner' }).ok).toBe(true);
});

function failuresOf({ question, asked }: BrokenQuestion): string[] {
  return checkModelQuestion(question, asked)
    .results.filter(({ verdict }) => verdict === 'failed')
    .map(({ check }) => check);
}
