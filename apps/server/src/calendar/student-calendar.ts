/** A student's own day, week and month around a moment. Days are ISO dates, moments are instants. */
export interface StudentCalendar {
  today: string;
  yesterday: string;
  /** The Monday on or before today. */
  monday: string;
  dayStart: Date;
  nextDayStart: Date;
  weekStart: Date;
  nextWeekStart: Date;
  monthStart: Date;
  nextMonthStart: Date;
}

/**
 * The day, the week and the month that a moment lies in, where the student is. A day starts at local midnight, or at
 * the first moment after it where the clocks skip midnight.
 */
export function calendarAt(now: number, timeZone: string): StudentCalendar {
  const latest = latestOf.get(timeZone);
  if (latest !== undefined && now >= latest.dayStart.getTime() && now < latest.nextDayStart.getTime())
    return latest;
  const calendar = computeCalendar(now, timeZone);
  latestOf.set(timeZone, calendar);
  return calendar;
}

/** The day that each zone was last asked about: it stands until the next, and looking up a zone's rules takes long. */
const latestOf = new Map<string, StudentCalendar>();

function computeCalendar(now: number, timeZone: string): StudentCalendar {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const firstOfMonth = today.with({ day: 1 });
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return {
    today: today.toString(),
    yesterday: today.subtract({ days: 1 }).toString(),
    monday: monday.toString(),
    dayStart: startOf(today),
    nextDayStart: startOf(today.add({ days: 1 })),
    weekStart: startOf(monday),
    nextWeekStart: startOf(monday.add({ days: 7 })),
    monthStart: startOf(firstOfMonth),
    nextMonthStart: startOf(firstOfMonth.add({ months: 1 })),
  };
}
