import type { ErratumKind, ReportReason } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { withdrawalOf } from '../quizzes/withdrawals-repository.ts';
import type { Decision } from './decision.ts';
import type { Doubted } from './doubted-question.ts';
import { deleteErratum, saveErratum } from './errata-repository.ts';
import { quarantineOfQuestion } from './quarantines-repository.ts';
import { reportsOfQuestion, type StoredReport } from './reports-repository.ts';

/**
 * Writes an upheld fault among the errata, after its template was withdrawn. A decision that undoes a correction takes it out again.
 * @returns what kind of fault it is; `null` where there is none
 */
export async function keepErratum(
  tx: Database,
  { questionId, template, question }: Doubted,
  decision: Decision,
  decidedAt: Date,
): Promise<ErratumKind | null> {
  const isUndone = decision.kind === 'correct' && decision.key === question.key;
  if (decision.kind === 'keep' || isUndone) {
    await deleteErratum(tx, questionId);
    return null;
  }
  const reports = await reportsOfQuestion(tx, questionId);
  const quarantine = await quarantineOfQuestion(tx, questionId);
  const raised = [...reports.map(({ reportedAt }) => reportedAt), quarantine?.raisedAt ?? decidedAt];
  const kind = kindOf(decision, reports);
  await saveErratum(tx, {
    questionId,
    template,
    subject: question.subject,
    kind,
    raisedAt: new Date(Math.min(...raised.map((moment) => moment.getTime()))),
    withdrawnAt: (await withdrawalOf(tx, template))?.withdrawnAt ?? decidedAt,
    decidedAt,
  });
  return kind;
}

/** Where the maintainer names none, the fault is what most of those who reported it call it. */
function kindOf(
  decision: Exclude<Decision, { kind: 'keep' }>,
  reports: readonly Pick<StoredReport, 'reason'>[],
): ErratumKind {
  if (decision.kind === 'correct') return decision.key === null ? decision.fault : 'wrongKey';
  if (decision.fault !== undefined) return decision.fault;
  const byReason = [...Map.groupBy(reports, ({ reason }) => reason)];
  const [most] = byReason.toSorted(([, one], [, other]) => other.length - one.length);
  return kindOfReason[most?.[0] ?? 'other'];
}

const kindOfReason: Readonly<Record<ReportReason, ErratumKind>> = {
  wrong_answer: 'other',
  unclear_question: 'unclear',
  missing_context: 'unclear',
  should_count: 'other',
  typo: 'wording',
  other: 'other',
};
