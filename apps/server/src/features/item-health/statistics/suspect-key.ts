import type { SlipHealth } from '../../../database/schema/item-health.ts';
import type { ItemHealth } from './item-tally.ts';

/** From so many students with a rest score on a key is judged. */
const fewestRested = 60;
/** A right option is chosen by those who guess at least, one in four; the correlation of a rarer one is chance. */
const smallestShare = 0.25;
/** An option whose correlation is above this draws those who are right elsewhere. */
const drawsTheStrong = 0.2;
/** Who cannot tell chooses a right key more often than this; the correlation of one so rare is chance, and of one that nobody chose none. */
const rareKey = 0.05;

/**
 * The option that is rather the key than the key is: students who are right elsewhere choose it, and the key is chosen by those who are
 * wrong elsewhere, or by hardly anybody.
 * @returns the strongest such option with both correlations; `null` where the key is not in doubt
 */
export function suspectKey({
  tries,
  right,
  rested,
  discrimination,
  slips,
}: Pick<ItemHealth, 'tries' | 'right' | 'rested' | 'discrimination' | 'slips'>): {
  slip: string;
  slipDiscrimination: number;
  keyDiscrimination: number;
} | null {
  if (rested < fewestRested) return null;
  // Where all options name one slip, and nobody chose the key, nothing correlates; yet one in four finds a right key by guessing.
  const chosenByAll = slips.find(({ chosen }) => chosen === tries);
  if (chosenByAll !== undefined) return { slip: chosenByAll.id, slipDiscrimination: 0, keyDiscrimination: 0 };
  // A key that nobody chose tells nobody apart.
  const keyDiscrimination = discrimination ?? 0;
  if (keyDiscrimination >= 0 && right >= rareKey * tries) return null;
  const strength = (slip: SlipHealth) => slip.discrimination ?? -1;
  const [strongest] = slips
    .filter(({ chosen }) => chosen >= smallestShare * tries)
    .toSorted((one, other) => strength(other) - strength(one));
  if (strongest === undefined || strength(strongest) <= drawsTheStrong) return null;
  return {
    slip: strongest.id,
    slipDiscrimination: strength(strongest),
    keyDiscrimination,
  };
}
