import type { DeskOperation } from '@valence/contract';
import { backupWork } from '../../database/schema/upkeep.ts';
import { errorsAfter } from '../errors/errors-repository.ts';
import { errorsKept } from '../errors/register-error-counts.ts';
import type { DeskContext } from './desk-context.ts';
import { tokensOn, workDoneAt } from './desk-repository.ts';

const errorsShown = 100;

/** How the server fares: tokens of the model, errors of the last day, and the last backup. */
export async function readOperation(context: DeskContext): Promise<DeskOperation> {
  const { db, clock, errors, tokensADay, isEmbedded } = context;
  const now = clock();
  await errors.write();
  const failed = await errorsAfter(db, new Date(now - errorsKept), errorsShown);
  const day = new Date(now).toISOString().slice(0, 10);
  const madeAt = isEmbedded ? await workDoneAt(db, backupWork) : null;
  return {
    model: tokensADay === null ? null : { tokensToday: await tokensOn(db, day), tokensADay },
    errors: failed.map(({ latestAt, ...error }) => ({ ...error, latestAt: latestAt.toISOString() })),
    backup: { madeAt: madeAt && madeAt.toISOString(), isKnown: isEmbedded },
  };
}
