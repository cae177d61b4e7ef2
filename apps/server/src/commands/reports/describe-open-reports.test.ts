import { expect, test } from 'vitest';
import { describeOpenReports } from './describe-open-reports.ts';
import { storedReport } from './testing/stored-report.ts';

test('open reports are listed by question, with who said what, and what is out of new quizzes', () => {
  const reports = [
    storedReport(),
    storedReport({ reason: 'unclear_question' }),
    storedReport({ reason: 'wrong_answer' }),
    storedReport({ questionId: 'gas.1', template: 'gas.beginner', reason: 'typo', contradictsKey: true }),
  ];
  const withdrawnAt = new Date('2026-11-21T08:00:00Z');
  const out = [
    { template: 'general-acids-07', cause: 'reports', withdrawnAt },
    { template: 'redox.advanced', cause: 'decision', withdrawnAt },
  ] as const;
  expect(describeOpenReports(reports, out, [])).toBe(`general-acids-07
  What is the pH of 0.010 mol/L \\ce{HCl}?
  Key: B 2.0
  3 students: wrong answer, unclear question. No check contradicts the key. Out of new quizzes.

gas.1
  What is the pH of 0.010 mol/L \\ce{HCl}?
  Key: B 2.0
  1 student: typo. A check CONTRADICTS the key.

Out of new quizzes:
  general-acids-07, by its reports, since 2026-11-21
  redox.advanced, by decision, since 2026-11-21`);
});

test('where nothing is open and nothing is out, it says so', () => {
  expect(describeOpenReports([], [], [])).toBe('No open reports.\n\nNothing is out of new quizzes.');
});
