import {
  noProgress,
  type OpenPaperPlace,
  type Progress,
  type QuizUsage,
  type Standings,
  type TodayResponse,
} from '@valence/contract';
import { expect, test, vi } from 'vitest';
import { maria, show } from '../../../testing/show.tsx';
import { NextStep } from './next-step.tsx';

const plenty: QuizUsage = {
  remaining: 9,
  weeklyLimit: 10,
  remainingToday: 4,
  dailyLimit: 5,
  resetDate: '2026-11-30T00:00:00.000Z',
  dailyResetDate: '2026-11-24T00:00:00.000Z',
};
const taken: Progress = { ...noProgress, totalQuizzes: 4, averageScore: 70 };
const open = {
  quizId: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
  topic: 'organic',
  at: 2,
  count: 10,
  hasAnswers: true,
  left: null as number | null,
};
const buffers = { id: 'buffers', name: 'Buffers', answered: 5, right: 2, questions: 24 };

const planned: TodayResponse['exams'][number] = {
  id: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a12',
  name: 'AP Chemistry',
  date: '2026-12-05',
  daysLeft: 12,
  minutes: 20,
  done: 5,
  left: 12,
  quizzes: 2,
  nextCount: 6,
  why: { new: 9, weak: 3, review: 0 },
  units: [{ name: 'Kinetics', questions: 12 }],
  isCutShort: false,
};

interface Known {
  open?: typeof open | null;
  paper?: OpenPaperPlace | null;
  progress?: Progress;
  usage?: QuizUsage;
  standings?: Standings;
  due?: number;
  today?: TodayResponse;
}

function shown({
  open: quiz = null,
  paper = null,
  progress = taken,
  usage = plenty,
  standings = { topics: [], concepts: [] },
  due = 0,
  today = { today: '2026-11-23', exams: [] },
}: Known): string {
  return show(<NextStep user={maria} isStarting={false} onStart={vi.fn<() => void>()} />, {
    viewer: maria,
    answers: {
      '/api/user/quiz-in-progress/place': { quiz },
      '/api/user/papers/place': { paper },
      '/api/user/progress': progress,
      '/api/user/quiz-usage': usage,
      '/api/user/standings': standings,
      '/api/user/mistakes/due': { standing: due, due },
      '/api/user/today': today,
    },
  });
}

const weak = { topics: [], concepts: [buffers] };
const usedUp = { ...plenty, remainingToday: 0 };

const running = { paperId: open.quizId, name: 'AP Chemistry', left: 2_292_000 };

test('a paper comes before everything else with the time that is left, since its clock runs', () => {
  const markup = shown({ paper: running, open, standings: weak, usage: usedUp });
  expect(markup).toContain('Your paper is running: AP Chemistry');
  expect(markup).toContain('38:12 left.');
  expect(markup).toContain('href="/papers/active"');
  expect(markup).not.toContain('Organic Chemistry');
});

test('a paper whose time is up waits to be submitted', () => {
  const markup = shown({ paper: { ...running, left: 0 } });
  expect(markup).toContain('The time of your paper is up: AP Chemistry');
  expect(markup).toContain('Submit and See the Report');
});

test('what is open comes before everything else', () => {
  const markup = shown({ open, standings: weak });
  expect(markup).toContain('Go on with Organic Chemistry');
  expect(markup).toContain('question 3 of 10');
  expect(markup).not.toContain('Buffers');
});

test('an open quiz says whether a clock runs, and what is left of it', () => {
  expect(shown({ open })).toContain('Your answers so far are kept.');
  const markup = shown({ open: { ...open, left: 552_000 } });
  expect(markup).toContain('The clock goes on while you are away: 9:12 left.');
});

test('then mistakes that are due', () => {
  const markup = shown({ due: 3, standings: weak });
  expect(markup).toContain('3 mistakes are due');
  expect(markup).toContain('href="/mistakes"');
});

test('what the plan to an exam has for today comes before mistakes and what is weak', () => {
  const markup = shown({
    today: { today: '2026-11-23', exams: [planned] },
    due: 3,
    standings: weak,
  });
  expect(markup).toContain('Today for AP Chemistry');
  expect(markup).toContain('5 of 17 questions are done. What is left is mostly');
  expect(markup).not.toContain('Buffers');
  expect(markup).not.toContain('mistakes');
  const done = { ...planned, left: 0, quizzes: 0, nextCount: 0 };
  expect(shown({ today: { today: '2026-11-23', exams: [done] }, standings: weak })).toContain('Buffers');
});

test('then what goes worst, with what the quiz counts as said before', () => {
  const markup = shown({ standings: weak });
  expect(markup).toContain('Buffers');
  expect(markup).toContain('2 of 5 right at the first try');
  expect(markup).toContain('5 questions, uses 1 of 4 quizzes left today');
});

test('who is new gets a first quiz', () => {
  expect(shown({ progress: noProgress })).toContain('Your first five questions');
});

test('at the limit no quiz can be started, and the limit that applies is named with its end', () => {
  const today = { today: '2026-11-23', exams: [planned] };
  const markup = shown({ usage: usedUp, standings: weak, progress: noProgress, today });
  expect(markup).toContain('All 5 quizzes of today are used. New ones from Tuesday, November 24');
  expect(markup).not.toContain('<button');
});

test('at the limit what was missed can be gone over, where something was', () => {
  const missed = show(<NextStep user={maria} isStarting={false} onStart={vi.fn<() => void>()} />, {
    viewer: maria,
    answers: {
      '/api/user/quiz-in-progress/place': { quiz: null },
      '/api/user/papers/place': { paper: null },
      '/api/user/progress': taken,
      '/api/user/quiz-usage': usedUp,
      '/api/user/standings': { topics: [], concepts: [] },
      '/api/user/mistakes/due': { standing: 2, due: 0 },
      '/api/user/today': { today: '2026-11-23', exams: [] },
    },
  });
  expect(missed).toMatch(/href="\/mistakes".*My Mistakes.*href="\/history"/);
  expect(shown({ usage: usedUp })).not.toContain('href="/mistakes"');
});

test('one question that is done is one', () => {
  const exams = [{ ...planned, done: 1, left: 19 }];
  expect(shown({ today: { today: '2026-11-23', exams } })).toContain('1 of 20 questions is done.');
});

test('where nothing is urgent the student chooses', () => {
  expect(shown({})).toContain('href="/quiz/topics"');
});

test.each([
  { paper: running, open },
  { open, standings: weak },
  { due: 1 },
  { standings: weak },
  { progress: noProgress },
  { usage: usedUp },
  {},
])('there is one card with one way on', (known) => {
  const markup = shown(known);
  expect(markup.match(/<section/g)).toHaveLength(1);
  expect(markup.match(/<button|<a /g)).toHaveLength(1);
});
