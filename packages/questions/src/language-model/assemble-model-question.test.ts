import { expect, test } from 'vitest';
import { topicsAskedFor } from '../understanding/topics-asked-for.ts';
import { assembleModelQuestion } from './assemble-model-question.ts';

const draft = {
  text: 'Which gas is released when zinc reacts with dilute hydrochloric acid?',
  answer: 'Hydrogen',
  distractors: [
    { text: 'Chlorine', slip: 'mixed-up-terms', teaching: 'Chloride stays in solution as an ion.' },
    { text: 'Oxygen', slip: 'mixed-up-terms', teaching: 'Nothing here gives off oxygen.' },
    { text: 'Steam', slip: 'mixed-up-terms', teaching: 'The water stays what it is.' },
  ],
  explanation: 'Zinc gives its electrons to the protons of the acid, which leave as hydrogen.',
  reference: 'OpenStax Chemistry 2e, 17.1',
};
const topics = topicsAskedFor('redox');
const facts = { topics, difficulty: 'beginner', model: 'small' } as const;

test('the key is where the answer went, and every other option has its slip', () => {
  const places = new Set<number>();
  for (let seed = 0; seed < 40; seed += 1) {
    const { options, key } = assembleModelQuestion(draft, { ...facts, seed });
    expect(options[key]).toEqual({ text: 'Hydrogen', slip: null });
    expect(options.filter(({ slip }) => slip === null)).toHaveLength(1);
    places.add(key);
  }
  expect(places.size).toBe(4);
});

test('the id comes from the content, whatever the order', () => {
  const one = assembleModelQuestion(draft, { ...facts, seed: 1 });
  expect(assembleModelQuestion(draft, { ...facts, seed: 2 }).id).toBe(one.id);
  expect(assembleModelQuestion({ ...draft, answer: 'Nitrogen' }, { ...facts, seed: 1 }).id).not.toBe(one.id);
});

test('a question needs a topic', () => {
  expect(() => assembleModelQuestion(draft, { ...facts, topics: [], seed: 1 })).toThrow('topic');
});
