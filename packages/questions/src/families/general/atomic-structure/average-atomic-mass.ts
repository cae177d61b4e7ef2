import { formatDecimals, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { Draft, Family } from '../../family.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isFarApart } from '../../options/wrong-numbers.ts';
import { pairsOfIsotopes } from './isotope-masses.data.ts';
import { meanOfIsotopes } from './mean-of-isotopes.ts';

/** The weighted mean of isotopes, and back from the mean to the abundance. Samples may be enriched. */
export const averageAtomicMass: Family = {
  id: 'average-atomic-mass',
  name: 'Average atomic mass and isotopes',
  subject: 'general',
  topics: ['atomic-structure'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['relative-atomic-mass'], advanced: ['relative-atomic-mass'] },
  uses: ['isotopes'],
  reference: 'OpenStax Chemistry 2e, section 2.3',
  draft(random, difficulty) {
    return difficulty === 'advanced' ? abundanceOfMean(random) : meanOfIsotopes(random);
  },
};

/** Shares that differ by less are not offered together. */
const leastGap = 0.03;

function abundanceOfMean(random: Random): Draft | null {
  const [symbol, [light, lightMass], [heavy, heavyMass]] = random.pick(pairsOfIsotopes);
  const share = random.integer(12, 88) / 100;
  const mean = roundDecimals(share * lightMass + (1 - share) * heavyMass, 3);
  const ofLight = (heavyMass - mean) / (heavyMass - lightMass);
  const lessToMore = Math.min(ofLight, 1 - ofLight) / Math.max(ofLight, 1 - ofLight);
  // Half, the share of either isotope and the ratio of the two have to stand apart.
  if ([0.5, lessToMore].some((value) => Math.abs(ofLight - value) < 0.04)) return null;
  if ([0.5, 1 - ofLight].some((value) => Math.abs(lessToMore - value) < 0.02)) return null;
  const asksLight = random.pick([false, true]);
  const mode = random.integer(0, 3);
  const gap = roundDecimals(heavyMass - lightMass, 3);
  const away = roundDecimals(asksLight ? heavyMass - mean : mean - lightMass, 3);
  const fraction = away / gap;
  const [smaller, larger] = [Math.min(fraction, 1 - fraction), Math.max(fraction, 1 - fraction)];
  const [asked, other] = asksLight ? [light, heavy] : [heavy, light];
  const shown = (massNumber: number): string => `\\ce{^{${massNumber}}${symbol}}`;
  const isApart = isFarApart(leastGap);
  const pairs = random
    .shuffle<readonly [SlippedValue, SlippedValue]>([
      [
        {
          value: smaller / larger,
          slip: 'ratio-for-share',
          teaching:
            'This is the ratio of the less abundant isotope to the more abundant one; a percentage is a fraction of the whole.',
        },
        {
          value: 1 - smaller / larger,
          slip: 'ratio-for-share',
          teaching:
            'The ratio of the less abundant isotope to the more abundant one was subtracted from 1, as if it were the fraction of one isotope; each fraction must be a fraction of the whole.',
        },
      ],
      [
        {
          value: larger - smaller,
          slip: 'share-for-excess',
          teaching: `This is the difference between the two percentages; the question asks for the percentage of ${shown(asked)}.`,
        },
        {
          value: 2 * smaller,
          slip: 'needless-factor-two',
          teaching:
            smaller === fraction
              ? `The difference between the average and the mass of ${shown(other)} must be divided by the difference between the two masses, ${formatDecimals(gap, 3)} u, not by half of it.`
              : `Two things went wrong: the difference between the average and the mass of ${shown(asked)} was used, not that for ${shown(other)}, and it was divided by half of the difference between the two masses, ${formatDecimals(gap, 3)} u.`,
        },
      ],
      [
        {
          value: fraction / 2,
          slip: 'needless-half',
          teaching: `The difference between the average and the mass of ${shown(other)} must be divided by the difference between the two masses, ${formatDecimals(gap, 3)} u, not by twice that.`,
        },
        {
          value: 1 - fraction / 2,
          slip: 'needless-half',
          teaching: `Two things went wrong: the difference between the average and the mass of ${shown(other)} was divided by twice the difference between the two masses, ${formatDecimals(gap, 3)} u, and the result was subtracted from 1.`,
        },
      ],
      [
        {
          value: (1 - fraction) / 2,
          slip: 'needless-half',
          teaching: `Two things went wrong: the difference between the average and the mass of ${shown(asked)} was used, not that for ${shown(other)}, and it was divided by twice the difference between the two masses, ${formatDecimals(gap, 3)} u.`,
        },
        {
          value: 1 - (1 - fraction) / 2,
          slip: 'needless-half',
          teaching: `The difference between the average and the mass of ${shown(asked)} was divided by twice the difference between the two masses, ${formatDecimals(gap, 3)} u, before the result was subtracted from 1; it must be divided by the difference itself.`,
        },
      ],
    ])
    .filter((pair) => pair.every(({ value }) => isApart(value, fraction) && isApart(value, 1 - fraction)));
  const [first] = pairs;
  if (first === undefined || !isApart(first[0].value, first[1].value)) return null;
  // Two options that add up to the whole hide that the key and the other isotope do; one at least lies on the side of the key.
  const kept = mode < 2 ? first : first.filter(({ value }) => value > 0.5 === fraction > 0.5);
  const options = optionsApart(
    fraction,
    (value) => `${formatDecimals(100 * value, 1)}%`,
    [
      {
        value: 1 - fraction,
        slip: 'exchanged-values',
        teaching: `This is the percentage of ${shown(other)}: the average lies closer to the mass of the more abundant isotope.`,
        isDecisive: mode < 3,
      },
      ...pairs.flat().map((slip) => ({ ...slip, isDecisive: kept.includes(slip) })),
      {
        // Far from the middle, equal percentages are ruled out at a glance.
        value: Math.abs(fraction - 0.5) < 0.17 ? 0.5 : Number.NaN,
        slip: 'unweighted-mean',
        teaching: `Equal percentages would give the simple mean, ${formatDecimals((lightMass + heavyMass) / 2, 3)} u, not ${formatDecimals(mean, 3)} u.`,
      },
    ],
    isApart,
    { isAlone: true },
  );
  const [ends, near] = asksLight ? [heavyMass, mean] : [mean, lightMass];
  return (
    options && {
      text: `A sample of an element contains only ${shown(light)} (${formatDecimals(lightMass, 3)} u) and ${shown(heavy)} (${formatDecimals(heavyMass, 3)} u); its average atomic mass is ${formatDecimals(mean, 3)} u. What percentage of the atoms are ${shown(asked)}?`,
      ...options,
      explanation: `The more ${shown(asked)} there is, the farther the average lies from the mass of ${shown(other)}. If *x* is the fraction of ${shown(asked)}, then *x* = \\frac{${formatDecimals(ends, 3)} − ${formatDecimals(near, 3)}}{${formatDecimals(heavyMass, 3)} − ${formatDecimals(lightMass, 3)}} = \\frac{${formatDecimals(away, 3)}}{${formatDecimals(gap, 3)}} = ${formatDecimals(fraction, 3)} = ${options.answer}.`,
      finding: `Solved for the share of ${shown(asked)}: ${options.answer}.`,
    }
  );
}
