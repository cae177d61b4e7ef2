import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { snapshotsOf } from '../quizzes/snapshots/snapshots-repository.ts';
import { quarantine } from '../reports/quarantine-service.ts';
import { quarantinedTemplates } from '../reports/quarantines-repository.ts';
import { answersByStudent, latestAnswerOn, replaceItemHealth } from './item-health-repository.ts';
import { firstEncounters } from './statistics/first-encounters.ts';
import { countSharesRight } from './statistics/shares-right.ts';
import { suspectKey } from './statistics/suspect-key.ts';
import { tallyItems } from './statistics/tally-items.ts';
import type { ItemHealth } from './statistics/item-tally.ts';

export interface ItemHealthContext {
  db: Database;
  clock: Clock;
  engine: Pick<QuestionEngine, 'recheckQuestion'>;
}

/**
 * Computes how every template fares from the ledger, keeps it, and puts those in quarantine whose answers speak against their key.
 * Two readings of the ledger: what share is right everywhere comes first, since rest scores are reckoned against it.
 * @returns how many templates and levels there are, and how many came into quarantine
 */
export async function computeItemHealth(
  context: ItemHealthContext,
): Promise<{ items: number; quarantined: number }> {
  const { db, clock } = context;
  const computedAt = new Date(clock());
  const shares = countSharesRight();
  for await (const rows of answersByStudent(db, computedAt)) shares.add(firstEncounters(rows));
  const tallies = tallyItems(shares);
  for await (const rows of answersByStudent(db, computedAt)) tallies.add(firstEncounters(rows));
  const items = tallies.items();
  await replaceItemHealth(db, items, computedAt);
  return { items: items.length, quarantined: await quarantineSuspects(context, items) };
}

async function quarantineSuspects(context: ItemHealthContext, items: readonly ItemHealth[]): Promise<number> {
  const known = await quarantinedTemplates(context.db);
  let quarantined = 0;
  for (const item of items) {
    const suspicion = known.has(item.template) ? null : suspectKey(item);
    if (suspicion === null) continue;
    const question = await latestQuestion(context.db, item.template);
    if (question === null) continue;
    const { template, rested } = item;
    if (await quarantine(context, { ...suspicion, template, rested, question })) quarantined += 1;
  }
  return quarantined;
}

async function latestQuestion(db: Database, template: string) {
  const latest = await latestAnswerOn(db, template);
  if (latest === null) return null;
  const { studentId, quizId, questionId } = latest;
  const questions = (await snapshotsOf(db, studentId, [quizId])).get(quizId);
  return questions?.find(({ id }) => id === questionId) ?? null;
}
