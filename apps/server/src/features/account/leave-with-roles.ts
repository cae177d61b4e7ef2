import { lockStudent } from '../../database/lock-student.ts';
import type { Database } from '../../database/database.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import { entryOf, type RolesContext } from '../roles/acting.ts';
import { insertAuditEntry } from '../roles/audit-log-repository.ts';
import { lockOperators, rolesOf } from '../roles/roles-repository.ts';
import type { AccountPermit } from './account-service.ts';

/**
 * Lets a student delete the own account, and writes down that the roles go along. The last operator may not: nobody would be left in the
 * product who could make another.
 */
export function leaveWithRoles(context: Pick<RolesContext, 'clock' | 'randomness'>): AccountPermit {
  return async (tx, studentId) => {
    // Before the row of the student, as whoever changes roles does, so that nobody waits for the other.
    const others = (await operatorsIfOne(tx, studentId)).filter((id) => id !== studentId);
    if ((await lockStudent(tx, studentId)) === null) throw signedOut();
    const roles = await rolesOf(tx, studentId);
    if (roles.includes('operator') && others.length === 0)
      throw new Refusal(
        'conflict',
        'You are the last operator. Make somebody else operator on the desk first; then you can delete your account.',
      );
    return async (transaction) => {
      for (const role of roles) {
        const done = { action: 'role.revoke', target: studentId, details: { role, withAccount: true } };
        await insertAuditEntry(transaction, entryOf(context, studentId, done));
      }
    };
  };
}

/** All operators, held, where the student is one of them. */
async function operatorsIfOne(tx: Database, studentId: string): Promise<string[]> {
  return (await rolesOf(tx, studentId)).includes('operator') ? lockOperators(tx) : [];
}
