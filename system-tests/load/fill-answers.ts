import { Client } from 'pg';
import { catalogue, questionOfTemplate, testedConcepts } from '@valence/questions';

interface Answered {
  studentId: string;
  quizId: string;
  concept: string;
}

const sabotaged = 10;
const doubted = 20;

/**
 * The ledger of the quizzes that `fillStudents` makes: a million answers over the whole catalogue, some templates asked far more often than others,
 * one in twenty typed, and two tries without options by each student. Ten often asked templates have a wrong key; others stand in
 * quarantine, and in the errata.
 * @returns how many answers there are, and one of a student who is signed in
 */
export async function fillAnswers(url: string): Promise<{ count: number; one: Answered }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  const topics = new Map(testedConcepts().map(({ id, topic }) => [id, topic]));
  const templates = catalogue().map((entry, n) => ({
    ...entry,
    n,
    topic: topics.get(entry.tests[0] ?? '') ?? entry.subject,
  }));
  await client.query(
    `create temp table items as select *, sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) as hardness
     from jsonb_to_recordset($1::jsonb) as row(n int, template text, subject text, topic text, difficulty text, tests jsonb)`,
    [JSON.stringify(templates)],
  );
  await client.query(
    'create temp table abilities as select id as student_id, sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) as ability from users',
  );
  await client.query(
    `insert into quizzes (id, student_id, kind, topic, difficulty, issued_at, questions, question_ids)
     select gen_random_uuid(), id, 'withoutOptions', 'general', 'intermediate', now() - interval '1 hour', '[]', '[]'
     from users, generate_series(1, 2)`,
  );
  await client.query('analyze');
  const { rowCount } = await client.query(statement, [templates.length, sabotaged]);
  for (const { template, subject } of templates.slice(sabotaged, sabotaged + doubted)) {
    const question = questionOfTemplate(template, 1);
    if (question === null) continue;
    await client.query(
      `insert into quarantines (template, question_id, question, checks, contradicts_key, slip, slip_discrimination, key_discrimination, rested, raised_at)
       values ($1, $2, $3, '[]', false, 'slip-1', 0.3, -0.2, 60, now())`,
      [template, question.id, JSON.stringify(question)],
    );
    await client.query(
      `insert into errata (question_id, template, subject, kind, raised_at, withdrawn_at, decided_at)
       values ($1, $1, $2, 'wrongKey', now(), now(), now())`,
      [template, subject],
    );
  }
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze');
  const { rows } = await client.query<Answered>(
    'select student_id as "studentId", quiz_id as "quizId", tests[1] as concept from answers join sessions using (student_id) limit 1',
  );
  await client.end();
  const [one] = rows;
  if (one === undefined) throw new Error('Nobody is signed in');
  return { count: rowCount ?? 0, one };
}

const statement = `
insert into answers (student_id, quiz_id, place, answered_at, answered_day, question_id, template, subject, topic, tests, difficulty,
  mode, kind, first_choice, typed, right_at_first, tries, seconds)
select student_id, quiz_id, place, answered_at, answered_at::date, template, template, subject, topic,
  array(select jsonb_array_elements_text(tests)), difficulty, 'quiz', case when is_typed then 'typed' else 'choice' end,
  case when is_open or is_typed then null when is_right then 'key' else 'slip-' || slip end,
  case when is_typed and not is_open then '1' end, is_right and not is_open, case when is_open then 0 else 1 end, 5 + slip * 20
from (
  select met.*, items.*, ceil(3 * other)::int as slip,
    (luck < 0.25 + 0.75 / (1 + exp(items.hardness - ability))) <> (items.n < $2::int) as is_right
  from (
    select q.student_id, q.id as quiz_id, place, q.issued_at + interval '5 minutes' - (9 - place) * interval '1 ms' as answered_at,
      floor($1::int * power(random(), 2))::int as n, random() as luck, random() as other, random() < 0.03 as is_open,
      q.kind = 'withoutOptions' or random() < 0.05 as is_typed
    from quizzes q, generate_series(0, 9) place where q.kind <> 'withoutOptions' or place = 0
  ) met join items using (n) join abilities using (student_id)
) drawn`;
