import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  examForecast,
  examPlan,
  finishedQuizResponse,
  generateQuestionsResponse,
  historyResponse,
  openPaperResponse,
  paperReport,
  studentExams,
  todayResponse,
  type OpenPaper,
} from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migratedDatabase } from '../../testing/migrated-database.ts';
import { answersTo } from '../../testing/take-quiz.ts';

const script = fileURLToPath(new URL('../../testing/serve-journey-until-killed.ts', import.meta.url));
const minute = 60_000;
const day = 24 * 60 * minute;
/** Monday noon in Berlin. Clocks go forward there two weeks later, and the exam is three weeks later. */
const firstNoon = Date.parse('2026-03-16T11:00:00Z');
const examDay = 21;
/** Days on which the student does not come: two in a row, and one more. */
const missed = new Set([5, 6, 15]);
const paperDay = 13;

let folder: string;
let child: ChildProcess;
let address: string;
let cookie: string | undefined;
let now = firstNoon;

async function openFolder(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'valence-journey-'));
  cpSync((await migratedDatabase()).folder, folder, { recursive: true });
  await startServer();
}

async function startServer(): Promise<void> {
  const known = cookie === undefined ? [] : [cookie];
  child = spawn(process.execPath, [script, folder, String(now), ...known], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [said] = await once(child, 'message');
  ({ address, cookie } = said);
}

async function moveTo(moment: number): Promise<void> {
  now = moment;
  child.send(now);
  await once(child, 'message');
}

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${address}/api/user/${path}`, {
    method,
    headers: {
      cookie: cookie ?? '',
      'sec-fetch-site': 'same-origin',
      'time-zone': 'Europe/Berlin',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

const todayOf = async () => todayResponse.parse(await call('GET', 'today'));
const planOf = async (id: string) => examPlan.parse(await call('GET', `exams/${id}/plan`));
const forecastOf = async (id: string) => examForecast.parse(await call('GET', `exams/${id}/forecast`));
const seen: string[] = [];

/** Takes the quizzes of today's plan, two of three answers right. */
async function study(id: string): Promise<number> {
  let answered = 0;
  for (let left = (await todayOf()).exams[0]?.left ?? 0; left > 0;) {
    const quiz = generateQuestionsResponse.parse(await call('POST', `exams/${id}/today`));
    const right = Math.ceil((2 * quiz.questions.length) / 3);
    await moveTo(now + 12 * minute);
    await call('POST', 'record-quiz', answersTo(quiz, right));
    seen.push(...quiz.questions.map((question) => question.id));
    answered += quiz.questions.length;
    const next = (await todayOf()).exams[0]?.left ?? 0;
    expect(next).toBeLessThan(left);
    left = next;
  }
  return answered;
}

/** Answers to the first so many questions, and a number typed at the last, which is one to type. */
function given({ paperId, standing }: OpenPaper, count: number, typed: string) {
  const answers = standing.answers.map((_, at) =>
    at === standing.answers.length - 1 ? typed : at < count ? at % 4 : null,
  );
  return { paperId, elapsed: minute * count, standing: { ...standing, answers, at: count, revision: count } };
}

async function openPaper(): Promise<OpenPaper> {
  const { paper } = openPaperResponse.parse(await call('GET', 'papers/open'));
  if (paper === null) throw new Error('No paper is open');
  return paper;
}

/** Sits half a paper; the server is killed while it is saved, and comes back three minutes later on the same data. */
async function sitPaper(): Promise<number> {
  const wish = { examId: 'jee-main', length: 'half', extraTime: 0 };
  await call('POST', 'papers', wish);
  const paper = await openPaper();
  seen.push(...paper.questions.map((question) => question.id));
  await moveTo(now + 5 * minute);
  await call('PUT', 'papers/open', given(paper, 5, '12.5'));
  const cut = call('PUT', 'papers/open', given(paper, 6, '12.5')).catch(() => null);
  child.kill('SIGKILL');
  await Promise.all([cut, child.exitCode ?? once(child, 'exit')]);
  now += 3 * minute;
  await startServer();

  const again = await openPaper();
  expect(again.deadline).toBe(paper.deadline);
  expect(again.questions).toEqual(paper.questions);
  expect(again.standing.revision).toBeGreaterThanOrEqual(5);
  expect(again.standing.answers.slice(0, 5)).toEqual([0, 1, 2, 3, 0]);
  expect(again.standing.answers.at(-1)).toBe('12.5');
  await call('POST', 'papers/open/submit', given(paper, 7, '12.5'));
  const report = paperReport.parse(await call('GET', `papers/${paper.paperId}`));
  expect(report).toMatchObject({ timeSpent: 480, unanswered: 5 });
  expect(report.right + report.wrong).toBe(8);
  expect(report.marks).toBe(4 * report.right - report.wrong);
  expect(report.questions.at(-1)?.typed?.text).toBe('12.5');
  return report.questions.length;
}

/** After a paper that a dying server cut, on a day whose plan is done. */
async function expectPlanToGoOn(id: string, daysLeft: number): Promise<void> {
  expect((await todayOf()).exams).toMatchObject([{ daysLeft, left: 0 }]);
  expect((await planOf(id)).days).toHaveLength(daysLeft);
  expect(await forecastOf(id)).toMatchObject({ enough: true });
}

/** It takes a minute, so `npm run test:journey` alone runs it. */
describe.skipIf(process.env['JOURNEY'] === undefined)('a student with an exam', () => {
  beforeAll(openFolder, 60_000);
  afterAll(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('is taken through three weeks, with missed days, a paper and a server that is killed in the middle of it', async () => {
    const added = studentExams.parse(
      await call('POST', 'exams', {
        subject: { kind: 'known', id: 'jee-main' },
        date: '2026-04-06',
        minutes: [25, 25, 25, 25, 25, 40, 0],
        freeDays: [],
      }),
    );
    const id = added.exams[0]?.id ?? '';
    expect(await forecastOf(id)).toMatchObject({ enough: false, answers: 0 });

    let answered = 0;
    const planned = new Map<number, number>();
    const weeks: number[] = [];
    for (let number = 0; number < examDay; number += 1) {
      await moveTo(firstNoon + number * day);
      if (missed.has(number)) continue;
      const { exams } = await todayOf();
      expect(exams).toMatchObject([{ id, daysLeft: examDay - number, done: 0 }]);
      planned.set(number, exams[0]?.left ?? 0);
      if (number % 7 === 0) weeks.push((await planOf(id)).days.length);
      answered += await study(id);
      if (number === paperDay - 1) {
        await moveTo(now + 60 * minute);
        answered += await sitPaper();
        await expectPlanToGoOn(id, examDay - number);
      }
    }

    expect(weeks).toEqual([21, 14, 7]);
    // Sundays are free, and a day after missed ones has what any day of its minutes has.
    const lefts = [...planned].filter(([number]) => number % 7 < 5).map(([, left]) => left);
    expect(planned.get(20)).toBe(0);
    expect(planned.get(7)).toBeGreaterThan(0);
    expect(Math.max(...lefts)).toBeLessThan(1.5 * Math.min(...lefts));
    expect(new Set(seen).size).toBe(seen.length);
    expect(answered).toBe(seen.length);

    const told = await forecastOf(id);
    if (!told.enough) throw new Error(told.because);
    // Five of the paper were left open, and some of the plan were on what others need and the exam does not ask.
    expect(told.answers).toBeLessThanOrEqual(answered - 5);
    expect(told.answers).toBeGreaterThan(0.95 * answered);
    expect(told.low).toBeLessThan(told.high);
    const { quizzes } = historyResponse.parse(await call('GET', 'history'));
    expect(quizzes.length).toBeGreaterThanOrEqual(planned.size - 3);
    for (const quiz of quizzes.slice(0, 3))
      finishedQuizResponse.parse(await call('GET', `history/${quiz.id}`));

    await moveTo(firstNoon + examDay * day);
    expect((await todayOf()).exams).toMatchObject([{ daysLeft: 0, left: 0 }]);
    await moveTo(firstNoon + (examDay + 1) * day);
    expect((await todayOf()).exams).toEqual([]);
    await call('PUT', `exams/${id}/aftermath`, { went: 'better', mark: 81, upkeep: true });
    const [kept] = (await todayOf()).exams;
    expect(kept).toMatchObject({ daysLeft: -1, minutes: 10 });
    expect(kept?.left).toBeGreaterThan(0);
    expect(await forecastOf(id)).toMatchObject({ enough: false, because: 'This exam is over.' });
  }, 240_000);
});
