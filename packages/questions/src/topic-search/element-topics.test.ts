import { elements, topicOfElement } from '@valence/chemistry/elements';
import { expect, test } from 'vitest';
import { composeQuiz } from '../composition/compose-quiz.ts';
import { difficulties } from '../question.ts';
import { findTopics } from './find-topics.ts';
import { understoodTopic } from './understood-topic.ts';

test('the topic that the periodic table offers for an element is understood as it stands, for all 118', () => {
  for (const element of elements) {
    const text = topicOfElement(element);
    expect(understoodTopic(text)).toBe(text);
    const lesson = text.startsWith('Radioactive') ? 'nuclear-chemistry' : 'periodic-trends';
    expect(findTopics(text).map(({ topic }) => topic.id)).toContain(lesson);
  }
});

test('a quiz on an element begins with what is asked about it', () => {
  const quizOn = (symbol: string) => {
    const element = elements.find((one) => one.symbol === symbol);
    const topic = element === undefined ? '' : topicOfElement(element);
    return composeQuiz({ topic, difficulty: 'intermediate', count: 10, seed: 5, seen: new Set() });
  };
  expect(quizOn('Fe')).toHaveLength(10);
  expect(
    quizOn('Fe')
      .slice(0, 3)
      .map(({ text }) => text)
      .join(),
  ).toMatch(/\biron\b/i);
});

test.each(['Electron configuration and periodic trends of tin', 'Radioactive decay of oganesson'])(
  '%s fills ten questions at every difficulty',
  (topic) => {
    for (const difficulty of difficulties)
      expect(composeQuiz({ topic, difficulty, count: 10, seed: 1, seen: new Set() })).toHaveLength(10);
  },
);
