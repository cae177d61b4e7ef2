/** Milliseconds after its hour in which a reminder still makes sense; who was away longer, or moved, waits for the next day. */
const sensibleFor = 2 * 3_600_000;

/** A student's day with the moments between which its reminder goes out. */
export interface ReminderWindow {
  /** ISO date. */
  day: string;
  from: number;
  until: number;
}

/**
 * When the next reminder is due: at the hour, on the first day after `sentDay` on which that is still to come. Where clocks skip the
 * hour it is the one after, and where they repeat it the first of both.
 * @param hour of the student's day, 0 to 23
 * @param sentDay ISO date of the day that had its reminder; `null` where none did
 */
export function nextReminderAt(
  now: number,
  { hour, timeZone, sentDay }: { hour: number; timeZone: string; sentDay: string | null },
): number {
  let day = dayAt(now, timeZone);
  for (;;) {
    const at = momentOf(day, hour, timeZone);
    if (at > now && (sentDay === null || day.toString() > sentDay)) return at;
    day = day.add({ days: 1 });
  }
}

/** Today's window where the student is; `null` where it is not open now. */
export function openWindow(now: number, hour: number, timeZone: string): ReminderWindow | null {
  const day = dayAt(now, timeZone);
  const from = momentOf(day, hour, timeZone);
  const until = from + sensibleFor;
  return now >= from && now < until ? { day: day.toString(), from, until } : null;
}

function dayAt(now: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
}

function momentOf(day: Temporal.PlainDate, hour: number, timeZone: string): number {
  return day.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds;
}
