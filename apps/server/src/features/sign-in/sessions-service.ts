import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { hashToken, newToken } from './secret-token.ts';
import { endSession, findSession, replaceSession, touchSession } from './sessions-repository.ts';
import type { Student } from './student.ts';

/** A session ends when it has not been used for this long. */
export const sessionIdleSeconds = 30 * 24 * 3600;
/** How fresh the note of its last use has to be: a write for every request would buy nothing. */
const touchEveryMilliseconds = 3_600_000;

/** The sessions of signed-in browsers. */
export interface Sessions {
  /** Starts a session under a new id, which is answered, and ends the one that the browser had before. */
  start(userId: string, previousId: string | null): Promise<string>;
  /** The student of a session; `renewed` when its cookie should be given a new life too. */
  load(id: string): Promise<{ student: Student; renewed: boolean } | null>;
  end(id: string): Promise<void>;
}

/** Makes the sessions on a database. */
export function createSessions(db: Database, clock: Clock): Sessions {
  const expiry = (now: number) => new Date(now + sessionIdleSeconds * 1000);
  return {
    async start(userId, previousId) {
      const id = newToken();
      const now = clock();
      const session = { idHash: hashToken(id), userId, lastUsedAt: new Date(now), expiresAt: expiry(now) };
      await replaceSession(db, session, previousId === null ? null : hashToken(previousId));
      return id;
    },

    async load(id) {
      const now = clock();
      const idHash = hashToken(id);
      const found = await findSession(db, idHash, new Date(now));
      if (!found) return null;
      const renewed = now - found.lastUsedAt.getTime() >= touchEveryMilliseconds;
      if (renewed) await touchSession(db, idHash, new Date(now), expiry(now));
      return { student: found.student, renewed };
    },

    async end(id) {
      await endSession(db, hashToken(id));
    },
  };
}
