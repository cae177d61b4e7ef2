import {
  fewestTries,
  type DeskDecision,
  type DeskDoubt,
  type DeskItem,
  type deskDoubts,
} from '@valence/contract';
import type * as z from 'zod';
import { Refusal } from '../../refusal.ts';
import { wilsonInterval } from '../item-health/statistics/wilson-interval.ts';
import { shownOf } from '../quizzes/shown-of.ts';
import { listWithdrawals, withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';
import { decide, restore, type Decided } from '../reports/decisions-service.ts';
import { openQuarantines } from '../reports/quarantines-repository.ts';
import { openReports, reportsOfQuestion } from '../reports/reports-repository.ts';
import type { ReportsContext } from '../reports/reports-service.ts';
import { writeDown, type Actor } from '../roles/acting.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import type { DeskContext } from './desk-context.ts';
import { findItems, itemsOf, type StoredItem } from './desk-repository.ts';
import { thrownOutAmong } from './model-questions-repository.ts';
import { shownEntry } from './shown-entry.ts';

/** Open doubts that are shown at once, the oldest; the others follow when those are decided. */
const doubtsShown = 20;
const historyShown = 20;
const itemsShown = 100;

/** Every question that waits for a decision, with all that is known of it, and what is out of new quizzes. */
export async function readDoubts(context: DeskContext): Promise<z.infer<typeof deskDoubts>> {
  const { db } = context;
  const quarantines = await openQuarantines(db);
  const withdrawnNow = await withdrawnTemplates(db);
  const ids = new Set([
    ...(await openReports(db)).map(({ questionId }) => questionId),
    ...quarantines.map(({ questionId }) => questionId),
  ]);
  const doubts: DeskDoubt[] = [];
  for (const questionId of [...ids].slice(0, doubtsShown)) {
    const quarantine = quarantines.find((one) => one.questionId === questionId) ?? null;
    const doubt = await readDoubt(context, questionId, quarantine, withdrawnNow);
    if (doubt !== null) doubts.push(doubt);
  }
  const out = await listWithdrawals(db);
  // What was thrown out stands in its own list: it does not come back.
  const thrownOut = await thrownOutAmong(
    db,
    out.map(({ template }) => template),
  );
  const withdrawn = out
    .filter(({ template }) => !thrownOut.has(template))
    .map(({ withdrawnAt, ...rest }) => ({ ...rest, withdrawnAt: withdrawnAt.toISOString() }));
  return { doubts, withdrawn };
}

type OpenQuarantine = Awaited<ReturnType<typeof openQuarantines>>[number];

async function readDoubt(
  context: DeskContext,
  questionId: string,
  quarantine: OpenQuarantine | null,
  withdrawn: ReadonlySet<string>,
): Promise<DeskDoubt | null> {
  const { db, engine } = context;
  const reports = await reportsOfQuestion(db, questionId);
  const first = reports[0] ?? quarantine;
  if (first === null) return null;
  const { question, template, checks } = first;
  const history = await auditEntries(db, questionId, historyShown);
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
    checks: checks.map(({ check, verdict, finding }) => ({ check, verdict, finding })),
    contradictsKey: [...reports, ...(quarantine === null ? [] : [quarantine])].some(
      (one) => one.contradictsKey,
    ),
    quarantine: quarantine && {
      slip: engine.slipName(quarantine.slip) ?? quarantine.slip,
      slipDiscrimination: quarantine.slipDiscrimination,
      keyDiscrimination: quarantine.keyDiscrimination,
      rested: quarantine.rested,
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
    history: history.map(shownEntry),
  };
}

/** How templates fare, for a search. */
export async function searchItems(
  context: DeskContext,
  asked: Omit<Parameters<typeof findItems>[1], 'limit'>,
): Promise<{ items: DeskItem[] }> {
  const withdrawn = await withdrawnTemplates(context.db);
  const items = await findItems(context.db, { ...asked, limit: itemsShown });
  return { items: items.map((item) => shownItem(context, item, withdrawn)) };
}

/**
 * Decides about a question, and writes that down in the same transaction.
 * @param actor `null` for the command
 * @throws Refusal `conflict` for a decision that cannot be taken
 */
export async function decideOnDesk(
  context: ReportsContext,
  actor: string | null,
  { questionId, decision, note }: DeskDecision,
): Promise<Extract<Decided, { ok: true }>> {
  const words = note?.trim() || null;
  const decided = await decide(context, questionId, decision, words, (tx, outcome) =>
    writeDown(context, tx, maintainer(actor), {
      action: 'question.decide',
      target: questionId,
      details: {
        outcome,
        note: words,
        ...(decision.kind === 'correct' && { key: decision.key }),
        ...('fault' in decision && { fault: decision.fault ?? null }),
      },
    }),
  );
  if (!decided.ok) throw new Refusal('conflict', decided.problem);
  return decided;
}

/**
 * Lets a template into new quizzes again, named by itself or by a reported question, and writes that down in the same transaction.
 * @param actor `null` for the command
 * @throws Refusal `conflict` for one that is in them, and for a question of the model that was thrown out
 */
export async function restoreOnDesk(
  context: ReportsContext,
  actor: string | null,
  { template, note }: { template: string; note: string | null },
): Promise<{ template: string }> {
  const isRestored = await restore(context, template, async (tx, restored) => {
    if ((await thrownOutAmong(tx, [restored])).size > 0)
      throw new Refusal(
        'conflict',
        'The language model wrote this question, and it was thrown out for good.',
      );
    await writeDown(context, tx, maintainer(actor), {
      action: 'template.restore',
      target: restored,
      details: { note: note?.trim() || null },
    });
  });
  if (!isRestored) throw new Refusal('conflict', `${template} is not out of new quizzes.`);
  return { template };
}

function maintainer(id: string | null): Actor {
  return id === null ? null : { id, role: 'maintainer' };
}

function shownItem(
  { engine }: Pick<DeskContext, 'engine'>,
  { topic: _topic, rested: _rested, computedAt: _computedAt, ...item }: StoredItem,
  withdrawn: ReadonlySet<string>,
): DeskItem {
  const isEnough = item.tries >= fewestTries;
  return {
    ...item,
    interval: isEnough ? wilsonInterval(item.right, item.tries) : null,
    discrimination: isEnough ? item.discrimination : null,
    slips: item.slips.map(({ id, chosen, discrimination }) => ({
      name: engine.slipName(id) ?? id,
      chosen,
      discrimination: isEnough ? discrimination : null,
    })),
    isWithdrawn: withdrawn.has(item.template),
  };
}
