import type { QuizInProgress, TypedQuestion } from '@valence/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleQuestion } from '../../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../../attempt/testing/sample-quiz.ts';
import { readElsewhere } from './read-elsewhere.ts';

const one = sampleQuestion('one', 0);
const standing = { tries: [], solution: null };
const { id, question, difficulty, topics, drawings } = sampleQuestion('two', 1);
const toType = { kind: 'number', unit: 'g' } as const;
const two: TypedQuestion = { id, question, difficulty, topics, drawings, toType, standing };
const quiz = sampleQuiz([one, sampleQuestion('two', 1)]);
const answered = { kind: 'resolved', answer: 3, tried: [3] } as const;
const open = { kind: 'open', chosen: null, tried: [] } as const;

let served: QuizInProgress | null;
beforeEach(() => {
  const { quizId, topic, source } = quiz;
  served = {
    quizId,
    topic,
    difficulty: quiz.difficulty,
    source,
    questions: [one],
    typed: [two],
    questionIds: ['one', 'two'],
    timeLimit: null,
    isPracticeMode: false,
    at: 1,
    startedAt: 1000,
    progress: [
      { ...answered, tried: [3] },
      { ...open, tried: [] },
    ],
    spent: [4000, 0],
  };
  vi.stubGlobal('fetch', async () => Response.json({ quiz: served }));
});

const read = () => readElsewhere(quiz, new AbortController().signal);

test('what the server tells of the quiz that is open here is what was answered and what was typed', async () => {
  expect(await read()).toEqual({ progress: [answered, open], typed: { two: standing } });
});

test('places are those of this tab, whatever the order there', async () => {
  served = served && { ...served, questionIds: ['two', 'one'] };
  expect((await read())?.progress).toEqual([open, answered]);
});

test('a quiz that is finished, or after which another was begun, tells nothing', async () => {
  served = served && { ...served, quizId: 'b0a1c2d3-0000-4000-8000-000000000002' };
  expect(await read()).toBeNull();
  served = null;
  expect(await read()).toBeNull();
});
