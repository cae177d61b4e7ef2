import type { Figure, Point } from '@valence/figures';
import { niceAxis, places } from '../../curves/nice-axis.ts';
import { plainNumber } from '../../texts/plain-number.ts';

/** A gas on a solid by Langmuir: the constant in 1/kPa, and the volume of a full layer in cm³ for each gram. */
interface Adsorption {
  constant: number;
  full: number;
}

/** The volume adsorbed at a pressure in kPa. */
export function adsorbed({ constant, full }: Adsorption, pressure: number): number {
  return (full * constant * pressure) / (1 + constant * pressure);
}

export const volumeUnit = 'cm^{3}/g';

/** A Langmuir constant as an option. */
export const perPressure = (value: number): string => `${plainNumber(value, 2)} kPa^{−1}`;

/** The isotherm itself, with the dashed level of the full layer. */
export function drawIsotherm(one: Adsorption, farthest: number): Figure {
  return {
    kind: 'plot',
    of: 'adsorption isotherm',
    caption: 'Volume of a gas (at 0 °C and 1 atm) adsorbed by one gram of a solid, at constant temperature',
    x: { quantity: '*p*', unit: 'kPa', ...niceAxis(farthest) },
    y: { quantity: '*V*', unit: volumeUnit, ...niceAxis(one.full * 1.05) },
    series: [
      {
        name: 'measured',
        shape: 'line',
        points: places(0, niceAxis(farthest).to).map((p): Point => [p, adsorbed(one, p)]),
      },
      {
        name: 'full layer',
        shape: 'line',
        points: [
          [0, one.full],
          [niceAxis(farthest).to, one.full],
        ],
      },
    ],
  };
}

/** The straight line of p/V against p. */
export function drawLinearized({ constant, full }: Adsorption, farthest: number): Figure {
  const x = niceAxis(farthest);
  const ratioAt = (p: number): number => p / full + 1 / (constant * full);
  return {
    kind: 'plot',
    of: 'linearized adsorption isotherm',
    caption: 'Adsorption of a gas by one gram of a solid, at constant temperature',
    x: { quantity: '*p*', unit: 'kPa', ...x },
    y: { quantity: '*p*/*V*', unit: 'kPa·g/cm^{3}', ...niceAxis(ratioAt(x.to) * 1.01) },
    series: [
      { shape: 'line', points: [0, x.to].map((p): Point => [p, ratioAt(p)]) },
      {
        shape: 'points',
        points: [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((part): Point => [part * x.to, ratioAt(part * x.to)]),
      },
    ],
  };
}
