/** A day as screens say it: `Mar 9, 2026`. A date without a time is that day everywhere, a moment is told in the zone. */
export function asDay(iso: string, timeZone?: string): string {
  const isDateAlone = !iso.includes('T');
  return new Date(iso).toLocaleDateString('en', {
    dateStyle: 'medium',
    timeZone: isDateAlone ? 'UTC' : timeZone,
  });
}
