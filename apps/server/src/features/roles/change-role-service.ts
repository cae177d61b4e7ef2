import type { Role } from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import { insertAuditEntry } from './audit-log-repository.ts';
import { deleteRole, insertRole, lockOperators } from './roles-repository.ts';

export interface RolesContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
}

/**
 * Gives a student a role or takes it, and writes that down. What is so already changes nothing and is not written. The last
 * operator keeps the role: nobody would be left in the product who could give it.
 * @param actor who does it; `null` for a command at the server
 */
export async function changeRole(
  { db, clock, randomness }: RolesContext,
  actor: string | null,
  { studentId, role, isGranted }: { studentId: string; role: Role; isGranted: boolean },
): Promise<'changed' | 'unchanged' | 'lastOperator'> {
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    if (role === 'operator' && !isGranted && (await isLastOperator(tx, studentId))) return 'lastOperator';
    const isChanged = isGranted
      ? await insertRole(tx, studentId, role, at)
      : await deleteRole(tx, studentId, role);
    if (!isChanged) return 'unchanged';
    await insertAuditEntry(tx, {
      id: randomness.uuid(),
      at,
      actor,
      action: isGranted ? 'role.grant' : 'role.revoke',
      target: studentId,
      details: { role },
    });
    return 'changed';
  });
}

async function isLastOperator(tx: Database, studentId: string): Promise<boolean> {
  const operators = await lockOperators(tx);
  return operators.length === 1 && operators[0] === studentId;
}
