import { formatDecimals } from '@valence/chemistry';
import { heightAt, placeOfHeight, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import { mixtures, type Liquid } from './ideal-mixtures.data.ts';

/** Normal pressure in mmHg. */
const pressure = 760;

function vaporPressure({ antoine: [a, b, c] }: Liquid, temperature: number): number {
  return 10 ** (a - b / (temperature + c));
}

function boilingPoint({ antoine: [a, b, c] }: Liquid): number {
  return b / (a - Math.log10(pressure)) - c;
}

export interface BoilingDiagram {
  light: string;
  heavy: string;
  /** Boiling points of the light and the heavy liquid. */
  ends: readonly [number, number];
  from: number;
  to: number;
  liquid: Point[];
  vapor: Point[];
  figure: Figure;
}

/** Liquid and vapor in equilibrium at each temperature, by Raoult's law. */
export function drawBoilingDiagram(random: Random): BoilingDiagram {
  const { light, heavy, from, to } = random.pick(mixtures);
  const ends = [boilingPoint(light), boilingPoint(heavy)] as const;
  const tie = places(ends[1], ends[0], 48).map((t) => {
    const [own, other] = [vaporPressure(light, t), vaporPressure(heavy, t)];
    const x = Math.min(1, Math.max(0, (pressure - other) / (own - other)));
    return { x, y: (x * own) / pressure, t };
  });
  const liquid = tie.map(({ x, t }): Point => [x, t]);
  const vapor = tie.map(({ y, t }): Point => [Math.min(1, y), t]);
  const figure: Figure = {
    kind: 'plot',
    of: 'boiling diagram of two liquids',
    caption: `Boiling diagram of ${light.name} and ${heavy.name} at 1 atm`,
    x: { quantity: `Mole fraction of ${light.name}`, from: 0, to: 1, step: 0.2, parts: 4 },
    y: { quantity: 'Temperature', unit: '°C', from, to, step: to - from > 50 ? 10 : 5, parts: 5 },
    series: [
      { name: 'liquid', shape: 'line', points: liquid },
      { name: 'vapor', shape: 'line', points: vapor },
    ],
  };
  return { light: light.name, heavy: heavy.name, ends, from, to, liquid, vapor, figure };
}

export const celsius = (value: number): string => `${formatDecimals(value, 0)} °C`;
export const fraction = (value: number): string => formatDecimals(value, 2);

/** The composition that a curve has at a temperature. */
export function at(points: readonly Point[] | undefined, temperature: number): number {
  return placeOfHeight(points ?? [], temperature) ?? NaN;
}

/** Of the vapor over a boiling liquid the mole fraction. */
export function vaporOver([liquid, vapor]: DrawingReading['lines'], composition: number): number {
  return at(vapor, heightAt(liquid ?? [], composition));
}
