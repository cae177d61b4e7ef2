import type { Role } from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import { insertAuditEntry } from './audit-log-repository.ts';
import { deleteRole, insertRole } from './roles-repository.ts';

export interface RolesContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
}

/**
 * Gives a student a role or takes it, and writes that down. What is so already changes nothing and is not written.
 * @param actor who does it; `null` for a command at the server
 * @returns whether anything changed
 */
export async function changeRole(
  { db, clock, randomness }: RolesContext,
  actor: string | null,
  { studentId, role, isGranted }: { studentId: string; role: Role; isGranted: boolean },
): Promise<boolean> {
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    const isChanged = isGranted
      ? await insertRole(tx, studentId, role, at)
      : await deleteRole(tx, studentId, role);
    if (isChanged) {
      const action = isGranted ? 'role.grant' : 'role.revoke';
      await insertAuditEntry(tx, {
        id: randomness.uuid(),
        at,
        actor,
        action,
        target: studentId,
        details: { role },
      });
    }
    return isChanged;
  });
}
