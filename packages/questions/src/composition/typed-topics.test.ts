import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { composeQuiz } from './compose-quiz.ts';

describe.each(['first-half', 'second-half'])('of the typed texts of the %s', (half) => {
  test('none that is not chemistry, or hostile, gets a question', () => {
    const served = textsToRefuse(half).filter((topic) => {
      const quiz = composeQuiz({ topic, difficulty: 'beginner', count: 5, seed: 1, seen: new Set() });
      return quiz.length > 0;
    });
    expect(served).toEqual([]);
  });
});

function textsToRefuse(half: string): string[] {
  const file = new URL(`../../typed-topics/${half}.json`, import.meta.url);
  const { refuse }: { refuse: { text: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  expect(refuse.length).toBeGreaterThan(80);
  return refuse.map(({ text }) => text);
}
