import { describe, expect, test } from 'vitest';
import { templatesOf } from './matching/coverage.ts';
import { understandTopic } from './understand-topic.ts';
import { understood } from './testing/understood.ts';

describe.each([
  ['what happens to ph when you dilute a buffer', /buffer|salt/i],
  ['mass of metal plated from current and time', /A\b.*(?:min|s|h)\b|current|charge|electroly|plated/i],
  ['at what temperature does a reaction become spontaneous', /temperature| K\b|°C|Gibbs/i],
  ['rate of disappearance vs appearance from coefficients', /rate/i],
])('“%s” has no name', (text, about) => {
  test('and is what others ask for in like words', () => {
    const found = understood(text)
      .wishes.flatMap(templatesOf)
      .map(({ source }) => (source.kind === 'written' ? source.question.text : source.family.name));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((asked) => !about.test(asked))).toEqual([]);
  });
});

test('of the questions that meet the names of a sentence, those come that others ask for in like words', () => {
  const [wish] = understood('sp sp2 sp3 hybridization of carbon').wishes;
  if (wish?.likeWords?.named === undefined) throw new Error('the sentence has no name');
  const named = templatesOf(wish.likeWords.named);
  const nearer = templatesOf(wish);
  expect(nearer.length).toBeGreaterThan(0);
  expect(named.filter((template) => !nearer.includes(template)).length).toBeGreaterThan(0);
});

test('what a sentence asks a part of is told, with all of its questions', () => {
  const asked = understood('how does soap get grease off');
  expect(asked).toMatchObject({
    name: 'How does soap get grease off',
    broader: ['Surfactants and micelles'],
  });
  const [broader = ''] = asked.broader;
  const number = (text: string): number => understood(text).wishes.flatMap(templatesOf).length;
  expect(number(broader)).toBeGreaterThan(number('how does soap get grease off'));
});

test('what the closest questions do not say is told as unknown', () => {
  expect(understood('sources of error in Raman spectroscopy').unknownWords).toEqual(['sources', 'error']);
});

test.each([
  'how do planes stay in the air',
  'why do cats land on their feet',
  'what makes a good driving instructor',
  'best way to boil an egg for ramen',
])('“%s” shares words with sentences on chemistry and is none', (text) => {
  const found = understandTopic(text);
  expect(found.isUnderstood ? found.wishes.flatMap(templatesOf) : []).toEqual([]);
});

test.each([
  ['how do you separate sand and salt', /pH|buffer/],
  ['how do you separate salt and water', /pH|buffer/],
])('a sentence says of several things what is done with all of them: %j', (text, beside) => {
  const { wishes } = understood(text);
  const keys = wishes.flatMap(templatesOf).map(({ key }) => key);
  expect(wishes).toHaveLength(1);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => beside.test(key))).toEqual([]);
});
