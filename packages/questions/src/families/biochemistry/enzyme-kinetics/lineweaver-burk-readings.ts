import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';

/** A Lineweaver–Burk plot: *K*_{M} and the maximum rate from its intercepts, and the kind of an inhibitor. */
export const lineweaverBurkReadings: Family = {
  id: 'lineweaver-burk-readings',
  name: 'Reading a Lineweaver–Burk plot',
  subject: 'biochemistry',
  topics: ['enzyme-kinetics'],
  difficulties: ['intermediate', 'advanced'],
  tests: {
    intermediate: ['lineweaver-burk-plot'],
    advanced: ['lineweaver-burk-plot'],
  },
  uses: ['michaelis-menten-kinetics'],
  reference: 'Berg, Tymoczko and Stryer, Biochemistry, section 8.4',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'intermediate' ? constants(random) : inhibitor(random);
  },
};

interface Line {
  /** Where a line meets the axes: −1/*K*_{M} and 1/*v*. */
  left: number;
  up: number;
  name?: string;
}

function draw(lines: readonly Line[]): Figure {
  return {
    kind: 'plot',
    of: 'Lineweaver–Burk plot',
    caption: 'Reciprocal of the rate of an enzyme versus reciprocal of the concentration of its substrate',
    x: { quantity: '1/[S]', unit: 'L/mmol', from: -5, to: 10, step: 5, parts: 5 },
    y: { quantity: '1/*v*_{0}', unit: 'L s/µmol', from: 0, to: 10, step: 2, parts: 4 },
    series: lines.map(({ left, up, name }) => {
      const end = Math.min(10, (10 / up - 1) * -left);
      return {
        shape: 'line',
        ...(name !== undefined && { name }),
        points: [
          [left, 0],
          [0, up],
          [end, up * (1 - end / left)],
        ],
      };
    }),
  };
}

function interceptsOf({ lines }: DrawingReading, index: number): Line {
  return { left: lines[index]?.[0]?.[0] ?? NaN, up: lines[index]?.[1]?.[1] ?? NaN };
}

function constants(random: Random): Draft | null {
  const left = -random.integer(2, 9) / 2;
  const up = random.integer(2, 8) / 2;
  // With equal numbers on both axes the wrong one would lead to the right result.
  if (left === -up) return null;
  const figure = draw([{ left, up }]);
  const isKm = random.pick([true, false]);
  const unit = isKm ? 'mmol/L' : 'µmol/(L s)';
  const write = (value: number): string => `${formatSignificant(value, 2)} ${unit}`;
  const key = isKm ? -1 / left : 1 / up;
  const slope = -up / left;
  const slips = [
    {
      value: isKm ? -left : up,
      slip: 'inverted-ratio',
      teaching: 'The intercept itself was given; it is a reciprocal, so its inverse must be taken.',
    },
    {
      value: isKm ? 1 / up : -1 / left,
      slip: 'exchanged-slope-and-intercept',
      teaching:
        'This value comes from the other axis; the line meets the horizontal axis at −1/*K*_{M} and the vertical axis at 1/*v*_{max}.',
    },
    {
      value: slope,
      slip: 'exchanged-slope-and-intercept',
      teaching: `This is the slope, *K*_{M}/*v*_{max}, not ${isKm ? '*K*_{M}' : '*v*_{max}'}.`,
    },
    {
      value: isKm ? up : -left,
      slip: 'wrong-axis',
      teaching: 'This is the intercept on the other axis, and its reciprocal was not taken.',
    },
    {
      value: 1 / slope,
      slip: 'exchanged-slope-and-intercept',
      teaching: `This is the reciprocal of the slope, *v*_{max}/*K*_{M}, not ${isKm ? '*K*_{M}' : '*v*_{max}'}.`,
    },
  ];
  // The division of the axis that counts.
  const division = isKm ? 1 : 0.5;
  const divisions = (share: number): string => {
    const one = (value: number): string => `${value} ${isKm ? 'L/mmol' : 'L s/µmol'}`;
    return `Each small division of the ${isKm ? 'horizontal' : 'vertical'} axis was taken as ${one(share * division)}; it is ${one(division)}.`;
  };
  const options = shareReadingOptions(
    key,
    write,
    slips,
    undefined,
    [0.5, 2].flatMap((share) => [
      { value: key / share, slip: 'ruling-misread', teaching: divisions(share) },
      {
        value: (isKm ? 1 / up : -1 / left) / share,
        slip: 'exchanged-slope-and-intercept',
        teaching: `Two things went wrong: the value comes from the other axis, and each small division of that axis was taken as ${share === 2 ? 'twice what' : 'half of what'} it is.`,
      },
    ]),
  );
  return (
    options && {
      text: isKm
        ? 'What is the *K*_{M} of the enzyme according to the plot?'
        : 'What is the maximum rate *v*_{max} of the enzyme according to the plot?',
      shown: {
        figure,
        keyFrom: (drawing) => {
          const read = interceptsOf(drawing, 0);
          return write(isKm ? -1 / read.left : 1 / read.up);
        },
      },
      ...options,
      explanation: isKm
        ? `The line meets the horizontal axis at −1/*K*_{M}. It does so at ${formatDecimals(left, 1)} L/mmol, so *K*_{M} = \\frac{1}{${formatDecimals(-left, 1)} L/mmol} = ${options.answer}.`
        : `The line meets the vertical axis at 1/*v*_{max}. It does so at ${formatDecimals(up, 1)} L s/µmol, so *v*_{max} = \\frac{1}{${formatDecimals(up, 1)} L s/µmol} = ${options.answer}.`,
      finding: `The reciprocal of the intercept is ${options.answer}.`,
    }
  );
}

