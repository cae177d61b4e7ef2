import type { IssuedQuestion } from '@valence/contract';
import { expect, test } from 'vitest';
import { marksOf, scoreOf, type FinishedQuiz, type QuizQuestion } from '../attempt/quiz.ts';
import { sampleQuestion } from '../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../attempt/testing/sample-quiz.ts';
import { withCorrections } from '../attempt/recorded/with-corrections.ts';
import { maria, show } from '../testing/show.tsx';
import { Feedback } from '../features/quizzes/active/feedback.tsx';
import { TypedFeedback } from '../features/quizzes/typed/typed-feedback.tsx';
import { startReview } from '../features/review/review.ts';
import { quizDownload } from '../features/results/quiz-download.ts';
import { ReviewEntry } from '../features/results/review-entry.tsx';
import { ExamSheet } from '../features/results/sheet/exam-sheet.tsx';

const note = 'We found a fault in this question.';
const options = ['oxygen', 'argon', 'neon', 'xenon'];
/** Issued with argon as its key. */
const issued: IssuedQuestion = { ...sampleQuestion('a', 1), options, explanation: 'So it is argon.' };
const voided: IssuedQuestion = { ...issued, corrected: 'voided', explanation: note };
const corrected: IssuedQuestion = { ...issued, corrected: 'key', correctAnswer: 2, explanation: note };

/** Neon was chosen. */
const answer = { chosen: 2, attempts: 1, first: 2, seconds: 1 };
const taken: FinishedQuiz = { quiz: sampleQuiz([issued]), answers: [answer], timeSpent: 1 };
const told = (question: IssuedQuestion, marks = 1) =>
  withCorrections(taken, [{ question, attempts: 1, marks }]);
const shown = (node: Parameters<typeof show>[0]) => show(node, { viewer: maria });

const asTyped = (question: QuizQuestion): QuizQuestion => ({
  ...question,
  toType: { kind: 'name', unit: null },
});

/** What a student sees of a question that was answered with neon, wherever its key is shown. */
const places: Record<string, (question: QuizQuestion) => string> = {
  'the running quiz': (question) =>
    shown(<Feedback question={question} progress={{ kind: 'resolved', answer: 2, tried: [2] }} />),
  'a typed quiz': (question) => shown(<TypedFeedback standing={{ tries: [], solution: question }} isOver />),
  'the results': (question) =>
    shown(
      <ReviewEntry
        question={question}
        place={0}
        answer={told(question).answers[0]}
        isFlagged={false}
        report={undefined}
      />,
    ),
  'the results of what was typed': (question) =>
    shown(
      <ReviewEntry
        question={asTyped(question)}
        place={0}
        answer={{ ...answer, marks: 1, typed: { text: null, marks: 1, tries: [] } }}
        isFlagged={false}
        report={undefined}
      />,
    ),
  'the worked solutions of a printed sheet': (question) => {
    const sheet = shown(<ExamSheet finished={told(question)} onBack={() => undefined} />);
    return sheet.slice(sheet.indexOf('Worked Solutions'));
  },
  'the download': (question) => {
    const [{ options: _, ...one } = {}] = quizDownload(told(question), new Date(0)).questions;
    return JSON.stringify(one);
  },
};

test.each(Object.entries(places))('%s marks no key of a question without one, and says so', (_, place) => {
  expect(place(issued)).toContain('So it is argon.');
  const markup = place(voided);
  expect(markup).toContain(note);
  expect(markup.replaceAll('“', '')).not.toMatch(/argon|The right answer|Right answer|Not quite/);
  expect(markup).not.toMatch(/"bg-pink-wash|>B<|B: /);
});

test.each(Object.entries(places))(
  '%s shows the corrected key, and no reasons for the one before',
  (_, place) => {
    const markup = place(corrected);
    expect(markup).toContain(note);
    expect(markup).not.toContain('argon');
  },
);

test('the results of an open tab are the server’s: marks, tries and the key', () => {
  expect(scoreOf(taken)).toBe(0);
  expect(scoreOf(told(voided))).toBe(100);
  const { quiz, answers } = told(corrected);
  expect(quiz.questions[0]).toMatchObject({ correctAnswer: 2, explanation: note });
  expect(marksOf(voided, answers[0])).toBe(1);
  expect(withCorrections(taken)).toBe(taken);
  expect(scoreOf(told(corrected, 0))).toBe(0);
});

test('in the review of a quiz no option of a question without a key is marked', () => {
  const { attempt } = startReview(told(voided), 'all', [], 0);
  expect(attempt.keys).toEqual([null]);
  expect(attempt.progress).toEqual([{ kind: 'resolved', answer: null, tried: [2] }]);
});
