import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { composeQuiz } from './compose-quiz.ts';

const halves = ['first-half', 'second-half'];
const numbers =
  'second third fourth fifth sixth seventh eighth ninth tenth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-sixth';
const lists = numbers.split(' ').map((name) => `${name}-list`);

describe.each([...halves, ...lists])('of the typed texts of the %s', (name) => {
  test('none that is not chemistry, or hostile, gets a question', () => {
    const served = textsToRefuse(name).filter((topic) => {
      const quiz = composeQuiz({ topic, difficulty: 'beginner', count: 5, seed: 1, seen: new Set() });
      return quiz.length > 0;
    });
    expect(served).toEqual([]);
  });
});

function textsToRefuse(name: string): string[] {
  const file = new URL(`../../typed-topics/lists/${name}.json`, import.meta.url);
  const list: { refuse?: { text: string }[]; others?: { text: string }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const texts = (list.refuse ?? list.others ?? []).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(10);
  return texts;
}
