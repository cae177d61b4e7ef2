import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { drawFrostDiagram, readHeight, statesIn, volts } from './frost-diagram.ts';
import { disproportionation } from './frost-disproportionation.ts';
import { signedNumber } from '../../texts/signed-number.ts';

/** Frost diagrams: the most stable state, the potential of a couple as a slope, and disproportionation. */
export const frostDiagramReadings: Family = {
  id: 'frost-diagram-readings',
  name: 'Reading a Frost diagram',
  subject: 'physical',
  topics: ['electrochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['latimer-and-frost-diagrams'],
    intermediate: ['latimer-and-frost-diagrams'],
    advanced: ['latimer-and-frost-diagrams'],
  },
  uses: ['standard-electrode-potential', 'oxidation-numbers', 'disproportionation'],
  reference: 'Shriver and Atkins, Inorganic Chemistry, sections 5.12 and 5.13',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return mostStable(random);
      case 'intermediate':
        return couple(random);
      case 'advanced':
        return disproportionation(random);
    }
  },
};

function mostStable(random: Random): Draft | null {
  const { states, figure, symbol } = drawFrostDiagram(random);
  const isStable = random.pick([true, false]);
  const byHeight = states.toSorted((one, other) => one.volts - other.volts);
  const [lowest, second] = byHeight;
  const highest = byHeight.at(-1);
  if (lowest === undefined || second === undefined || highest === undefined) return null;
  if (second.volts - lowest.volts < 0.25 && isStable) return null;
  const steepness = states.slice(1).map((state, place) => {
    const before = states[place] ?? state;
    return {
      upper: state,
      lower: before,
      slope: (state.volts - before.volts) / (state.number - before.number),
    };
  });
  const byslope = steepness.toSorted((one, other) => other.slope - one.slope);
  const [steepest, next] = byslope;
  if (steepest === undefined || next === undefined || (!isStable && steepest.slope - next.slope < 0.3))
    return null;
  const key = isStable ? lowest : steepest.upper;
  const write = signedNumber;
  const wrong = isStable
    ? [
        {
          number: highest.number,
          slip: 'reversed-trend',
          teaching:
            'This state is the highest in the diagram and the least stable: its free energy is the largest.',
        },
        {
          number: 0,
          slip: 'wrong-reference',
          teaching: `The element is at zero by definition; the state at ${write(lowest.number)} lies below it and is more stable.`,
        },
        {
          number: states.at(-1)?.number ?? NaN,
          slip: 'wrong-axis',
          teaching: 'This is the highest oxidation number; the height in the diagram shows the stability.',
        },
        {
          number: second.number,
          slip: 'best-of-several-missed',
          teaching: `This is the second lowest point; the state at ${write(lowest.number)} lies even lower.`,
        },
        ...states.map(({ number }) => ({
          number,
          slip: 'size-of-effect-misjudged',
          teaching: `The state at ${write(lowest.number)} lies lower and is more stable.`,
        })),
      ]
    : [
        {
          number: steepest.lower.number,
          slip: 'exchanged-values',
          teaching: `The steepest line leads down to this state; the potential is that for the reduction of the state at ${write(steepest.upper.number)}.`,
        },
        {
          number: highest.number,
          slip: 'level-for-difference',
          teaching: 'This is the highest point; the potential is shown by the slope down to the next state.',
        },
        {
          number: lowest.number,
          slip: 'reversed-trend',
          teaching:
            'This is the lowest point, the most stable state; the potential is shown by the slope, not by the height.',
        },
        ...byslope.slice(1).map(({ upper }) => ({
          number: upper.number,
          slip: 'size-of-effect-misjudged',
          teaching: `From here the line to the next lower state is less steep than that from ${write(steepest.upper.number)}.`,
        })),
      ];
  const seen = new Set([key.number]);
  const distractors = wrong.flatMap(({ number, slip, teaching }) => {
    if (Number.isNaN(number) || seen.has(number)) return [];
    seen.add(number);
    return [{ text: write(number), slip, teaching }];
  });
  if (distractors.length < 3) return null;
  return {
    text: isStable
      ? 'In which oxidation state is X thermodynamically most stable?'
      : 'Which oxidation state of X has the highest standard potential for reduction to the next lower state in the diagram?',
    shown: {
      figure,
      keyFrom: (drawing) => {
        const read = [...statesIn(drawing)];
        const falling = read
          .slice(1)
          .map(([number, volts], place) => {
            const [under = NaN, below = NaN] = read[place] ?? [];
            return { number, slope: (volts - below) / (number - under) };
          })
          .toSorted((one, other) => other.slope - one.slope);
        const lowestRead = read.toSorted(([, one], [, other]) => one - other)[0];
        return write((isStable ? lowestRead?.[0] : falling[0]?.number) ?? NaN);
      },
    },
    answer: write(key.number),
    distractors,
    explanation: isStable
      ? `The height *nE*° is proportional to the free energy of formation from the element, so the lowest point is the most stable state. It is at ${write(key.number)} (X is ${symbol}, and this is \\ce{${key.formula}}).`
      : `The slope of a line between two states is the standard potential of their couple. The line down to ${write(steepest.lower.number)} is the steepest, and it starts at ${write(key.number)} (X is ${symbol}, and these are \\ce{${key.formula}} and \\ce{${steepest.lower.formula}}).`,
    finding: isStable
      ? `The lowest point of the diagram is at ${write(key.number)}.`
      : `The steepest line leads down from ${write(key.number)}.`,
  };
}

