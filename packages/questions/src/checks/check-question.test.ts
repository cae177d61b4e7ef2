import { describe, expect, test } from 'vitest';
import { brokenQuestions, type BrokenQuestion } from './broken-questions.data.ts';
import { checkQuestion } from './check-question.ts';
import { changed, disulfide, saltMass, soundQuestions } from './example-questions.ts';

test.each(soundQuestions.map((question) => [question.text, question] as const))(
  'a sound question passes: %s',
  (_, question) => {
    expect(failuresOf({ way: 'sound', check: '', question })).toEqual([]);
  },
);

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
    const names = checkQuestion(saltMass).results.map(({ check }) => check);
    const alone = new Set(
      brokenQuestions.map(failuresOf).flatMap((failures) => (failures.length === 1 ? failures : [])),
    );
    expect(names.filter((name) => !alone.has(name))).toEqual([]);
  });
});

test('a topic in a student’s own words finds the question that is about it', () => {
  const topics = ['molarity of salt solutions', 'concentration', 'molar mass', 'moles'];
  for (const topic of topics)
    expect(checkQuestion(saltMass, { topic, difficulty: 'beginner' }).ok).toBe(true);
});

test('general notation is not taken for impossible formulas', () => {
  const notation =
    'In \\ce{R-SH}, \\ce{HA}, \\ce{HbO2}, \\ce{M^{n+}}, \\ce{-SO3^-}, \\ce{^{14}_{6}C} and \\ce{A + B -> C} nothing is to be counted.';
  expect(checkQuestion(changed(disulfide, { explanation: `${disulfide.explanation} ${notation}` })).ok).toBe(
    true,
  );
});

test('a check that breaks counts as failed', () => {
  const unreadable = { ...saltMass, key: Number.NaN };
  expect(checkQuestion(unreadable).ok).toBe(false);
});

function failuresOf({ question, asked }: BrokenQuestion): string[] {
  return checkQuestion(question, asked)
    .results.filter(({ verdict }) => verdict === 'failed')
    .map(({ check }) => check);
}
