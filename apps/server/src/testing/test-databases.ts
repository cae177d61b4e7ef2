import { inject } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { openCopy } from './server-databases.ts';

interface TestDatabase {
  name: string;
  open(): Promise<OpenDatabase>;
}

const server = inject('postgres');

/** The embedded one, and a Postgres server where there is one. */
const all: readonly TestDatabase[] = [
  { name: 'the embedded database', open: openMemoryDatabase },
  ...(server === null ? [] : [{ name: 'a Postgres server', open: () => openCopy(server) }]),
];

/** The databases that the integration tests run on: all before a change lands, else the last, which is the faster one. */
export const testDatabases = process.env['SWEEPS'] === undefined ? all.slice(-1) : all;
