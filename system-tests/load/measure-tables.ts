import { Client } from 'pg';

const growing = ['users', 'quizzes', 'quiz_results', 'sessions'];

export interface TableSize {
  table: string;
  rows: number;
  /** On disk, its indexes and long values included. */
  bytes: number;
}

/** The tables that grow with students and quizzes. */
export async function measureTables(url: string): Promise<TableSize[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const sizes: TableSize[] = [];
  for (const table of growing) {
    const { rows } = await client.query<{ rows: string; bytes: string }>(
      `select (select count(*) from ${table}) as rows, pg_total_relation_size('${table}') as bytes`,
    );
    sizes.push({ table, rows: Number(rows[0]?.rows), bytes: Number(rows[0]?.bytes) });
  }
  await client.end();
  return sizes;
}
