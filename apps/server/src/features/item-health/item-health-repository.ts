import { and, asc, eq, gt, gte, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { answers } from '../../database/schema/answers.ts';
import { itemHealth } from '../../database/schema/item-health.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import type { AnswerRow } from './statistics/first-encounters.ts';
import type { ItemHealth } from './statistics/item-tally.ts';

const studentsAtOnce = 100;
const itemsAtOnce = 500;

/**
 * The ledger student by student, in the order of their ids, each one's rows oldest first; nothing recorded after an instant. A page at a
 * time: calls of students come in between. Questions without options after a right choice are left out: only those who know the answer
 * are asked, often before the quiz itself is recorded.
 */
export async function* answersByStudent(db: Database, until: Date): AsyncGenerator<AnswerRow[]> {
  let after: string | null = null;
  do {
    const ids = await studentIds(db, after);
    const [first, last] = [ids[0], ids.at(-1)];
    if (first === undefined || last === undefined) return;
    const rows = await db
      .select({
        studentId: answers.studentId,
        template: answers.template,
        difficulty: answers.difficulty,
        subject: answers.subject,
        topic: answers.topic,
        tests: answers.tests,
        kind: answers.kind,
        firstChoice: answers.firstChoice,
        rightAtFirst: answers.rightAtFirst,
        tries: answers.tries,
        seconds: answers.seconds,
      })
      .from(answers)
      .where(
        and(
          gte(answers.studentId, first),
          lte(answers.studentId, last),
          lte(answers.answeredAt, until),
          // What is chosen needs no look at its quiz.
          or(eq(answers.kind, 'choice'), notExists(withoutOptionsOf(db, first, last))),
        ),
      )
      .orderBy(asc(answers.studentId), asc(answers.answeredAt), asc(answers.quizId), asc(answers.place));
    yield* Map.groupBy(rows, ({ studentId }) => studentId).values();
    after = ids.length < studentsAtOnce ? null : last;
  } while (after !== null);
}

/**
 * The quiz of an answer of students from one id to another, where it followed a right choice without options. The ids are said again: Postgres
 * reads all that this can match, which without them is everybody's quizzes for each page of students.
 */
function withoutOptionsOf(db: Database, first: string, last: string) {
  return db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(
      and(
        eq(quizzes.studentId, answers.studentId),
        gte(quizzes.studentId, first),
        lte(quizzes.studentId, last),
        eq(quizzes.id, answers.quizId),
        eq(quizzes.kind, 'withoutOptions'),
      ),
    );
}

async function studentIds(db: Database, after: string | null): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(after === null ? undefined : gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(studentsAtOnce);
  return rows.map(({ id }) => id);
}

/** Puts what was computed in the place of what stood there. */
export async function replaceItemHealth(
  db: Database,
  items: readonly ItemHealth[],
  computedAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(itemHealth);
    for (let from = 0; from < items.length; from += itemsAtOnce) {
      const page = items.slice(from, from + itemsAtOnce);
      await tx.insert(itemHealth).values(page.map((item) => ({ ...item, computedAt })));
    }
  });
}

/** A student's row in which a template was answered last; `null` where the ledger has none. */
export async function latestAnswerOn(
  db: Database,
  template: string,
): Promise<{ studentId: string; quizId: string; questionId: string } | null> {
  const [latest] = await db
    .select({ studentId: answers.studentId, quizId: answers.quizId, questionId: answers.questionId })
    .from(answers)
    .where(eq(answers.template, template))
    .orderBy(sql`${answers.answeredAt} desc`)
    .limit(1);
  return latest ?? null;
}

/** How the answered questions of a student's finished quiz fare with everybody, where so many have answered. */
export async function healthOfQuiz(
  db: Database,
  { studentId, quizId, fewest }: { studentId: string; quizId: string; fewest: number },
) {
  return db
    .select({
      questionId: answers.questionId,
      tries: itemHealth.tries,
      right: itemHealth.right,
      slips: itemHealth.slips,
    })
    .from(answers)
    .innerJoin(
      itemHealth,
      and(eq(itemHealth.template, answers.template), eq(itemHealth.difficulty, answers.difficulty)),
    )
    .where(and(eq(answers.studentId, studentId), eq(answers.quizId, quizId), gte(itemHealth.tries, fewest)))
    .orderBy(asc(answers.place));
}

/** How many templates and levels so many have answered. */
export async function countJudged(db: Database, fewest: number): Promise<number> {
  return db.$count(itemHealth, gte(itemHealth.tries, fewest));
}

/**
 * First tries of each topic, over the templates and levels that so many students have chosen an answer to, and how many of those were
 * judged and tell who knows more.
 */
export async function healthByTopic(
  db: Database,
  { fewestTold, fewestJudged }: { fewestTold: number; fewestJudged: number },
) {
  const { subject, topic, tries, right, discrimination } = itemHealth;
  return db
    .select({
      subject,
      topic,
      questions: sql<number>`count(*)::int`,
      answers: sql<number>`sum(${tries})::int`,
      right: sql<number>`sum(${right})::int`,
      judged: sql<number>`(count(*) filter (where ${tries} >= ${fewestJudged}))::int`,
      telling: sql<number>`(count(*) filter (where ${tries} >= ${fewestJudged} and ${discrimination} > 0))::int`,
    })
    .from(itemHealth)
    .where(gte(tries, fewestTold))
    .groupBy(subject, topic);
}
