import { formatDecimals, formatSignificant, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { binaryRoom, clearlyRounded } from '../../options/clear-rounding.ts';
import type { Draft, Family } from '../../family.ts';
import { massOf } from '../empirical-formulas/stated-composition.ts';

/** Elements of two stable or long-lived isotopes: mass numbers, and masses in u (AME 2020). */
const samples: readonly (readonly [
  symbol: string,
  light: number,
  lightMass: number,
  heavy: number,
  heavyMass: number,
])[] = [
  ['B', 10, 10.013, 11, 11.009],
  ['Cl', 35, 34.969, 37, 36.966],
  ['Cu', 63, 62.93, 65, 64.928],
  ['Ga', 69, 68.926, 71, 70.925],
  ['Br', 79, 78.918, 81, 80.916],
  ['Ag', 107, 106.905, 109, 108.905],
  ['Sb', 121, 120.904, 123, 122.904],
  ['Eu', 151, 150.92, 153, 152.921],
  ['Re', 185, 184.953, 187, 186.956],
  ['Tl', 203, 202.972, 205, 204.974],
];

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
    return difficulty === 'advanced' ? abundanceOfMean(random) : meanOfAbundances(random);
  },
};

function meanOfAbundances(random: Random): Draft | null {
  const [symbol, light, lightMass, heavy, heavyMass] = random.pick(samples);
  const share = random.integer(60, 92) + random.integer(0, 9) / 10;
  const isLightCommon = random.next() < 0.5;
  const fraction = (isLightCommon ? share : 100 - share) / 100;
  const mean = fraction * lightMass + (1 - fraction) * heavyMass;
  // The natural mean can be read off a periodic table, and its sample would not be enriched.
  if (Math.abs(mean - massOf(symbol)) < 0.05) return null;
  const unit = (value: number): string => `${formatDecimals(value, 2)} u`;
  const answer = clearlyRounded(mean, unit, binaryRoom);
  const plain = clearlyRounded((lightMass + heavyMass) / 2, unit, binaryRoom);
  const exchanged = clearlyRounded((1 - fraction) * lightMass + fraction * heavyMass, unit, binaryRoom);
  const single = clearlyRounded(isLightCommon ? lightMass : heavyMass, unit, binaryRoom);
  if (answer === null || plain === null || exchanged === null || single === null) return null;
  const percent = (value: number): string => formatDecimals(100 * value, 1);
  return {
    text: `A sample enriched in one isotope contains ${percent(fraction)} % \\ce{^{${light}}${symbol}} (${formatDecimals(lightMass, 3)} u) and ${percent(1 - fraction)} % \\ce{^{${heavy}}${symbol}} (${formatDecimals(heavyMass, 3)} u). What is the average atomic mass in this sample?`,
    answer,
    distractors: [
      {
        text: plain,
        slip: 'unweighted-mean',
        teaching: 'This is the plain mean; each isotope has to be weighted with its share.',
      },
      {
        text: exchanged,
        slip: 'exchanged-values',
        teaching: `The shares are exchanged; the average must lie nearer to the more common isotope, \\ce{^{${isLightCommon ? light : heavy}}${symbol}}.`,
      },
      {
        text: single,
        slip: 'most-common-isotope-only',
        teaching: 'This is the mass of the more common isotope alone.',
      },
    ],
    explanation: `${formatSignificant(fraction, 3)} × ${formatDecimals(lightMass, 3)} u + ${formatSignificant(1 - fraction, 3)} × ${formatDecimals(heavyMass, 3)} u = ${answer}.`,
    finding: `The masses weighted with their shares add up to ${answer}.`,
  };
}

function abundanceOfMean(random: Random): Draft | null {
  const [symbol, light, lightMass, heavy, heavyMass] = random.pick(samples);
  const share = random.integer(12, 88) / 100;
  const mean = roundDecimals(share * lightMass + (1 - share) * heavyMass, 3);
  const fraction = (heavyMass - mean) / (heavyMass - lightMass);
  const smaller = Math.min(fraction, 1 - fraction);
  const ratio = smaller / (1 - smaller);
  if ([0.5, ratio].some((value) => Math.abs(fraction - value) < 0.04)) return null;
  if ([0.5, 1 - fraction].some((value) => Math.abs(ratio - value) < 0.02)) return null;
  const percent = (value: number): string => `${formatDecimals(100 * value, 1)} %`;
  const answer = clearlyRounded(fraction, percent);
  if (answer === null || clearlyRounded(ratio, percent, binaryRoom) === null) return null;
  return {
    text: `A sample of the element contains only \\ce{^{${light}}${symbol}} (${formatDecimals(lightMass, 3)} u) and \\ce{^{${heavy}}${symbol}} (${formatDecimals(heavyMass, 3)} u); its average atomic mass is ${formatDecimals(mean, 3)} u. What percentage of the atoms is \\ce{^{${light}}${symbol}}?`,
    answer,
    distractors: [
      {
        text: percent(1 - fraction),
        slip: 'exchanged-values',
        teaching: `This is the share of \\ce{^{${heavy}}${symbol}}: the average lies nearer to the isotope that is more common.`,
      },
      {
        text: percent(0.5),
        slip: 'unweighted-mean',
        teaching: `Equal shares would give the plain mean, ${formatDecimals((lightMass + heavyMass) / 2, 3)} u.`,
      },
      {
        text: percent(ratio),
        slip: 'ratio-for-share',
        teaching: 'This is the ratio of the two isotopes; a share is a part of the whole.',
      },
    ],
    explanation: `With *x* for the fraction of the lighter isotope: ${formatDecimals(lightMass, 3)} *x* + ${formatDecimals(heavyMass, 3)} (1 − *x*) = ${formatDecimals(mean, 3)}. *x* = \\frac{${formatDecimals(heavyMass, 3)} − ${formatDecimals(mean, 3)}}{${formatDecimals(heavyMass, 3)} − ${formatDecimals(lightMass, 3)}} = ${formatDecimals(fraction, 3)} = ${answer}.`,
    finding: `Solved for the share of the lighter isotope: ${answer}.`,
  };
}
