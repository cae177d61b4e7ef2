import { is, SQL, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import * as z from 'zod';
import type { Database, QueueConnection } from '../database/database.ts';

/** Work that nobody waits for: done by any one of the processes. What is sent is tried again until it succeeds. */
export interface Job<Data extends object = object> {
  /** In kebab-case; also the name of its queue. */
  readonly name: string;
  /**
   * When it is done by itself, as a cron line in UTC, and once at start; what fails waits for the next time. Without one it is done when
   * it is sent.
   */
  readonly schedule?: string;
  /** How many of those that wait are done at once; 1 where it is left out. */
  readonly atOnce?: number;
  /** What is sent with it: it waited in the database, perhaps since an earlier version. */
  readonly data: z.ZodType<Data>;
  run(data: Data): Promise<void>;
}

/** The queue of background work, shared by all processes on one database. */
export interface BackgroundWork {
  /** Makes a job known; all of them before `start`. */
  add<Data extends object>(job: Job<Data>): void;
  /** Sends a job in the transaction given: it will be done exactly if that commits. */
  send<Data extends object>(transaction: Database, job: Job<Data>, data: Data): Promise<void>;
  start(): Promise<void>;
  /** Lets running jobs end; what is left is done by another process or after the next start, or at its next time. */
  stop(): Promise<void>;
}

/** Seconds: again after a quarter of a minute at first, then ever later up to an hour, for three weeks in all. */
const retries = {
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3600,
  retryLimit: 500,
  retentionSeconds: 30 * 24 * 3600,
} as const;
/** The next time comes anyway: were each tried again, the tries of all of them would add up while it fails. */
const withSchedule = { ...retries, retryLimit: 0 } as const;
/** Seconds in which several processes that start together do a scheduled job once. */
const startTogether = 600;
const patience = 3000;
/** Milliseconds until this process looks for what it sent: by then the transaction has mostly ended. */
const untilCommitted = 50;

/**
 * Makes the queue on a database. Nothing is done before `start`.
 * @param onFailure hears of jobs and looks that failed, each time anew
 * @param pollingIntervalSeconds between looks for what other processes sent, or what is to be tried again; a look costs a query
 */
export function createBackgroundWork(
  connection: QueueConnection,
  onFailure: (error: unknown, job: string | null) => void,
  pollingIntervalSeconds = 5,
): BackgroundWork {
  const boss = new PgBoss({ ...connection, schema: 'background' });
  boss.on('error', (error) => onFailure(error, null));
  const jobs: Job[] = [];
  /** Ids of the workers by the names of their jobs. */
  const workers = new Map<string, string>();
  let isRunning = false;

  return {
    add(job) {
      jobs.push(parsing(job, onFailure));
    },

    async send(transaction, job, data) {
      await boss.send(job.name, data, { db: fromDrizzle(withRows(transaction), sql) });
      // What is not committed yet, or sent by a process without workers, waits for the next look.
      const worker = workers.get(job.name);
      if (worker !== undefined) setTimeout(() => boss.notifyWorker(worker), untilCommitted).unref();
    },

    async start() {
      await boss.start();
      isRunning = true;
      for (const job of jobs) {
        await openQueue(boss, job);
        const options = {
          pollingIntervalSeconds,
          batchSize: job.atOnce ?? 1,
          // Whatever else waits is not left for the next look.
          burstWhenBatchFull: true,
          perJobResults: true,
        } as const;
        const worker = await boss.work<object | null, void, typeof options>(job.name, options, (batch) =>
          Promise.all(batch.map(async ({ id, data }) => ({ id, status: await outcomeOf(job, data) }))),
        );
        workers.set(job.name, worker);
        if (job.schedule === undefined) continue;
        await boss.schedule(job.name, job.schedule);
        await boss.send(job.name, {}, { singletonKey: 'start', singletonSeconds: startTogether });
      }
    },

    async stop() {
      if (!isRunning) return;
      isRunning = false;
      workers.clear();
      await boss.stop({ graceful: true, timeout: patience });
    },
  };
}

/** Makes the queue of a job, or gives the one that an earlier version made the options of this version. */
async function openQueue(boss: PgBoss, { name, schedule }: Job): Promise<void> {
  const options = schedule === undefined ? retries : withSchedule;
  await boss.createQueue(name, { ...options, policy: 'standard' });
  await boss.updateQueue(name, options);
  // Jobs keep the options that they were sent with. Whatever waits here is the work that is done once at start.
  if (schedule !== undefined) await boss.deleteQueuedJobs(name);
}

/** A failure was told by `parsing`; here it keeps the job waiting for its next try, where there is one. */
async function outcomeOf(job: Job, data: object | null): Promise<'completed' | 'failed'> {
  return job.run(data ?? {}).then(
    () => 'completed',
    () => 'failed',
  );
}

const rows = z.looseObject({ rows: z.array(z.unknown()) });

/** The transaction as the queue wants it: both drivers answer `rows`, which their common type does not say. */
function withRows(transaction: Database): Parameters<typeof fromDrizzle>[0] {
  return {
    async execute(query) {
      if (!is(query, SQL)) throw new Error('The queue sent something else than SQL.');
      return rows.parse(await transaction.execute(query));
    },
  };
}

/** The same job, which takes anything and parses it itself. */
function parsing<Data extends object>(
  job: Job<Data>,
  onFailure: (error: unknown, job: string | null) => void,
): Job {
  return {
    ...job,
    data: job.data,
    async run(data) {
      try {
        await job.run(job.data.parse(data));
      } catch (error) {
        onFailure(error, job.name);
        throw error;
      }
    },
  };
}
