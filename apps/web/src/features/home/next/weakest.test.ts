import { expect, test } from 'vitest';
import { weakestOf, type Standing } from './weakest.ts';

const standing = (id: string, right: number, answered: number, questions = 20): Standing => ({
  id,
  name: id,
  right,
  answered,
  questions,
});

test('of the weak concepts the one comes that many answers say is weak', () => {
  const concepts = [standing('few', 0, 3), standing('many', 1, 10), standing('good', 9, 10)];
  expect(weakestOf({ concepts, topics: [] })).toMatchObject({ kind: 'concepts', standing: { id: 'many' } });
});

test('a concept with too few answers or questions is passed over, and a topic takes its place', () => {
  const concepts = [standing('new', 0, 1), standing('scarce', 0, 8, 4)];
  expect(weakestOf({ concepts, topics: [standing('acids', 2, 5)] })).toMatchObject({
    kind: 'topics',
    standing: { id: 'acids' },
  });
});

test('where all goes well, nothing is weak', () => {
  expect(weakestOf({ concepts: [standing('good', 7, 10)], topics: [standing('few', 0, 2)] })).toBeNull();
});
