const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as students read it: `November 22, 2026`. */
export function longDay(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`));
}
