import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { migrationsFolder } from './migrations-folder.ts';

/** Any number, as long as it stays the same: two servers that start together must migrate in turn. */
export const migrationLock = 7_420_118;
/** Milliseconds; far more than the statements of a start take where nobody is in front. */
const usualWait = 5_000;

/**
 * Brings the schema of a Postgres server up to date, one process after the other. The lock is one of a transaction: a pooler in
 * front gives each statement outside of one to any of its connections, where an unlock would find nothing to unlock.
 * @param db on one connection
 * @param tell hears a sentence for whoever started the server when the others take long
 */
export async function migrateInTurn(
  db: NodePgDatabase,
  tell: (sentence: string) => void,
  longWait = usualWait,
): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = setTimeout(tell, longWait, sentence);
    try {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    } finally {
      clearTimeout(waiting);
    }
    // Its BEGIN changes nothing within a transaction, and its COMMIT ends this one, with the lock; ours then finds nothing open.
    await migrate(tx, { migrationsFolder });
  });
}

const sentence =
  'Waiting for another process that is bringing the tables of DATABASE_URL up to date. If there is none, ' +
  `end the connection that holds its lock: select pid from pg_locks where locktype = 'advisory' and objid = ${migrationLock} and granted.`;
