import { expect, test } from 'vitest';
import { addressOfChoice, readSharedChoice } from './shared-choice.ts';

const free = [5, 10];
const read = (address: string) =>
  readSharedChoice(new URL(address, 'https://valence.test').searchParams, free);

test('a link to a set of questions is read as it was written', () => {
  const shared = {
    choice: { topics: ['acids-and-bases', 'solutions'], concepts: ['buffer-capacity'] },
    count: 10,
    difficulty: 'advanced' as const,
  };
  expect(read(addressOfChoice(shared))).toEqual(shared);
});

test('a set that is longer than the plan has is the longest that it has', () => {
  expect(read('/set?topics=solutions&count=30&difficulty=beginner')).toMatchObject({ count: 10 });
});

test('what is left out or is no such word has its usual value', () => {
  expect(read('/set?topics=solutions&count=many&difficulty=odd')).toEqual({
    choice: { topics: ['solutions'], concepts: [] },
    count: 5,
    difficulty: 'intermediate',
  });
});

test.each(['/set', '/set?topics=', '/set?topics=<b>&count=5'])(
  'an address that chooses nothing is no set of questions: %s',
  (address) => {
    expect(read(address)).toBeNull();
  },
);
