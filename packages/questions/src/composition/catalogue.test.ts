import { expect, test } from 'vitest';
import { catalogue, questionOfTemplate } from './catalogue.ts';
import { composeQuiz } from './compose-quiz.ts';
import { templateOf } from './template-of.ts';

test('a template stands in the catalogue once, whatever quizzes are made from', () => {
  const names = catalogue().map(({ template }) => template);
  expect(new Set(names).size).toBe(names.length);
  const known = new Set(names);
  for (const subject of ['general', 'organic', 'analytical'] as const)
    for (const difficulty of ['beginner', 'advanced'] as const)
      for (const question of composeQuiz({ subject, difficulty, count: 30, seed: 5, seen: new Set() }))
        expect([...known]).toContain(templateOf(question));
});

test('a template and a seed are one question, of just that template', () => {
  const entries = catalogue();
  for (const entry of entries.filter((_, place) => place % 97 === 0)) {
    const question = questionOfTemplate(entry.template, 11);
    if (question === null) throw new Error(`${entry.template} is not served`);
    expect(templateOf(question)).toBe(entry.template);
    expect(question).toMatchObject({ subject: entry.subject, difficulty: entry.difficulty });
    expect(question.options[question.key]?.slip).toBeNull();
    expect(questionOfTemplate(entry.template, 11)).toEqual(question);
  }
});

test('the right option of a written question stands elsewhere with another seed', () => {
  const written = catalogue().find(({ template }) => template === 'general-solutions-05');
  const keys = Array.from(
    { length: 20 },
    (_, seed) => questionOfTemplate(written?.template ?? '', seed)?.key,
  );
  expect(new Set(keys)).toEqual(new Set([0, 1, 2, 3]));
});

test('what is not in the catalogue makes no question', () => {
  expect(questionOfTemplate('nothing', 1)).toBeNull();
});
