import type { DeskOperation } from '@valence/contract';
import { errorsAfter } from '../errors/errors-repository.ts';
import { errorsKept } from '../errors/register-error-counts.ts';
import type { DeskContext } from './desk-context.ts';
import { lastBackup, tokensOn } from './operator-repository.ts';
import { shownBackup } from './upkeep-service.ts';

const errorsShown = 100;
const backupsShown = 20;

/** How the server fares: tokens of the model, errors of the last day, and backups. */
export async function readOperation(context: DeskContext): Promise<DeskOperation> {
  const { db, clock, errors, tokensADay, backups } = context;
  const now = clock();
  await errors.write();
  const failed = await errorsAfter(db, new Date(now - errorsKept), errorsShown);
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    model: tokensADay === null ? null : { tokensToday: await tokensOn(db, day), tokensADay },
    errors: failed.map(({ latestAt, ...error }) => ({ ...error, latestAt: latestAt.toISOString() })),
    backups: backups && {
      folder: backups.folder,
      lastAt: (await lastBackup(db))?.toISOString() ?? null,
      kept: (await backups.list()).slice(0, backupsShown).map(shownBackup),
    },
  };
}
