import type { TestProject } from 'vitest/node';
import { migratedDatabase } from './migrated-database.ts';
import { findPostgresPrograms, startCluster } from './postgres-cluster.ts';
import { addTemplate, removeTemplate, type TemplateServer } from './server-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres server of the run; `null` where there is none. */
    postgres: TemplateServer | null;
  }
}

/** Once for a whole run: migrates one database of each kind, which the tests copy, and starts the Postgres server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await migratedDatabase();
  const server = await findServer();
  if (server === null) {
    process.stderr.write(
      'Only the embedded database was tested: no TEST_DATABASE_URL, no Postgres installed.\n',
    );
    project.provide('postgres', null);
    return () => Promise.resolve();
  }
  const template = await addTemplate(server.url);
  project.provide('postgres', template);
  return async () => {
    await removeTemplate(template);
    await server.stop();
  };
}

/** The server that the environment names, else one of our own where Postgres is installed. */
async function findServer(): Promise<{ url: string; stop(): Promise<void> } | null> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, stop: () => Promise.resolve() };
  const programs = findPostgresPrograms();
  return programs === null ? null : startCluster(programs);
}
