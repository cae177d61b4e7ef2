import { lockStudent } from '../../database/lock-student.ts';
import type { DeskChangeRole, DeskDeleteStudent, DeskResetCode, Role } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { isStudentGone } from '../../database/student-gone.ts';
import { Refusal } from '../../refusal.ts';
import { findStudent } from '../account/account-repository.ts';
import { deleteAccount, type AccountPermit } from '../account/account-service.ts';
import { findAccountOfStudent } from '../accounts/accounts-service.ts';
import { endCodeOfStudent, issueResetCode } from '../accounts/reset-password-service.ts';
import { answerToSetback, setbackOf } from '../accounts/setback.ts';
import { holdRole, writeDown, type Actor } from '../roles/acting.ts';
import { changeRole } from '../roles/change-role-service.ts';
import { endSessionsOfEverybody, endSessionsOfStudent } from '../roles/end-sessions-service.ts';
import { rolesOf } from '../roles/roles-repository.ts';
import { findStudentIds } from '../sign-in/students-repository.ts';
import type { DeskContext } from './desk-context.ts';

/**
 * Gives a student a role or takes it, as the command does.
 * @throws Refusal `conflict` where nothing would change, for the last operator, and for an address that several students have: whoever
 * else has it must not get the role in the other's place
 */
export async function changeRoleOnDesk(
  context: DeskContext,
  actor: string,
  change: DeskChangeRole,
): Promise<{ roles: Role[] }> {
  const { db } = context;
  const student = await findStudent(db, change.studentId);
  if (student === null) throw noSuchStudent();
  const sharing = change.isGranted ? (await findStudentIds(db, student.email)).length : 1;
  if (sharing > 1) throw new Refusal('conflict', `${sharing} students have the address ${student.email}.`);
  // A code that is still good would give whoever holds it what the role gives.
  const endCode = async (tx: Database) => endCodeOfStudent(tx, change.studentId);
  const outcome = await changeRole(context, operator(actor), change, endCode).catch((error: unknown) => {
    // It is the student who is gone, not whoever asks.
    throw isStudentGone(error) ? noSuchStudent() : error;
  });
  if (outcome === 'lastOperator')
    throw new Refusal('conflict', 'This is the last operator: make somebody else operator first.');
  if (outcome === 'unchanged') throw new Refusal('conflict', 'Somebody else has done this already.');
  return { roles: await rolesOf(db, change.studentId) };
}

/** Ends every session of a student, as the command does. */
export async function endSessionsOnDesk(
  context: DeskContext,
  actor: string,
  studentId: string,
): Promise<{ ended: number }> {
  const ended = await endSessionsOfStudent(context, operator(actor), studentId);
  if (ended === 0) throw new Refusal('conflict', 'This student has no open session.');
  return { ended };
}

/** Ends the sessions of everybody, the own one included, as the command does. */
export async function endEverySessionOnDesk(context: DeskContext, actor: string): Promise<{ ended: number }> {
  return { ended: await endSessionsOfEverybody(context, operator(actor)) };
}

/**
 * Makes a code for a new password, as the command does. Who reads it out has made sure who it is.
 * @throws Refusal `conflict` where the account is another issuer's, and for who has a role: a stolen session must not become an
 * operator's account, nor one operator act under the name of another. The command resets those.
 */
export async function resetPasswordOnDesk(
  context: DeskContext,
  actor: string,
  studentId: string,
): Promise<DeskResetCode> {
  const { db, accounts } = context;
  const account = accounts && (await findAccountOfStudent(db, studentId));
  if (!accounts || !account) throw new Refusal('conflict', 'The password of this student is not kept here.');
  const permit = async (tx: Database) => {
    if ((await lockStudent(tx, studentId)) === null) throw noSuchStudent();
    if ((await rolesOf(tx, studentId)).length > 0)
      throw new Refusal(
        'conflict',
        'This student has a role: take it away first, or reset the password at the server.',
      );
  };
  const issued = await issueResetCode(context, operator(actor), account, permit).catch(setbackOf);
  if ('kind' in issued) throw new Refusal('unavailable', answerToSetback(issued).message);
  const { code, expiresAt } = issued;
  return { code, page: accounts.resetPage, expiresAt: expiresAt.toISOString() };
}

/**
 * Deletes an account, as its owner can, and writes that down in the same transaction.
 * @throws Refusal `conflict` for another address than the account's, and for who has a role: so an operator deletes neither the own
 * account nor the last one that may do this
 */
export async function deleteStudentOnDesk(
  context: Pick<DeskContext, 'db' | 'clock' | 'randomness' | 'ending'>,
  actor: string,
  { studentId, email }: DeskDeleteStudent,
): Promise<void> {
  const { db, ending } = context;
  const permit: AccountPermit = async (tx) => {
    await holdRole(tx, operator(actor));
    if ((await lockStudent(tx, studentId)) === null) throw noSuchStudent();
    const student = await findStudent(tx, studentId);
    if (student?.email.toLowerCase() !== email.trim().toLowerCase())
      throw new Refusal('conflict', 'This is not the e-mail address of the account.');
    if ((await rolesOf(tx, studentId)).length > 0)
      throw new Refusal('conflict', 'This student has a role: take it away first.');
    return (transaction) =>
      writeDown(context, transaction, operator(actor), {
        action: 'student.delete',
        target: studentId,
        details: {},
      });
  };
  await deleteAccount(db, studentId, { ...ending, permit }).catch((error: unknown) => {
    // It is the student who is gone, not whoever asks.
    throw error instanceof Refusal && error.code === 'signedOut' ? noSuchStudent() : error;
  });
}

function operator(id: string): Actor {
  return { id, role: 'operator' };
}

function noSuchStudent(): Refusal {
  return new Refusal('conflict', 'There is no such student.');
}
