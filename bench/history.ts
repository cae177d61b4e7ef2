import { fillHistory } from '../system-tests/load/fill-history.ts';
import { takeQuiz } from './calls.ts';
import { percentile, type Figure } from './measure.ts';
import { Student } from './student.ts';

const calls = 200;

/** What a student with 2,000 finished quizzes among 1,000,000 results waits for, on a Postgres server. */
export async function benchHistory(base: string, databaseUrl: string): Promise<Figure[]> {
  const student = new Student(base);
  const email = 'bench-history@example.org';
  await student.signUp(email);
  await fillHistory(databaseUrl, email);

  const figures: Figure[] = [];
  for (const [path, expected] of [
    ['/api/user/progress', 'p95 under 30 ms'],
    ['/api/user/quiz-history/stats', 'p95 under 30 ms'],
    ['/api/user/quiz-history', ''],
    ['/api/user/analytics', ''],
    ['/api/user/analytics?subject=organic', ''],
  ] as const) {
    const samples: number[] = [];
    for (let call = 0; call < calls; call += 1) samples.push(await timed(() => read(student, path)));
    figures.push(figure(`history: ${path}`, samples, expected));
  }
  const generate: number[] = [];
  const record: number[] = [];
  for (let quiz = 0; quiz < calls / 4; quiz += 1) await takeQuiz(student, generate, record);
  figures.push(figure('history: record-quiz', record, ''));
  return figures;
}

async function read(student: Student, path: string): Promise<void> {
  const { status, body } = await student.call('GET', path);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
}

async function timed(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

function figure(what: string, samples: readonly number[], expected: string): Figure {
  const value = `p50 ${percentile(samples, 50).toFixed(1)} ms, p95 ${percentile(samples, 95).toFixed(1)} ms (n = ${samples.length})`;
  return { what, value, expected };
}
