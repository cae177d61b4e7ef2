import type { DeskDecision } from '@valence/contract';
import { Refusal } from '../../../refusal.ts';
import { decide, restore, type Decided } from '../../reports/decisions-service.ts';
import type { ReportsContext } from '../../reports/reports-service.ts';
import { writeDown, type Actor } from '../../roles/acting.ts';
import { thrownOutAmong } from '../model-questions-repository.ts';

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
