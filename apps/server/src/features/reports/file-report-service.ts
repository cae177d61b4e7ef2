import { reportersToWithdraw, type ReportReason } from '@valence/contract';
import type { CheckResult, Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { withdrawTemplate } from '../quizzes/withdrawals-repository.ts';
import { insertReport, lockTemplate, openDoubts } from './reports-repository.ts';

/** A report with what the checks found about its question when they ran again. */
interface Filed {
  id: string;
  /** Whose report it is. */
  studentId: string;
  question: Question;
  template: string;
  reason: ReportReason;
  explanation: string;
  checks: readonly CheckResult[];
  contradictsKey: boolean;
  reportedAt: Date;
}

/**
 * Keeps a report, and withdraws its template when the proof contradicts the key, or when enough students have an open report on it.
 * @returns whether it was withdrawn; `null` where this student has reported the question before
 */
export async function fileReport(tx: Database, report: Filed): Promise<{ isWithdrawn: boolean } | null> {
  const { template, contradictsKey, reportedAt } = report;
  await lockTemplate(tx, template);
  const isFirst = await insertReport(tx, {
    ...report,
    questionId: report.question.id,
    outcome: null,
    note: null,
    decidedAt: null,
  });
  if (!isFirst) return null;
  const { reporters } = await openDoubts(tx, template);
  if (!contradictsKey && reporters < reportersToWithdraw) return { isWithdrawn: false };
  const cause = contradictsKey ? 'recheck' : 'reports';
  await withdrawTemplate(tx, { template, cause, withdrawnAt: reportedAt });
  return { isWithdrawn: true };
}
