import { formatDecimals } from '@valence/chemistry';
import { heightAt } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { polyproticAcids } from './polyprotic-acids.data.ts';
import { drawDistribution, sharesAt, speciesOf } from './species-distribution.ts';

const moles = (value: number): string => `${formatDecimals(value, 2)} mol`;

/** Amounts in mol that are titrated. */
const amounts = [0.5, 1, 1.5, 2, 2.5] as const;

/**
 * How much strong base brought an acid to a pH, or how much strong acid its salt: the protons that its species have lost or taken up, each
 * with its share.
 */
export function addedBase(random: Random): Draft | null {
  const { name, constants } = random.pick(polyproticAcids);
  // Outside, ions of water would count beside those of the acid.
  const ph = random.integer(7, 21) / 2;
  const species = speciesOf(constants.length);
  const shares = sharesAt(constants, ph).map((share) => Math.round(50 * share) / 50);
  const present = shares.filter((share) => share >= 0.06);
  if (present.length < 2 || Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) > 0.011) return null;
  const isAcidGiven = random.pick([true, false]);
  const amount = random.pick(amounts);
  const protons = constants.length;
  /** How many each species has taken up of what is added. */
  const taken = species.map((_, lost) => (isAcidGiven ? lost : protons - lost));
  const key = amount * weighted(shares, taken);
  const of = `${formatDecimals(amount, 2)} mol`;
  const [reagent, ion, start] = isAcidGiven
    ? ['\\ce{NaOH}', '\\ce{OH-}', `the acid ${species[0] ?? ''}`]
    : ['\\ce{HCl}', '\\ce{H+}', `the salt \\ce{Na${protons}A} of the acid ${species[0] ?? ''}`];
  const options = readingOptions(
    key,
    moles,
    slipsOf({
      shares,
      elsewhere: sharesAt(constants, 14 - ph),
      species,
      taken,
      isAcidGiven,
      amount,
      ph,
    }).filter(({ value }) => value >= 0.05 && value <= protons * amount && !isReciprocal(value, key)),
    0.17 * amount,
  );
  const perMole = species
    .flatMap((_, place) => {
      const [share = 0, count = 0] = [shares[place], taken[place]];
      return count > 0 && share > 0 ? [`${count} × ${formatDecimals(share, 2)}`] : [];
    })
    .join(' + ');
  const read = new Intl.ListFormat('en-US').format(
    shares.flatMap((share, place) =>
      share > 0 ? [`${formatDecimals(share, 2)} for ${species[place] ?? ''}`] : [],
    ),
  );
  const done = isAcidGiven ? 'has lost' : 'has taken up';
  return (
    options && {
      text: `${reagent} is added to a solution that contains ${of} of ${start} until the pH is ${formatDecimals(ph, 1)}. How many moles of ${reagent} are needed? (Neglect free \\ce{H+} and \\ce{OH-}.)`,
      shown: {
        figure: drawDistribution(constants),
        keyFrom: ({ lines }) =>
          moles(
            amount *
              weighted(
                lines.map((line) => heightAt(line, ph)),
                taken,
              ),
          ),
      },
      ...options,
      explanation: `At pH ${formatDecimals(ph, 1)}, the fractions are about ${read}. A species that ${done} one proton has consumed one ${ion}, a species that ${done} two has consumed two, and so on: ${of} × (${perMole}) = ${options.answer}. (The acid is ${name}.)`,
      finding: `The protons that all species have ${isAcidGiven ? 'lost' : 'taken up'}, each with its share, are ${options.answer}.`,
    }
  );
}

/** By coincidence alone: none of the slips turns the result upside down. */
function isReciprocal(value: number, key: number): boolean {
  return Math.abs(value * key - 1) < 1e-6;
}

function weighted(shares: readonly number[], weights: readonly number[]): number {
  return shares.reduce((sum, share, place) => sum + share * (weights[place] ?? 0), 0);
}

interface Added {
  shares: readonly number[];
  /** At the pH that is the pOH. */
  elsewhere: readonly number[];
  species: readonly string[];
  taken: readonly number[];
  isAcidGiven: boolean;
  amount: number;
  ph: number;
}

function slipsOf({ shares, elsewhere, species, taken, isAcidGiven, amount, ph }: Added): SlippedValue[] {
  const key = weighted(shares, taken);
  const protons = species.length - 1;
  const most = shares.indexOf(Math.max(...shares));
  const [mostShare = NaN, mostTaken = NaN, mostName = ''] = [shares[most], taken[most], species[most]];
  const startShare = shares[isAcidGiven ? 0 : protons] ?? NaN;
  const perMole: SlippedValue[] = [
    {
      value: protons - key,
      slip: 'rest-for-part',
      teaching: isAcidGiven
        ? 'This is the amount of protons that the acid still holds; the protons that it has lost consumed the base.'
        : 'This is the amount of protons that the ions could still take up; the protons that they have already taken up came from the \\ce{HCl}.',
    },
    {
      value: 1 - startShare,
      slip: 'ignored-coefficients',
      teaching: isAcidGiven
        ? 'Every species that has lost protons was counted once; one that has lost two protons has consumed two moles of base per mole.'
        : 'Every species that has taken up protons was counted once; one that has taken up two protons has consumed two moles of acid per mole.',
    },
    {
      value: mostTaken,
      slip: 'one-species-only',
      teaching: `All of the ${isAcidGiven ? 'acid' : 'salt'} was counted as ${mostName}, the most abundant species; other species are present, too.`,
    },
    {
      value: mostShare,
      slip: 'share-for-charge',
      teaching: `This is the amount of ${mostName} alone; what matters is how many protons each species has ${isAcidGiven ? 'lost' : 'taken up'}.`,
    },
    {
      value: weighted(
        shares,
        taken.map((one) => Math.max(0, one - 1)),
      ),
      slip: 'counted-one-too-few',
      teaching: `One proton too few was counted for each species; ${isAcidGiven ? 'the acid that has lost one proton has already consumed one \\ce{OH-}' : 'the ion that has taken up one proton has already consumed one \\ce{H+}'}.`,
    },
    {
      value: mostTaken * mostShare,
      slip: 'one-species-only',
      teaching: `Only the contribution of ${mostName} was counted; the other species contribute as well.`,
    },
    {
      value: protons / 2,
      slip: 'half-everywhere',
      teaching:
        'This is half of the largest amount that can be consumed; the diagram shows how much is actually consumed.',
    },
    {
      value: key + 1,
      slip: 'counted-one-too-many',
      teaching: `One proton too many was counted for each species; ${isAcidGiven ? 'the fully protonated acid has lost none' : 'the ion of the salt has taken up none'}.`,
    },
    {
      value: key / protons,
      slip: 'needless-division',
      teaching: `The result was divided by ${protons}, which gives the amount per proton, not for the whole solution.`,
    },
    {
      value: weighted(elsewhere, taken),
      slip: 'poh-for-ph',
      teaching: `The fractions were read at pH ${formatDecimals(14 - ph, 1)}, which is the pOH.`,
    },
  ];
  const scaled = perMole.map(({ value, ...slip }) => ({ ...slip, value: value * amount }));
  if (amount === 1) return scaled;
  return [
    ...scaled,
    {
      value: key,
      slip: 'one-mole-for-amount',
      teaching: `This much is needed for one mole, but the solution contains ${formatDecimals(amount, 2)} mol.`,
    },
    {
      value: key / amount,
      slip: 'divided-for-multiplied',
      teaching: `The amount needed for one mole was divided by ${formatDecimals(amount, 2)}; it must be multiplied by it.`,
    },
  ];
}
