import type { Role } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { entryOf, holdRole, type Actor, type RolesContext } from './acting.ts';
import { insertAuditEntry } from './audit-log-repository.ts';
import { deleteRole, insertRole, lockOperators } from './roles-repository.ts';

/**
 * Gives a student a role or takes it, and writes that down. What is so already changes nothing and is not written. The last
 * operator keeps the role: nobody would be left in the product who could give it.
 * @param beside is done in the same transaction, where something changes
 */
export async function changeRole(
  context: RolesContext,
  actor: Actor,
  { studentId, role, isGranted }: { studentId: string; role: Role; isGranted: boolean },
  beside: (tx: Database) => Promise<void> = nothing,
): Promise<'changed' | 'unchanged' | 'lastOperator'> {
  return context.db.transaction(async (tx) => {
    // The operators first and all at once: two who take the role from each other would hold their own and wait for the other's.
    const operators = role === 'operator' && !isGranted ? await lockOperators(tx) : [];
    // Before the role goes, since it may be the actor's own.
    await holdRole(tx, actor);
    if (operators.length === 1 && operators[0] === studentId) return 'lastOperator';
    const isChanged = isGranted
      ? await insertRole(tx, studentId, role, new Date(context.clock()))
      : await deleteRole(tx, studentId, role);
    if (!isChanged) return 'unchanged';
    await beside(tx);
    const action = isGranted ? 'role.grant' : 'role.revoke';
    await insertAuditEntry(
      tx,
      entryOf(context, actor?.id ?? null, { action, target: studentId, details: { role } }),
    );
    return 'changed';
  });
}

/** Besides the change itself. */
async function nothing(): Promise<void> {}
