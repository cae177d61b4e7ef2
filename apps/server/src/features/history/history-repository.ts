import { and, desc, eq, gte, ilike, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { subjectIds, subjects, type HistoryRequest } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { papers } from '../../database/schema/papers.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { itsPaper, paperName } from '../progress/progress-repository.ts';

const itsQuiz = and(eq(quizzes.studentId, quizResults.studentId), eq(quizzes.id, quizResults.quizId));

/** A student's finished quizzes that fit, newest first, from behind the cursor on. */
export async function listFinished(db: Database, studentId: string, request: HistoryRequest, limit: number) {
  return db
    .select({
      id: quizResults.quizId,
      subject: quizResults.topic,
      paper: paperName,
      difficulty: quizzes.difficulty,
      completedAt: quizResults.completedAt,
      score: quizResults.score,
      timeSpent: quizResults.timeSpent,
      totalQuestions: quizResults.totalQuestions,
      correctAnswers: quizResults.correctAnswers,
      rightAtFirst: quizResults.correctAtFirst,
      isPracticeMode: quizResults.practice,
    })
    .from(quizResults)
    .innerJoin(quizzes, itsQuiz)
    .leftJoin(papers, itsPaper)
    .where(and(eq(quizResults.studentId, studentId), ...fitting(request)))
    .orderBy(desc(quizResults.completedAt), desc(quizResults.quizId))
    .limit(limit);
}

function fitting({ subject, difficulty, mode, from, to, search, cursor }: HistoryRequest) {
  const { topic, completedDay, completedAt, quizId, practice } = quizResults;
  const words = search?.trim() ?? '';
  const [moment = '', id = ''] = cursor?.split('_') ?? [];
  return [
    subject && ofSubject(subject),
    difficulty && and(eq(quizzes.difficulty, difficulty), isNull(papers.quizId)),
    mode && eq(practice, mode === 'practice'),
    from && gte(completedDay, from),
    to && lte(completedDay, to),
    words === '' ? undefined : or(ilike(topic, `%${literal(words)}%`), inArray(topic, subjectsNamed(words))),
    cursor && sql`(${completedAt}, ${quizId}) < (${moment}::timestamptz, ${id}::uuid)`,
  ].map((condition) => (condition === '' ? undefined : condition));
}

function ofSubject(subject: NonNullable<HistoryRequest['subject']>) {
  switch (subject) {
    case 'papers':
      return isNotNull(papers.quizId);
    case 'own':
      return and(notInArray(quizResults.topic, [...subjectIds]), isNull(papers.quizId));
    default:
      return eq(quizResults.topic, subject);
  }
}

/** A subject's quizzes are kept under its id, and looked for by its name. */
function subjectsNamed(words: string): string[] {
  return subjects.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase())).map(({ id }) => id);
}

/** Words as they stand: no sign of them is a pattern. */
function literal(words: string): string {
  return words.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
