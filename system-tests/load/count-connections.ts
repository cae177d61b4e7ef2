import { Client } from 'pg';

/** Connections to a Postgres server, but for the one that asks. */
export async function countConnections(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
  return rows[0]?.count ?? Number.NaN;
}
