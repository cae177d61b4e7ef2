import {
  explanationLength,
  explanationProblem,
  type ReportAnswerRequest,
  type ReportAnswerResponse,
  type StudentReports,
} from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import { Refusal } from '../../refusal.ts';
import { shownOf } from '../quizzes/shown-of.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { issuedQuestions } from '../quizzes/issued-questions-repository.ts';
import { fileReport } from './file-report-service.ts';
import { hasReported, reportsOfStudent } from './reports-repository.ts';
import { latestTry } from '../quizzes/typed/typed-tries-repository.ts';
import { checkNeighboringRules } from './neighboring-rules.ts';

export interface ReportsContext {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  engine: QuestionEngine;
}

/** How many of their latest reports a student sees. */
const reportsShown = 50;

/**
 * Takes a student's report on a question that they were issued, and proves the question again at once. Withdraws its
 * template when the proof contradicts the key, or when enough students have an open report on it.
 * @throws Refusal `badRequest` for an explanation too short or too long, `notFound` for a question that this student
 * was never issued, `conflict` for a second report on it
 */
export async function reportQuestion(
  { db, clock, randomness, engine }: ReportsContext,
  studentId: string,
  { questionId, reportReason, reportExplanation }: ReportAnswerRequest,
): Promise<ReportAnswerResponse> {
  requireExplanation(reportExplanation);
  const question = (await issuedQuestions(db, studentId, [questionId])).get(questionId);
  if (!question) throw new Refusal('notFound', 'We could not find this question in your quizzes.');
  if (await hasReported(db, studentId, questionId)) throw alreadyReported();

  const { contradictsKey, results } = engine.recheckQuestion(question);
  const latest = reportReason === 'should_count' ? await latestTry(db, studentId, questionId) : null;
  const typedCheck = latest === null ? [] : [checkNeighboringRules(engine, question, latest.typed)];
  const filed = await db.transaction((tx) =>
    fileReport(tx, {
      id: randomness.uuid(),
      studentId,
      template: engine.templateOf(question),
      question,
      reason: reportReason,
      explanation: reportExplanation.trim(),
      checks: [...typedCheck, ...results],
      contradictsKey,
      reportedAt: new Date(clock()),
    }),
  );
  if (filed === null) throw alreadyReported();
  return {
    message: 'Thank you for your feedback! We’ll review this question and make improvements.',
    withdrawn: filed.isWithdrawn,
  };
}

/** A student's latest reports, and what became of each. */
export async function readStudentReports(
  { db, engine }: Pick<ReportsContext, 'db' | 'engine'>,
  studentId: string,
): Promise<StudentReports> {
  const found = await reportsOfStudent(db, studentId, reportsShown);
  return {
    reports: found.map(({ report, isWithdrawn }) => ({
      id: report.id,
      questionId: report.questionId,
      question: report.question.text,
      // What the text shows, and nothing of options and explanation: the quiz may be open.
      drawings: engine.drawStructures({ ...report.question, options: [], explanation: '' }),
      ...shownOf(report.question, engine),
      reason: report.reason,
      explanation: report.explanation,
      reportedAt: report.reportedAt.toISOString(),
      outcome: report.outcome ?? 'open',
      withdrawn: isWithdrawn,
      note: report.note,
      decidedAt: report.decidedAt?.toISOString() ?? null,
    })),
  };
}

/** @throws Refusal `badRequest` for an explanation too short or too long */
export function requireExplanation(explanation: string): void {
  const { least, most } = explanationLength;
  const problem = explanationProblem(explanation);
  if (problem === 'too short')
    throw badExplanation(`Please provide at least ${least} characters explaining the issue.`, {
      requiresExplanation: true,
    });
  if (problem === 'too long') throw badExplanation(`Please keep your explanation under ${most} characters.`);
}

function badExplanation(message: string, flags: { requiresExplanation?: true } = {}): Refusal {
  const fields = [{ field: 'reportExplanation', message }];
  return new Refusal('badRequest', message, { ...flags, fields });
}

export function alreadyReported(): Refusal {
  return new Refusal('conflict', 'You have already reported this question. Thank you for your feedback!', {
    alreadyReported: true,
  });
}
