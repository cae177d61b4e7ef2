/**
 * A time in words as short as a chart needs them; halves of a second are rounded.
 * @example asDuration(75) // '1 min 15 s'
 */
export function asDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