const kinds = {
  competitive: {
    name: 'Competitive',
    why: 'the lines meet on the vertical axis, so *v*_{max} is unchanged and the apparent *K*_{M} is larger',
  },
  noncompetitive: {
    name: 'Noncompetitive',
    why: 'the lines meet on the horizontal axis, so *K*_{M} is unchanged and *v*_{max} is smaller',
  },
  uncompetitive: {
    name: 'Uncompetitive',
    why: 'the lines are parallel, so *K*_{M} and *v*_{max} are smaller by the same factor',
  },
  mixed: {
    name: 'Mixed',
    why: 'the lines meet on neither axis and are not parallel, so *v*_{max} is smaller and *K*_{M} is changed',
  },
} as const;

type Kind = keyof typeof kinds;

const allKinds = ['competitive', 'noncompetitive', 'uncompetitive', 'mixed'] as const;

function inhibitor(random: Random): Draft | null {
  const left = -random.integer(4, 8) / 2;
  const up = random.integer(2, 5) / 2;
  const factor = random.pick([1.5, 2, 2.5]);
  const kind = random.pick(allKinds);
  const changed: Record<Kind, Line> = {
    competitive: { left: left / factor, up },
    noncompetitive: { left, up: up * factor },
    uncompetitive: { left: left * factor, up: up * factor },
    mixed: { left: left / 1.6, up: up * factor },
  };
  const inhibited = changed[kind];
  if (inhibited.left < -5 || inhibited.up > 6) return null;
  const figure = draw([
    { left, up, name: 'enzyme alone' },
    { ...inhibited, name: 'with inhibitor' },
  ]);
  const about: Record<Kind, string> = {
    competitive:
      'A competitive inhibitor does not change the intercept on the vertical axis, 1/*v*_{max}; here it is larger with the inhibitor.',
    noncompetitive:
      'A noncompetitive inhibitor does not change the intercept on the horizontal axis, −1/*K*_{M}; here the two intercepts differ.',
    uncompetitive:
      'An uncompetitive inhibitor does not change the slope, so the lines would be parallel; here the slopes differ.',
    mixed: `Mixed inhibition changes both intercepts and the slope; here ${unchanged[kind]} is unchanged.`,
  };
  return {
    text: 'What kind of inhibition does the plot show? (Inhibition that leaves *K*_{M} unchanged is called noncompetitive here, not mixed.)',
    shown: {
      figure,
      keyFrom: (drawing) => kinds[kindOf(interceptsOf(drawing, 0), interceptsOf(drawing, 1))].name,
    },
    answer: kinds[kind].name,
    distractors: allKinds
      .filter((one) => one !== kind)
      .map((one) => ({ text: kinds[one].name, slip: 'inhibition-types-mixed-up', teaching: about[one] })),
    explanation: `In the plot, ${kinds[kind].why}. This is ${kind} inhibition.`,
    finding: `In the plot, ${kinds[kind].why}.`,
  };
}

/** What each kind of inhibition leaves as it is. */
const unchanged: Readonly<Record<Kind, string>> = {
  competitive: 'the intercept on the vertical axis',
  noncompetitive: 'the intercept on the horizontal axis',
  uncompetitive: 'the slope',
  mixed: 'nothing',
};

function kindOf(alone: Line, inhibited: Line): Kind {
  const [left, up] = [inhibited.left / alone.left, inhibited.up / alone.up];
  if (Math.abs(up - 1) < 0.08) return 'competitive';
  if (Math.abs(left - 1) < 0.08) return 'noncompetitive';
  return Math.abs(left / up - 1) < 0.1 ? 'uncompetitive' : 'mixed';
}
