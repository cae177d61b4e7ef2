import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { niceAxis } from '../../curves/nice-axis.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';

const millilitres = (value: number): string => `${formatDecimals(value, 1)} mL`;

/** A conductometric titration of a strong acid: the volume at the break, and the concentration. */
export const conductometricCurveReadings: Family = {
  id: 'conductometric-curve-readings',
  name: 'Reading a conductometric titration',
  subject: 'analytical',
  topics: ['electroanalysis'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['conductometric-titrations'], intermediate: ['conductometric-titrations'] },
  uses: ['conductivity-of-electrolytes', 'acid-base-titration'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? volumeAtBreak(random) : concentration(random);
  },
};

interface Curve {
  figure: Figure;
  start: number;
  least: number;
}

/** Limiting molar conductivities at 25 °C in S cm²/mol (CRC Handbook): times a concentration in mol/L they give mS/cm. */
const molar = { hydrogen: 349.8, chloride: 76.3, sodium: 50.1, hydroxide: 198 } as const;

/**
 * The curve that ions of these conductivities make.
 * @param acid concentration of the acid in mol/L
 */
function drawCurve(equivalence: number, acid: number): Curve {
  const start = acid * (molar.hydrogen + molar.chloride);
  const least = acid * (molar.sodium + molar.chloride);
  const excess = (acid * (20 - equivalence)) / equivalence;
  const end = least + excess * (molar.sodium + molar.hydroxide);
  const figure: Figure = {
    kind: 'plot',
    of: 'conductometric titration curve',
    caption: 'Titration of \\ce{HCl} with \\ce{NaOH}, corrected for dilution',
    x: { quantity: 'Volume of \\ce{NaOH} added', unit: 'mL', from: 0, to: 20, step: 5, parts: 5 },
    y: { quantity: 'Conductivity', unit: 'mS/cm', ...niceAxis(Math.max(start, end)) },
    series: [
      {
        shape: 'line',
        points: [
          [0, start],
          [equivalence, least],
          [20, end],
        ],
      },
    ],
  };
  return { figure, start, least };
}

function breakOf({ lines }: DrawingReading): number {
  return lines[0]?.[1]?.[0] ?? NaN;
}

function volumeAtBreak(random: Random): Draft | null {
  const equivalence = random.integer(12, 28) / 2;
  const { figure, start, least } = drawCurve(equivalence, random.integer(16, 21) / 1000);
  const options = readingOptions(
    equivalence,
    millilitres,
    [
      {
        value: equivalence / 2,
        slip: 'half-equivalence-for-equivalence',
        teaching: 'On the way down acid is still left; the break is the equivalence point.',
      },
      {
        value: 20,
        slip: 'excess-titrant-for-equivalence',
        teaching: 'Here the titration was stopped, with base in excess.',
      },
      {
        value: start,
        slip: 'wrong-axis',
        teaching: 'This is the initial conductivity, from the vertical axis.',
      },
      {
        value: least,
        slip: 'wrong-axis',
        teaching: 'This is the lowest conductivity, from the vertical axis.',
      },
      {
        value: (equivalence + 20) / 2,
        slip: 'excess-titrant-for-equivalence',
        teaching: 'Beyond the break hydroxide in excess conducts; the break itself counts.',
      },
    ],
    1.6,
  );
  return (
    options && {
      text: 'The conductivity is followed during this titration of hydrochloric acid. At which volume of \\ce{NaOH} is the equivalence point reached?',
      shown: { figure, keyFrom: (drawing) => millilitres(breakOf(drawing)) },
      ...options,
      explanation: `While acid is left, fast \\ce{H+} ions are replaced by slower \\ce{Na+} ions and the conductivity falls. Beyond the equivalence point \\ce{OH-} is in excess and it rises. The lines meet at ${options.answer}.`,
      finding: `The conductivity is lowest at ${options.answer}.`,
    }
  );
}

function concentration(random: Random): Draft | null {
  const equivalence = random.integer(12, 28) / 2;
  const base = random.pick([0.1, 0.15, 0.2, 0.25, 0.5]);
  const volume = random.pick([25, 50, 100]);
  const of = (added: number): number => (base * added) / volume;
  const { figure, start } = drawCurve(equivalence, of(equivalence));
  const write = (value: number): string => `${formatSignificant(value, 2)} mol/L`;
  const options = shareReadingOptions(of(equivalence), write, [
    {
      value: of(20),
      slip: 'excess-titrant-for-equivalence',
      teaching: 'The titration went on beyond the equivalence point; the break counts.',
    },
    { value: of(start), slip: 'wrong-axis', teaching: 'This takes the initial conductivity for the volume.' },
    {
      value: of(20 - equivalence),
      slip: 'excess-titrant-for-equivalence',
      teaching: 'This takes the base added beyond the break, which finds no acid left.',
    },
    {
      value: (base * volume) / equivalence,
      slip: 'swapped-volumes',
      teaching: `The volumes are exchanged: the concentration of the base was multiplied by the ${volume}.0 mL of acid and divided by the volume of base.`,
    },
    {
      value: of(equivalence / 2),
      slip: 'half-equivalence-for-equivalence',
      teaching: 'All of the acid has reacted at the break, not half of it.',
    },
    {
      value: (base * equivalence) / (volume + equivalence),
      slip: 'mixture-for-sample-volume',
      teaching: 'The acid was in the sample alone; the base added does not count as its volume.',
    },
  ]);
  const [c, v, added] = [formatSignificant(base, 3), `${volume}.0 mL`, millilitres(equivalence)];
  return (
    options && {
      text: `${v} of hydrochloric acid is titrated with ${c} mol/L \\ce{NaOH}, and the conductivity is followed. What is the concentration of the acid?`,
      shown: { figure, keyFrom: (drawing) => write(of(breakOf(drawing))) },
      ...options,
      explanation: `The equivalence point is the break of the curve, at ${added}. Acid and base react 1 to 1: *c* = \\frac{${c} mol/L × ${added}}{${v}} = ${options.answer}.`,
      finding: `The base up to the break neutralizes the acid: ${options.answer}.`,
    }
  );
}
