import { formatDecimals, formatSignificant, idealGas, zeroCelsius } from '@valence/chemistry';
import { heightAt, placeOfHeight, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { highest, hottest, toldCurve, type VaporCurves } from './vapor-curves.ts';

const kilopascals = (value: number): string => `${formatDecimals(value, 0)} kPa`;
const celsius = (value: number): string => `${formatDecimals(value, 0)} °C`;
const atmosphere = 101.3;

/** The temperature at which a liquid boils under a pressure below that of the air. */
export function boilingUnder({ curves }: VaporCurves, random: Random): PartDraft | null {
  const place = random.integer(0, 1);
  const [name, otherName] = place === 0 ? ['A', 'B'] : ['B', 'A'];
  const [curve = [], other = []] = place === 0 ? curves : curves.toReversed();
  const outside = random.pick([30, 35, 45, 50, 55, 65, 70]);
  const at = (line: readonly Point[], p: number): number => placeOfHeight(line, p) ?? NaN;
  const key = at(curve, outside);
  const normal = at(curve, atmosphere);
  if (!(key > 8) || Math.abs(key - 20 * Math.round(key / 20)) < 2) return null;
  // Who is told the curve comes to the same degree as who sees it.
  if (celsius(at(toldCurve(curve), outside)) !== celsius(key)) return null;
  const options = readingOptions(
    key,
    celsius,
    [
      {
        value: at(other, outside),
        slip: 'other-curve',
        teaching: `This was read from the curve for liquid ${otherName}.`,
      },
      {
        value: normal,
        slip: 'standard-value-everywhere',
        teaching: 'This is the normal boiling point, at 101.3 kPa; the pressure is lower here.',
      },
      {
        value: (normal * outside) / atmosphere,
        slip: 'linear-for-exponential',
        teaching:
          'The normal boiling point was lowered in proportion to the pressure, but the curve is not a straight line.',
      },
      {
        value: at(curve, outside + 20),
        slip: 'ruling-misread',
        teaching:
          'The divisions on the pressure axis were counted from the wrong label, which makes the pressure 20 kPa too high.',
      },
      {
        value: at(curve, outside - 20),
        slip: 'ruling-misread',
        teaching:
          'The divisions on the pressure axis were counted from the wrong label, which makes the pressure 20 kPa too low.',
      },
      {
        value: at(curve, outside / 2),
        slip: 'ruling-misread',
        teaching: 'One small division on the pressure axis is 5 kPa, but it was read as 10 kPa.',
      },
      {
        value: at(other, atmosphere),
        slip: 'other-curve',
        teaching: `Two things went wrong: this is the normal boiling point, and it was read from the curve for liquid ${otherName}.`,
      },
      ...[20, -20].map((off) => ({
        value: at(other, outside + off),
        slip: 'other-curve',
        teaching: `Two things went wrong: the curve for liquid ${otherName} was used, and it was read 20 kPa too ${off > 0 ? 'high' : 'low'}.`,
      })),
      {
        value: (at(other, atmosphere) * outside) / atmosphere,
        slip: 'linear-for-exponential',
        teaching: `Two things went wrong: the normal boiling point is that of liquid ${otherName}, and it was lowered in proportion to the pressure.`,
      },
    ],
    5,
    rulingSlips({
      reading: key,
      step: 20,
      to: hottest,
      name: 'temperature',
      write: (degrees) => `${degrees} °C`,
    }),
  );
  return (
    options && {
      text: `At what temperature does liquid ${name} boil under a pressure of ${kilopascals(outside)}?`,
      keyFrom: ({ lines }) => celsius(at(lines[place] ?? [], outside)),
      ...options,
      explanation: `A liquid boils at the temperature at which its vapor pressure equals the external pressure. The curve for liquid ${name} reaches ${kilopascals(outside)} at about ${options.answer}.`,
      finding: `The curve of liquid ${name} reaches ${kilopascals(outside)} at ${options.answer}.`,
    }
  );
}

/** How much vapor stands above a liquid in a closed flask. */
export function vaporAmount({ curves }: VaporCurves, random: Random): PartDraft | null {
  const place = random.integer(0, 1);
  const [name, otherName] = place === 0 ? ['A', 'B'] : ['B', 'A'];
  const [curve = [], other = []] = place === 0 ? curves : curves.toReversed();
  const liters = random.pick([0.5, 1.5, 2, 2.5, 4]);
  const t = random.pick([20, 25, 30, 35, 40, 45, 50, 55, 65, 70]);
  const p = Math.round(heightAt(curve, t));
  if (t > (curve.at(-1)?.[0] ?? 0) || p < 18 || p > highest - 12) return null;
  const millimoles = (pressure: number, kelvin: number): number =>
    1000 * idealGas({ pressure: 1000 * pressure, volume: liters / 1000, temperature: kelvin }).amount;
  const write = (value: number): string => `${plainNumber(value, 2)} mmol`;
  const kelvin = t + 273;
  const reaches = t <= (other.at(-1)?.[0] ?? 0);
  const options = shareReadingOptions(
    millimoles(p, kelvin),
    write,
    [
      {
        value: reaches ? millimoles(heightAt(other, t), kelvin) : NaN,
        slip: 'other-curve',
        factor: 'pressure',
        teaching: `The pressure was read from the curve for liquid ${otherName}.`,
      },
      {
        value: millimoles(atmosphere, kelvin),
        slip: 'standard-value-everywhere',
        factor: 'pressure',
        teaching: 'Atmospheric pressure was used, but the flask contains only vapor at its own pressure.',
      },
      {
        value: millimoles(p, t),
        slip: 'celsius-for-kelvin',
        factor: 'temperature',
        teaching: 'The temperature was used in °C; the ideal gas law requires it in K.',
      },
      {
        value: (1000 * liters) / 22.4,
        slip: 'molar-volume-everywhere',
        teaching: 'The volume was divided by 22.4 L/mol, which applies only at 0 °C and 101.3 kPa.',
      },
      {
        value: millimoles(p, kelvin) / liters,
        slip: 'mass-for-one-litre',
        factor: 'volume',
        teaching: `The volume of ${formatDecimals(liters, 2)} L was left out, as if the volume of the vapor were 1 L.`,
      },
      {
        value: millimoles(p, kelvin) / liters ** 2,
        slip: 'divided-for-multiplied',
        factor: 'volume',
        teaching:
          'The expression was divided by the volume, but at a given pressure a larger volume contains more vapor.',
      },
      {
        value: millimoles(p + 20, kelvin),
        slip: 'ruling-misread',
        factor: 'pressure',
        teaching: 'The pressure was read from the wrong label on its axis, 20 kPa too high.',
      },
      {
        value: p > 25 ? millimoles(p - 20, kelvin) : NaN,
        slip: 'ruling-misread',
        factor: 'pressure',
        teaching: 'The pressure was read from the wrong label on its axis, 20 kPa too low.',
      },
    ],
    0.17,
  );
  const v = `${formatDecimals(liters, 2)} L`;
  return (
    options && {
      text: `An evacuated flask is partly filled with liquid ${name} and closed; a volume of ${v} is left for the vapor. How many millimoles of vapor does the flask contain at ${celsius(t)} if some liquid remains? (*R* = 8.314 kPa L/(mol·K))`,
      keyFrom: ({ lines }) => write(millimoles(heightAt(lines[place] ?? [], t), t + zeroCelsius)),
      ...options,
      explanation: `At ${celsius(t)} the curve for liquid ${name} is at about ${kilopascals(p)}, which is the pressure in the flask as long as liquid remains. *n* = \\frac{*pV*}{*RT*} = \\frac{${kilopascals(p)} × ${v}}{8.314 kPa L/(mol·K) × ${kelvin} K} = ${formatSignificant(millimoles(p, kelvin) / 1000, 3)} mol, about ${options.answer}.`,
      finding: `The vapor pressure at ${celsius(t)} and the ideal gas law give ${options.answer}.`,
    }
  );
}
