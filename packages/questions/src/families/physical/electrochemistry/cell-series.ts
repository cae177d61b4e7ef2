import { formatDecimals } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { readNumber } from '../../texts/read-number.ts';

/** In V, for each factor of ten and one electron. */
export const nernst = Number(printedConstants.nernstSlope);

/** The change of potential for each factor of ten, as it is printed. */
export const slope = (z: number): string => `${formatDecimals(nernst / z, 4)} V`;

/** Standard potential of zinc in V. */
export const zinc = -0.76;

/** Electrodes above zinc, with standard potentials in V (CRC Handbook, rounded). */
const electrodes = [
  { metal: 'Ag', ion: 'Ag^+', z: 1, potential: 0.8 },
  { metal: 'Tl', ion: 'Tl^+', z: 1, potential: -0.34 },
  { metal: 'Cu', ion: 'Cu^{2+}', z: 2, potential: 0.34 },
  { metal: 'Pd', ion: 'Pd^{2+}', z: 2, potential: 0.95 },
  { metal: 'Pb', ion: 'Pb^{2+}', z: 2, potential: -0.13 },
  { metal: 'Ni', ion: 'Ni^{2+}', z: 2, potential: -0.26 },
  { metal: 'Co', ion: 'Co^{2+}', z: 2, potential: -0.28 },
  { metal: 'Cd', ion: 'Cd^{2+}', z: 2, potential: -0.4 },
  { metal: 'Bi', ion: 'Bi^{3+}', z: 3, potential: 0.31 },
  { metal: 'Au', ion: 'Au^{3+}', z: 3, potential: 1.5 },
  { metal: 'In', ion: 'In^{3+}', z: 3, potential: -0.34 },
  { metal: 'Ga', ion: 'Ga^{3+}', z: 3, potential: -0.55 },
] as const;

/** A cell of zinc and another electrode, whose ion was measured at several concentrations. */
export interface CellSeries {
  metal: string;
  ion: string;
  z: number;
  /** Of the cell in V: with both ions at 1 mol/L, at 0.0100 mol/L, at 0.000 100 mol/L, and with the unknown solution. */
  standard: number;
  first: number;
  last: number;
  unknownPotential: number;
  /** The rows between which the unknown solution lies: concentration and potential. */
  above: readonly [number, number];
  below: readonly [number, number];
  figure: Figure;
}

/** Of the rows of the table, from the largest. */
const concentrations = [
  '1.00 × 10^{−2}',
  '3.00 × 10^{−3}',
  '1.00 × 10^{−3}',
  '3.00 × 10^{−4}',
  '1.00 × 10^{−4}',
];

/**
 * Potentials as a meter of high resistance shows them.
 * @returns `null` where the unknown solution does not lie well between two rows
 */
export function drawSeries(random: Random): CellSeries | null {
  // Each charge as often, and as often above hydrogen as below.
  const [charge, isNoble] = [random.integer(1, 3), random.pick([true, false])];
  const { metal, ion, z, potential } = random.pick(
    electrodes.filter((one) => one.z === charge && one.potential > 0 === isNoble),
  );
  const offset = random.integer(-4, 4) / 1000;
  const standard = potential - zinc + offset;
  const at = (concentration: number): number => standard + (nernst / z) * Math.log10(concentration);
  const printed = (value: number): number => Math.round(10000 * value) / 10000;
  const unknown = random.integer(14, 82) * 10 ** random.pick([-5, -4.3]);
  const rows = concentrations.map((text) => [readNumber(text), printed(at(readNumber(text)))] as const);
  const under = rows.findIndex(([c]) => c < unknown);
  const [above, below] = [rows[under - 1], rows[under]];
  if (above === undefined || below === undefined) return null;
  if (unknown > 0.93 * above[0] || unknown < 1.07 * below[0]) return null;
  const figure: Figure = {
    kind: 'table',
    caption: 'Potential of the cell',
    columns: ['Concentration (mol/L)', 'Potential (V)'],
    rows: concentrations.map((text) => [text, formatDecimals(at(readNumber(text)), 4)]),
  };
  return {
    metal,
    ion,
    z,
    standard,
    first: printed(at(0.01)),
    last: printed(at(0.0001)),
    unknownPotential: printed(at(unknown)),
    above,
    below,
    figure,
  };
}

/** The line of a table, potential against the decadic logarithm of the concentration, through its first and last row. */
export function lineIn(cells: readonly (readonly string[])[]): { slope: number; intercept: number } {
  const points = cells.map(
    ([c = '', potential = '']) => [Math.log10(readNumber(c)), Number(potential)] as const,
  );
  const [[x, y], [u, v]] = [points[0] ?? [NaN, NaN], points.at(-1) ?? [NaN, NaN]];
  const slope = (v - y) / (u - x);
  return { slope, intercept: y - slope * x };
}
