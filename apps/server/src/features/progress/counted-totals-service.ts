import type { Database } from '../../database/database.ts';
import { rebuildTotals } from './rebuild-totals-repository.ts';
import { totalsOf } from './totals-repository.ts';

/** A student's totals; counted first where they never were, as for results of earlier versions. */
export async function countedTotals(db: Database, studentId: string) {
  const totals = await totalsOf(db, studentId);
  if (totals) return totals;
  await db.transaction((tx) => rebuildTotals(tx, studentId));
  const counted = await totalsOf(db, studentId);
  if (!counted) throw new Error(`Counting the results of ${studentId} left no totals`);
  return counted;
}
