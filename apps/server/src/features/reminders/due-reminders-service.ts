import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { nextReminderAt, openWindow } from './reminder-times.ts';
import { claimReminder, dueReminders } from './reminders-repository.ts';
import type { DueReminder } from './send-reminder-service.ts';

const atOnce = 200;

/**
 * Moves every reminder that is due on to its next day, and sends off those whose hour it is where their student is now. Each is moved
 * by one process, in the transaction that sends it off.
 */
export async function sendOffDue(
  { db, clock }: { db: Database; clock: Clock },
  sendOff: (transaction: Database, due: DueReminder) => Promise<void>,
): Promise<void> {
  for (;;) {
    const now = clock();
    const due = await dueReminders(db, new Date(now), atOnce);
    for (const { studentId, hour, nextAt, ...place } of due) {
      if (nextAt === null) continue;
      const timeZone = place.timeZone ?? 'UTC';
      const open = openWindow(now, hour, timeZone);
      const next = new Date(nextReminderAt(now, { hour, timeZone, sentDay: open?.day ?? null }));
      await db.transaction(async (transaction) => {
        const isOurs = await claimReminder(transaction, { studentId, nextAt }, next);
        if (isOurs && open !== null)
          await sendOff(transaction, { studentId, day: open.day, until: open.until });
      });
    }
    if (due.length < atOnce) return;
  }
}
