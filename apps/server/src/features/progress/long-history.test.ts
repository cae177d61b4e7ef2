import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Database } from '../../database/database.ts';
import { quizResults } from '../../database/schema/quizzes.ts';
import { addStudent } from '../../testing/add-student.ts';
import { plainProgress, plainStats } from '../../testing/plain-progress.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { readProgress, readQuizHistoryStats } from './progress-service.ts';

const now = Date.parse('2026-03-27T20:00:00Z');

test.each(testDatabases)('2,000 quizzes are counted right, on $name', async ({ open }) => {
  const { db, close } = await open();
  try {
    const student = await addStudent(db, now);
    await fillHistory(db, student.id, 2000);
    const results = await db.select().from(quizResults).where(eq(quizResults.studentId, student.id));
    const context = { db, clock: () => now };
    expect(await readProgress(context, student, null)).toEqual({
      ...plainProgress(results, calendarAt(now, 'UTC')),
      quizzesToday: expect.any(Number),
    });
    expect(await readQuizHistoryStats(context, student)).toEqual(plainStats(results));
  } finally {
    await close();
  }
});

/** One quiz every 13 minutes up to now, in turn of four topics; about one answer in seven is wrong. */
async function fillHistory(db: Database, studentId: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
    select gen_random_uuid(), ${studentId}, 'subject', (array['general', 'organic', 'physical', 'biochemistry'])[1 + n % 4],
      'beginner', ${new Date(now).toISOString()}::timestamptz - n * interval '13 minutes', '[]', '[]'
    from generate_series(0, ${count - 1}::int) n`);
  await db.execute(sql`
    insert into quiz_results (quiz_id, student_id, topic, completed_at, completed_day, score, total_questions,
      correct_answers, correct_at_first, time_spent, practice, marks, answers)
    select id, student_id, topic, issued_at, (issued_at at time zone 'UTC')::date, 20 * right_answers, 5,
      right_answers, right_answers, 30 + number % 97, false, marks, answers
    from (
      select *, (select count(*) from jsonb_array_elements(answers) a where (a->>'isCorrect')::boolean) as right_answers,
        (select string_agg(case when (a->>'isCorrect')::boolean then '1' else '0' end, '') from jsonb_array_elements(answers) a) as marks
      from (
        select *, (
          select jsonb_agg(jsonb_build_object('questionId', 'question-' || place, 'userAnswer', 0, 'correctAnswer', 0,
            'isCorrect', (number * 31 + place * place) % 7 > 0, 'attempts', 1, 'timeSpent', null))
          from generate_series(1, 5) place
        ) as answers
        from (select *, row_number() over (order by issued_at) as number from quizzes where student_id = ${studentId}) as numbered
      ) as answered
    ) as graded`);
}
