import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Where every process hears the calls. */
export const rollCallChannel = 'roll_calls';

export interface RollCalls {
  /**
   * Resolves once every process has replied, and so has heard all that had committed when it was called, or believes nothing
   * that it remembers. It never rejects, and takes no longer than the patience.
   */
  call(): Promise<void>;
  /** Replies to another process's call, or to the own one, as who listens over the connection that Postgres numbers so. */
  reply(call: string, listenerPid: number): void;
  hearReply(text: string): void;
}

/**
 * Asks all processes on a Postgres server whether they have heard everything. Postgres hands over notifications in the order
 * in which they committed, so who replies to a call has heard all that came before it.
 * @param ownChannel where this process hears replies
 * @param listenerName the application name of the connection that each process hears over
 * @param patience milliseconds; a process that is silent for so long believes nothing that it remembers
 */
export function createRollCalls(
  pool: Pick<Pool, 'query'>,
  ownChannel: string,
  { listenerName, patience }: { listenerName: string; patience: number },
): RollCalls {
  const open = new Map<string, (listenerPid: number) => void>();
  let calls = 0;

  const tell = (channel: string, text: string): Promise<unknown> =>
    pool.query('select pg_notify($1, $2)', [channel, text]);

  async function everybodyReplies(number: string): Promise<void> {
    const { rows } = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
      [listenerName],
    );
    // By name and not by number: who comes later, and replies too, stands in for nobody.
    const missing = new Set(rows.map(({ pid }) => pid));
    if (missing.size === 0) return;
    const all = new Promise<void>((resolve) => {
      open.set(number, (listenerPid) => {
        missing.delete(listenerPid);
        if (missing.size === 0) resolve();
      });
    });
    await tell(rollCallChannel, `${ownChannel} ${number}`);
    await all;
  }

  return {
    async call() {
      const number = String((calls += 1));
      const patienceIsOver = wait(patience, undefined, { ref: false });
      // Where nobody can be asked, time alone tells: after that long, nobody believes what they have not heard.
      await Promise.race([everybodyReplies(number).catch(() => patienceIsOver), patienceIsOver]);
      open.delete(number);
    },
    reply(call, listenerPid) {
      const [channel = '', number = ''] = call.split(' ');
      // Who cannot reply is waited for a while.
      tell(channel, `${number} ${listenerPid}`).catch(() => undefined);
    },
    hearReply(text) {
      const [number = '', listenerPid = ''] = text.split(' ');
      open.get(number)?.(Number(listenerPid));
    },
  };
}
