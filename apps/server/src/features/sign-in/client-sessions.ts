import type { Database } from '../../database/database.ts';
import type { ClientSessions } from '../../identity-provider/client-sessions.ts';
import { builtInIssuer } from '../../identity-provider/provider.ts';
import { currentStudent } from './current-student.ts';
import { requireStudent } from './require-student.ts';
import type { Sessions } from './sessions-service.ts';
import type { SignInCookies } from './sign-in-cookies.ts';
import { findStudentId, findSubject } from './sign-in-repository.ts';

/** Tells the built-in provider who is signed in, and ends the sessions that an old password has opened. */
export function createClientSessions(
  db: Database,
  sessions: Sessions,
  cookies: SignInCookies,
): ClientSessions {
  return {
    async accountOf(request) {
      const student = await currentStudent(request);
      return student && findSubject(db, { studentId: student.id, issuer: builtInIssuer });
    },

    async startAlone(request, transaction) {
      const { id } = await requireStudent(request);
      const session = await sessions.startAlone(transaction, id);
      return (reply) => cookies.setSession(reply, session);
    },

    async endAllOf(transaction, accountId) {
      const identity = { issuer: builtInIssuer, subject: accountId };
      const studentId = await findStudentId(transaction, identity);
      // Who has an account and never came back from it is no student yet.
      if (studentId !== null) await sessions.endAll(transaction, studentId);
    },
  };
}
