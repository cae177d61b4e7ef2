import { expect, test } from 'vitest';
import { composeQuiz } from '../composition/compose-quiz.ts';
import { findTopics } from './find-topics.ts';
import { otherTopics } from './other-topics.data.ts';
import { syllabusTopics } from './syllabus-topics.data.ts';

const entries = syllabusTopics.flatMap(({ topics, texts }) => texts.map((text) => ({ text, topics })));

test('at least 95 of 100 syllabus topics give five questions, all five on the topic', () => {
  const failed = entries
    .filter(({ text, topics }, seed) => {
      const quiz = composeQuiz({ topic: text, difficulty: 'intermediate', count: 5, seed, seen: new Set() });
      return quiz.length < 5 || !quiz.every((question) => question.topics.some((id) => topics.includes(id)));
    })
    .map(({ text }) => text);
  expect(entries.length).toBeGreaterThanOrEqual(300);
  expect(failed.slice(Math.floor(0.05 * entries.length))).toEqual([]);
});

test('no text outside chemistry and no order gives a question', () => {
  expect(otherTopics.length).toBeGreaterThanOrEqual(60);
  const found = otherTopics.filter((topic) => findTopics(topic).length > 0);
  const asked = otherTopics.filter(
    (topic) =>
      composeQuiz({ topic, difficulty: 'intermediate', count: 5, seed: 1, seen: new Set() }).length > 0,
  );
  expect(found).toEqual([]);
  expect(asked).toEqual([]);
});
