import type { ListedTopic, TopicChoice } from '@valence/contract';
import { expect, test } from 'vitest';
import {
  chosenOf,
  isConceptChosen,
  listedOf,
  noChoice,
  toggleConcept,
  toggleTopic,
} from './choose-topics.ts';

const questions = { beginner: 1, intermediate: 1, advanced: 1 };
const listed = (id: string, ...concepts: string[]): ListedTopic => ({
  id,
  name: id,
  questions,
  concepts: concepts.map((concept) => ({ id: concept, name: concept, questions })),
});
const gases = listed('gases', 'boyle', 'charles', 'dalton');
const others: TopicChoice = { topics: ['acids'], concepts: ['isotopes'] };

test('a topic is chosen and given up, and the rest of the choice stays', () => {
  const chosen = toggleTopic(others, gases);
  expect(chosen).toEqual({ topics: ['acids', 'gases'], concepts: ['isotopes'] });
  expect(toggleTopic(chosen, gases)).toEqual(others);
});

test('a topic takes the place of those of its concepts that were chosen', () => {
  const one = toggleConcept(noChoice, gases, 'boyle');
  expect([one, chosenOf(one, gases)]).toEqual([{ topics: [], concepts: ['boyle'] }, 'some']);
  expect(toggleTopic(one, gases)).toEqual({ topics: ['gases'], concepts: [] });
});

test('a concept that is given up leaves the others of its topic', () => {
  const whole = toggleTopic(others, gases);
  const rest = toggleConcept(whole, gases, 'charles');
  expect(rest).toEqual({ topics: ['acids'], concepts: ['isotopes', 'boyle', 'dalton'] });
  expect(['boyle', 'charles', 'dalton'].map((id) => isConceptChosen(rest, gases, id))).toEqual([
    true,
    false,
    true,
  ]);
});

test('the last concept that is chosen makes the topic whole', () => {
  let choice = noChoice;
  for (const { id } of gases.concepts) choice = toggleConcept(choice, gases, id);
  expect([choice, chosenOf(choice, gases)]).toEqual([{ topics: ['gases'], concepts: [] }, 'all']);
});

test('the only concept of a topic is chosen by itself', () => {
  expect(toggleConcept(noChoice, listed('pcr-methods', 'pcr'), 'pcr')).toEqual({
    topics: [],
    concepts: ['pcr'],
  });
});

test('of what a link asks for, that is chosen which is in the list', () => {
  const subjects = [{ id: 'general' as const, questions, topics: [gases, listed('acids', 'buffers')] }];
  const asked: TopicChoice = { topics: ['acids', 'alchemy'], concepts: ['boyle', 'phlogiston'] };
  expect(listedOf(asked, subjects)).toEqual({ topics: ['acids'], concepts: ['boyle'] });
});
