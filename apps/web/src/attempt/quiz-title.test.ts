import { expect, test } from 'vitest';
import { finishedWords } from './quiz-title.ts';

const id = '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11';

test('a quiz is called by its subject, with its difficulty, and opens as results', () => {
  expect(finishedWords({ id, subject: 'organic', difficulty: 'beginner' })).toEqual({
    title: 'Organic Chemistry',
    kind: 'Beginner',
    path: `/results?quiz=${id}`,
  });
});

test('a paper is called a paper, at its length, without a difficulty, and opens as its report', () => {
  const paper = 'AP Chemistry, half length';
  expect(finishedWords({ id, subject: 'AP Chemistry', paper, difficulty: 'intermediate' })).toEqual({
    title: paper,
    kind: 'Practice paper',
    path: `/papers/report?paper=${id}`,
  });
});
