import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { withdrawTemplate } from '../quizzes/withdrawals-repository.ts';
import { insertQuarantine, type Quarantine } from './quarantines-repository.ts';
import { lockTemplate } from './reports-repository.ts';

/** What speaks against the key of a template. */
export type Suspicion = Pick<
  Quarantine,
  'template' | 'question' | 'slip' | 'slipDiscrimination' | 'keyDiscrimination' | 'rested'
>;

/**
 * Takes a template out of new quizzes because its answers speak against its key, and proves its last question again, as a student's
 * report would. It stays out until a maintainer decides.
 * @returns whether it had not been in quarantine before
 */
export async function quarantine(
  { db, clock, engine }: { db: Database; clock: Clock; engine: Pick<QuestionEngine, 'recheckQuestion'> },
  suspicion: Suspicion,
): Promise<boolean> {
  const { template, question } = suspicion;
  const { contradictsKey, results } = engine.recheckQuestion(question);
  const raisedAt = new Date(clock());
  return db.transaction(async (tx) => {
    await lockTemplate(tx, template);
    const isFirst = await insertQuarantine(tx, {
      ...suspicion,
      questionId: question.id,
      checks: results,
      contradictsKey,
      raisedAt,
      decidedAt: null,
    });
    if (isFirst) await withdrawTemplate(tx, { template, cause: 'answers', withdrawnAt: raisedAt });
    return isFirst;
  });
}
