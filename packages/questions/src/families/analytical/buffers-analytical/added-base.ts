import { formatDecimals } from '@valence/chemistry';
import { heightAt } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { polyproticAcids } from './polyprotic-acids.data.ts';
import { drawDistribution, sharesAt, speciesOf } from './species-distribution.ts';

const moles = (value: number): string => `${formatDecimals(value, 2)} mol`;

/** How much strong base brought one mole of an acid to a pH: the charges of its species, each with its share. */
export function addedBase(random: Random): Draft | null {
  const { name, constants } = random.pick(polyproticAcids);
  // Outside, ions of water would count beside those of the acid.
  const ph = random.integer(7, 21) / 2;
  const species = speciesOf(constants.length);
  const shares = sharesAt(constants, ph).map((share) => Math.round(50 * share) / 50);
  const present = shares.filter((share) => share >= 0.06);
  if (present.length < 2 || Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) > 0.011) return null;
  const weighted = (weights: readonly number[]): number =>
    shares.reduce((sum, share, lost) => sum + share * (weights[lost] ?? 0), 0);
  const lost = species.map((_, place) => place);
  const key = weighted(lost);
  const most = shares.indexOf(Math.max(...shares));
  const protons = constants.length;
  const options = readingOptions(
    key,
    moles,
    [
      {
        value: protons - key,
        slip: 'rest-for-part',
        teaching: 'This is what the acid still holds of its protons; those it has lost took up the base.',
      },
      {
        value: 1 - (shares[0] ?? 0),
        slip: 'ignored-coefficients',
        teaching: 'A species that has lost two protons has taken up two moles of base for each mole.',
      },
      {
        value: most,
        slip: 'one-species-only',
        teaching: `Only ${species[most] ?? ''}, of which there is most, was counted.`,
      },
      {
        value: shares[most] ?? NaN,
        slip: 'share-for-charge',
        teaching: `This is the share of ${species[most] ?? ''}; what counts is how many protons each species has lost.`,
      },
      {
        value: weighted(lost.map((one) => (one === 0 ? 0 : one - 1))),
        slip: 'counted-one-too-few',
        teaching: 'For each species one proton too few was counted.',
      },
      {
        value: most * (shares[most] ?? NaN),
        slip: 'one-species-only',
        teaching: `Only the share of ${species[most] ?? ''} was counted; the other species took up base, too.`,
      },
      {
        value: protons / 2,
        slip: 'half-everywhere',
        teaching: 'This is half of what the acid can take up; the diagram tells how much it was.',
      },
      {
        value: weighted(lost.map((one) => one + 1)),
        slip: 'counted-one-too-many',
        teaching: 'For each species one proton too many was counted; the whole acid has lost none.',
      },
      {
        value: key / protons,
        slip: 'needless-division',
        teaching: `This is divided by ${protons}; it is for each proton, not for each mole of the acid.`,
      },
    ].filter(({ value }) => value > 0 && value <= protons),
    0.17,
  );
  const sum = shares
    .flatMap((share, place) => (place > 0 && share > 0 ? [`${place} × ${formatDecimals(share, 2)}`] : []))
    .join(' + ');
  const read = shares
    .flatMap((share, place) => (share > 0 ? [`${formatDecimals(share, 2)} of ${species[place] ?? ''}`] : []))
    .join(', ');
  return (
    options && {
      text: `\\ce{NaOH} is added to a solution of one mole of an acid ${species[0] ?? ''} until the pH is ${formatDecimals(ph, 1)}. How many moles of \\ce{NaOH} were needed? (Neglect free \\ce{H+} and \\ce{OH-}.)`,
      shown: {
        figure: drawDistribution(constants),
        keyFrom: ({ lines }) =>
          moles(lines.reduce((all, line, place) => all + place * heightAt(line, ph), 0)),
      },
      ...options,
      explanation: `At pH ${formatDecimals(ph, 1)} there are about ${read}. A species that has lost one proton took up one \\ce{OH-}, one that has lost two took up two, and so on: ${sum} = ${formatDecimals(key, 2)}, that is ${options.answer}. (The acid is ${name}.)`,
      finding: `The lost protons of all species, each with its share, are ${options.answer}.`,
    }
  );
}
