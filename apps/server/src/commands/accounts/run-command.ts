import { normaliseEmail } from '../../features/accounts/account-form.ts';
import { issueResetCode } from '../../features/accounts/reset-password-service.ts';
import { changeRole, type RolesContext } from '../../features/roles/change-role-service.ts';
import { endEverySession } from '../../features/sign-in/sessions-repository.ts';
import { createSessions } from '../../features/sign-in/sessions-service.ts';
import { findStudentIds } from '../../features/sign-in/students-repository.ts';
import type { AccountsCommand } from './read-command.ts';

/** Does what an operator asks for. */
export async function runAccountsCommand(
  context: RolesContext,
  command: AccountsCommand,
): Promise<{ text: string; isDone: boolean }> {
  const { db, clock } = context;
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
      if (students.length === 0) return refused(unknown(command.email));
      const sessions = createSessions(db, clock);
      let ended = 0;
      for (const id of students) ended += await sessions.endAll(db, id);
      return done(describeEnded(ended));
    }
    case 'signOutEverybody':
      return done(describeEnded(await endEverySession(db, new Date(clock()))));
    case 'changeRole': {
      const { email, role, isGranted } = command;
      const [studentId, ...others] = await findStudentIds(db, email);
      if (studentId === undefined) return refused(unknown(email));
      // An address identifies nobody: whoever else has it must not get the role along.
      if (others.length > 0) return refused(`${others.length + 1} students have the address ${email}.`);
      const isChanged = await changeRole(context, null, { studentId, role, isGranted });
      return done(`${email} is ${isChanged ? 'now' : 'already'} ${isGranted ? '' : 'no '}${role}.`);
    }
  }
}

function unknown(email: string): string {
  return `No student has the e-mail address ${email}.`;
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
