import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { normaliseEmail } from '../../features/accounts/account-form.ts';
import { issueResetCode } from '../../features/accounts/reset-password-service.ts';
import { endEverySession } from '../../features/sign-in/sessions-repository.ts';
import { createSessions } from '../../features/sign-in/sessions-service.ts';
import { findStudentIds } from '../../features/sign-in/students-repository.ts';
import type { AccountsCommand } from './read-command.ts';

/** Does what an operator asks for. */
export async function runAccountsCommand(
  { db, clock }: { db: Database; clock: Clock },
  command: AccountsCommand,
): Promise<{ text: string; isDone: boolean }> {
  switch (command.kind) {
    case 'reset': {
      const code = await issueResetCode(db, clock, normaliseEmail(command.email));
      if (code === null) return refused(`There is no local account for ${command.email}.`);
      return done(
        `${code}\nGood for one new password within the hour, under "Forgot your password?" at sign-in.`,
      );
    }
    case 'signOut': {
      const students = await findStudentIds(db, command.email);
      if (students.length === 0) return refused(`No student has the e-mail address ${command.email}.`);
      const sessions = createSessions(db, clock);
      let ended = 0;
      for (const id of students) ended += await sessions.endAll(db, id);
      return done(describeEnded(ended));
    }
    case 'signOutEverybody':
      return done(describeEnded(await endEverySession(db, new Date(clock()))));
  }
}

function describeEnded(count: number): string {
  return count === 1 ? 'One session ended.' : `${count} sessions ended.`;
}

function done(text: string): { text: string; isDone: boolean } {
  return { text, isDone: true };
}

function refused(text: string): { text: string; isDone: boolean } {
  return { text, isDone: false };
}
