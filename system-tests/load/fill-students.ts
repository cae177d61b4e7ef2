import { Client } from 'pg';
import { composeQuiz } from '@valence/questions';
import { createSessions } from '../../apps/server/src/features/sign-in/sessions-service.ts';
import type { Database } from '../../apps/server/src/database/database.ts';

/** One per cent of a million students and their hundred million answers. */
const filled = { students: 10_000, quizzes: 100_000, questions: 10 } as const;

const differentQuizzes = 200;

/**
 * Students with ten finished quizzes each, of ten real questions, over the last ninety days; all Premium.
 * @returns cookies of so many of them who are signed in
 */
export async function fillStudents(url: string, db: Database, signedIn: number): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { students, quizzes, questions } = filled;
  // Foreign keys hold by the way the rows are made.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into users (id, issuer, subject, email, created_at, subscription_status)
     select gen_random_uuid(), 'bench', n::text, n || '@example.org', now(), 'active' from generate_series(1, $1::int) n`,
    [students],
  );
  await client.query('create temp table composed (n int, questions jsonb, ids jsonb)');
  for (let seed = 0; seed < differentQuizzes; seed += 1) {
    const quiz = composeQuiz({
      subject: 'general',
      difficulty: 'intermediate',
      count: questions,
      seed,
      seen: new Set(),
    });
    const row = [seed, JSON.stringify(quiz), JSON.stringify(quiz.map(({ id }) => id))];
    await client.query('insert into composed values ($1, $2, $3)', row);
  }
  await client.query(
    `insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
     select gen_random_uuid(), u.id, 'subject', 'general', 'intermediate', now() - q * interval '9 days' - interval '1 day', c.questions, c.ids
     from users u, generate_series(0, $1::int - 1) q, composed c where c.n = (u.subject::int + q * 7) % $2`,
    [quizzes / students, differentQuizzes],
  );
  await client.query(
    `insert into quiz_results (quiz_id, student_id, topic, completed_at, completed_day, score, total_questions,
       correct_answers, correct_at_first, time_spent, practice, marks, answers)
     select id, student_id, topic, issued_at + interval '5 minutes', issued_at::date, 80, $1::int, 8, 8, 300, false,
       rpad('11111111', $1::int, '0'),
       (select jsonb_agg(jsonb_build_object('questionId', question, 'userAnswer', 1, 'correctAnswer', 1, 'isCorrect', place <= 8,
          'attempts', 1, 'timeSpent', 30, 'firstAnswer', 1)) from jsonb_array_elements_text(question_ids) with ordinality as asked(question, place))
     from quizzes`,
    [questions],
  );
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: string }>('select id from users limit $1', [signedIn]);
  await client.end();
  const sessions = createSessions(db, Date.now);
  const cookies: string[] = [];
  for (const { id } of rows) cookies.push(`valence_session=${await sessions.start(db, id)}`);
  return cookies;
}
