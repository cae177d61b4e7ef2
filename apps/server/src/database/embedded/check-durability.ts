import { upkeep } from '../schema/index.ts';
import { DatabaseStartError, type Database } from '../database.ts';

/** A commit now and then also opens a new log segment, which syncs more; one that does not must come by soon. */
const tries = 3;

/**
 * Proves that one commit makes one sync of the disk, so that what was acknowledged survives a crash.
 * @throws DatabaseStartError when it does not
 */
export async function checkDurability(db: Database, countSyncs: () => number, now: Date): Promise<void> {
  const seen: number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = countSyncs();
    await db
      .insert(upkeep)
      .values({ work: 'durability', doneAt: now })
      .onConflictDoUpdate({ target: upkeep.work, set: { doneAt: now } });
    seen.push(countSyncs() - before);
    if (seen.at(-1) === 1) return;
  }
  throw new DatabaseStartError(
    `The embedded database is not durable here: a commit should sync the disk once, not ${seen.join(', ')} times.`,
  );
}
