import { formatSignificant, roundSignificant } from '@valence/chemistry';
import { heightAt } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { drawLinearized, perPressure, volumeUnit } from './adsorption-plots.ts';

/** The full layer, or the Langmuir constant, from the line of p/V against p. */
export function fromLine(random: Random): Draft | null {
  const full = random.integer(8, 60);
  const constant = random.integer(4, 60) / 100;
  const farthest = random.integer(20, 60) / 10 / constant;
  const figure = drawLinearized({ constant, full }, farthest);
  if (figure.kind !== 'plot') return null;
  const { to: end } = figure.x;
  const finest = figure.y.step / (figure.y.parts ?? 1);
  const read = (p: number): number =>
    Math.round((p / full + 1 / (constant * full)) / (finest / 4)) * (finest / 4);
  const [up, last] = [roundSignificant(read(0), 3), roundSignificant(read(end), 3)];
  const slope = roundSignificant((last - up) / end, 3);
  // An intercept of few parts of the ruling would be read too roughly.
  if (up < 4 * finest) return null;
  const isConstant = random.pick([true, false]);
  const [volume, strength] = [1 / slope, slope / up];
  const yStep = figure.y.step;
  /** The line read as beginning or ending at another label of the vertical axis. */
  const offIntercept = (off: number): SlippedValue[] => {
    const size = off > 0 ? 'high' : 'low';
    const of = (low: number, high: number): number => {
      const steepness = (high - low) / end;
      return isConstant ? steepness / low : 1 / steepness;
    };
    return [
      {
        value: up + off > 0 && up + off < last ? of(up + off, last) : NaN,
        slip: 'ruling-misread',
        teaching: `The beginning of the line was read from the wrong label on the vertical axis, ${formatSignificant(yStep, 2)} kPa·g/cm^{3} too ${size}.`,
      },
      {
        value: last + off > up ? of(up, last + off) : NaN,
        slip: 'ruling-misread',
        // The constant can be computed with this end of the line in two places.
        ...(!isConstant && { factor: 'rise' }),
        teaching: `The end of the line was read from the wrong label on the vertical axis, ${formatSignificant(yStep, 2)} kPa·g/cm^{3} too ${size}.`,
      },
    ];
  };
  const write = isConstant
    ? perPressure
    : (value: number): string => `${plainNumber(value, 2)} ${volumeUnit}`;
  const key = isConstant ? strength : volume;
  const options = shareReadingOptions(
    key,
    write,
    [
      {
        value: isConstant ? up / slope : slope,
        slip: 'inverted-ratio',
        teaching: isConstant
          ? 'This is the intercept divided by the slope; the constant is the slope divided by the intercept.'
          : 'This is the slope, which is 1 divided by the volume of the full layer.',
      },
      {
        value: 1 / up,
        slip: 'exchanged-slope-and-intercept',
        teaching: isConstant
          ? 'This is the reciprocal of the intercept, which is the constant times the volume of the full layer.'
          : 'This is the reciprocal of the intercept; the reciprocal of the slope is the volume of the full layer.',
      },
      {
        value: up,
        slip: 'exchanged-slope-and-intercept',
        teaching:
          'This is the intercept, which is 1 divided by the product of the constant and the volume of the full layer.',
      },
      {
        value: isConstant ? slope : up / slope,
        slip: 'other-constant-of-line',
        teaching: isConstant
          ? 'This is the slope, which is 1 divided by the volume of the full layer.'
          : 'This is the intercept divided by the slope, which is the pressure at half coverage.',
      },
      {
        value: isConstant ? last / end / up : end / last,
        slip: 'line-through-origin',
        factor: 'rise',
        teaching: 'The height of the last point was used as the rise, as if the line began at the origin.',
      },
      {
        value: isConstant ? 1 / slope : strength,
        slip: 'other-constant-of-line',
        teaching: isConstant
          ? 'This is the volume of the full layer.'
          : 'This is the Langmuir constant, the slope divided by the intercept.',
      },
      {
        value: isConstant ? slope * up : NaN,
        slip: 'multiplied-for-divided',
        factor: 'intercept',
        teaching: 'The slope and the intercept were multiplied; the slope must be divided by the intercept.',
      },
      {
        value: isConstant ? (last - up) / up : 1 / (last - up),
        slip: 'one-step-short',
        factor: 'run',
        teaching: 'The rise was not divided by the change in pressure.',
      },
      {
        value: isConstant ? slope / last : NaN,
        slip: 'other-point-of-curve',
        factor: 'intercept',
        teaching:
          'The slope was divided by the height at the end of the line; it must be divided by the height at the beginning, the intercept.',
      },
      {
        value: isConstant ? NaN : 1 / last,
        slip: 'other-point-of-curve',
        teaching:
          'The reciprocal of the height at the end was used; the reciprocal of the slope is the volume of the full layer.',
      },
      {
        value: isConstant ? (last + up) / end / up : end / (last + up),
        slip: 'added-for-subtracted',
        factor: 'rise',
        teaching: 'The two heights were added; the rise of the line is their difference.',
      },
      {
        value: isConstant ? slope / 2 / up : 1 / (slope / 2),
        slip: 'ruling-misread',
        factor: 'run',
        teaching: 'The pressure at the end was read as twice its value, which makes the slope half as large.',
      },
      ...[yStep, -yStep].flatMap((off) => offIntercept(off)),
    ],
    0.22,
  );
  const [a, b] = [formatSignificant(up, 3), formatSignificant(last, 3)];
  const rise = `\\frac{${b} − ${a}}{${end}} g/cm^{3} = ${formatSignificant(slope, 3)} g/cm^{3}`;
  return (
    options && {
      text: isConstant
        ? 'By the Langmuir isotherm, \\frac{*p*}{*V*} = \\frac{*p*}{*V*_{full}} + \\frac{1}{*KV*_{full}}. What is the constant *K* for this adsorption?'
        : 'By the Langmuir isotherm, \\frac{*p*}{*V*} = \\frac{*p*}{*V*_{full}} + \\frac{1}{*KV*_{full}}. What is *V*_{full}, the volume adsorbed in a full layer?',
      shown: {
        figure,
        keyFrom: ({ lines: [line = []] }) => {
          const [low, high] = [heightAt(line, 0), heightAt(line, end)];
          const steepness = (high - low) / end;
          return write(isConstant ? steepness / low : 1 / steepness);
        },
      },
      ...options,
      explanation: `The line begins at about ${a} kPa·g/cm^{3} and reaches ${b} kPa·g/cm^{3} at ${end} kPa. Its slope is ${rise}, which is \\frac{1}{*V*_{full}}. ${
        isConstant
          ? `The slope divided by the intercept is *K* = \\frac{${formatSignificant(slope, 3)}}{${a}} kPa^{−1} = ${options.answer}.`
          : `*V*_{full} = \\frac{1}{${formatSignificant(slope, 3)}} ${volumeUnit} = ${options.answer}.`
      }`,
      finding: isConstant
        ? `The slope divided by the intercept is ${options.answer}.`
        : `The reciprocal of the slope is ${options.answer}.`,
    }
  );
}
