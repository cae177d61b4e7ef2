import { formatDecimals } from '@valence/chemistry';
import { heightAt } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { addedBase } from './added-base.ts';
import { polyproticAcids } from './polyprotic-acids.data.ts';
import { crossingOf, drawDistribution, sharesAt, speciesOf } from './species-distribution.ts';

/** Distribution diagrams of polyprotic acids: a constant from a crossing, a concentration, and the base that was added. */
export const speciesDistributionReadings: Family = {
  id: 'species-distribution-readings',
  name: 'Reading a distribution diagram of an acid',
  subject: 'analytical',
  topics: ['buffers-analytical', 'acid-base-titrations'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['fractional-composition'],
    intermediate: ['fractional-composition'],
    advanced: ['fractional-composition'],
  },
  uses: ['polyprotic-acids', 'acid-dissociation-constant'],
  reference: 'Harris, Quantitative Chemical Analysis, section 10-5',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return constant(random);
      case 'intermediate':
        return concentration(random);
      case 'advanced':
        return addedBase(random);
    }
  },
};

const tenth = (value: number): string => formatDecimals(value, 1);

function constant(random: Random): Draft | null {
  const { name, constants: known } = random.pick(polyproticAcids);
  // Constants differ a little with ionic strength and temperature.
  const constants = known.map((pKa) => Math.round(10 * pKa + random.integer(-3, 3)) / 10);
  const place = random.integer(0, constants.length - 1);
  const key = constants[place] ?? NaN;
  const next = constants[place + 1] ?? constants[place - 1] ?? NaN;
  const species = speciesOf(constants.length);
  const [acid, base] = [species[place] ?? '', species[place + 1] ?? ''];
  if (key < 1.5 || key > 12.5) return null;
  const options = readingOptions(
    key,
    tenth,
    [
      ...constants.flatMap((other, at) =>
        at === place
          ? []
          : [
              {
                value: other,
                slip: 'other-stage',
                teaching: `This is p*K*_{a${at + 1}}, where ${species[at] ?? ''} and ${species[at + 1] ?? ''} cross.`,
              },
            ],
      ),
      {
        value: (key + next) / 2,
        slip: 'averaged-levels',
        teaching: 'Here one species is at its maximum: the mean of two p*K*_{a} values.',
      },
      {
        value: 14 - key,
        slip: 'poh-for-ph',
        teaching: 'This is 14 less the p*K*_{a}, the p*K*_{b} of the base.',
      },
      {
        value: key + 1,
        slip: 'completion-for-half',
        teaching: `Here there is ten times as much ${base} as ${acid}; at the p*K*_{a} both are equal.`,
      },
      {
        value: key - 1,
        slip: 'start-for-half',
        teaching: `Here there is only a tenth as much ${base} as ${acid}; at the p*K*_{a} both are equal.`,
      },
      {
        value: 7,
        slip: 'neutral-for-half',
        teaching: 'A solution with equal amounts of acid and base is neutral only where the p*K*_{a} is 7.',
      },
      {
        value: key + 2,
        slip: 'completion-for-half',
        teaching: `Here there is a hundred times as much ${base} as ${acid}; at the p*K*_{a} both are equal.`,
      },
    ].filter(({ value }) => value > 0 && value < 14),
    0.6,
  );
  return (
    options && {
      text: `What is p*K*_{a${place + 1}} of the acid ${species[0] ?? ''}?`,
      shown: {
        figure: drawDistribution(constants),
        keyFrom: (drawing) => tenth(crossingOf(drawing, place, place + 1)),
      },
      ...options,
      explanation: `p*K*_{a${place + 1}} belongs to \\ce{${plain(acid)} <=> ${plain(base)} + H+}. Where the shares of ${acid} and ${base} are equal, *K*_{a} = [\\ce{H+}], so the pH is p*K*_{a}. The two curves cross at about pH ${options.answer}. (The acid is ${name}.)`,
      finding: `The curves of ${acid} and ${base} cross at pH ${options.answer}.`,
    }
  );
}

/** A formula without its typesetting, to stand in an equation. */
function plain(typeset: string): string {
  return typeset.replace(/^\\ce\{(.*)\}$/, '$1');
}

function concentration(random: Random): Draft | null {
  const { name, constants } = random.pick(polyproticAcids);
  const species = speciesOf(constants.length);
  const ph = random.integer(4, 24) / 2;
  const shares = sharesAt(constants, ph).map((share) => Math.round(100 * share) / 100);
  const place = random.integer(0, constants.length);
  const share = shares[place] ?? NaN;
  const total = random.integer(20, 95);
  if (share < 0.2 || share > 0.93) return null;
  const write = (value: number): string => `${formatDecimals(value, 0)} mmol/L`;
  const order = shares.map((one, at) => ({ one, at })).filter(({ at }) => at !== place);
  const elsewhere = sharesAt(constants, 14 - ph)[place] ?? NaN;
  const options = shareReadingOptions(
    total * share,
    write,
    [
      ...order.map(({ one, at }) => ({
        value: total * one,
        slip: 'other-curve',
        teaching: `This is the concentration of ${species[at] ?? ''}.`,
      })),
      {
        value: total * (1 - share),
        slip: 'rest-for-part',
        teaching: `This is all that is not ${species[place] ?? ''}.`,
      },
      {
        value: total,
        slip: 'total-for-part-of-it',
        teaching: 'This is the concentration of all species together.',
      },
      {
        value: 100 * share,
        slip: 'answered-another-quantity',
        teaching: 'This is the share in percent; it is to be taken of the concentration.',
      },
      {
        value: total / (constants.length + 1),
        slip: 'shared-equally',
        teaching: 'The species do not share equally; the diagram tells how much each has.',
      },
      {
        value: total * elsewhere,
        slip: 'poh-for-ph',
        teaching: `The share was read at pH ${formatDecimals(14 - ph, 1)}, which is the pOH.`,
      },
      {
        value: total / 2,
        slip: 'half-everywhere',
        teaching: 'Half is right only where the pH is a p*K*_{a} of the species.',
      },
      {
        value: (total * share) / 2,
        slip: 'needless-half',
        teaching: 'Nothing is to be halved: the share is that of the whole concentration.',
      },
    ].filter(({ value }) => value >= 2 && value <= total),
    0.23,
  );
  return (
    options && {
      text: `An acid ${species[0] ?? ''} has a total concentration of ${total} mmol/L at pH ${formatDecimals(ph, 1)}. What is the concentration of ${species[place] ?? ''}?`,
      shown: {
        figure: drawDistribution(constants),
        keyFrom: ({ lines }) => write(total * heightAt(lines[place] ?? [], ph)),
      },
      ...options,
      explanation: `At pH ${formatDecimals(ph, 1)} the curve of ${species[place] ?? ''} is at about ${formatDecimals(share, 2)}. ${formatDecimals(share, 2)} × ${total} mmol/L = ${options.answer}. (The acid is ${name}.)`,
      finding: `The share of ${species[place] ?? ''} of the whole is ${options.answer}.`,
    }
  );
}
