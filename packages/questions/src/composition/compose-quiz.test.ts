import { describe, expect, test } from 'vitest';
import { checkQuestion } from '../checks/check-question.ts';
import { difficulties, subjects } from '../question.ts';
import { composeQuiz } from './compose-quiz.ts';

const nothingSeen: ReadonlySet<string> = new Set();
const cells = subjects.flatMap((subject) => difficulties.map((difficulty) => [subject, difficulty] as const));

describe.each(cells)('%s, %s', (subject, difficulty) => {
  test('ten quizzes of ten questions show a student nothing twice', () => {
    const seen = new Set<string>();
    const texts = new Set<string>();
    for (let quiz = 0; quiz < 10; quiz += 1) {
      for (const question of composeQuiz({ subject, difficulty, count: 10, seed: quiz, seen })) {
        seen.add(question.id);
        texts.add(`${question.text}\n${question.options[question.key]?.text ?? ''}`);
      }
    }
    expect(seen.size).toBe(100);
    expect(texts.size).toBe(100);
  });

  test('a quiz of thirty has thirty questions of the subject and difficulty, each passing every check', () => {
    const quiz = composeQuiz({ subject, difficulty, count: 30, seed: 11, seen: nothingSeen });
    expect(new Set(quiz.map((question) => question.id)).size).toBe(30);
    expect(quiz.every((question) => question.subject === subject && question.difficulty === difficulty)).toBe(
      true,
    );
    expect(quiz.filter((question) => !checkQuestion(question).ok)).toEqual([]);
    expect(quiz.every((question) => question.proof.length >= 2)).toBe(true);
  });

  test('a quiz of ten touches at least five topics', () => {
    const quiz = composeQuiz({ subject, difficulty, count: 10, seed: 3, seen: nothingSeen });
    expect(new Set(quiz.map((question) => question.topics[0])).size).toBeGreaterThanOrEqual(5);
  });
});

test('the same request with the same seed is the same quiz, another seed another one', () => {
  const request = { subject: 'general', difficulty: 'beginner', count: 10, seen: nothingSeen } as const;
  expect(composeQuiz({ ...request, seed: 5 })).toEqual(composeQuiz({ ...request, seed: 5 }));
  expect(composeQuiz({ ...request, seed: 6 })).not.toEqual(composeQuiz({ ...request, seed: 5 }));
});

test('keys stand at every place about equally often', () => {
  const places = [0, 0, 0, 0];
  for (let seed = 0; seed < 100; seed += 1)
    for (const question of composeQuiz({
      subject: 'general',
      difficulty: 'beginner',
      count: 10,
      seed,
      seen: nothingSeen,
    }))
      places[question.key] = (places[question.key] ?? 0) + 1;
  // 1,000 keys: 250 a place, with a standard deviation of 14.
  for (const count of places) expect(Math.abs(count - 250)).toBeLessThan(60);
});
