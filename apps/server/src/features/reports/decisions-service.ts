import { reportersToWithdraw } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { correctionsOf, saveCorrection } from '../key-corrections/key-corrections-repository.ts';
import { settleByMaintainer } from '../key-audits/settle-items-service.ts';
import { regradeCorrected } from '../grading/regrade-service.ts';
import { decideReports, lockTemplate, openDoubts, type Outcome } from './reports-repository.ts';
import { endQuarantine, isInQuarantine, quarantineOfQuestion } from './quarantines-repository.ts';
import type { Decision } from './decision.ts';
import { doubtedQuestion, type Doubted } from './doubted-question.ts';
import { keepErratum } from './keep-erratum-service.ts';
import type { ReportsContext } from './reports-service.ts';
import {
  endProvisionalWithdrawal,
  endWithdrawal,
  withdrawTemplate,
} from '../quizzes/withdrawals-repository.ts';

type DecisionsContext = Pick<ReportsContext, 'db' | 'clock' | 'randomness' | 'engine'>;

/** What came of a decision, or why it cannot be taken. */
export type Decided =
  | { ok: true; outcome: Outcome; regraded: number; isWithdrawn: boolean }
  | { ok: false; problem: string };

/**
 * Decides all reports on a question, and its quarantine. Kept, it returns to new quizzes unless other reports hold its template back.
 * Corrected or withdrawn, its template stays out until a maintainer restores it, for the flaw is still in its source.
 * @param beside is written in the same transaction
 */
export async function decide(
  context: DecisionsContext,
  questionId: string,
  decision: Decision,
  note: string | null,
  beside: (tx: Database, outcome: Outcome) => Promise<void> = nothing,
): Promise<Decided> {
  const { db, clock } = context;
  const decidedAt = new Date(clock());
  const decided = await db.transaction(async (tx): Promise<Decided> => {
    const first = await doubtedQuestion(tx, questionId);
    if (first === null) return { ok: false, problem: `Nobody has reported a question ${questionId}.` };
    await lockTemplate(tx, first.template);
    const problem = await problemOf(tx, first, decision);
    if (problem !== null) return { ok: false, problem };
    if (decision.kind === 'correct') await correctKey(tx, first, decision.key, decidedAt);
    const outcome = outcomeOf(decision);
    await decideReports(tx, questionId, { outcome, note, decidedAt });
    if ((await quarantineOfQuestion(tx, questionId)) !== null)
      await endQuarantine(tx, first.template, decidedAt);
    const isWithdrawn =
      outcome === 'kept' ? await mayReturn(tx, first.template) : await stayOut(tx, first.template, decidedAt);
    const kind = await keepErratum(tx, first, decision, decidedAt);
    const fault = kind === null || outcome === 'kept' ? null : { kind, outcome };
    await settleByMaintainer(tx, questionId, fault, decidedAt);
    await beside(tx, outcome);
    return { ok: true, outcome, regraded: 0, isWithdrawn };
  });
  // In the call, so that whoever decides learns how many there were; where it is cut short, the background work goes on.
  return decided.ok ? { ...decided, regraded: await regradeCorrected(context) } : decided;
}

/** Lets a template into new quizzes again, named by itself or by a reported question; answers whether it was out. */
export async function restore(
  { db, clock }: Pick<DecisionsContext, 'db' | 'clock'>,
  name: string,
  beside: (tx: Database, template: string) => Promise<void> = nothing,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const template = (await doubtedQuestion(tx, name))?.template;
    for (const candidate of [name, ...(template === undefined ? [] : [template])]) {
      if (!(await endWithdrawal(tx, candidate))) continue;
      await endQuarantine(tx, candidate, new Date(clock()));
      await beside(tx, candidate);
      return true;
    }
    return false;
  });
}

/** Besides the decision itself. */
async function nothing(): Promise<void> {}

async function problemOf(
  tx: Database,
  { questionId, question }: Doubted,
  decision: Decision,
): Promise<string | null> {
  const isCorrected = (await correctionsOf(tx, [questionId])).has(questionId);
  if (decision.kind === 'correct')
    return decision.key === question.key && !isCorrected
      ? 'That option is the key already. To let the question stand, keep it.'
      : null;
  return decision.kind === 'keep' && isCorrected
    ? 'Its key was corrected before. To undo that, correct it to the first key.'
    : null;
}

async function correctKey(
  tx: Database,
  { questionId, question }: Doubted,
  key: number | null,
  decidedAt: Date,
): Promise<void> {
  await saveCorrection(tx, {
    questionId,
    questionText: question.text,
    rightAnswer: key === null ? null : (question.options[key]?.text ?? null),
    decidedAt,
    regradedAt: null,
  });
}

function outcomeOf(decision: Decision): Outcome {
  switch (decision.kind) {
    case 'keep':
      return 'kept';
    case 'withdraw':
      return 'withdrawn';
    case 'correct':
      return decision.key === null ? 'voided' : 'corrected';
  }
}

/** Ends a withdrawal that open reports no longer justify; answers whether the template is still out. */
async function mayReturn(tx: Database, template: string): Promise<boolean> {
  const { reporters, isContradicted } = await openDoubts(tx, template);
  if (isContradicted || reporters >= reportersToWithdraw || (await isInQuarantine(tx, template))) return true;
  return !(await endProvisionalWithdrawal(tx, template));
}

async function stayOut(tx: Database, template: string, withdrawnAt: Date): Promise<true> {
  await withdrawTemplate(tx, { template, cause: 'decision', withdrawnAt });
  return true;
}
