import { expect, test } from 'vitest';
import { freshOnAll, freshOnConcept } from './fresh-quiz.ts';

function concept(id: string, beginner: number, intermediate: number, advanced: number) {
  const questions = { beginner, intermediate, advanced };
  return {
    name: id,
    difficulty: 'beginner' as const,
    fresh: { choice: { topics: [], concepts: [id] }, questions },
  };
}

test('a concept is asked at the level at which it was missed, or where there are questions enough', () => {
  expect(freshOnConcept(concept('buffers', 5, 30, 0))).toMatchObject({ difficulty: 'beginner', count: 5 });
  expect(freshOnConcept(concept('buffers', 4, 30, 0))).toMatchObject({ difficulty: 'intermediate' });
});

test('a concept with fewer questions than a quiz has is asked for what there is, and that is what is said', () => {
  expect(freshOnConcept(concept('rare', 2, 4, 1))).toMatchObject({
    difficulty: 'intermediate',
    count: 5,
    questions: 4,
  });
});

test('a concept with hardly a question, or in no list, has no quiz of its own', () => {
  expect(freshOnConcept(concept('rare', 2, 2, 1))).toBeNull();
  expect(freshOnConcept({ ...concept('gone', 0, 0, 0), fresh: null })).toBeNull();
});

test('all together are asked at the level that has most for them, and no more is promised than there is', () => {
  expect(freshOnAll([concept('rare', 2, 1, 0), concept('other', 1, 1, 0), concept('none', 0, 9, 0)])).toEqual(
    {
      name: 'My mistakes',
      choice: { topics: [], concepts: ['rare', 'other', 'none'] },
      difficulty: 'intermediate',
      count: 10,
      questions: 7,
    },
  );
  expect(freshOnAll([concept('rare', 2, 0, 0), concept('none', 0, 1, 0)])).toMatchObject({
    choice: { concepts: ['rare'] },
    count: 5,
    questions: 2,
  });
});

test('where nothing is left to ask, nothing is offered', () => {
  expect(freshOnAll([concept('none', 0, 0, 0)])).toBeNull();
});
