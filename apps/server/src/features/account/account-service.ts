import type { UpdateProfileRequest } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { signedOut } from '../../refusal.ts';
import { deleteStudent, findStudent, updateStudent, type StudentRow } from './account-repository.ts';

/**
 * Takes part in the deletion of an account, in its transaction: removes what lies beyond the student's own tables, or
 * sends the work that tells others. It throws only to stop the deletion.
 */
export type AccountEnding = (transaction: Database, student: StudentRow) => Promise<void>;

/**
 * Ends the subscription at the payment provider. What it answers is called in the transaction of the deletion, while the
 * student's rows still stand, and sees to what could not be done at once.
 */
export type SubscriptionClosing = (studentId: string) => Promise<(transaction: Database) => Promise<void>>;

/** Looks, in a transaction and while everything stands, whether an account may go, and throws where not. What it answers is one more ending. */
export type AccountPermit = (transaction: Database, studentId: string) => Promise<AccountEnding>;

export async function readProfile(db: Database, id: string): Promise<StudentRow> {
  const student = await findStudent(db, id);
  if (!student) throw signedOut();
  return student;
}

export async function updateProfile(
  db: Database,
  id: string,
  { firstName, lastName, phoneNumber }: UpdateProfileRequest,
): Promise<StudentRow> {
  const student = await updateStudent(db, id, { firstName, lastName, phoneNumber: phoneNumber || null });
  if (!student) throw signedOut();
  return student;
}

/**
 * Removes everything that names the student, in one transaction: all of it goes, or nothing does. The subscription ends
 * before, so that nobody pays for an account that is gone. Whether it may go is asked before that, and again once the student's row
 * is held: the payment provider may be slow.
 */
export async function deleteAccount(
  db: Database,
  id: string,
  {
    closeSubscription,
    endings,
    permit,
  }: {
    closeSubscription: SubscriptionClosing;
    endings: readonly AccountEnding[];
    permit: AccountPermit;
  },
): Promise<void> {
  await db.transaction((transaction) => permit(transaction, id));
  const finishClosing = await closeSubscription(id);
  await db.transaction(async (transaction) => {
    const end = await permit(transaction, id);
    await finishClosing(transaction);
    const student = await deleteStudent(transaction, id);
    if (!student) throw signedOut();
    for (const ending of [...endings, end]) await ending(transaction, student);
  });
}
