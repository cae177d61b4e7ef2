import { expect, test } from 'vitest';
import { templatesOf } from '../../matching/coverage.ts';
import { understandTopic } from '../../understand-topic.ts';

test('a required practical of AQA is what it is on', () => {
  const texts = ['AQA required practical 12', 'aqa gcse chemistry required practical 6', 'AQA A level RP9'];
  expect(texts.map(understandTopic).map((found) => found.isUnderstood && found.name)).toEqual([
    'Thin-layer chromatography',
    'Chromatography',
    'Titration curves',
  ]);
});

test.each([
  ['AQA required practical', 12],
  ['AQA GCSE required practical', 8],
])('each %s is understood and has questions', (name, count) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const few = numbers.filter((number) => {
    const found = understandTopic(`${name} ${number}`);
    return !found.isUnderstood || found.wishes.flatMap(templatesOf).length === 0;
  });
  expect(few).toEqual([]);
});
