import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { addedBase } from './added-base.ts';
import { polyproticAcids } from './polyprotic-acids.data.ts';
import { speciesConcentration } from './species-concentration.ts';
import { crossingOf, drawDistribution, speciesOf } from './species-distribution.ts';

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
        return speciesConcentration(random);
      case 'advanced':
        return addedBase(random);
    }
  },
};

const tenth = (value: number): string => formatDecimals(value, 1);

/** A value that a student reads off the maximum of a curve is named by that, not by a ratio that nobody looks at. */
function isNear(value: number, maximum: number): boolean {
  return Math.abs(value - maximum) < 0.25;
}

function constant(random: Random): Draft | null {
  const { constants: known } = random.pick(polyproticAcids);
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
        teaching:
          'Here one species is at its maximum, halfway between two p*K*_{a} values; p*K*_{a} is the pH at which two curves cross.',
      },
      {
        value: 14 - key,
        slip: 'poh-for-ph',
        teaching: 'This is 14 minus the p*K*_{a}, which is the p*K*_{b} of the conjugate base.',
      },
      {
        value: key + 1,
        slip: 'completion-for-half',
        teaching: `Here there is ten times as much ${base} as ${acid}; where the pH equals p*K*_{a}, their concentrations are equal.`,
      },
      {
        value: key - 1,
        slip: 'start-for-half',
        teaching: `Here there is only a tenth as much ${base} as ${acid}; where the pH equals p*K*_{a}, their concentrations are equal.`,
      },
      {
        value: 7,
        slip: 'neutral-for-half',
        teaching: `The pH of a neutral solution was given; a solution with equal amounts of ${acid} and ${base} is neutral only if their p*K*_{a} is 7.`,
      },
      {
        value: key + 2,
        slip: 'completion-for-half',
        teaching: `Here there is a hundred times as much ${base} as ${acid}; where the pH equals p*K*_{a}, their concentrations are equal.`,
      },
    ].filter(
      ({ value, slip }) =>
        value > 0 && value < 14 && !(slip === 'completion-for-half' && isNear(value, (key + next) / 2)),
    ),
    0.6,
  );
  return (
    options && {
      text: `According to the distribution diagram, what is the p*K*_{a${place + 1}} of the acid ${species[0] ?? ''}?`,
      shown: {
        figure: drawDistribution(constants),
        keyFrom: (drawing) => tenth(crossingOf(drawing, place, place + 1)),
      },
      ...options,
      explanation: `The p*K*_{a${place + 1}} belongs to \\ce{${plain(acid)} <=> ${plain(base)} + H+}. Where the fractions of ${acid} and ${base} are equal, *K*_{a} = [\\ce{H+}], so the pH is p*K*_{a}. The two curves cross at about pH ${options.answer}.`,
      finding: `The curves of ${acid} and ${base} cross at pH ${options.answer}.`,
    }
  );
}

/** A formula without its typesetting, to stand in an equation. */
function plain(typeset: string): string {
  return typeset.replace(/^\\ce\{(.*)\}$/, '$1');
}
