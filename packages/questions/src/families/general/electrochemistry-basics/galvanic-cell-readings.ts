import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { claims, slipOf, type Claim } from './galvanic-cell-claims.ts';

interface Couple {
  metal: string;
  name: string;
  charge: number;
  /** Standard electrode potential in V. */
  potential: number;
}

/** Standard potentials at 25 °C as school books print them (OpenStax Chemistry 2e, appendix L). */
const couples: readonly Couple[] = [
  { metal: 'Mg', name: 'magnesium', charge: 2, potential: -2.37 },
  { metal: 'Al', name: 'aluminum', charge: 3, potential: -1.66 },
  { metal: 'Zn', name: 'zinc', charge: 2, potential: -0.76 },
  { metal: 'Fe', name: 'iron', charge: 2, potential: -0.45 },
  { metal: 'Ni', name: 'nickel', charge: 2, potential: -0.26 },
  { metal: 'Pb', name: 'lead', charge: 2, potential: -0.13 },
  { metal: 'Cu', name: 'copper', charge: 2, potential: 0.34 },
  { metal: 'Ag', name: 'silver', charge: 1, potential: 0.8 },
];

/** Potentials in V beyond which a table has no metal of those that are drawn: one there would be seen to be wrong. */
const [lowestBelieved, highestBelieved] = [-3.1, 1];

/** A drawn galvanic cell: what happens at an electrode, and the potential of a couple from the meter. */
export const galvanicCellReadings: Family = {
  id: 'galvanic-cell-readings',
  name: 'Reading the drawing of a galvanic cell',
  subject: 'general',
  topics: ['electrochemistry-basics'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['galvanic-cell'], intermediate: ['standard-cell-potential'] },
  reference: 'OpenStax Chemistry 2e, sections 17.2 and 17.3',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? processes(random) : potential(random);
  },
};

const ionOf = ({ metal, charge }: Couple): string => `\\ce{${metal}^${charge === 1 ? '' : charge}+}`;
const volts = (value: number): string => `${value < 0 ? '−' : '+'}${formatDecimals(Math.abs(value), 2)} V`;

function figureOf(left: Couple, right: Couple, meter: string): Figure {
  return {
    kind: 'cell',
    caption: 'Galvanic cell at 25 °C, all ions at 1 mol/L',
    type: 'galvanic',
    left: { electrode: `\\ce{${left.metal}}`, solution: ionOf(left) },
    right: { electrode: `\\ce{${right.metal}}`, solution: ionOf(right) },
    meter,
  };
}

/** The couples at the left and at the right, by the symbols that are drawn. */
function couplesOf({ texts }: DrawingReading): (Couple | undefined)[] {
  return ['left-electrode', 'right-electrode'].map((as) => {
    const symbol = texts.find((text) => text.as === as)?.text;
    return couples.find(({ metal }) => metal === symbol);
  });
}

function processes(random: Random): Draft | null {
  const [left, right] = random.shuffle(couples);
  if (left === undefined || right === undefined || Math.abs(left.potential - right.potential) < 0.3)
    return null;
  const [anode, cathode] = left.potential < right.potential ? [left, right] : [right, left];
  const asked = random.pick(claims.filter(({ isTrue }) => isTrue));
  const say = (claim: Claim, lower: Couple | undefined, higher: Couple | undefined): string => {
    const [one, other] = claim.of === 'anode' ? [lower, higher] : [higher, lower];
    return `The ${one?.name ?? ''} electrode is the ${claim.role}; ${claim.so.replace('…', other?.name ?? '')}`;
  };
  return {
    text: `The standard potentials are ${volts(left.potential)} for ${ionOf(left)}/\\ce{${left.metal}} and ${volts(right.potential)} for ${ionOf(right)}/\\ce{${right.metal}}. The cell is connected to a lamp. Which statement is correct while the lamp is lit?`,
    shown: {
      figure: figureOf(left, right, 'lamp'),
      keyFrom: (drawing) => {
        const [one, other] = couplesOf(drawing);
        const isFirstLower = (one?.potential ?? 0) < (other?.potential ?? 0);
        return isFirstLower ? say(asked, one, other) : say(asked, other, one);
      },
    },
    answer: say(asked, anode, cathode),
    distractors: random
      .shuffle(claims)
      .filter(({ isTrue }) => !isTrue)
      .map((claim) => ({
        text: say(claim, anode, cathode),
        ...slipOf(claim, (claim.of === 'anode' ? anode : cathode).name),
      })),
    explanation: `The metal of the couple with the lower potential, ${volts(anode.potential)}, is oxidized: the ${anode.name} electrode is the anode, becomes lighter, and sends electrons through the wire to the ${cathode.name} electrode. There ${ionOf(cathode)} is reduced to metal, so the cathode becomes heavier.`,
    finding: `The lower potential belongs to ${anode.name}, so it is the anode.`,
  };
}

