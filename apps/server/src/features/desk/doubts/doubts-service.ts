import type { deskDecidedQuestions, DeskDoubt, deskDoubts } from '@valence/contract';
import type * as z from 'zod';
import type { Database } from '../../../database/database.ts';
import { countingKey } from '../../key-corrections/counting-key.ts';
import { correctionsOf, type KeyCorrection } from '../../key-corrections/key-corrections-repository.ts';
import { shownOf } from '../../quizzes/shown-of.ts';
import { listWithdrawals, withdrawnTemplates } from '../../quizzes/withdrawals-repository.ts';
import {
  openQuarantines,
  quarantineOfQuestion,
  type Quarantine,
} from '../../reports/quarantines-repository.ts';
import { openReports, reportsOfQuestion, type StoredReport } from '../../reports/reports-repository.ts';
import { auditEntries } from '../../roles/audit-log-repository.ts';
import type { DeskContext } from '../desk-context.ts';
import { onceDoubted, questionsOfTemplate } from './doubts-repository.ts';
import { itemsOf } from '../items/items-repository.ts';
import { shownItem } from '../items/items-service.ts';
import { thrownOutAmong } from '../model-questions-repository.ts';
import { shownEntry } from '../shown-entry.ts';

/** Open doubts that are shown at once; the others follow when those are decided. */
const doubtsShown = 20;
const decidedShown = 10;
const historyShown = 20;

/**
 * The questions that wait for a decision, with all that is known of each, and what is out of new quizzes. Quarantines come first: they are few,
 * and each stands for the answers of many students.
 */
export async function readDoubts(context: DeskContext): Promise<z.infer<typeof deskDoubts>> {
  const { db } = context;
  const ids = new Set([
    ...(await openQuarantines(db)).map(({ questionId }) => questionId),
    ...(await openReports(db)).map(({ questionId }) => questionId),
  ]);
  const doubts = await readQuestions(context, [...ids].slice(0, doubtsShown));
  const out = await listWithdrawals(db);
  // What was thrown out stands in its own list: it does not come back.
  const thrownOut = await thrownOutAmong(
    db,
    out.map(({ template }) => template),
  );
  const withdrawn = out
    .filter(({ template }) => !thrownOut.has(template))
    .map(({ withdrawnAt, ...rest }) => ({ ...rest, withdrawnAt: withdrawnAt.toISOString() }));
  return { doubts, open: ids.size, withdrawn };
}

/** Questions that were once in doubt, by their name or their template's, or those decided last: what was decided may be decided again. */
export async function readDecided(
  context: DeskContext,
  about: string,
): Promise<z.infer<typeof deskDecidedQuestions>> {
  const { ids, count } = await onceDoubted(context.db, about.trim().toLowerCase(), decidedShown);
  return { questions: await readQuestions(context, ids), count };
}

async function readQuestions(context: DeskContext, ids: readonly string[]): Promise<DeskDoubt[]> {
  const known = {
    withdrawn: await withdrawnTemplates(context.db),
    corrections: await correctionsOf(context.db, ids),
  };
  const read: DeskDoubt[] = [];
  for (const id of ids) {
    const question = await readQuestion(context, id, known);
    if (question !== null) read.push(question);
  }
  return read;
}

async function readQuestion(
  context: DeskContext,
  questionId: string,
  {
    withdrawn,
    corrections,
  }: { withdrawn: ReadonlySet<string>; corrections: ReadonlyMap<string, KeyCorrection> },
): Promise<DeskDoubt | null> {
  const { db, engine } = context;
  const reports = await reportsOfQuestion(db, questionId);
  const quarantine = await quarantineOfQuestion(db, questionId);
  const raised = quarantine === null ? reports : [...reports, quarantine];
  const [first] = raised;
  const counting = countingAmong(raised);
  if (first === undefined || counting === undefined) return null;
  const { question, template } = first;
  const key = countingKey(question, corrections);
  return {
    questionId,
    template,
    question: question.text,
    options: question.options.map(({ text, slip }, place) => ({
      text,
      isKey: place === question.key,
      slip: slip === null ? null : (engine.slipName(slip.id) ?? slip.id),
    })),
    explanation: question.explanation,
    drawings: [...engine.drawStructures(question)],
    ...shownOf(question, engine),
    correction: key === question.key ? null : { key },
    checks: counting.checks.map(({ check, verdict, finding }) => ({ check, verdict, finding })),
    contradictsKey: counting.contradictsKey,
    quarantine: quarantine && {
      slip: engine.slipName(quarantine.slip) ?? quarantine.slip,
      slipDiscrimination: quarantine.slipDiscrimination,
      keyDiscrimination: quarantine.keyDiscrimination,
      rested: quarantine.rested,
      decidedAt: quarantine.decidedAt?.toISOString() ?? null,
    },
    reports: reports.map(({ id, reason, explanation, reportedAt, outcome }) => ({
      id,
      reason,
      explanation,
      reportedAt: reportedAt.toISOString(),
      outcome: outcome ?? 'open',
    })),
    items: (await itemsOf(db, [template])).map((item) => shownItem(context, item, withdrawn)),
    isWithdrawn: withdrawn.has(template),
    history: await historyOf(db, questionId, template),
  };
}

/** The report or quarantine whose checks count: one that contradicts the key, of those that are open, or of all where each is decided. */
function countingAmong(
  raised: readonly (StoredReport | Quarantine)[],
): StoredReport | Quarantine | undefined {
  const open = raised.filter(({ decidedAt }) => decidedAt === null);
  const among = open.length > 0 ? open : raised;
  return among.find(({ contradictsKey }) => contradictsKey) ?? among[0];
}

/** What was decided about a question and about others of its template, and when that went back into new quizzes. */
async function historyOf(db: Database, questionId: string, template: string): Promise<DeskDoubt['history']> {
  const targets = [questionId, template, ...(await questionsOfTemplate(db, template))];
  return (await auditEntries(db, targets, historyShown)).map(shownEntry);
}
