import type { DeskAskedRebuild, DeskBackup } from '@valence/contract';
import { BackupProblem, type Backup } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { askForRebuilds } from '../answers/answers-repository.ts';
import { holdRole, writeDown, type Actor } from '../roles/acting.ts';
import type { DeskContext } from './desk-context.ts';
import { noteBackup } from './operator-repository.ts';

/**
 * Makes a backup of the embedded database, as the command does, and writes that down once it is there.
 * @throws Refusal `conflict` for a Postgres server, while another one is made, and where the disk has too little room
 */
export async function backUpOnDesk(
  context: Pick<DeskContext, 'db' | 'clock' | 'randomness' | 'backups'>,
  actor: string,
): Promise<DeskBackup> {
  const { db, clock, backups } = context;
  if (backups === null)
    throw new Refusal('conflict', 'This database is a Postgres server: back it up with pg_dump.');
  const operator: Actor = { id: actor, role: 'operator' };
  await db.transaction((tx) => holdRole(tx, operator));
  const now = clock();
  const note = ({ name, bytes }: Backup) =>
    db.transaction(async (tx) => {
      await writeDown(context, tx, operator, { action: 'backup.make', target: name, details: { bytes } });
      await noteBackup(tx, new Date(now));
    });
  const backup = await backups.make(now, note).catch((error: unknown) => {
    throw error instanceof BackupProblem ? new Refusal('conflict', error.message) : error;
  });
  return shownBackup(backup);
}

/** A backup as it is sent. */
export function shownBackup({ madeAt, ...backup }: Backup): DeskBackup {
  return { ...backup, madeAt: madeAt.toISOString() };
}

/** Has the ledger of answers written anew, as the command does but by the job of the next hour, and writes that down in the same transaction. */
export async function rebuildAnswersOnDesk(
  context: Pick<DeskContext, 'db' | 'clock' | 'randomness'>,
  actor: string,
): Promise<DeskAskedRebuild> {
  await context.db.transaction(async (tx) => {
    await askForRebuilds(tx);
    await writeDown(
      context,
      tx,
      { id: actor, role: 'operator' },
      { action: 'answers.rebuild', target: 'everybody', details: {} },
    );
  });
  return { isAsked: true };
}