function potential(random: Random): Draft | null {
  const [left, right] = random.shuffle(couples);
  if (left === undefined || right === undefined) return null;
  const voltage = Math.abs(left.potential - right.potential);
  if (voltage < 0.3) return null;
  const isLeftKnown = random.pick([true, false]);
  const [known, unknown] = isLeftKnown ? [left, right] : [right, left];
  const isCathode = unknown.potential > known.potential;
  const letter: Couple = { ...unknown, metal: 'M' };
  const meter = `${formatDecimals(voltage, 2)} V`;
  const figure: Figure = isLeftKnown ? figureOf(known, letter, meter) : figureOf(letter, known, meter);
  const options = readingOptions(
    unknown.potential,
    volts,
    [
      {
        value: known.potential + (isCathode ? -voltage : voltage),
        slip: 'mixed-up-anode-and-cathode',
        teaching: `The voltage was ${isCathode ? 'subtracted' : 'added'}; M is the ${isCathode ? 'cathode' : 'anode'}, so its potential is the ${isCathode ? 'higher' : 'lower'} one.`,
      },
      {
        value: isCathode ? voltage : -voltage,
        slip: 'ignored-reference-electrode',
        teaching:
          'The voltage was taken for the potential of M; it is the difference of two potentials, so the known one must be taken into account.',
      },
      {
        value: -unknown.potential,
        slip: 'wrong-sign',
        teaching: 'The sign of the result was reversed.',
      },
      {
        value: -known.potential + (isCathode ? voltage : -voltage),
        slip: 'wrong-sign',
        teaching: `The known potential, ${volts(known.potential)}, was used with its sign reversed.`,
      },
      {
        value: (known.potential + unknown.potential) / 2,
        slip: 'difference-for-mean',
        teaching:
          'Half of the voltage was used; the whole voltage is the difference between the two potentials.',
      },
      {
        value: known.potential + (isCathode ? -voltage : voltage) / 2,
        slip: 'difference-for-mean',
        teaching: `Two things went wrong: half of the voltage was used, and it was ${isCathode ? 'subtracted; M is the cathode, so its potential is the higher' : 'added; M is the anode, so its potential is the lower'} one.`,
      },
      ...(unknown.charge === 2
        ? [
            {
              value: known.potential + (isCathode ? 2 : -2) * voltage,
              slip: 'scaled-potential',
              teaching: `The voltage was multiplied by two, the charge of ${ionOf(letter)}; the voltage does not depend on how many electrons are transferred.`,
            },
          ]
        : []),
    ].filter(({ value }) => value > lowestBelieved && value < highestBelieved),
    0.09,
  );
  return (
    options && {
      text: `In the cell shown, under standard conditions, the electrode of the unknown metal M is the ${isCathode ? 'cathode' : 'anode'}. The standard potential of ${ionOf(known)}/\\ce{${known.metal}} is ${volts(known.potential)}. What is the standard potential of the ${ionOf(letter)}/\\ce{M} couple?`,
      shown: {
        figure,
        keyFrom: ({ texts }) => {
          const read = Number.parseFloat(texts.find(({ as }) => as === 'meter')?.text ?? '');
          return volts(known.potential + (isCathode ? read : -read));
        },
      },
      ...options,
      explanation: `The meter shows ${meter}, the potential of the cathode minus that of the anode. M is the ${isCathode ? 'cathode' : 'anode'}, so its potential is ${isCathode ? 'higher' : 'lower'} by this amount: ${volts(known.potential).replace('+', '')} ${isCathode ? '+' : '−'} ${meter} = ${options.answer}.`,
      finding: `The known potential ${isCathode ? 'plus' : 'minus'} the voltage: ${options.answer}.`,
    }
  );
}