function couple(random: Random): Draft | null {
  const { states, figure, symbol, error } = drawFrostDiagram(random);
  const [lower, upper] = random
    .shuffle([...states])
    .slice(0, 2)
    .toSorted((one, other) => one.number - other.number);
  if (lower === undefined || upper === undefined) return null;
  const electrons = upper.number - lower.number;
  const rise = upper.volts - lower.volts;
  const key = rise / electrons;
  const other = states.find(({ number }) => number !== lower.number && number < upper.number);
  const above = states.find(({ number }) => number > upper.number);
  const options = readingOptions(
    key,
    volts,
    [
      {
        value: electrons === 1 ? NaN : rise,
        slip: 'electrons-transferred',
        teaching: `This is the difference in height, which is *n* times the potential; it must be divided by the number of electrons, ${electrons}.`,
      },
      {
        value: -key,
        slip: 'wrong-sign',
        teaching:
          'The sign was reversed: the potential is for the reduction, so the height at the lower oxidation number is subtracted from that at the higher one.',
      },
      {
        value: upper.number === 0 ? NaN : upper.volts / upper.number,
        slip: 'other-pair-of-potentials',
        teaching: `This is the potential of the couple formed by ${signedNumber(upper.number)} and the element.`,
      },
      {
        value: upper.volts,
        slip: 'level-for-difference',
        teaching: `The height of ${signedNumber(upper.number)} alone was used; the potential is the slope between the two states.`,
      },
      {
        value: (upper.volts + lower.volts) / electrons,
        slip: 'added-for-subtracted',
        teaching:
          'The heights were added; the potential is their difference divided by the number of electrons.',
      },
      {
        value: lower.number === 0 ? NaN : lower.volts / lower.number,
        slip: 'other-pair-of-potentials',
        teaching: `This is the potential of the couple formed by ${signedNumber(lower.number)} and the element.`,
      },
      {
        value: electrons / rise,
        slip: 'inverted-ratio',
        teaching:
          'The number of electrons was divided by the difference in height; the slope is the reciprocal of this.',
      },
      {
        value: other === undefined ? NaN : (upper.volts - other.volts) / (upper.number - other.number),
        slip: 'other-pair-of-potentials',
        teaching: `This is the potential of the ${signedNumber(upper.number)}/${signedNumber(other?.number ?? 0)} couple.`,
      },
      {
        value: above === undefined ? NaN : (above.volts - upper.volts) / (above.number - upper.number),
        slip: 'other-pair-of-potentials',
        teaching: `This is the potential of the ${signedNumber(above?.number ?? 0)}/${signedNumber(upper.number)} couple.`,
      },
    ].filter(({ value }) => Math.abs(value) < 12),
    Math.max(0.16, (6 * error) / electrons),
  );
  const [high, low] = [upper, lower].map((state) => readHeight(state.volts, error));
  return (
    options && {
      text: `What is the standard potential of the ${signedNumber(upper.number)}/${signedNumber(lower.number)} couple of X?`,
      shown: {
        figure,
        keyFrom: (drawing) => {
          const read = statesIn(drawing);
          return volts(((read.get(upper.number) ?? NaN) - (read.get(lower.number) ?? NaN)) / electrons);
        },
      },
      ...options,
      explanation: `The slope of the straight line between two states is the potential of their couple. The heights are about ${high ?? ''} at ${signedNumber(upper.number)} and ${low ?? ''} at ${signedNumber(lower.number)}: *E*° = \\frac{${bracketed(high ?? '')} − ${bracketed(low ?? '')}}{${electrons}} ≈ ${options.answer} (X is ${symbol}, and these are \\ce{${upper.formula}} and \\ce{${lower.formula}}).`,
      finding: `The slope between the two states is ${options.answer}.`,
    }
  );
}
