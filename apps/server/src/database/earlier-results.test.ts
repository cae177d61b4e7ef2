import { PGlite } from '@electric-sql/pglite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';

test('results that were recorded before totals were kept get the topic of their quiz', async () => {
  const client = await PGlite.create();
  const run = (migration: string) => client.exec(readFileSync(join(migrationsFolder, migration), 'utf8'));
  await run('0000_tables.sql');
  await run('0001_reports.sql');
  const [student, quiz] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await client.exec(`
    insert into users (id, issuer, subject, email, created_at)
    values ('${student}', 'test', 'ada', 'ada@example.org', '2026-03-11');
    insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
    values ('${quiz}', '${student}', 'subject', 'organic', 'beginner', '2026-03-11', '[]', '[]');
    insert into quiz_results (quiz_id, student_id, completed_at, completed_day, score, total_questions,
      correct_answers, correct_at_first, time_spent, practice, answers)
    values ('${quiz}', '${student}', '2026-03-11', '2026-03-11', 40, 5, 2, 2, 30, false, '[]');`);
  await run('0002_totals.sql');
  expect((await client.query('select topic from quiz_results')).rows).toEqual([{ topic: 'organic' }]);
  await client.close();
});
