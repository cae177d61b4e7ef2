import { openPostgresDatabase } from '../database/open-postgres-database.ts';
import { createTestApp } from './test-app.ts';

/** One of several server processes on one Postgres: says its address once it listens, and serves until it is killed. */
const [url = ''] = process.argv.slice(2);
const { app } = await createTestApp(await openPostgresDatabase(url, 10));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
