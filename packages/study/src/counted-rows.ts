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
  const rows: CountedRow[] = [];
  for (const row of ledger) {
    const at = millisecondsOf(row.at);
    if (Number.isFinite(at) && at <= end && skills.has(row.skill)) rows.push({ ...row, at });
  }
  rows.sort((one, other) => one.at - other.at);
  return rows.filter((row, place) => !isRepeated(rows, row, place));
}

/** Whether an equal row stands before: equal ones are of one instant, and so stand together. */
function isRepeated(rows: readonly CountedRow[], row: CountedRow, place: number): boolean {
  for (let before = place - 1; rows[before]?.at === row.at; before -= 1) {
    const { skill, right, kind, difficulty } = rows[before] ?? row;
    if (skill === row.skill && right === row.right && kind === row.kind && difficulty === row.difficulty)
      return true;
  }
  return false;
}
