import { inject } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { openCopy } from './server-databases.ts';

export interface TestDatabase {
  name: string;
  open(): Promise<OpenDatabase>;
}

const server = inject('postgres');

/** The databases that the integration tests run on: the embedded one, and a Postgres server where there is one. */
export const testDatabases: readonly TestDatabase[] = [
  { name: 'the embedded database', open: openMemoryDatabase },
  ...(server === null ? [] : [{ name: 'a Postgres server', open: () => openCopy(server) }]),
];
