import { normaliseEmail } from '../../features/accounts/account-form.ts';
import { findAccountByEmail } from '../../features/accounts/accounts-repository.ts';
import { endCodeOfStudent, issueResetCode } from '../../features/accounts/reset-password-service.ts';
import type { RolesContext } from '../../features/roles/acting.ts';
import { changeRole } from '../../features/roles/change-role-service.ts';
import { endSessionsOfEverybody, endSessionsOfStudent } from '../../features/roles/end-sessions-service.ts';
import { findStudentIds } from '../../features/sign-in/students-repository.ts';
import type { AccountsCommand } from './read-command.ts';

/** Does what an operator asks for. */
export async function runAccountsCommand(
  context: RolesContext,
  command: AccountsCommand,
): Promise<{ text: string; isDone: boolean }> {
  const { db } = context;
  switch (command.kind) {
    case 'reset': {
      const account = await findAccountByEmail(db, normaliseEmail(command.email));
      if (account === null) return refused(`There is no local account for ${command.email}.`);
      const { code } = await issueResetCode(context, null, account);
      return done(
        `${code}\nGood for one new password within the hour, under "Forgot your password?" at sign-in.`,
      );
    }
    case 'signOut': {
      const students = await findStudentIds(db, command.email);
      if (students.length === 0) return refused(unknown(command.email));
      let ended = 0;
      for (const id of students) ended += await endSessionsOfStudent(context, null, id);
      return done(describeEnded(ended));
    }
    case 'signOutEverybody':
      return done(describeEnded(await endSessionsOfEverybody(context, null)));
    case 'changeRole': {
      const { email, role, isGranted } = command;
      const [studentId, ...others] = await findStudentIds(db, email);
      if (studentId === undefined) return refused(unknown(email));
      // An address identifies nobody: whoever else has it must not get the role along.
      if (others.length > 0) return refused(`${others.length + 1} students have the address ${email}.`);
      const outcome = await changeRole(context, null, { studentId, role, isGranted }, (tx) =>
        endCodeOfStudent(tx, studentId),
      );
      if (outcome === 'lastOperator')
        return refused(`${email} is the last operator: make somebody else operator first.`);
      return done(
        `${email} is ${outcome === 'changed' ? 'now' : 'already'} ${isGranted ? '' : 'no '}${role}.`,
      );
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
