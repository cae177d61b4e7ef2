import type { AuditEntry } from '../roles/audit-log-repository.ts';

/** An entry of the audit log as it is sent. */
export function shownEntry({ at, details, ...entry }: AuditEntry) {
  return { ...entry, at: at.toISOString(), details: { ...details } };
}
