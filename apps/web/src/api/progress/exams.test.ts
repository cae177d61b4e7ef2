import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { examAftermath, type StudentExam, type StudentExams } from '@valence/contract';
import { expect, test, vi } from 'vitest';
import { aftermathChange, examsQuery } from './exams.ts';

const exam: StudentExam = {
  id: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
  subject: { kind: 'known', id: 'a-level' },
  date: '2026-11-20',
  minutes: [20, 20, 20, 20, 20, 20, 20],
  freeDays: [],
  name: 'My exam',
  daysLeft: -1,
  went: null,
  mark: null,
  upkeep: false,
};

const listed = (one: StudentExam): StudentExams => ({ today: '2026-11-21', exams: [one], known: [] });

test('two quick presses after an exam are both kept', async () => {
  let kept = exam;
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const aftermath = examAftermath.parse(JSON.parse(body));
    await Promise.resolve();
    kept = { ...kept, ...aftermath };
    return Response.json(listed(kept));
  });
  const queries = new QueryClient();
  queries.setQueryData(examsQuery.queryKey, listed(exam));
  // One card: both presses see the exam as it was drawn.
  const card = new MutationObserver(queries, aftermathChange(queries, exam));
  await Promise.all([card.mutate({ went: 'better' }), card.mutate({ upkeep: true })]);
  expect(kept).toMatchObject({ went: 'better', upkeep: true });
  expect(queries.getQueryData(examsQuery.queryKey)?.exams).toEqual([kept]);
});
