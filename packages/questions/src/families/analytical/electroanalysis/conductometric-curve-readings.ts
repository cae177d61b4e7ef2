import { withArticle } from '../../texts/with-article.ts';
import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { niceAxis } from '../../curves/nice-axis.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { alsoSlipped, rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { slipsOfHalf, slipsOfWhole } from './break-volume-slips.ts';

const steps = (value: number): string => `${value} mL`;
const millilitres = (value: number): string => `${formatDecimals(value, 1)} mL`;

/** A conductometric titration of a strong acid: the volume at the break or half of it, and the concentration. */
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
    return difficulty === 'beginner' ? volumeOnCurve(random) : concentration(random);
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

/** The volume at the break, or the one at which half of the acid is neutralized. */
function volumeOnCurve(random: Random): Draft | null {
  const equivalence = random.integer(12, 28) / 2;
  const { figure, start, least } = drawCurve(equivalence, random.integer(16, 21) / 1000);
  const isHalf = random.next() < 0.5;
  const options = readingOptions(
    isHalf ? equivalence / 2 : equivalence,
    millilitres,
    [
      ...(isHalf ? slipsOfHalf(equivalence) : slipsOfWhole(equivalence)),
      {
        value: 20,
        slip: 'excess-titrant-for-equivalence',
        teaching: 'This is where the titration was stopped, with base in excess.',
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
        teaching:
          'This is a volume beyond the break, where excess hydroxide conducts; all of the acid is already neutralized at the break.',
      },
    ],
    1.6,
    [
      ...rulingSlips({
        reading: equivalence,
        step: 5,
        to: 20,
        name: 'volume at the break',
        write: steps,
        of: (volume) => (isHalf ? volume / 2 : volume),
      }),
      {
        value: isHalf ? (20 - equivalence) / 2 : 20 - equivalence,
        slip: 'scale-backwards',
        teaching: `The volume at the break was counted from the right end of the axis${isHalf ? ' and halved' : ''}.`,
      },
      {
        value: (3 * equivalence) / 4,
        slip: 'other-point-of-curve',
        teaching: 'Here three quarters of the acid is neutralized.',
      },
      {
        value: equivalence / 4,
        slip: 'other-point-of-curve',
        teaching: 'Here a quarter of the acid is neutralized.',
      },
    ],
  );
  const whole = millilitres(equivalence);
  return (
    options && {
      text: `The conductivity is monitored during this titration of hydrochloric acid. ${isHalf ? 'At what volume of \\ce{NaOH} is half of the acid neutralized?' : 'At what volume of \\ce{NaOH} is the equivalence point reached?'}`,
      shown: { figure, keyFrom: (drawing) => millilitres(breakOf(drawing) / (isHalf ? 2 : 1)) },
      ...options,
      explanation: `While acid is left, fast \\ce{H+} ions are replaced by slower \\ce{Na+} ions, and the conductivity falls. Beyond the equivalence point, \\ce{OH-} is in excess, and the conductivity rises. The lines meet at the equivalence point, at ${whole}.${isHalf ? ` Half of the acid is neutralized at half of this volume, ${options.answer}.` : ''}`,
      finding: `The conductivity is lowest at ${whole}${isHalf ? `; half of that is ${options.answer}` : ''}.`,
    }
  );
}

function concentration(random: Random): Draft | null {
  const equivalence = random.integer(12, 28) / 2;
  const base = random.pick([0.1, 0.15, 0.2, 0.25, 0.5]);
  const volume = random.pick([25, 50, 100]);
  const of = (added: number): number => (base * added) / volume;
  const mixed = (added: number): number => (base * added) / (volume + added);
  const inSample =
    'The volume of base added was included in that of the acid; all of the acid was in the sample.';
  const { figure, start } = drawCurve(equivalence, of(equivalence));
  const write = (value: number): string => `${formatSignificant(value, 2)} mol/L`;
  const slips = [
    {
      value: of(20),
      slip: 'excess-titrant-for-equivalence',
      teaching:
        'The 20.0 mL at the end of the titration was used, beyond the equivalence point; the volume at the break must be used.',
    },
    { value: of(start), slip: 'wrong-axis', teaching: 'The initial conductivity was used as the volume.' },
    {
      value: of(20 - equivalence),
      slip: 'excess-titrant-for-equivalence',
      teaching: 'The base added beyond the break was used, where no acid is left.',
    },
    {
      value: (base * volume) / equivalence,
      slip: 'swapped-volumes',
      teaching: `The volumes were interchanged: the concentration of the base was multiplied by the ${volume}.0 mL of acid and divided by the volume of base.`,
    },
    {
      value: of(equivalence / 2),
      slip: 'half-equivalence-for-equivalence',
      teaching:
        'Half of the volume at the break was used; all of the acid has reacted there, not half of it.',
    },
    {
      value: equivalence > 9 ? Number.NaN : of(2 * equivalence),
      slip: 'equivalence-for-any-point',
      teaching:
        'The volume at the break was doubled; at the break all of the acid has reacted, not half of it.',
    },
    { value: mixed(equivalence), slip: 'mixture-for-sample-volume', teaching: inSample },
    ...[
      {
        added: 20,
        slip: 'excess-titrant-for-equivalence',
        deed: 'The base added up to the end was used; the volume at the break must be used.',
      },
      {
        added: equivalence / 2,
        slip: 'half-equivalence-for-equivalence',
        deed: 'Half of the base added up to the break was used; all of it has reacted.',
      },
    ].map(({ added, slip, deed }) => ({
      value: mixed(added),
      slip,
      teaching: twoSlips(deed, inSample),
    })),
  ];
  const misread = (share: number): SlippedValue[] =>
    rulingSlips({
      reading: equivalence,
      step: 5,
      to: 20,
      name: 'volume at the break',
      write: steps,
      of: (added) => share * of(added),
    });
  const options = shareReadingOptions(of(equivalence), write, slips, undefined, [
    ...misread(1),
    ...alsoSlipped(misread(0.5), 'half of this volume was used; all of it reacts with the acid.'),
  ]);
  const [c, v, added] = [formatSignificant(base, 3), `${volume}.0 mL`, millilitres(equivalence)];
  return (
    options && {
      text: `${withArticle(v)} sample of hydrochloric acid is titrated with ${c} mol/L \\ce{NaOH}, and the conductivity is monitored. What is the concentration of the acid?`,
      shown: { figure, keyFrom: (drawing) => write(of(breakOf(drawing))) },
      ...options,
      explanation: `The equivalence point is at the break in the curve, at ${added}. Acid and base react in a 1:1 ratio: *c* = \\frac{${c} mol/L × ${added}}{${v}} = ${options.answer}.`,
      finding: `The base up to the break neutralizes the acid: ${options.answer}.`,
    }
  );
}
