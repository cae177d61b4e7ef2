import { expect, test } from 'vitest';
import { startAttempt } from './attempt.ts';
import { hintAt, writeHint } from './kept-hint.ts';
import type { KeptQuiz } from './quiz.ts';
import { readHint } from './read-hint.ts';
import { sampleQuestion } from './testing/sample-question.ts';

const active = (title: string): KeptQuiz => ({
  kind: 'active',
  quiz: {
    quizId: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
    topic: 'general',
    title,
    difficulty: 'beginner',
    source: { written: 0, families: 0, model: 0 },
    questions: [sampleQuestion('one', 0), sampleQuestion('two', 1)],
    timeLimit: null,
    isPracticeMode: false,
  },
  attempt: { ...startAttempt('single', [0, 1], 1), at: 1 },
});

test('what is written of a kept quiz is what is read, whatever the topic is called', () => {
  for (const title of ['General Chemistry', 'SN1/SN2', '3/4/5', 'línea\nπ']) {
    const kept = active(title);
    expect(readHint('marie', writeHint('marie', kept))).toEqual(hintAt(kept));
    expect(hintAt(kept)).toEqual({ kind: 'active', at: 2, of: 2, title });
  }
});

test('nobody is shown what another student on the same browser keeps', () => {
  expect(readHint('pierre', writeHint('marie', active('Radium')))).toBeNull();
  expect(readHint('mari', writeHint('marie', active('Radium')))).toBeNull();
});

test('nothing kept is nothing written, and so is a topic too long for a cookie', () => {
  expect(writeHint('marie', null)).toBe('');
  expect(writeHint('marie', active('x'.repeat(200)))).toBe('');
});

test('what is no hint is none', () => {
  for (const text of ['', 'marie', 'marie/', 'marie/1/2/', 'marie/one/2/Title', 'marie/1/2222/Title'])
    expect([text, readHint('marie', text)]).toEqual([text, null]);
});
