import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { findProgress } from '../../apps/server/src/features/progress/progress-repository.ts';

const program = fileURLToPath(new URL('floor-server.ts', import.meta.url));

/**
 * Starts the floor: the least that a server on this database can do, with the very query of a student's progress.
 * @param under a command that runs it, such as `taskset`, which gives it one core
 */
export async function startFloor(url: string, port: number, under: readonly string[]): Promise<ChildProcess> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create table bench_questions as
    select row_number() over () as n, question
    from (select jsonb_array_elements(questions) as question from (select questions from quizzes limit 1) one) asked`);
  const { rows } = await client.query<{ id: string }>('select id from users limit 1');
  let asked = ['', '[]'];
  const logger = {
    logQuery: (query: string, parameters: unknown[]) => {
      asked = [query, JSON.stringify(parameters)];
    },
  };
  await findProgress(drizzle(client, { logger }), rows[0]?.id ?? '', new Date());
  await client.end();
  const [command = process.execPath, ...rest] = [...under, process.execPath, program, String(port), ...asked];
  const floor = spawn(command, rest, {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await wait(1500);
  return floor;
}
