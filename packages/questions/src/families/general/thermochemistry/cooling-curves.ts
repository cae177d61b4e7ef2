import type { DrawingReading, Figure, Point } from '@valence/figures';
import type { Random } from '../../../random.ts';

/** Time of mixing in minutes. */
export const mixedAt = 3;

/** Distance of the numbers of the temperature axis in °C. */
export const axisStep = 2;

/** The last reading, in minutes. */
export const lastAt = 12;

/** From here on, in minutes, the solution only cools. */
const coolsFrom = 6;

const reactions = [
  // Enthalpies for one mole of copper ions in kJ, from standard enthalpies of formation.
  { metal: 'Zn', name: 'zinc', salt: 'CuSO4', molarMass: 65.38, kilojoules: 219 },
  { metal: 'Fe', name: 'iron', salt: 'CuSO4', molarMass: 55.85, kilojoules: 154 },
  { metal: 'Zn', name: 'zinc', salt: 'CuCl2', molarMass: 65.38, kilojoules: 219 },
] as const;

/** A reaction whose temperature was followed; temperatures in °C, times in min, volume in mL. */
export interface Cooling extends Omit<(typeof reactions)[number], 'kilojoules'> {
  start: number;
  /** Corrected for the loss of heat, as the drawn line gives it. */
  change: number;
  /** Of the cooling, in K/min. */
  slope: number;
  /** Time of the highest reading. */
  peak: number;
  volume: number;
  concentration: number;
  metalMass: number;
  /** Ends of the temperature axis. */
  axis: { from: number; to: number };
  figure: Figure;
}

/** @returns `null` where the rise would not be read well */
export function drawCooling(random: Random, isCarriedBack: boolean): Cooling | null {
  const { kilojoules, ...reaction } = random.pick(reactions);
  const volume = random.pick([50, 60, 75, 80, 100]);
  const concentration = random.integer(30, 62) / 200;
  // The beaker takes up a part of the heat.
  const share = random.integer(91, 97) / 100;
  const change = Math.round((10 * share * concentration * kilojoules) / 4.18) / 10;
  const start = random.integer(196, 224) / 10;
  // In beakers of one shape a solution loses heat by its surface, in proportion to how warm it is.
  const slope = Math.round(4.6 * change * Math.cbrt(75 / volume)) / 100;
  const amount = (volume * concentration) / 1000;
  const metalMass = Math.round(100 * amount * reaction.molarMass * (random.integer(14, 22) / 10)) / 100;
  if (change < 7 || change > 14 || Math.abs(change - Math.round(change)) < 0.1) return null;
  const line = (time: number): number => start + change - slope * (time - mixedAt);
  const rising = [0.45, 0.7, 0.84, 0.92, 0.97];
  const points: Point[] = [
    ...[0, 0.5, 1, 1.5, 2, 2.5].map((time): Point => [time, start]),
    ...rising.map((part, at): Point => {
      const time = mixedAt + (at + 1) / 2;
      return [time, Math.min(start + part * (line(time) - start), line(coolsFrom) - 0.1)];
    }),
    ...Array.from({ length: 13 }, (_, at): Point => [coolsFrom + at / 2, line(coolsFrom + at / 2)]),
  ];
  const from = 2 * Math.floor((start - 1) / 2);
  const axis = { from, to: from + 18 };
  const figure: Figure = {
    kind: 'plot',
    of: 'cooling curve',
    caption: `Temperature of the solution; the powder is stirred in at ${mixedAt} minutes`,
    x: { quantity: 'Time', unit: 'min', from: 0, to: 13, step: 1, parts: 2 },
    y: { quantity: 'Temperature', unit: '°C', ...axis, step: axisStep, parts: 4 },
    series: [
      {
        shape: 'line',
        points: [
          [0, start],
          [mixedAt, start],
        ],
      },
      {
        shape: 'line',
        points: [
          [coolsFrom, line(coolsFrom)],
          [lastAt, line(lastAt)],
        ],
      },
      { shape: 'points', points },
      ...(isCarriedBack
        ? [
            {
              shape: 'line' as const,
              isDashed: true,
              points: [
                [mixedAt, line(mixedAt)],
                [coolsFrom, line(coolsFrom)],
              ] as const,
            },
          ]
        : []),
    ],
  };
  return {
    ...reaction,
    start,
    change,
    slope,
    peak: coolsFrom,
    volume,
    concentration,
    metalMass,
    axis,
    figure,
  };
}

/** The rise at the time of mixing: the line before, and the line of the cooling carried back. */
export function changeIn({ lines }: DrawingReading): number {
  const [before = [], after = []] = lines;
  const [[x, y], [u, v]] = [after[0] ?? [NaN, NaN], after.at(-1) ?? [NaN, NaN]];
  return y + ((v - y) / (u - x)) * (mixedAt - x) - (before[0]?.[1] ?? NaN);
}
