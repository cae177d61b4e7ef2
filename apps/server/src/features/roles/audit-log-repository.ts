import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { auditLog } from '../../database/schema/roles.ts';

export type AuditEntry = typeof auditLog.$inferSelect;

/** Adds an entry, in the transaction of what it tells about. */
export async function insertAuditEntry(tx: Database, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** What was done to a question, a template or a student, to some of them, or to any; the latest first. */
export async function auditEntries(
  db: Database,
  target: string | readonly string[] | null,
  limit: number,
): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditLog)
    .where(target === null ? undefined : inArray(auditLog.target, [target].flat()))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
