import { lockStudent, type LockedStudent } from '../../database/lock-student.ts';
import type { SavePaperRequest } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import { recordHeld } from '../grading/record-quiz-service.ts';
import { findQuiz } from '../quizzes/quizzes-repository.ts';
import { findPaper, markSubmitted, type StoredPaper } from './papers-repository.ts';
import { insertTry } from '../quizzes/typed/typed-tries-repository.ts';
import { triesOfPaper } from './typed-of-paper.ts';
import { isInTime, goesOnFrom, keepStanding } from './save-paper-service.ts';
import type { PapersContext } from './papers-context.ts';

/**
 * Submits a paper: keeps the last answers where they are in time, and records it as the finished quiz that it is. A paper that is
 * submitted already stays as it is.
 * @throws Refusal `notFound` for a paper that is not this student's, `badRequest` for answers that do not fit it, `conflict` where it went
 * on elsewhere and there is time to look at that
 */
export async function submitPaper(
  context: PapersContext,
  studentId: string,
  request: SavePaperRequest,
  sentTimeZone: string | null,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw signedOut();
    const paper = await findPaper(tx, studentId, request.paperId);
    if (paper === null) throw new Refusal('notFound', 'We could not find this paper.');
    if (paper.submittedAt !== null) return;
    const now = context.clock();
    // Once the time is up there is nothing left to look over.
    if (!goesOnFrom(paper.standing, request) && now < paper.deadline.getTime())
      throw new Refusal('conflict', 'This paper went on elsewhere. Look over your answers and submit again.');
    const last = isInTime(paper, request, now) ? await keepStanding(tx, paper, request) : paper;
    await recordPaper(tx, context, student, last, sentTimeZone);
  });
}

/** Records a paper as it stands, in a transaction that holds the student's row. One that was left open ends at its deadline. */
export async function recordPaper(
  tx: Database,
  context: PapersContext,
  student: LockedStudent,
  paper: StoredPaper,
  sentTimeZone: string | null,
): Promise<void> {
  const found = await findQuiz(tx, student.id, paper.quizId);
  if (!found) throw new Error('A paper has no quiz');
  const { standing, startedAt, deadline } = paper;
  const end = Math.min(context.clock(), deadline.getTime());
  for (const typed of triesOfPaper(context.engine, found.quiz.questions, paper, new Date(end)))
    await insertTry(tx, typed);
  const timeSpent = Math.floor((end - startedAt.getTime()) / 1000);
  const questionsData = found.quiz.questions.map(({ id, key }, place) => {
    const answer = standing.answers[place] ?? null;
    const userAnswer = typeof answer === 'string' ? null : answer;
    return {
      questionId: id,
      userAnswer,
      // Claims that grading does not read.
      correctAnswer: key,
      isCorrect: false,
      attempts: userAnswer === null ? 0 : 1,
      timeSpent: Math.min(timeSpent, Math.round((standing.spent[place] ?? 0) / 1000)),
    };
  });
  const given = { questionsData, timeSpent, isPracticeMode: false };
  await recordHeld(tx, { ...context, clock: () => end }, student, found.quiz, given, sentTimeZone);
  await markSubmitted(tx, paper, new Date(end));
}
