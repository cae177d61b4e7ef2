import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../apps/server/src/database/database.ts';

const number = z.coerce.number();

const counted = z.object({
  rows: z.array(
    z.object({
      template: z.string(),
      difficulty: z.string(),
      met: number,
      left_open: number,
      tries: number,
      right: number,
      rested: number,
      low: number,
      high: number,
      discrimination: z.nullable(number),
      median: number,
      slips: z.array(z.object({ id: z.string(), chosen: number, discrimination: z.nullable(number) })),
    }),
  ),
});

/**
 * The health of items once more, by another program: plain SQL over results and snapshots of quizzes, without the ledger, by the functions
 * for statistics of Postgres. It counts what record 72 says, for quizzes whose answers are chosen.
 */
export async function recount(db: Database) {
  return counted.parse(await db.execute(sql.raw(statement))).rows;
}

const statement = `
with met as (
  select r.student_id, r.completed_at, r.quiz_id, given.place,
    case when asked.question -> 'origin' ->> 'kind' = 'family'
      then regexp_replace(asked.question ->> 'id', '[.][^.]*$', '')
      else asked.question ->> 'id' end as template,
    asked.question ->> 'difficulty' as difficulty,
    (given.answer ->> 'attempts')::int > 0 as answered,
    (given.answer ->> 'timeSpent')::int as seconds,
    (asked.question ->> 'key')::int as key,
    coalesce(given.answer ->> 'firstAnswer', given.answer ->> 'userAnswer')::int as chosen,
    asked.question -> 'options' as options
  from quiz_results r
  join quizzes q on q.student_id = r.student_id and q.id = r.quiz_id
  cross join lateral jsonb_array_elements(r.answers) with ordinality as given(answer, place)
  join lateral jsonb_array_elements(q.questions) as asked(question) on asked.question ->> 'id' = given.answer ->> 'questionId'
), first as (
  select distinct on (student_id, template, difficulty) *, chosen = key as is_right, options -> chosen -> 'slip' ->> 'id' as slip
  from met order by student_id, template, difficulty, completed_at, quiz_id, place
), tried as (
  select *, is_right::int - avg(is_right::int) over (partition by template, difficulty) as above from first where answered
), rested as (
  select *, case when count(*) over of_student > 5
    then ((sum(above) over of_student - above) / (count(*) over of_student - 1))::float8 end as rest
  from tried window of_student as (partition by student_id)
), slips as (
  select template, difficulty, slip, count(*) as chosen,
    (select corr((other.slip is not distinct from mine.slip and not other.is_right)::int, other.rest) from rested other
     where other.template = mine.template and other.difficulty = mine.difficulty and other.rest is not null) as discrimination
  from rested mine where not is_right and slip is not null group by template, difficulty, slip
), shares as (
  select template, difficulty, count(*) as tries, count(*) filter (where is_right) as "right", count(rest) as rested,
    corr(is_right::int, rest) as discrimination, percentile_cont(0.5) within group (order by seconds) as median
  from rested group by template, difficulty
)
select f.template, f.difficulty, count(*) as met, count(*) filter (where not f.answered) as left_open, s.tries, s."right", s.rested,
  s.discrimination, s.median,
  (p + c / 2 - sqrt(c * p * (1 - p) + c * c / 4)) / (1 + c) as low, (p + c / 2 + sqrt(c * p * (1 - p) + c * c / 4)) / (1 + c) as high,
  coalesce((select jsonb_agg(jsonb_build_object('id', slip, 'chosen', chosen, 'discrimination', discrimination) order by chosen desc, slip collate "C")
    from slips where slips.template = f.template and slips.difficulty = f.difficulty), '[]') as slips
from first f join shares s on s.template = f.template and s.difficulty = f.difficulty
cross join lateral (select s."right"::float8 / s.tries as p, 3.841458820694124 / s.tries as c) as wilson
group by f.template, f.difficulty, s.tries, s."right", s.rested, s.discrimination, s.median, p, c
order by f.template collate "C"`;
