import { openPaperResponse, paperReport, papersResponse, type OpenPaper } from '@valence/contract';
import type { TestStudent } from '../../../testing/test-app.ts';

export const path = '/api/user/papers';
export const minute = 60_000;
export const json = { 'content-type': 'application/json' };
export const wish = { examId: 'counting', length: 'full', extraTime: 0 } as const;

export async function start(student: TestStudent, change: object = {}): Promise<OpenPaper> {
  const response = await student.post(path, { ...wish, ...change });
  const { paper } = openPaperResponse.parse(response.json());
  if (paper === null) throw new Error('No paper');
  return paper;
}

export async function openPaper(student: TestStudent): Promise<OpenPaper | null> {
  return openPaperResponse.parse((await student.get(`${path}/open`)).json()).paper;
}

export async function list(student: TestStudent) {
  return papersResponse.parse((await student.get(path)).json());
}

export function save(student: TestStudent, body: object) {
  return student.send('PUT', `${path}/open`, json, JSON.stringify(body));
}

export function submit(student: TestStudent, body: object) {
  return student.post(`${path}/open/submit`, body);
}

export async function report(student: TestStudent, paperId: string) {
  return paperReport.parse((await student.get(`${path}/${paperId}`)).json());
}

/** Answers to the first questions, each with the option at its place; the keys of the small engine go 0, 1, 2, 3. */
export function given(paper: OpenPaper, answers: readonly (number | null)[], elapsed: number) {
  const { standing, paperId } = paper;
  const filled = standing.answers.map((_, place) => answers[place] ?? null);
  const spent = filled.map((answer) => (answer === null ? 0 : 5000));
  const revision = standing.revision + answers.length;
  return { paperId, elapsed, standing: { ...standing, answers: filled, spent, revision, flagged: [1] } };
}
