/** A day as the tables say it: `Mar 9, 2026`. A date without a time is that day everywhere. */
export function asDay(iso: string): string {
  return format(iso, { dateStyle: 'medium' });
}

/** A day as a chart has room for it: `Mar 9`; nothing for no day. */
export function asShortDay(iso: string | undefined): string {
  return iso === undefined ? '' : format(iso, { month: 'short', day: 'numeric' });
}

function format(iso: string, options: Intl.DateTimeFormatOptions): string {
  const isDateAlone = !iso.includes('T');
  return new Date(iso).toLocaleDateString('en', isDateAlone ? { ...options, timeZone: 'UTC' } : options);
}
