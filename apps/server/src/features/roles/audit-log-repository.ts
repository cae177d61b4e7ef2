import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { auditLog } from '../../database/schema/roles.ts';

export type AuditEntry = typeof auditLog.$inferSelect;

/** Adds an entry, in the transaction of what it tells about. */
export async function insertAuditEntry(tx: Database, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** What was done to a question, a template or a student, or to any; the latest first. */
export async function auditEntries(
  db: Database,
  target: string | null,
  limit: number,
): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditLog)
    .where(target === null ? undefined : eq(auditLog.target, target))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
