import { and, asc, eq } from 'drizzle-orm';
import type { Role } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { studentRoles } from '../../database/schema/roles.ts';

/** What a student may do beside studying; nothing for nearly everybody. */
export async function rolesOf(db: Database, studentId: string): Promise<Role[]> {
  const rows = await db
    .select({ role: studentRoles.role })
    .from(studentRoles)
    .where(eq(studentRoles.studentId, studentId))
    .orderBy(asc(studentRoles.role));
  return rows.map(({ role }) => role);
}

/** Answers whether the student did not have the role. */
export async function insertRole(
  db: Database,
  studentId: string,
  role: Role,
  grantedAt: Date,
): Promise<boolean> {
  const inserted = await db
    .insert(studentRoles)
    .values({ studentId, role, grantedAt })
    .onConflictDoNothing()
    .returning({ role: studentRoles.role });
  return inserted.length > 0;
}

/** Answers whether the student had the role. */
export async function deleteRole(db: Database, studentId: string, role: Role): Promise<boolean> {
  const deleted = await db
    .delete(studentRoles)
    .where(and(eq(studentRoles.studentId, studentId), eq(studentRoles.role, role)))
    .returning({ role: studentRoles.role });
  return deleted.length > 0;
}

/** Answers whether a student has a role, which nobody takes away until the transaction ends. */
export async function holdRoleRow(tx: Database, studentId: string, role: Role): Promise<boolean> {
  const held = await tx
    .select({ role: studentRoles.role })
    .from(studentRoles)
    .where(and(eq(studentRoles.studentId, studentId), eq(studentRoles.role, role)))
    .for('share');
  return held.length > 0;
}

/**
 * The operators, whose roles nobody else changes until the transaction ends: two that are taken at the same moment are taken one
 * after the other.
 */
export async function lockOperators(tx: Database): Promise<string[]> {
  const rows = await tx
    .select({ studentId: studentRoles.studentId })
    .from(studentRoles)
    .where(eq(studentRoles.role, 'operator'))
    .orderBy(asc(studentRoles.studentId))
    .for('update');
  return rows.map(({ studentId }) => studentId);
}
