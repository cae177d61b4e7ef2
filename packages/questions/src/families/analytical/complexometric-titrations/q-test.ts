import { formatDecimals } from '@valence/chemistry';
import { criticalQuotient, milliliters, type Replicates } from './hardness-titrations.ts';

/** How the stems of questions tell of the test. */
export const toldTest = `The Q test is applied at 90% confidence (critical value for five results: ${formatDecimals(criticalQuotient, 3)}).`;

/** What the test says of the suspected volume. */
export function decision({ quotient, suspected, volumes }: Replicates): string {
  const [q, limit] = [formatDecimals(quotient, 2), formatDecimals(criticalQuotient, 3)];
  const value = milliliters(volumes[suspected] ?? NaN);
  return quotient < criticalQuotient
    ? `*Q* = ${q} for ${value} is below ${limit}, so all five volumes are retained.`
    : `*Q* = ${q} for ${value} is above ${limit}, so this value is rejected.`;
}

/** The slip of who decides the other way. */
export function turnedAround(isKept: boolean): { slip: string; teaching: string } {
  const [deed, place] = isKept ? ['rejected', 'below'] : ['retained', 'above'];
  return {
    slip: 'decision-turned-around',
    teaching: `The most distant volume was ${deed}, although *Q* is ${place} the critical value.`,
  };
}
