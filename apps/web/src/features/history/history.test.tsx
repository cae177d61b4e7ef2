import { expect, test, vi } from 'vitest';
import { maria, show } from '../../testing/show.tsx';
import { HistoryScreen } from './history-screen.tsx';
import { OpenQuiz } from './open-quiz.tsx';

const path = '/api/user/history';
const quiz = {
  id: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
  subject: 'organic',
  difficulty: 'beginner',
  completedAt: '2026-03-09T10:00:00.000Z',
  score: 90,
  timeSpent: 130,
  totalQuestions: 10,
  correctAnswers: 9,
  rightAtFirst: 7,
  isPracticeMode: true,
};
const shown = (answer: unknown) =>
  show(<HistoryScreen openQuiz={null} />, { viewer: maria, answers: { [path]: answer } });

test('each finished quiz is a way to its questions, and practice says what was right at the first try', () => {
  const markup = shown({ quizzes: [quiz], next: null });
  expect(markup).toContain(`href="/results?quiz=${quiz.id}"`);
  expect(markup).toContain('Organic Chemistry');
  expect(markup).toContain('7 of 10 at the first try');
  expect(markup).not.toContain('Show more');
});

test('a paper is listed as one, and leads to its report', () => {
  const paper = 'AP Chemistry, half length';
  const sat = { ...quiz, subject: 'AP Chemistry', paper, difficulty: 'intermediate', isPracticeMode: false };
  const markup = shown({ quizzes: [sat], next: null });
  expect(markup).toContain(`href="/papers/report?paper=${quiz.id}"`);
  expect(markup).toContain('AP Chemistry, half length');
  expect(markup).toContain('Practice paper, ');
  expect(markup).not.toMatch(/Intermediate,/);
});

test('where there are more, they can be shown', () => {
  expect(shown({ quizzes: [quiz], next: 'there' })).toContain('Show more');
});

test('an empty history says what will be there', () => {
  expect(shown({ quizzes: [], next: null })).toContain('Every quiz that you finish stands here');
});

test('a quiz that was left on another device can be continued or discarded', () => {
  const open = { quizId: quiz.id, topic: 'general', at: 2, count: 5, hasAnswers: true };
  const markup = show(<OpenQuiz userId={maria.id} onDiscard={vi.fn<() => void>()} />, {
    viewer: maria,
    answers: { '/api/user/quiz-in-progress/place': { quiz: open } },
  });
  expect(markup).toContain('question 3 of 5');
  expect(markup).toContain('href="/quiz/active"');
  expect(markup).toContain('Discard');
});
