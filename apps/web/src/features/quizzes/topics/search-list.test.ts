import type { TopicListResponse } from '@valence/contract';
import { expect, test } from 'vitest';
import { searchList } from './search-list.ts';

const questions = { beginner: 1, intermediate: 0, advanced: 0 };
const topic = (name: string, ...concepts: string[]) => ({
  id: name,
  name,
  questions,
  concepts: concepts.map((concept) => ({ id: concept, name: concept, questions })),
});
const subjects: TopicListResponse['subjects'] = [
  {
    id: 'general',
    questions,
    topics: [topic('Gas laws', 'Ideal gas law', 'Partial pressures'), topic('Buffers', 'Buffer capacity')],
  },
  { id: 'physical', questions, topics: [topic('Real gases', 'Van der Waals equation', 'Schrödinger’s gas')] },
];

function found(text: string): string[] {
  return searchList(subjects, text).flatMap(({ topics }) =>
    topics.map(({ name, concepts }) => [name, ...concepts.map((concept) => concept.name)].join(' > ')),
  );
}

test('without words the whole list stands', () => {
  expect(searchList(subjects, '  ')).toBe(subjects);
});

test('a topic that is named comes with all of its concepts, another one with those that are', () => {
  expect(found('gas')).toEqual([
    'Gas laws > Ideal gas law > Partial pressures',
    'Real gases > Van der Waals equation > Schrödinger’s gas',
  ]);
  expect(found('capacity')).toEqual(['Buffers > Buffer capacity']);
  expect(found('Schrodinger')).toEqual(['Real gases > Schrödinger’s gas']);
});

test('every word has to be there, from its beginning', () => {
  expect(found('law ideal')).toEqual(['Gas laws > Ideal gas law']);
  expect(found('deal')).toEqual([]);
  expect(found('football')).toEqual([]);
});

test('a plural finds the singular, and a short word what has it whole', () => {
  expect(found('buffers')).toEqual(['Buffers > Buffer capacity']);
  expect(found('equations')).toEqual(['Real gases > Van der Waals equation']);
  const acids: TopicListResponse['subjects'] = [
    { id: 'general', questions, topics: [topic('Acids', 'pH and pOH', 'Phosphoric acid')] },
  ];
  const named = searchList(acids, 'ph').flatMap(({ topics }) => topics.flatMap(({ concepts }) => concepts));
  expect(named.map(({ name }) => name)).toEqual(['pH and pOH']);
});
