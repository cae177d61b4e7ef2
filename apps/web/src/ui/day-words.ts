/** A day as screens say it: `Mar 9, 2026`. A date without a time is that day everywhere. */
export function asDay(iso: string): string {
  const isDateAlone = !iso.includes('T');
  return new Date(iso).toLocaleDateString('en', {
    dateStyle: 'medium',
    ...(isDateAlone ? { timeZone: 'UTC' } : {}),
  });
}
