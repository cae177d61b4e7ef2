import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '../database/database.ts';
import { upkeep } from '../database/schema/index.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createBackgroundWork, type BackgroundWork, type Job } from './background-work.ts';

const letter = z.object({ to: z.string() });
const waiting = z.object({ rows: z.array(z.object({ data: letter, state: z.string() })) });
const states = z.object({ rows: z.array(z.object({ state: z.string() })) });

describe.each(testDatabases)('background work on $name', ({ open }) => {
  let database: OpenDatabase;
  let done: string[];
  let failures: (string | null)[];
  let processes: BackgroundWork[];
  let job: Job<z.infer<typeof letter>>;

  beforeEach(async () => {
    database = await open();
    done = [];
    failures = [];
    processes = [];
    job = {
      name: 'write-a-letter',
      data: letter,
      run: async ({ to }) => {
        done.push(to);
      },
    };
  });
  afterEach(async () => {
    for (const process of processes) await process.stop();
    await database.close();
  });

  async function startProcess(...jobs: Job<{ to: string }>[]): Promise<BackgroundWork> {
    const process = createBackgroundWork(database.queue, (_, name) => failures.push(name), 0.5);
    for (const one of jobs) process.add(one);
    processes.push(process);
    await process.start();
    return process;
  }

  test('what is sent in a transaction is done once it commits, and by one process only', async () => {
    const first = await startProcess(job);
    await startProcess(job);
    await database.db.transaction((transaction) => first.send(transaction, job, { to: 'Marie' }));
    await expect.poll(() => done).toEqual(['Marie']);
    await wait(1500);
    expect(done).toEqual(['Marie']);
  });

  test('what a process sends it does at once, long before its next look', async () => {
    const patient = createBackgroundWork(database.queue, (_, name) => failures.push(name), 600);
    patient.add(job);
    processes.push(patient);
    await patient.start();
    await database.db.transaction((transaction) => patient.send(transaction, job, { to: 'Pierre' }));
    await expect.poll(() => done).toEqual(['Pierre']);
  });

  test('what is sent in a transaction that fails is never done', async () => {
    const process = await startProcess(job);
    const failing = database.db.transaction(async (transaction) => {
      await process.send(transaction, job, { to: 'nobody' });
      await transaction.insert(upkeep).values({ work: 'never', doneAt: new Date(0) });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await process.send(database.db, job, { to: 'Marie' });
    await expect.poll(() => done).toEqual(['Marie']);
  });

  test('a job that was sent before its process stopped is done by the next', async () => {
    const first = await startProcess(job);
    await first.stop();
    await first.send(database.db, job, { to: 'Marie' });
    await startProcess(job);
    await expect.poll(() => done).toEqual(['Marie']);
  });

  test('a failure is heard of, and so is data that is not what the job takes', async () => {
    const failing: Job<{ to: string }> = { ...job, run: () => Promise.reject(new Error('no ink')) };
    const process = await startProcess(failing);
    await process.send(database.db, failing, { to: 'Marie' });
    await expect.poll(() => failures).toEqual(['write-a-letter']);
  });

  test('of several done at once, only those that fail are tried again', async () => {
    const several: Job<{ to: string }> = {
      ...job,
      atOnce: 3,
      run: async ({ to }) => {
        if (to === 'Pierre') throw new Error('no ink');
        done.push(to);
      },
    };
    const process = createBackgroundWork(database.queue, (_, name) => failures.push(name), 0.5);
    process.add(several);
    processes.push(process);
    await process.start();
    await database.db.transaction(async (transaction) => {
      for (const to of ['Marie', 'Pierre', 'Irène', 'Ève']) await process.send(transaction, several, { to });
    });
    await expect.poll(() => done.toSorted()).toEqual(['Irène', 'Marie', 'Ève']);
    expect(failures).toEqual(['write-a-letter']);
    const left = async () =>
      waiting.parse(
        await database.db.execute(sql`select data, state from background.job where state <> 'completed'`),
      ).rows;
    await expect.poll(left).toEqual([{ data: { to: 'Pierre' }, state: 'retry' }]);
  });

  test('a scheduled job is done at start, once for processes that start together', async () => {
    const scheduled: Job = {
      name: 'sweep',
      schedule: '0 0 1 1 *',
      data: z.object({}),
      run: async () => {
        done.push('swept');
      },
    };
    const start = async (): Promise<void> => {
      const process = createBackgroundWork(database.queue, () => undefined, 0.5);
      process.add(scheduled);
      processes.push(process);
      await process.start();
    };
    await Promise.all([start(), start()]);
    await expect.poll(() => done).toEqual(['swept']);
  });

  describe('a scheduled job that fails', () => {
    const sweep: Job = {
      name: 'sweep',
      schedule: '0 0 1 1 *',
      data: z.object({}),
      run: () => Promise.reject(new Error('no broom')),
    };

    async function statesOf(name: string): Promise<string[]> {
      const found = await database.db.execute(sql`select state from background.job where name = ${name}`);
      return states.parse(found).rows.map(({ state }) => state);
    }

    async function startSweeping(): Promise<void> {
      const process = createBackgroundWork(database.queue, (_, name) => failures.push(name), 0.5);
      process.add(sweep);
      processes.push(process);
      await process.start();
    }

    test('is not tried again before its next time, so that tries do not add up', async () => {
      await startSweeping();
      await expect.poll(() => statesOf('sweep')).toEqual(['failed']);
      expect(failures).toEqual(['sweep']);
    });

    test('is given up where an earlier version still tried it again, time for time', async () => {
      const earlier = new PgBoss({ ...database.queue, schema: 'background' });
      await earlier.start();
      await earlier.createQueue('sweep', { retryLimit: 500, retryDelay: 1 });
      for (let times = 0; times < 3; times += 1) await earlier.send('sweep', {});
      await earlier.stop();
      await startSweeping();
      await expect.poll(() => statesOf('sweep')).toEqual(['failed']);
      expect(failures).toEqual(['sweep']);
    });
  });
});
