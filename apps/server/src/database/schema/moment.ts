import { timestamp } from 'drizzle-orm/pg-core';

/** A moment to the millisecond, which is what the clock and the contract tell. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The same where the column was made without a precision, with which Postgres keeps microseconds. A new one is a `moment`. */
export const earlyMoment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
