import { expect, test } from 'vitest';
import { composeQuiz } from '../composition/compose-quiz.ts';
import { difficulties, subjects } from '../question.ts';
import type { Wish } from '../understanding/matching/wish.ts';
import { topicList } from './topic-list.ts';
import { understandChoice } from './understand-choice.ts';

const topics = topicList().flatMap((subject) => subject.topics);
const nothingSeen: ReadonlySet<string> = new Set();

test('every subject stands in the list, and nothing in it is without questions', () => {
  expect(topicList().map(({ id }) => id)).toEqual(subjects);
  const listed = [...topics, ...topics.flatMap(({ concepts }) => concepts)];
  expect(listed.length).toBeGreaterThan(300);
  expect(listed.filter(({ questions }) => sum(questions) === 0)).toEqual([]);
});

test('what stands in the list can be chosen, under its name and with its counts', () => {
  const wrong = topics.flatMap((topic) =>
    [
      { listed: topic, choice: { topics: [topic.id], concepts: [] } },
      ...topic.concepts.map((listed) => ({ listed, choice: { topics: [], concepts: [listed.id] } })),
    ].filter(({ listed, choice }) => {
      const understood = understandChoice(choice);
      return understood?.name !== listed.name || sum(understood.counts) !== sum(listed.questions);
    }),
  );
  expect(wrong).toEqual([]);
});

test('a question on two of the things that were chosen counts once', () => {
  const topic = topics.find(({ concepts }) => concepts.length > 2);
  if (topic === undefined) throw new Error('no topic has three concepts');
  const alone = understandChoice({ topics: [topic.id], concepts: [] });
  const twice = understandChoice({ topics: [topic.id], concepts: [topic.concepts[0]?.id ?? ''] });
  expect(sum(alone?.counts ?? none)).toBeGreaterThan(0);
  expect(twice?.counts).toEqual(alone?.counts);
});

test('an id that is in no list, and a choice of nothing, are not understood', () => {
  expect(understandChoice({ topics: ['football'], concepts: [] })).toBeNull();
  expect(understandChoice({ topics: ['gas-laws'], concepts: ['football'] })).toBeNull();
  expect(understandChoice({ topics: [], concepts: [] })).toBeNull();
});

test('a quiz is named by what was chosen, and by how many others there are', () => {
  const name = (concepts: readonly string[]) => understandChoice({ topics: ['gas-laws'], concepts })?.name;
  expect(name(['buffer-solutions'])).toBe('Gas laws and buffer solutions');
  expect(name(['buffer-solutions', 'osmotic-pressure'])).toMatch(/^Gas laws, buffer solutions and /);
  expect(name(['buffer-solutions', 'osmotic-pressure', 'pcr', 'isotopes'])).toMatch(/ and 2 others$/);
});

test('no name of a quiz is too long for what keeps it', () => {
  const names = [...topics, ...topics.flatMap(({ concepts }) => concepts)].map(({ name }) => name.length);
  const longest = names.toSorted((one, other) => other - one).slice(0, 3);
  expect(longest.reduce((total, length) => total + length, 0) + ', ,  and 999 others'.length).toBeLessThan(
    200,
  );
});

test('a quiz on a choice has only questions that test what was chosen, and something of each', () => {
  const choice = { topics: ['gas-laws'], concepts: ['buffer-solutions'] };
  const wishes = understandChoice(choice)?.wishes ?? [];
  for (const difficulty of difficulties)
    for (let seed = 0; seed < 5; seed += 1) {
      const quiz = composeQuiz({ choice, difficulty, count: 10, seed, seen: nothingSeen });
      expect(quiz).toHaveLength(10);
      for (const wish of wishes)
        expect(quiz.filter(({ tests = [] }) => testsIt(tests, wish))).not.toEqual([]);
      expect(quiz.filter(({ tests = [] }) => !wishes.some((wish) => testsIt(tests, wish)))).toEqual([]);
    }
});

test('a quiz on something with few questions is short, and never filled up', () => {
  const [smallest] = topics
    .flatMap(({ concepts }) => concepts)
    .toSorted((one, other) => sum(one.questions) - sum(other.questions));
  if (smallest === undefined) throw new Error('the list has no concept');
  const choice = { topics: [], concepts: [smallest.id] };
  const quiz = composeQuiz({ choice, difficulty: 'beginner', count: 30, seed: 1, seen: nothingSeen });
  expect(quiz.length).toBeGreaterThan(0);
  expect(quiz.length).toBeLessThan(30);
});

function testsIt(tests: readonly string[], { parts }: Wish): boolean {
  return parts.some(({ concepts }) => tests.some((id) => concepts.has(id)));
}

const none = { beginner: 0, intermediate: 0, advanced: 0 };

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

test('names are shown with the apostrophe of print', () => {
  const names = topics.flatMap((topic) => [topic.name, ...topic.concepts.map(({ name }) => name)]);
  expect(names).toContain('Le Chatelier’s principle');
  expect(names.filter((name) => name.includes("'"))).toEqual([]);
});
