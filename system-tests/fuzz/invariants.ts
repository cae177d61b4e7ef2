/** Who began as Premium: the provider of payments knows nothing of it, so a call may end it, and their quizzes stay. */
export const premiumIssuer = 'test-premium';

/** What holds in the database whatever was asked of the server; each query answers the rows that break it. */
export const invariants: readonly { promise: string; broken: string }[] = [
  {
    promise: 'a result lies within its quiz',
    broken: `select quiz_id from quiz_results r join quizzes q on q.student_id = r.student_id and q.id = r.quiz_id
      where r.topic <> q.topic or r.score not between 0 and 100
        or r.total_questions <> jsonb_array_length(q.questions) or r.correct_answers > r.total_questions
        or r.completed_at < q.issued_at or r.time_spent < 0
        or r.time_spent > extract(epoch from r.completed_at - q.issued_at) + 61`,
  },
  {
    promise: 'a score is what the answers say',
    broken: `select quiz_id from quiz_results r
      where r.correct_answers <> (select count(*) from jsonb_array_elements(r.answers) a where (a->>'isCorrect')::boolean)`,
  },
  {
    promise: 'nobody was issued more quizzes than the plan allows',
    broken: `select q.student_id, q.issued_at::date from quizzes q join users u on u.id = q.student_id
      where u.subscription_status <> 'active' and u.issuer <> '${premiumIssuer}' and u.time_zone is null
        and q.kind <> 'withoutOptions'
      group by 1, 2 having count(*) > 5 or bool_or(q.kind = 'custom')`,
  },
  {
    promise:
      'a result has one mark a question, and as many of them right as its answers were at the first attempt',
    broken: `select quiz_id from quiz_results r
      where length(r.marks) <> r.total_questions or length(replace(r.marks, '0', '')) <> r.correct_at_first`,
  },
  {
    promise: 'a student reported a question once at most, and one that was issued to them',
    broken: `select r.student_id from reports r group by r.student_id, r.question_id having count(*) > 1
      union all select r.student_id from reports r where not exists (
        select 1 from quizzes q where q.student_id = r.student_id and q.question_ids ? r.question_id)`,
  },
];
