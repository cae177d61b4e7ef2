import { expect, test } from 'vitest';
import { listedSkills } from './listed-skills.ts';

const questions = (beginner: number) => ({ beginner, intermediate: 0, advanced: 0 });
const concepts = [{ id: 'coupled-reactions', name: 'Coupled reactions', questions: questions(1) }];
const topics = [{ id: 'equilibrium', name: 'Equilibrium', questions: questions(48), concepts }];
const listed = listedSkills({
  topicList: () => [{ id: 'general', questions: questions(48), topics }],
});

test('a concept is asked for by itself, and has its topic to fall back on', () => {
  expect(listed({ kind: 'concept', id: 'coupled-reactions' })).toEqual({
    name: 'Coupled reactions',
    fresh: { choice: { topics: [], concepts: ['coupled-reactions'] }, questions: questions(1) },
    topic: {
      name: 'Equilibrium',
      choice: { topics: ['equilibrium'], concepts: [] },
      questions: questions(48),
    },
  });
});

test('a topic has no other to fall back on, and what is not in the list has nothing', () => {
  expect(listed({ kind: 'topic', id: 'equilibrium' })).toMatchObject({ name: 'Equilibrium', topic: null });
  expect(listed({ kind: 'concept', id: 'of one’s own' })).toBeNull();
});
