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
  /** Of the embedded database; `null` for a Postgres server, which is backed up by whoever runs it. */
  readonly backups: Backups | null;
  /** Resolves when a query comes back; rejects otherwise. */
  checkHealth(): Promise<void>;
  close(): Promise<void>;
}

/** The whole database in one file. */
export interface Backup {
  name: string;
  bytes: number;
  madeAt: Date;
}

export interface Backups {
  readonly folder: string;
  /** The latest first. */
  list(): Promise<Backup[]>;
  /**
   * Makes one while the database is in use, named by an instant in milliseconds since 1970: all that was committed before is in it.
   * @param note is done once it is there; where it fails there is none
   * @throws BackupProblem
   */
  make(now: number, note: (backup: Backup) => Promise<void>): Promise<Backup>;
}

/** There is no backup, for a reason that whoever asked for it can act on. */
export class BackupProblem extends Error {}

/** The database cannot be opened, for a reason that whoever started the server can act on. */
export class DatabaseStartError extends Error {}
