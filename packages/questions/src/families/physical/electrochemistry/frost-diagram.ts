import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Figure, Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { latimerDiagrams } from './frost-diagrams.data.ts';

/** A state of an element: its oxidation number, and *nE*° in V against the element. */
export interface FrostState {
  number: number;
  formula: string;
  volts: number;
}

interface FrostDiagram {
  symbol: string;
  /** From the lowest oxidation number. */
  states: readonly FrostState[];
  figure: Figure;
  /** Between two numbers of the vertical axis, in V. */
  step: number;
  /** By so much a careful reader is off, in V. */
  error: number;
}

/** A space between two numbers of the vertical axis is ruled into so many parts, of which an eye reads a quarter. */
const partsOf = (step: number): number => (step === 2 ? 4 : 5);
const errorOf = (step: number): number => step / partsOf(step) / 4;

/** All diagrams, from the potentials of neighboring states. */
export const frostDiagrams: readonly FrostDiagram[] = latimerDiagrams.map(
  ({ symbol, states, potentials }) => {
    const zero = states.findIndex(([number]) => number === 0);
    const between = (from: number, to: number): number =>
      potentials
        .slice(from, to)
        .reduce(
          (sum, one, at) => sum + one * ((states[from + at]?.[0] ?? 0) - (states[from + at + 1]?.[0] ?? 0)),
          0,
        );
    const exact = states.map(([number, formula], place) => ({
      number,
      formula,
      volts: place <= zero ? between(place, zero) : -between(zero, place),
    }));
    const ordered = exact.toSorted((one, other) => one.number - other.number);
    const heights = ordered.map(({ volts }) => volts);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    const step = high - low > 7 ? 2 : 1;
    const error = errorOf(step);
    const drawn = ordered.map((state) => ({ ...state, volts: Math.round(state.volts / error) * error }));
    return { symbol, states: drawn, step, error, figure: figureOf(drawn, step) };
  },
);

function figureOf(states: readonly FrostState[], step: number): Figure {
  const heights = states.map(({ volts: height }) => height);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const points = states.map(({ number, volts }): Point => [number, volts]);
  const [first, last] = [states[0]?.number ?? 0, states.at(-1)?.number ?? 0];
  return {
    kind: 'plot',
    of: 'Frost diagram',
    caption: 'Frost diagram of an element X in acid at pH 0 and 25 °C',
    x: { quantity: 'Oxidation number *n* of X', from: first, to: last, step: 1 },
    y: {
      quantity: '*nE*°',
      unit: 'V',
      from: Math.floor(low / step) * step,
      to: Math.ceil(high / step) * step,
      step,
      parts: partsOf(step),
    },
    series: [
      { shape: 'line', points },
      { shape: 'points', points },
    ],
  };
}

/** A diagram, from which a state may be left out. */
export function drawFrostDiagram(random: Random): FrostDiagram {
  const whole = random.pick(frostDiagrams);
  const left = random.integer(-1, whole.states.length - 1);
  const states = whole.states.filter(({ number }, place) => number === 0 || place !== left);
  return states.length < 4 ? whole : { ...whole, states, figure: figureOf(states, whole.step) };
}

/** The states as a program reads them: oxidation number and volts. */
export function statesIn({ dots }: DrawingReading): ReadonlyMap<number, number> {
  return new Map((dots[0] ?? []).map(([number, volts]) => [Math.round(number), volts]));
}

/** A potential as it is written: `+0.77 V`. */
export function volts(value: number): string {
  return written(value, 2);
}

/**
 * A height as a working writes it, with the decimals to which it is read.
 * @param error as of its diagram
 * @example readHeight(-0.875, 0.125) // '−0.875 V'
 */
export function readHeight(value: number, error: number): string {
  return written(value, error < 0.1 ? 2 : 3);
}

function written(value: number, decimals: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatDecimals(Math.abs(value), decimals)} V`;
}
