import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { createRollCalls, rollCallChannel } from './roll-calls.ts';
import { studentChangesChannel, whoChanged, type StudentChanges } from './student-changes.ts';

/** Milliseconds between two beats, and how old the latest that was heard may be: no longer is anything believed unheard. */
const beatEvery = 1000;
const longestSilence = 3000;
/** Milliseconds more that a roll call waits for the silent: the clocks of two machines do not run alike, nor do timers. */
const clocksDiffer = 200;
/** Milliseconds in which the server has to answer whoever connects. */
const connectWithin = 5000;
/**
 * The server drops a listener whose machine has gone without a word, which it would else count for hours, and every roll call
 * would wait for. Not before that listener has stopped believing: it could go on unseen.
 */
const dropTheDead =
  'set tcp_user_timeout = 15000; set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2';
/** As the server's list of connections shows it: every process has one such. */
export const listenerName = 'valence student changes';

/**
 * Hears which students changed, over a connection of its own to a Postgres server. That it is heard is proved each second: a
 * beat is sent over the pool, and has to arrive. So a connection that is half open, or a pooler that does not pass
 * notifications on, is noticed and means that nothing is remembered, never that something old is.
 */
export function hearStudentChanges(url: string, pool: Pool): StudentChanges & { close(): Promise<void> } {
  const ownChannel = `process_${randomUUID()}`;
  const listeners: ((studentId: string | null) => void)[] = [];
  const rollCalls = createRollCalls(pool, ownChannel, {
    listenerName,
    patience: longestSilence + clocksDiffer,
  });
  let client: Client | null = null;
  let heardAt = Number.NEGATIVE_INFINITY;
  let beatsUnheard = 0;
  const closing = new AbortController();

  const isHearing = (): boolean => performance.now() - heardAt < longestSilence;

  function tell(studentId: string | null): void {
    for (const listener of listeners) listener(studentId);
  }

  function turnDeaf(): void {
    heardAt = Number.NEGATIVE_INFINITY;
    tell(null);
  }

  function lose(lost: Client): void {
    if (client !== lost) return;
    client = null;
    turnDeaf();
    lost.end().catch(() => undefined);
  }

  function hearBeat(sentAt: number): void {
    heardAt = Math.max(heardAt, sentAt);
    beatsUnheard = 0;
  }

  function hear(channel: string, text: string, listenerPid: number): void {
    if (channel === studentChangesChannel) tell(whoChanged(text));
    else if (channel === rollCallChannel) rollCalls.reply(text, listenerPid);
    else if (text.startsWith('beat ')) hearBeat(Number(text.slice('beat '.length)));
    else rollCalls.hearReply(text);
  }

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectWithin,
      query_timeout: connectWithin,
      keepAlive: true,
      application_name: listenerName,
    });
    client = fresh;
    beatsUnheard = 0;
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    try {
      await fresh.connect();
      const { rows } = await fresh.query<{ pid: number }>('select pg_backend_pid() as pid');
      const listenerPid = rows[0]?.pid ?? 0;
      fresh.on('notification', ({ channel, payload = '' }) => {
        if (client === fresh) hear(channel, payload, listenerPid);
      });
      await fresh.query(
        `${dropTheDead}; listen ${studentChangesChannel}; listen ${rollCallChannel}; listen "${ownChannel}"`,
      );
    } catch {
      lose(fresh);
    }
  }

  async function beat(): Promise<void> {
    // Beats that were sent and did not arrive: only this end of the connection is open still, and nothing else would tell.
    if (client !== null && beatsUnheard > longestSilence / beatEvery) lose(client);
    if (client === null) await connect();
    if (client === null) return;
    await pool.query('select pg_notify($1, $2)', [ownChannel, `beat ${performance.now()}`]);
    beatsUnheard += 1;
  }

  async function beatUntilClosed(): Promise<void> {
    while (!closing.signal.aborted) {
      // A beat that cannot be sent is not heard, which is what counts.
      await beat().catch(() => undefined);
      await wait(beatEvery, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }

  void beatUntilClosed();
  return {
    listen: (listener) => {
      listeners.push(listener);
    },
    isHearing,
    heardEverywhere: async () => {
      if (!isHearing()) turnDeaf();
      // Who does not hear finds no reply either, and waits until the others have heard or believe nothing.
      await rollCalls.call();
    },
    async close() {
      closing.abort();
      const last = client;
      client = null;
      turnDeaf();
      await last?.end();
    },
  };
}
