import { formatDecimals } from '@valence/chemistry';
import { heightAt } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { atMostOneOutside } from '../../options/at-most-one-outside.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { polyproticAcids } from './polyprotic-acids.data.ts';
import { ofAll, ofOther, ofSpecies } from './species-concentration-tasks.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { drawDistribution, sharesAt, speciesOf } from './species-distribution.ts';

/** A concentration from another: of a species from that of all, of all from that of a species, of one species from that of another. */
export function speciesConcentration(random: Random): Draft | null {
  const { name, constants } = random.pick(polyproticAcids);
  const species = speciesOf(constants.length);
  const ph = random.integer(4, 24) / 2;
  const shares = sharesAt(constants, ph).map((share) => Math.round(100 * share) / 100);
  const elsewhere = sharesAt(constants, 14 - ph);
  const given = { ph, species, shares, elsewhere, concentration: random.integer(20, 95) };
  const [one = 0, other = 0] = random.shuffle(species.map((_, place) => place));
  const areReadable = (least: number, ...places: number[]): boolean =>
    places.every((place) => (shares[place] ?? 0) >= least && (shares[place] ?? 1) <= 0.93);
  const task = random.pick([1, 2, 3]);
  if (!areReadable(task === 3 ? 0.26 : 0.2, one, ...(task === 3 ? [other] : []))) return null;
  const { text, factorOf, working, finding, slips, bounds } =
    task === 1 ? ofSpecies(given, one) : task === 2 ? ofAll(given, one) : ofOther(given, one, other);
  const write = (value: number): string => `${formatDecimals(value, 0)} mmol/L`;
  const key = given.concentration * factorOf(shares);
  // No part is more than the whole, where that is given.
  const most = given.concentration * (task === 1 ? 1 : 8);
  const misread = (task === 3 ? [one, other] : [one]).flatMap((place) =>
    rulingSlips({
      reading: shares[place] ?? NaN,
      step: 0.2,
      to: 1,
      write: (distance) => formatDecimals(distance, 1),
      name: `fraction of ${species[place] ?? ''}`,
      of: (read) => given.concentration * factorOf(shares.with(place, read)),
      isCurved: true,
    }),
  );
  const believable = [...slips, ...misread].filter(({ value }) => value >= 2 && value <= most);
  const options = shareReadingOptions(key, write, atMostOneOutside(believable, ...bounds, random), 0.23);
  return (
    options && {
      text,
      shown: {
        figure: drawDistribution(constants),
        keyFrom: ({ lines }) =>
          write(given.concentration * factorOf(lines.map((line) => heightAt(line, ph)))),
      },
      ...options,
      explanation: `At pH ${formatDecimals(ph, 1)}, ${working} = ${options.answer}. (The acid is ${name}.)`,
      finding: `${finding} is ${options.answer}.`,
    }
  );
}
