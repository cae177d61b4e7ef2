import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { hashToken, newToken } from './secret-token.ts';
import {
  endSession,
  endSessionsOf,
  findSession,
  replaceSession,
  touchSession,
  type FoundSession,
} from './sessions-repository.ts';
import type { Student } from './student.ts';

/** A session ends when it has not been used for this long. */
export const sessionIdleSeconds = 30 * 24 * 3600;
/**
 * However often it is used, a session ends this long after its sign-in: half a year, longer than any term, so
 * that nobody has to sign in in the middle of one, and an id that was stolen once does not open for ever.
 */
const sessionLongestSeconds = 180 * 24 * 3600;
/** How fresh the note of its last use has to be: a write for every request would buy nothing. */
const touchEveryMilliseconds = 3_600_000;

/** The sessions of signed-in browsers. */
export interface Sessions {
  /** Starts a session under a new id, which is answered, and ends the one that the browser had before, in a transaction. */
  start(transaction: Database, userId: string, previousId: string | null): Promise<string>;
  /** The student of a session; `renewed` when its cookie should be given a new life too. */
  load(id: string): Promise<{ student: Student; renewed: boolean } | null>;
  end(id: string): Promise<void>;
  /** Ends all sessions of a student but this one; answers how many there were. */
  endOthers(userId: string, id: string): Promise<number>;
  /** Ends all sessions of a student, in the transaction of the reason for it; answers how many there were. */
  endAll(transaction: Database, userId: string): Promise<number>;
  /** Ends all sessions of a student and starts the only one, under a new id, in the transaction of the reason for it. */
  startAlone(transaction: Database, userId: string): Promise<string>;
}

/** Finds a session that is alive by its hash. */
export type FindSession = (idHash: string, now: Date) => Promise<FoundSession | null>;

/**
 * Makes the sessions on a database.
 * @param find how they are looked up where not each time in the database
 */
export function createSessions(
  db: Database,
  clock: Clock,
  find: FindSession = (idHash, now) => findSession(db, idHash, now),
): Sessions {
  return {
    async start(transaction, userId, previousId) {
      const id = newToken();
      await replaceSession(
        transaction,
        newSession(id, userId, new Date(clock())),
        previousId === null ? null : hashToken(previousId),
      );
      return id;
    },

    async load(id) {
      const now = new Date(clock());
      const idHash = hashToken(id);
      const found = await find(idHash, now);
      if (!found) return null;
      const renewed = isToBeTouched(found, now);
      if (renewed) await touchSession(db, idHash, now, expiryOf(found.startedAt, now));
      return { student: found.student, renewed };
    },

    async end(id) {
      await endSession(db, hashToken(id));
    },

    endOthers(userId, id) {
      return endSessionsOf(db, userId, { keptIdHash: hashToken(id), now: new Date(clock()) });
    },

    endAll(transaction, userId) {
      return endSessionsOf(transaction, userId, { keptIdHash: null, now: new Date(clock()) });
    },

    async startAlone(transaction, userId) {
      const id = newToken();
      const now = new Date(clock());
      await endSessionsOf(transaction, userId, { keptIdHash: null, now });
      await replaceSession(transaction, newSession(id, userId, now), null);
      return id;
    },
  };
}

function newSession(id: string, userId: string, now: Date) {
  return {
    idHash: hashToken(id),
    userId,
    startedAt: now,
    lastUsedAt: now,
    expiresAt: expiryOf(now, now),
  };
}

/** Whether the note of a session's last use is too old. */
export function isToBeTouched({ lastUsedAt }: FoundSession, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= touchEveryMilliseconds;
}

/** When a session ends that is used now and never again. */
function expiryOf(startedAt: Date, usedAt: Date): Date {
  return new Date(
    Math.min(
      usedAt.getTime() + sessionIdleSeconds * 1000,
      startedAt.getTime() + sessionLongestSeconds * 1000,
    ),
  );
}
