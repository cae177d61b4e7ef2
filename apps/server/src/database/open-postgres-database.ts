import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { DatabaseStartError, type OpenDatabase } from './database.ts';
import { migrateInTurn } from './migrate-in-turn.ts';

/** Milliseconds; far more than this process ever pauses between two statements of a transaction. */
const usualPause = 30_000;

/**
 * Opens a Postgres server and brings its schema up to date.
 * @param longestPause milliseconds after which the server ends a transaction in which nothing is asked: a process that was
 * stopped, or whose machine has gone without a word, would else hold its rows for hours, and whoever waits for one a connection
 * @throws DatabaseStartError when it cannot be reached
 */
export async function openPostgresDatabase(
  url: string,
  connections: number,
  longestPause = usualPause,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // Asked for here and not as the connection is opened: a pooler in front would refuse that.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for the promise, which its types leave out
    onConnect: (client) => client.query(`set idle_in_transaction_session_timeout = ${longestPause}`),
  });
  // An idle connection that the server drops is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  // One that is lent out at that moment tells itself; its query or transaction fails, and that is answered.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await onConnection(pool, (own) =>
      migrateInTurn(own, (sentence) => process.stderr.write(`${sentence}\n`)),
    );
  } catch (error) {
    await pool.end();
    throw new DatabaseStartError(`The Postgres server of DATABASE_URL cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  const db = drizzle(pool);
  db.transaction = (work, options) => onConnection(pool, (own) => own.transaction(work, options));
  return {
    db,
    kind: 'server',
    backups: null,
    queue: { backend: 'postgres', connectionString: url, max: 2 },
    checkHealth: async () => {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}

/**
 * Work with transactions on a connection that is given back whatever happens. Left to itself, drizzle 0.45 keeps the connection
 * for good when its BEGIN fails, as it does while the server goes down.
 */
async function onConnection<Result>(
  pool: Pool,
  work: (db: NodePgDatabase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(drizzle(client));
  } finally {
    client.release();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
