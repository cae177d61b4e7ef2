import type { Database } from '../../database/database.ts';
import { rebuildTotals } from './rebuild-totals-repository.ts';

/** What is read from a student's totals; counted first where they never were, as for results of earlier versions. */
export async function counted<Totals extends object>(
  db: Database,
  studentId: string,
  read: () => Promise<Totals | null>,
): Promise<Totals> {
  const totals = await read();
  if (totals) return totals;
  await db.transaction((tx) => rebuildTotals(tx, studentId));
  const afterwards = await read();
  if (!afterwards) throw new Error(`Counting the results of ${studentId} left no totals`);
  return afterwards;
}
