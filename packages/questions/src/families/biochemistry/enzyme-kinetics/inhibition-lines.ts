import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';

/** Where a line meets the axes: −1/*K*_{M} in L/mmol, and 1/*V*_{max} in L s/µmol. */
export interface Intercepts {
  left: number;
  up: number;
}

export const kindsOfInhibition = ['competitive', 'noncompetitive', 'uncompetitive', 'mixed'] as const;

export type InhibitionKind = (typeof kindsOfInhibition)[number];

/** Few parallel lines are read well: they are tried more often, so that each kind is drawn about as often. */
const kindsTried: readonly InhibitionKind[] = [
  'uncompetitive',
  'uncompetitive',
  'uncompetitive',
  ...kindsOfInhibition,
];

/** Two lines of a Lineweaver–Burk plot, with what they were drawn from. */
export interface DrawnInhibition {
  kind: InhibitionKind;
  alone: Intercepts;
  inhibited: Intercepts;
  /** In µmol/L. */
  inhibitor: number;
  figure: Figure;
}

/** Ends of the axes. */
const [farLeft, farRight, highest] = [-6, 10, 10];

/**
 * The lines of an enzyme alone and with an inhibitor; no intercept stands at a number of an axis.
 * @param hasOneConstant whether the inhibitor has one dissociation constant: it is not mixed
 * @returns `null` where a line would not be read well
 */
export function drawInhibition(random: Random, hasOneConstant: boolean): DrawnInhibition | null {
  const kind = random.pick(hasOneConstant ? kindsTried.slice(0, -1) : kindsTried);
  const alone: Intercepts = { left: -random.integer(2, 11) / 2, up: random.integer(2, 10) / 2 };
  const [along, upward] = [random.integer(2, 11) / 2, random.integer(2, 11) / 2];
  const inhibited = withInhibitor[kind](alone, along, upward);
  const inhibitor = random.pick([12, 15, 18, 24, 25, 30, 36, 40, 45, 60]);
  const all = [alone, inhibited];
  if (all.some(({ left, up }) => left < farLeft + 0.4 || left > -1 || up < 1 || up > 6)) return null;
  if (all.some(({ left, up }) => left % 2 === 0 || up % 2 === 0)) return null;
  // Where intercepts are asked for, who reads the wrong axis does not come to the right number.
  if (!hasOneConstant && all.some(({ left, up }) => Math.abs(Math.log(-left / up)) < 0.06)) return null;
  const factor = factorOf(alone, inhibited);
  if (factor < 2.2 || factor > 4 || kindOf(alone, inhibited) !== kind) return null;
  return { kind, alone, inhibited, inhibitor, figure: draw(alone, inhibited) };
}

const withInhibitor: Readonly<
  Record<InhibitionKind, (alone: Intercepts, along: number, upward: number) => Intercepts>
> = {
  competitive: ({ up }, along) => ({ left: -along, up }),
  noncompetitive: ({ left }, _, upward) => ({ left, up: upward }),
  uncompetitive: ({ left, up }, along) => ({ left: -along, up: (up * along) / -left }),
  mixed: ({ left }, _, upward) => ({ left: left / 1.75, up: upward }),
};

function draw(alone: Intercepts, inhibited: Intercepts): Figure {
  return {
    kind: 'plot',
    of: 'Lineweaver–Burk plot',
    caption:
      'Reciprocal of the initial rate versus reciprocal of the substrate concentration; the vertical dotted line is at 1/[S] = 0',
    x: { quantity: '1/[S]', unit: 'L/mmol', from: farLeft, to: farRight, step: 2, parts: 4 },
    y: { quantity: '1/*v*_{0}', unit: 'L s/µmol', from: 0, to: highest, step: 2, parts: 4 },
    series: [
      { shape: 'line', name: 'enzyme alone', points: lineThrough(alone) },
      { shape: 'line', name: 'with inhibitor', points: lineThrough(inhibited) },
      {
        shape: 'line',
        name: '1/[S] = 0',
        points: [
          [0, 0],
          [0, highest],
        ],
      },
    ],
  };
}

function lineThrough({ left, up }: Intercepts): [number, number][] {
  const end = Math.min(farRight, (highest / up - 1) * -left);
  return [
    [left, 0],
    [0, up],
    [end, up * (1 - end / left)],
  ];
}

/** The intercepts of a drawn line: the enzyme alone first. */
export function interceptsOf({ lines }: DrawingReading, index: number): Intercepts {
  return { left: lines[index]?.[0]?.[0] ?? NaN, up: lines[index]?.[1]?.[1] ?? NaN };
}

/** An intercept in a working: one that is not at a division has a digit more, so that the printed quotient is right. */
export function intercept(value: number): string {
  return formatDecimals(value, Number.isInteger(2 * value) ? 1 : 2);
}

/** The kind of inhibition that moves the intercepts so. */
export function kindOf(alone: Intercepts, inhibited: Intercepts): InhibitionKind {
  const [left, up] = [inhibited.left / alone.left, inhibited.up / alone.up];
  if (Math.abs(up - 1) < 0.06) return 'competitive';
  if (Math.abs(left - 1) < 0.06) return 'noncompetitive';
  return Math.abs(left / up - 1) < 0.08 ? 'uncompetitive' : 'mixed';
}

/** 1 + [I]/*K*_{I}, by which the inhibitor multiplies what it changes. */
export function factorOf(alone: Intercepts, inhibited: Intercepts): number {
  return kindOf(alone, inhibited) === 'competitive' ? alone.left / inhibited.left : inhibited.up / alone.up;
}

/** 1/*v*_{0} of a line at some 1/[S]. */
export function reciprocalRate({ left, up }: Intercepts, inverse: number): number {
  return up * (1 - inverse / left);
}
