import { expect, type Page } from '@playwright/test';

/** Has the student plan to an exam a month ahead, by the call that the form makes. */
export async function planToExam(page: Page, base: string, examId: string): Promise<void> {
  const date = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  const minutes = [25, 25, 25, 25, 25, 25, 0];
  const settings = { subject: { kind: 'known', id: examId }, date, minutes, freeDays: [] };
  const added = await page.request.post(`${base}/api/user/exams`, { data: settings });
  expect(added.status(), await added.text()).toBe(200);
}

/** Starts a paper by the call that the page makes. */
export async function startPaper(page: Page, base: string, examId: string, length: 'full' | 'half') {
  const started = await page.request.post(`${base}/api/user/papers`, {
    data: { examId, length, extraTime: 0 },
  });
  expect(started.status(), await started.text()).toBe(200);
  const { paper } = await started.json();
  return paper;
}

/** Submits a paper of which so many questions were answered, each with its first option; the path of its report. */
export async function submitPaper(
  page: Page,
  base: string,
  paper: Awaited<ReturnType<typeof startPaper>>,
  answered: number,
): Promise<string> {
  const { paperId, questions, standing } = paper;
  const answers = questions.map(({ options }: { options: string[] }, place: number) =>
    place < answered && options.length > 0 ? 0 : null,
  );
  const submitted = await page.request.post(`${base}/api/user/papers/open/submit`, {
    data: { paperId, elapsed: 1, standing: { ...standing, answers, revision: 1 } },
  });
  expect(submitted.status(), await submitted.text()).toBe(200);
  return `/papers/report?paper=${paperId}`;
}
