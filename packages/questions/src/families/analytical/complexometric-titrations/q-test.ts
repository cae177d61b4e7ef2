import { formatDecimals } from '@valence/chemistry';
import { criticalQuotient, milliliters, type Replicates } from './hardness-titrations.ts';

/** How the stems of questions name the test. */
export const toldTest = `the Q test at 90 %, with a critical value of ${formatDecimals(criticalQuotient, 3)} for five values`;

/** What the test says of the suspected volume. */
export function decision({ quotient, suspected, volumes }: Replicates): string {
  const [q, limit] = [formatDecimals(quotient, 2), formatDecimals(criticalQuotient, 3)];
  const value = milliliters(volumes[suspected] ?? NaN);
  return quotient < criticalQuotient
    ? `*Q* = ${q} for ${value} is below ${limit}, so all five volumes are retained.`
    : `*Q* = ${q} for ${value} is above ${limit}, so it is rejected.`;
}

/** The slip of who decides the other way. */
export function turnedAround(isKept: boolean): { slip: string; teaching: string } {
  const [deed, place] = isKept ? ['rejected', 'below'] : ['retained', 'above'];
  return {
    slip: 'decision-turned-around',
    teaching: `The most distant volume was ${deed}, although *Q* is ${place} the critical value.`,
  };
}
