import type { IssuedQuestion, OpenQuiz, QuizInProgress, SaveQuizInProgressRequest } from '@valence/contract';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { lockStudent } from '../../../database/lock-student.ts';
import { Refusal, signedOut } from '../../../refusal.ts';
import { issueAgain } from '../issue-again-service.ts';
import type { QuestionEngine } from '../question-engine.ts';
import { keepFinalAnswers } from './final-answers.ts';
import {
  findOpenQuiz,
  findQuizInProgress,
  findStanding,
  questionIdsOfUnfinished,
  saveQuizInProgress,
} from './in-progress-repository.ts';

/** The quiz that a student has open, its questions in the student's order. */
export async function readQuizInProgress(
  { db, engine }: { db: Database; engine: QuestionEngine },
  studentId: string,
): Promise<QuizInProgress | null> {
  const found = await findQuizInProgress(db, studentId);
  if (found === null) return null;
  const { questionIds, progress, ...standing } = found.standing;
  const byId = new Map(found.quiz.questions.map((question) => [question.id, question]));
  const questions = questionIds.flatMap((id) => byId.get(id) ?? []);
  const { typedIds } = found.quiz;
  const issued = await issueAgain(db, engine, { ...found.quiz, questions });
  return {
    ...issued,
    ...(typedIds.length > 0 && { questionIds: [...questionIds] }),
    ...standing,
    progress: progress.map((one, place) => {
      const question = issued.questions.find(({ id }) => id === questionIds[place]);
      return question?.corrected === undefined ? one : underCorrection(one, question);
    }),
  };
}

/** What is said of the open quiz where it is not on screen. Its clock goes on there. */
export async function readOpenQuiz(
  { db, clock }: { db: Database; clock: Clock },
  studentId: string,
): Promise<OpenQuiz | null> {
  const found = await findOpenQuiz(db, studentId);
  if (found === null) return null;
  const { startedAt, timeLimit, ...place } = found;
  return {
    ...place,
    left: timeLimit === null ? null : Math.max(0, Math.round(startedAt + timeLimit * 60_000 - clock())),
  };
}

/** A try that was refused, and that the corrected key has as right, is not refused any more: with it the question is over. */
function underCorrection(
  progress: QuizInProgress['progress'][number],
  { corrected, correctAnswer }: IssuedQuestion,
): QuizInProgress['progress'][number] {
  const { kind, tried } = progress;
  const answer = tried.find((option) => corrected === 'voided' || option === correctAnswer);
  return kind === 'resolved' || answer === undefined ? progress : { kind: 'resolved', answer, tried };
}

/**
 * Keeps how far a student is with a quiz, so that it goes on wherever they sign in. A call may come from a tab that does not know what
 * was answered in another one: without practice an answer that was final stays.
 * @throws Refusal `signedOut` for a student whose account was deleted meanwhile, `notFound` for a quiz that is not this student's or is finished, `badRequest` for a standing that does not fit it
 */
export async function keepQuizInProgress(
  { db, clock }: { db: Database; clock: Clock },
  studentId: string,
  { quizId, ...standing }: SaveQuizInProgressRequest,
): Promise<void> {
  const issued = await questionIdsOfUnfinished(db, studentId, quizId);
  if (issued === null) throw new Refusal('notFound', 'This quiz is not open.');
  const problem = problemOf(standing, issued);
  if (problem !== null) throw new Refusal('badRequest', problem);
  await db.transaction(async (tx) => {
    if (!(await lockStudent(tx, studentId))) throw signedOut();
    const kept = keepFinalAnswers(standing, await findStanding(tx, studentId, quizId));
    await saveQuizInProgress(tx, { studentId, quizId, standing: kept, savedAt: new Date(clock()) });
  });
}

function problemOf(
  { questionIds, progress, struck = [], flagged = [], spent, at }: Omit<SaveQuizInProgressRequest, 'quizId'>,
  issued: readonly string[],
): string | null {
  const sent = new Set(questionIds);
  if (questionIds.length !== issued.length || issued.some((id) => !sent.has(id)))
    return 'questionIds: these are not the questions of this quiz.';
  if (progress.length !== issued.length) return 'progress: one entry for each question is needed.';
  if (struck.length > issued.length) return 'struck: this quiz has fewer questions.';
  if (flagged.some((place) => place >= issued.length)) return 'flagged: this quiz has fewer questions.';
  if (spent.length !== issued.length) return 'spent: one entry for each question is needed.';
  if (at >= issued.length) return 'at: this quiz has fewer questions.';
  return null;
}
