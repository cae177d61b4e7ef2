import { formatDecimals, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { binaryRoom } from '../../options/clear-rounding.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isFarApart } from '../../options/wrong-numbers.ts';
import { inSeries } from '../../texts/in-series.ts';
import { massOf } from '../empirical-formulas/stated-composition.ts';
import { pairsOfIsotopes, triplesOfIsotopes, type Isotope } from './isotope-masses.data.ts';

/** In u: masses nearer to each other could be taken for one another after rounding on the way. */
const leastGap = 0.05;

/** The average atomic mass of a sample of two or three isotopes, whose shares in percent are not the natural ones. */
export function meanOfIsotopes(random: Random): Draft | null {
  const [symbol, isotopes, shares] = drawSample(random);
  const mean = meanOf(isotopes, shares);
  // The natural mean can be read off a periodic table, and its sample would not be enriched.
  if (shares.some((share) => share < 7) || Math.abs(mean - massOf(symbol)) < leastGap) return null;
  const named = isotopes.map(([massNumber]) => `\\ce{^{${massNumber}}${symbol}}`);
  const options = optionsApart(
    mean,
    (value) => `${formatDecimals(value, 2)} u`,
    [
      ...sharesMisplaced(isotopes, shares, named),
      {
        value: meanOf(
          isotopes,
          isotopes.map(() => 1),
        ),
        slip: 'unweighted-mean',
        teaching: 'This is the simple mean; each isotopic mass must be weighted by its abundance.',
      },
      ...massesAlone(isotopes, shares, named),
      ...(isotopes.length === 2 ? ratiosRounded(isotopes, shares) : isotopesLeftOut(isotopes, shares, named)),
    ],
    isFarApart(leastGap),
    { isAlone: true, room: binaryRoom },
  );
  const parts = isotopes.map(
    ([, mass], index) =>
      `${formatDecimals(shares[index] ?? 0, 1)}% ${named[index] ?? ''} (${formatDecimals(mass, 3)} u)`,
  );
  const terms = isotopes.map(
    ([, mass], index) => `${formatDecimals((shares[index] ?? 0) / 100, 3)} × ${formatDecimals(mass, 3)} u`,
  );
  return (
    options && {
      text: `The atoms in an isotopically enriched sample are ${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${parts.at(-1) ?? ''}. What is the average atomic mass in this sample?`,
      ...options,
      explanation: `Each isotopic mass is weighted by its abundance: ${terms.join(' + ')} = ${options.answer}.`,
      finding: `The masses weighted with their shares add up to ${options.answer}.`,
    }
  );
}

/** The mean of the masses, in u. */
function meanOf(isotopes: readonly Isotope[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return isotopes.reduce((sum, [, mass], index) => sum + mass * (weights[index] ?? 0), 0) / total;
}

/** Two isotopes, or somewhat more often three, with their shares in percent. */
function drawSample(random: Random): [symbol: string, isotopes: readonly Isotope[], shares: number[]] {
  const [pair, ...ofPair] = random.pick(pairsOfIsotopes);
  const common = random.integer(60, 92) + random.integer(0, 9) / 10;
  const isLightCommon = random.next() < 0.5;
  if (random.next() < 0.4) {
    const light = isLightCommon ? common : 100 - common;
    return [pair, ofPair, [light, 100 - light].map((share) => roundDecimals(share, 1))];
  }
  const [triple, ...ofTriple] = random.pick(triplesOfIsotopes);
  const [one, other] = [random.integer(350, 700) / 10, random.integer(70, 300) / 10];
  return [triple, ofTriple, random.shuffle([one, other, roundDecimals(100 - one - other, 1)])];
}

/** The shares at other isotopes: two of them exchanged, or, of three, each at the next one. */
function sharesMisplaced(
  isotopes: readonly Isotope[],
  shares: readonly number[],
  named: readonly string[],
): SlippedValue[] {
  const pairs = shares.flatMap((_, one) =>
    shares.slice(one + 1).map((__, gap) => [one, one + 1 + gap] as const),
  );
  const exchanged = pairs.map(([one, other]) => ({
    value: meanOf(isotopes, exchange(shares, one, other)),
    slip: 'exchanged-values',
    teaching: `The percentages of ${named[one] ?? ''} and ${named[other] ?? ''} were interchanged; the mass of the more abundant one has the greater weight.`,
  }));
  const moved = (isotopes.length === 2 ? [] : [1, 2]).map((by) => {
    const assigned = [...shares.slice(by), ...shares.slice(0, by)];
    const wrongly = assigned.map((share, index) => `${formatDecimals(share, 1)}% to ${named[index] ?? ''}`);
    return {
      value: meanOf(isotopes, assigned),
      slip: 'exchanged-values',
      teaching: `Every percentage was assigned to the wrong isotope: ${inSeries(wrongly)}.`,
    };
  });
  return [...exchanged, ...moved];
}

function exchange(shares: readonly number[], one: number, other: number): number[] {
  return shares.with(one, shares[other] ?? 0).with(other, shares[one] ?? 0);
}

/** The mass of one isotope: of the most common one and, of two, of the rarer one. */
function massesAlone(
  isotopes: readonly Isotope[],
  shares: readonly number[],
  named: readonly string[],
): SlippedValue[] {
  const most = Math.max(...shares);
  return isotopes.flatMap(([, mass], index) => {
    const isCommon = shares[index] === most;
    if (!isCommon && isotopes.length > 2) return [];
    return [
      {
        value: mass,
        slip: isCommon ? 'most-common-isotope-only' : 'isotope-left-out',
        teaching: isCommon
          ? 'This is the mass of the most abundant isotope alone.'
          : `This is the mass of ${named[index] ?? ''} alone; the other isotope, which is more abundant, must be included as well.`,
      },
    ];
  });
}

/** The shares as a ratio of small whole numbers, which is too rough, with the right one in front and with the wrong one. */
function ratiosRounded(isotopes: readonly Isotope[], shares: readonly number[]): SlippedValue[] {
  const [more, less] = [Math.max(...shares), Math.min(...shares)];
  const isFirstCommon = shares[0] === more;
  const exact = more / less;
  return [Math.round(exact)]
    .filter((whole) => whole > 1)
    .flatMap((whole) => {
      const rough = `were rounded to a ratio of ${whole} : 1, but their ratio is ${formatDecimals(exact, 2)} : 1; each mass must be weighted by its exact percentage.`;
      const weights = isFirstCommon ? [whole, 1] : [1, whole];
      return [
        { value: meanOf(isotopes, weights), slip: 'rounded-ratio', teaching: `The percentages ${rough}` },
        {
          value: meanOf(isotopes, weights.toReversed()),
          slip: 'exchanged-values',
          teaching: `Two things went wrong: the percentages were interchanged, and they ${rough}`,
        },
      ];
    });
}

/** One of three isotopes left out, the two others with their shares. */
function isotopesLeftOut(
  isotopes: readonly Isotope[],
  shares: readonly number[],
  named: readonly string[],
): SlippedValue[] {
  return shares.map((share, index) => ({
    value: meanOf(isotopes, shares.with(index, 0)),
    slip: 'isotope-left-out',
    teaching: `This leaves out the ${formatDecimals(share, 1)}% of ${named[index] ?? ''} and averages the other two.`,
  }));
}
