import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** The database as every repository sees it: the embedded one and a Postgres server alike, in or out of a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** How the queue of background work reaches the same database, so that work is sent in a transaction. */
export type QueueConnection = Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;

/** A database that is open, migrated and ready. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'server';
  readonly queue: QueueConnection;
  /** Resolves when a query comes back; rejects otherwise. */
  checkHealth(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be opened, for a reason that whoever started the server can act on. */
export class DatabaseStartError extends Error {}
