import { millisecondsOf, type Instant, type LedgerRow, type StudySkill } from './inputs.ts';

export interface CountedRow extends LedgerRow {
  /** Milliseconds since 1970. */
  at: number;
}

/** The rows that count: of a known skill and not after `now`, those equal in every field once, oldest first. */
export function countedRows(
  ledger: readonly LedgerRow[],
  skills: ReadonlyMap<string, StudySkill>,
  now: Instant,
): CountedRow[] {
  const end = millisecondsOf(now);
  const seen = new Set<string>();
  const rows: CountedRow[] = [];
  for (const row of ledger) {
    const at = millisecondsOf(row.at);
    if (!Number.isFinite(at) || !(at <= end) || !skills.has(row.skill)) continue;
    const name = JSON.stringify([row.skill, at, row.right, row.kind, row.difficulty]);
    if (seen.has(name)) continue;
    seen.add(name);
    rows.push({ ...row, at });
  }
  return rows.sort((one, other) => one.at - other.at);
}
