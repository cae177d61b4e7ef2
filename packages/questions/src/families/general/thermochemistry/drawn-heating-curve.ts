import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { DrawingReading, Figure, Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis } from '../../curves/nice-axis.ts';

/** What was drawn, in g, °C and kJ. */
export interface HeatingCurve {
  mass: number;
  start: number;
  melting: number;
  boiling: number;
  end: number;
  /** Heat in kJ at the ends of the five parts. */
  heats: readonly number[];
  figure: Figure;
}

/** J/(g·K): hardly any substance has more as a solid, a liquid or a gas. */
const mostHeatCapacity = [3, 4.3, 3] as const;

interface Drawn {
  mass: number;
  temperatures: readonly [number, number, number, number];
  /** Heat in kJ of each of the five parts. */
  parts: readonly number[];
}

function draw(random: Random): Drawn {
  const mass = random.pick([25, 40, 50]);
  const melting = random.integer(-3, 6) * 10;
  const boiling = melting + random.integer(6, 12) * 10;
  const [start, end] = [melting - random.pick([20, 30, 40]), boiling + random.pick([20, 30])];
  const parts = [
    random.integer(2, 4),
    random.integer(3, 8),
    random.integer(6, 14),
    random.integer(14, 26),
    random.integer(2, 4),
  ];
  return { mass, temperatures: [start, melting, boiling, end], parts };
}

function isBelievable({ mass, temperatures: [start, melting, boiling, end], parts }: Drawn): boolean {
  const rises = [melting - start, boiling - melting, end - boiling];
  return rises.every(
    (rise, state) => (1000 * (parts[2 * state] ?? 0)) / (mass * rise) <= (mostHeatCapacity[state] ?? 0),
  );
}

/** A curve with its two plateaus. */
export function drawHeatingCurve(random: Random): HeatingCurve {
  let drawn = draw(random);
  while (!isBelievable(drawn)) drawn = draw(random);
  const {
    mass,
    temperatures: [start, melting, boiling, end],
    parts,
  } = drawn;
  const heats = parts.map((_, index) => parts.slice(0, index + 1).reduce((sum, part) => sum + part, 0));
  const [h1 = 0, h2 = 0, h3 = 0, h4 = 0, h5 = 0] = heats;
  const points: Point[] = [
    [0, start],
    [h1, melting],
    [h2, melting],
    [h3, boiling],
    [h4, boiling],
    [h5, end],
  ];
  const figure: Figure = {
    kind: 'plot',
    of: 'heating curve',
    caption: `Heating of ${mass}.0 g of a pure substance, initially a solid`,
    x: { quantity: 'Heat added', unit: 'kJ', ...niceAxis(h5) },
    y: {
      quantity: 'Temperature',
      unit: '°C',
      from: Math.floor(start / 20) * 20,
      to: Math.ceil(end / 20) * 20,
      step: 20,
      parts: 4,
    },
    series: [{ shape: 'line', points }],
  };
  return { mass, start, melting, boiling, end, heats, figure };
}

/** A heat read in whole kJ as it goes into a quotient: `8000 J`. */
export function joules(kilojoules: number): string {
  return `${kilojoules < 10 ? formatDecimals(1000 * kilojoules, 0) : formatSignificant(1000 * kilojoules, 2)} J`;
}

/** Heats and temperatures at the ends of the five parts, as a program reads them. */
export function corners({ lines }: DrawingReading): { heats: number[]; temperatures: number[] } {
  const points = lines[0] ?? [];
  return { heats: points.map(([x]) => x), temperatures: points.map(([, y]) => y) };
}
