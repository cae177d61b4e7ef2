import type { IssuedQuestion, TypedStanding } from '@valence/contract';
import { expect, test } from 'vitest';
import { advance, startAttempt, triesLeft } from '../attempt.ts';
import { finishQuiz } from '../finish-quiz.ts';
import { openPlaces } from '../quiz-places.ts';
import { correctPlaces, quizQuestions, scoreOf, typedProgress } from '../quiz.ts';
import { asRecorded } from './as-recorded.ts';
import { sampleQuiz } from '../testing/sample-quiz.ts';

const known = { difficulty: 'beginner', topics: [], drawings: [] } as const;
const slip = { id: 'celsius-for-kelvin', name: 'Celsius for kelvin', teaching: 'Add 273.15.' };
const solution: IssuedQuestion = {
  ...known,
  id: 'typed-0',
  question: 'How many grams?',
  topics: [],
  drawings: [],
  options: ['1 g', '2 g', '3 g', '4 g'],
  correctAnswer: 1,
  explanation: 'It is 2 g.',
  slips: [slip, null, slip, slip],
  reference: '',
  proof: [],
};
const tried = { typed: '2', marks: 0, slip: null, problems: [], understoodAs: '2' };

function taken(...standings: TypedStanding[]) {
  const questions = quizQuestions({
    questions: [],
    typed: standings.map((_, place) => ({
      ...known,
      id: `typed-${place}`,
      question: 'How many grams?',
      topics: [],
      drawings: [],
      toType: { kind: 'number', unit: 'g' },
      standing: { tries: [], solution: null },
    })),
  });
  const quiz = sampleQuiz(questions);
  const fresh = startAttempt(
    'practice',
    standings.map(() => 0),
    0,
  );
  const attempt = standings.reduce(
    (before, standing, at) =>
      advance(before, { kind: 'graded', at, id: `typed-${at}`, standing, progress: typedProgress(standing) }),
    fresh,
  );
  return { attempt, finished: asRecorded(finishQuiz(quiz, attempt), undefined) };
}

test('before it is recorded, what is typed is right, partly right or wrong as the server said, and part marks count in the score', () => {
  const { finished } = taken(
    { tries: [{ ...tried, verdict: 'right', marks: 1 }], solution },
    { tries: [{ ...tried, verdict: 'partly', marks: 0.75 }], solution, alsoRight: 'Also right: 2000 mg.' },
    { tries: [{ ...tried, verdict: 'wrong', slip }], solution },
    { tries: [], solution: null },
  );
  expect(correctPlaces(finished)).toEqual([0]);
  expect(openPlaces(finished)).toEqual([3]);
  // (1 + 0.75) of 4
  expect(scoreOf(finished)).toBe(44);
  expect(finished.answers.map(({ chosen }) => chosen)).toEqual([1, null, 0, null]);
  expect(finished.answers[1]?.typed).toMatchObject({
    tries: [{ typed: '2', marks: 0.75 }],
    alsoRight: 'Also right: 2000 mg.',
  });
  expect(finished.quiz.questions[0]?.options).toHaveLength(4);
  expect(finished.quiz.questions[3]?.options).toEqual([]);
});

test('a try that was not the last leaves two, and the key stays away', () => {
  const { attempt } = taken({ tries: [{ ...tried, verdict: 'wrong' }], solution: null });
  expect(attempt.progress[0]).toEqual({ kind: 'missed', tried: [0] });
  expect(triesLeft(attempt)).toBe(2);
  expect(advance(attempt, { kind: 'tryAgain' }).progress[0]).toMatchObject({ kind: 'open', chosen: null });
});
