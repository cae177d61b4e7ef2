import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { claimKey, keepAnswer, type Answer } from './sandbox-writes-repository.ts';
import { StripeProblem } from './stripe-problem.ts';

/**
 * Runs a write once for its idempotency key. The write and its answer are stored in one transaction. A retry gets the
 * stored answer.
 * @throws StripeProblem if the key was used for another request
 */
export async function answerOnce(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  { key, path, parameters }: { key: string | null; path: string; parameters: object },
  write: (tx: Database) => Promise<object>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    if (key === null) return { status: 200, body: await write(tx) };
    const question = createHash('sha256')
      .update(JSON.stringify([path, parameters]))
      .digest('hex');
    const before = await claimKey(tx, { idempotencyKey: key, question, createdAt: new Date(clock()) });
    if (before && before.question !== question) throw usedOtherwise(key);
    if (before) return before.answer;
    const answer = { status: 200, body: await write(tx) };
    await keepAnswer(tx, key, answer);
    return answer;
  });
}

function usedOtherwise(key: string): StripeProblem {
  return new StripeProblem(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}
