import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { PartDraft } from '../../computed-set.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import {
  branchOf,
  crossing,
  measuredIn,
  type Branch,
  type Measured,
  type SolidAndLiquid,
} from './solid-and-liquid.ts';
import { kilojoules } from './transition-enthalpies.ts';

const given = `(*R* = ${printedConstants.gas} J/(mol·K))`;
const kelvin = (value: number): string => `${formatDecimals(value, 1)} K`;
/** To so many decimals that a difference of two of them leads to the key. */
const inFull = ({ enthalpy }: Branch): string => `${formatDecimals(enthalpy / 1000, 3)} kJ/mol`;

/** The temperature of the triple point, where both lines cross. */
export function tripleTemperature({ solid, liquid }: SolidAndLiquid): PartDraft | null {
  const [sub, vap] = [branchOf(solid), branchOf(liquid)];
  const [key] = crossing(sub, vap);
  const [lastOfSolid, firstOfLiquid] = [solid[1], liquid[0]];
  const [[low, lowP], [high, highP]] = [lastOfSolid, firstOfLiquid];
  const at = ({ enthalpy, intercept }: Branch, p: number): number =>
    enthalpy / roundedConstants.gas / (intercept - Math.log(p));
  const steep = ([[t, p], [u, q]]: readonly [Measured, Measured]): number => (q - p) / (u - t);
  // Straight lines of the pressure itself.
  const straight =
    (lowP - highP + steep(liquid) * high - steep(solid) * low) / (steep(liquid) - steep(solid));
  const slips = [
    {
      value: (low + high) / 2,
      slip: 'averaged-temperatures',
      teaching: `The mean of ${kelvin(low)} and ${kelvin(high)} was used; the lines cross elsewhere.`,
    },
    {
      value: low + high - key,
      slip: 'counted-from-wrong-end',
      teaching: `The distance of the crossing from the row at ${kelvin(low)} was measured back from the row at ${kelvin(high)}.`,
    },
    {
      value: straight,
      slip: 'linear-for-exponential',
      teaching:
        'The pressures themselves were extrapolated linearly; only their logarithms lie on straight lines.',
    },
    {
      value: at(vap, (lowP + highP) / 2),
      slip: 'averaged-levels',
      teaching:
        'The liquid was assumed to be at the mean of the pressures in the second and third rows; at the triple point both phases have the same pressure.',
    },
    {
      value: at(sub, Math.sqrt(lowP * highP)),
      slip: 'averaged-levels',
      teaching:
        'The solid was assumed to be halfway between the logarithms of the pressures in the second and third rows.',
    },
    {
      value: crossing(branchOf([solid[0], firstOfLiquid]), branchOf([lastOfSolid, liquid[1]]))[0],
      slip: 'some-points-only',
      teaching:
        'The rows were paired incorrectly: each line was drawn through one row for the solid and one for the liquid.',
    },
    {
      value: at(sub, highP),
      slip: 'other-special-point',
      teaching:
        'This is where the solid would reach the pressure in the third row; the liquid has that pressure at a different temperature.',
    },
    {
      value: at(vap, lowP),
      slip: 'other-special-point',
      teaching:
        'This is where the liquid would reach the pressure in the second row; the solid has that pressure at a different temperature.',
    },
  ].filter(({ value, slip }) => slip === 'other-special-point' || (value > low + 0.5 && value < high - 0.5));
  const options = readingOptions(key, kelvin, slips, 1.3);
  const r = printedConstants.gas;
  return (
    options && {
      text: `At what temperature are the solid, liquid and vapor all in equilibrium with one another? ${given}`,
      keyFrom: ({ cells }) => {
        const read = measuredIn(cells);
        return kelvin(crossing(branchOf(read.solid), branchOf(read.liquid))[0]);
      },
      ...options,
      explanation: `At the triple point, the solid and the liquid have the same vapor pressure. With Δ_{sub}*H* = ${inFull(sub)} from the rows for the solid and Δ_{vap}*H* = ${inFull(vap)} from those for the liquid, ln(*p*/kPa) is ${formatDecimals(sub.intercept, 3)} − Δ_{sub}*H*/(*RT*) over the solid and ${formatDecimals(vap.intercept, 3)} − Δ_{vap}*H*/(*RT*) over the liquid. The two are equal at *T* = \\frac{Δ_{sub}*H* − Δ_{vap}*H*}{*R* × (${formatDecimals(sub.intercept, 3)} − ${formatDecimals(vap.intercept, 3)})}, with *R* = ${r} J/(mol·K): about ${options.answer}.`,
      finding: `The lines for the solid and the liquid cross at ${options.answer}.`,
    }
  );
}

