import { formatDecimals } from '@valence/chemistry';
import { placeOfHeight, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis, places } from '../../curves/nice-axis.ts';

/** A concentration as its axis can be read. */
export const micromolar = (value: number): string => `${formatDecimals(value, 0)} µmol/L`;

/** What concentrations are multiplied by, so that they do not all have two figures. */
export const scales = [5, 2, 1] as const;

/** What was drawn, in µmol/L and nmol/(L s): at these rates a minute uses up little of the substrate. */
export interface Curves {
  figure: Extract<Figure, { kind: 'plot' }>;
  km: number;
  vmax: number;
  to: number;
}

/**
 * The curve of the enzyme alone, the line of its maximum rate, and one with a competitive inhibitor where a factor is given.
 * @param step *K*_{M} is a multiple of it
 * @param isWide whether *K*_{M} may be larger than 80 µmol/L, too
 * @param reaches so many times *K*_{M} the curve may be drawn: where that is always the same, the length of the axis tells *K*_{M}
 */
export function drawCurves(
  random: Random,
  {
    factor,
    step = 10,
    isWide = false,
    reaches,
  }: { factor?: number; step?: number; isWide?: boolean; reaches?: readonly number[] } = {},
): Curves {
  const least = random.integer(20 / step, 80 / step) * step;
  const vmax = random.integer(5, 16) * 5;
  const km = isWide ? least * random.pick(scales) : least;
  const to = niceAxis(km * (factor ?? 1) * (reaches === undefined ? 5 : random.pick(reaches))).to;
  const curve = (k: number): Point[] => places(0, to, 90).map((s) => [s, (vmax * s) / (k + s)]);
  const plateau: Point[] = [
    [0, vmax],
    [to, vmax],
  ];
  const figure: Curves['figure'] = {
    kind: 'plot',
    of: 'Michaelis–Menten plot',
    caption: 'Initial rates of an enzyme-catalyzed reaction; the horizontal dashed line is the limiting rate',
    x: { quantity: '[S]', unit: 'µmol/L', ...niceAxis(to) },
    y: { quantity: '*v*_{0}', unit: 'nmol/(L s)', ...niceAxis(vmax * 1.1) },
    series: [
      ...(factor === undefined
        ? [{ shape: 'line', points: curve(km) } as const]
        : [
            { shape: 'line', name: 'enzyme alone', points: curve(km) } as const,
            { shape: 'line', name: 'with inhibitor', points: curve(km * factor) } as const,
          ]),
      {
        shape: 'line',
        points: plateau,
        isDashed: true,
        ...(factor !== undefined && { name: 'limiting rate' }),
      },
    ],
  };
  return { figure, km, vmax, to };
}

/** Where a curve reaches half of the limiting rate, whose line is drawn last. */
export function halfPlace({ lines }: DrawingReading, index: number): number {
  const half = (lines.at(-1)?.[0]?.[1] ?? NaN) / 2;
  // Between two points that are far apart the curve bends; its reciprocals lie on a line.
  const reciprocals = (lines[index] ?? [])
    .filter(([at, rate]) => at > 0 && rate > 0)
    .map(([at, rate]): Point => [1 / at, 1 / rate]);
  return 1 / (placeOfHeight(reciprocals, 1 / half) ?? NaN);
}
