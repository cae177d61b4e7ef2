import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';

/**
 * Triple points, and enthalpies near them in kJ/mol (CRC Handbook and NIST Chemistry WebBook, rounded). Substances that are drawn
 * are some percent off in all of it, so that each seed has its own.
 */
const substances = [
  { triple: 353.4, pressure: 0.993, sublimation: 71.5, vaporization: 52.4 },
  { triple: 278.7, pressure: 4.785, sublimation: 44.4, vaporization: 34.5 },
  { triple: 386.8, pressure: 12.1, sublimation: 61.5, vaporization: 46 },
  { triple: 195.4, pressure: 6.06, sublimation: 30.9, vaporization: 25.2 },
  { triple: 216.6, pressure: 518, sublimation: 24.2, vaporization: 15.5 },
  { triple: 326.2, pressure: 1.26, sublimation: 64, vaporization: 46 },
  { triple: 273.2, pressure: 0.612, sublimation: 51.1, vaporization: 45 },
  { triple: 161.4, pressure: 81.6, sublimation: 14.9, vaporization: 12.6 },
  { triple: 223.6, pressure: 226, sublimation: 22.8, vaporization: 17.8 },
  { triple: 337.2, pressure: 152, sublimation: 48.1, vaporization: 28.9 },
] as const;

/** Temperature in K and pressure in kPa, as printed. */
export type Measured = readonly [temperature: number, pressure: number];

/** A line of ln p against 1/T: the enthalpy in J/mol, and ln(p/kPa) where 1/T is zero. */
export interface Branch {
  enthalpy: number;
  intercept: number;
}

export interface SolidAndLiquid {
  solid: readonly [Measured, Measured];
  liquid: readonly [Measured, Measured];
  figure: Figure;
}

/** Two vapor pressures over the solid and two over the liquid of one substance. */
export function drawSolidAndLiquid(random: Random): SolidAndLiquid {
  const real = random.pick(substances);
  const { sublimation, vaporization } = real;
  const triple = (real.triple * random.integer(95, 105)) / 100;
  const pressure = (real.pressure * random.integer(80, 125)) / 100;
  const share = (from: number, to: number): number => (triple * random.integer(from, to)) / 1000;
  // The rows next to the triple point lie at unlike distances, so that it is not in their middle.
  const [near, far] = random.shuffle([share(18, 26), share(36, 50)]);
  const temperatures = [
    triple - (near ?? 0) - share(50, 64),
    triple - (near ?? 0),
    triple + (far ?? 0),
    triple + (far ?? 0) + share(50, 64),
  ].map((temperature) => Math.round(temperature * 2) / 2);
  const [offSolid, offLiquid] = [random.integer(1000, 1040) / 1000, random.integer(960, 1000) / 1000];
  const rows = temperatures.map((temperature, place): Measured => {
    const enthalpy = 1000 * (place < 2 ? offSolid * sublimation : offLiquid * vaporization);
    const exact = pressure * Math.exp((-enthalpy / roundedConstants.gas) * (1 / temperature - 1 / triple));
    return [temperature, Number(formatSignificant(exact, 4))];
  });
  const [a = [NaN, NaN], b = [NaN, NaN], c = [NaN, NaN], d = [NaN, NaN]] = rows;
  const figure: Figure = {
    kind: 'table',
    caption: 'Vapor pressures over the solid and over the liquid',
    columns: ['Phase', '*T* (K)', '*p* (kPa)'],
    rows: rows.map(([temperature, p], place) => [
      place < 2 ? 'solid' : 'liquid',
      formatDecimals(temperature, 1),
      formatSignificant(p, 4),
    ]),
  };
  return { solid: [a, b], liquid: [c, d], figure };
}

/** The line through two measurements. */
export function branchOf([[t, p], [u, q]]: readonly [Measured, Measured]): Branch {
  const enthalpy = (roundedConstants.gas * Math.log(q / p)) / (1 / t - 1 / u);
  return { enthalpy, intercept: Math.log(p) + enthalpy / roundedConstants.gas / t };
}

/** Where both lines cross: temperature in K and pressure in kPa. */
export function crossing(solid: Branch, liquid: Branch): Measured {
  const temperature =
    (solid.enthalpy - liquid.enthalpy) / roundedConstants.gas / (solid.intercept - liquid.intercept);
  return [temperature, Math.exp(solid.intercept - solid.enthalpy / roundedConstants.gas / temperature)];
}

/** The measurements as the cells of the table print them. */
export function measuredIn(cells: readonly (readonly string[])[]): Pick<SolidAndLiquid, 'solid' | 'liquid'> {
  const [a, b, c, d] = cells.map(([, t, p]): Measured => [Number(t), Number(p)]);
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error('not four rows');
  return { solid: [a, b], liquid: [c, d] };
}