/** The pressure of the triple point, where both lines cross. */
export function triplePressure({ solid, liquid }: SolidAndLiquid): PartDraft | null {
  const [sub, vap] = [branchOf(solid), branchOf(liquid)];
  const [temperature, key] = crossing(sub, vap);
  const [[low, lowP], [high, highP]] = [solid[1], liquid[0]];
  // By so much the logarithm falls from the third row to the crossing.
  const down = Math.log(highP / key);
  const at = ({ enthalpy, intercept }: Branch, kelvins: number): number =>
    Math.exp(intercept - enthalpy / roundedConstants.gas / kelvins);
  const write = (value: number): string => `${formatSignificant(value, 3)} kPa`;
  const options = shareReadingOptions(
    key,
    write,
    [
      {
        value: Math.sqrt(lowP * highP),
        slip: 'averaged-levels',
        teaching: `The mean of the logarithms of the pressures at ${kelvin(low)} and ${kelvin(high)} was used; the lines cross elsewhere.`,
      },
      {
        value: (lowP + highP) / 2,
        slip: 'averaged-levels',
        teaching: `The mean of the pressures at ${kelvin(low)} and ${kelvin(high)} was used; the lines cross elsewhere.`,
      },
      {
        value: at(sub, high),
        slip: 'other-special-point',
        teaching:
          'The line for the solid was extrapolated to the temperature in the third row, where the liquid is present.',
      },
      {
        value: at(vap, low),
        slip: 'other-special-point',
        teaching:
          'The line for the liquid was extrapolated back to the temperature in the second row, where the solid is present.',
      },
      {
        value: at(sub, (low + high) / 2),
        slip: 'averaged-temperatures',
        teaching:
          'The solid was assumed to be halfway between the temperatures in the second and third rows; the lines cross elsewhere.',
      },
      {
        value: at(vap, (low + high) / 2),
        slip: 'averaged-temperatures',
        teaching:
          'The liquid was assumed to be halfway between the temperatures in the second and third rows; the lines cross elsewhere.',
      },
      {
        value: highP / (1 + down),
        slip: 'forgot-logarithm',
        teaching:
          'From the third row back to the crossing point, the logarithm of the pressure ratio was used as the relative change in pressure.',
      },
      {
        value: highP * Math.exp(-down * Math.LOG10E),
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'From the third row back to the crossing point, base-10 logarithms were used first and natural ones afterward.',
      },
      ...[sub, vap].map((branch) => ({
        value: at(branch, low + high - temperature),
        slip: 'counted-from-wrong-end',
        teaching: `The crossing point was placed at ${kelvin(low + high - temperature)}: its distance from the row at ${kelvin(low)} was measured back from the row at ${kelvin(high)}.`,
      })),
      {
        value: crossing(branchOf([solid[0], liquid[0]]), branchOf([solid[1], liquid[1]]))[1],
        slip: 'some-points-only',
        teaching:
          'The rows were paired incorrectly: each line was drawn through one row for the solid and one for the liquid.',
      },
    ].filter(({ value }) => value > 1.03 * lowP && value < 0.97 * highP),
    0.06,
  );
  return (
    options && {
      text: `At what pressure are the solid, liquid and vapor all in equilibrium with one another? ${given}`,
      keyFrom: ({ cells }) => {
        const read = measuredIn(cells);
        return write(crossing(branchOf(read.solid), branchOf(read.liquid))[1]);
      },
      ...options,
      explanation: `At the triple point, the solid and the liquid have the same vapor pressure. With Δ_{sub}*H* = ${kilojoules(sub.enthalpy)} from the rows for the solid and Δ_{vap}*H* = ${kilojoules(vap.enthalpy)} from those for the liquid, the two lines of ln *p* against 1/*T* cross at ${kelvin(temperature)}. From the second row, ln(*p*/kPa) = ln ${formatSignificant(lowP, 4)} + Δ_{sub}*H*/*R* × (1/(${formatDecimals(low, 1)} K) − 1/(${kelvin(temperature)})) = ${formatDecimals(Math.log(key), 3)}, so *p* is about ${options.answer}.`,
      finding: `The lines for the solid and the liquid cross at ${options.answer}.`,
    }
  );
}
