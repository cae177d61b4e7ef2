import { Client } from 'pg';
import { composeQuiz } from '@valence/questions';

const results = 1_000_000;
/** Every five hundredth result is the one student's, which is 2,000 of them; the others did as many each. */
const studied = 500;
const otherStudents = studied - 1;
/** As many of the student's latest quizzes hold real questions: more than analytics look at, also of one subject. */
const realQuizzes = 600;

/**
 * A million results over two years and a half, in the order in which they came: 2,000 are the student's who has
 * the e-mail address, the rest those of 499 others.
 */
export async function fillHistory(databaseUrl: string, email: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Foreign keys hold by the way the rows are made; checking three million of them would take longer than all else.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into users (id, issuer, subject, email, created_at)
       select gen_random_uuid(), 'bench', n::text, n || '@example.org', now() from generate_series(1, $1::int) n`,
      [otherStudents],
    );
    await client.query(`update users set subscription_status = 'active' where email = $1`, [email]);
    await client.query(
      `create temp table filled as
       with others as (select array_agg(id) as ids from users where issuer = 'bench')
       select n, gen_random_uuid() as quiz_id,
         case when n % $2 = 0 then (select id from users where email = $3) else ids[1 + n % $4] end as student_id,
         (array['general', 'organic', 'physical', 'biochemistry', 'analytical'])[1 + n / $2 % 5] as topic,
         now() - ($1 - n + 10) * interval '80 seconds' as at
       from generate_series(1, $1::int) n, others`,
      [results, studied, email, otherStudents],
    );
    await client.query(
      `insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
       select quiz_id, student_id, 'subject', topic, 'intermediate', at - interval '1 minute', '[]', '[]' from filled order by n`,
    );
    await client.query(
      `insert into quiz_results (quiz_id, student_id, topic, completed_at, completed_day, score, total_questions,
         correct_answers, correct_at_first, time_spent, practice, marks, answers)
       select quiz_id, student_id, topic, at, at::date, 20 * (n % 6), 5, n % 6, n % 6, 60 + n % 200, false,
         rpad(left('11111', n % 6), 5, '0'),
         (select jsonb_agg(jsonb_build_object('questionId', 'question-' || place, 'userAnswer', 1, 'correctAnswer', 1,
            'isCorrect', place <= n % 6, 'attempts', 1, 'timeSpent', 12, 'firstAnswer', 1)) from generate_series(1, 5) place)
       from filled order by n`,
    );
    await fillQuestions(client, email);
    await client.query('set session_replication_role = default');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Gives the student's latest quizzes real questions, ten each, answered right and wrong in turn. */
async function fillQuestions(client: Client, email: string): Promise<void> {
  const { rows } = await client.query<{ quiz_id: string; topic: 'general' }>(
    `select quiz_id, topic from quiz_results where student_id = (select id from users where email = $1)
     order by completed_at desc limit $2`,
    [email, realQuizzes],
  );
  for (const [seed, { quiz_id: quizId, topic: subject }] of rows.entries()) {
    const difficulty = 'intermediate';
    const questions = composeQuiz({ subject, difficulty, count: 10, seed, seen: new Set() });
    const answers = questions.map((question, place) => {
      const userAnswer = (question.key + (place % 4)) % 4;
      return {
        questionId: question.id,
        userAnswer,
        correctAnswer: question.key,
        isCorrect: userAnswer === question.key,
        attempts: 1,
        timeSpent: 20 + place,
        firstAnswer: userAnswer,
      };
    });
    await client.query('update quizzes set questions = $2, question_ids = $3 where id = $1', [
      quizId,
      JSON.stringify(questions),
      JSON.stringify(questions.map((question) => question.id)),
    ]);
    const right = answers.map(({ isCorrect }) => (isCorrect ? '1' : '0')).join('');
    await client.query(
      'update quiz_results set answers = $2, marks = $3, total_questions = 10 where quiz_id = $1',
      [quizId, JSON.stringify(answers), right],
    );
  }
}
