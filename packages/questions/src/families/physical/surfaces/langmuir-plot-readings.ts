import { formatSignificant, roundSignificant } from '@valence/chemistry';
import { heightAt, placeOfHeight } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { adsorbed, drawIsotherm, drawLinearized, volumeUnit } from './adsorption-plots.ts';

/** Langmuir adsorption: the constant from half a layer, and both constants from a straight line. */
export const langmuirPlotReadings: Family = {
  id: 'langmuir-plot-readings',
  name: 'Reading plots of Langmuir adsorption',
  subject: 'physical',
  topics: ['surfaces'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['langmuir-isotherm'], advanced: ['langmuir-isotherm'] },
  uses: ['adsorption'],
  reference: 'Atkins and de Paula, Physical Chemistry, section 19B',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'intermediate' ? fromIsotherm(random) : fromLine(random);
  },
};

const perPressure = (value: number): string => `${plainNumber(value, 2)} kPa^{−1}`;

function fromIsotherm(random: Random): Draft | null {
  const full = random.integer(9, 48);
  const half = random.integer(4, 30);
  const one = { constant: 1 / half, full };
  const farthest = half * (random.integer(25, 60) / 10);
  const figure = drawIsotherm(one, farthest);
  const end = figure.kind === 'plot' ? figure.x.to : NaN;
  const top = figure.kind === 'plot' ? figure.y.to : NaN;
  const last = adsorbed(one, end);
  const where = (volume: number): number => volume / (full - volume) / one.constant;
  const options = shareReadingOptions(
    one.constant,
    perPressure,
    [
      {
        value: half,
        slip: 'inverted-ratio',
        teaching: 'This is the pressure of half a layer; the constant is its reciprocal.',
      },
      {
        value: 1 / where(last / 2),
        slip: 'wrong-reference',
        teaching: 'The half was taken of the last point of the curve; the dashed line is the full layer.',
      },
      {
        value: 1 / where(top / 2),
        slip: 'wrong-reference',
        teaching: 'The half was taken of the axis; the dashed line is the full layer.',
      },
      {
        value: 1 / (full / 2),
        slip: 'wrong-axis',
        teaching: 'The reciprocal of half the volume was taken; the pressure at that volume counts.',
      },
      {
        value: full / half,
        slip: 'linear-isotherm',
        teaching: 'This is the slope at which the curve begins, the constant times the full layer.',
      },
      {
        value: full / 2 / half,
        slip: 'one-step-short',
        teaching:
          'The volume of half a layer was divided by its pressure; the constant is the reciprocal of the pressure.',
      },
      {
        value: 1 / end,
        slip: 'wrong-reference',
        teaching: 'The pressure at the end of the axis was taken; that at half a layer counts.',
      },
      {
        value: 1 / where(full * 0.75),
        slip: 'share-for-ratio',
        teaching: 'This is read where three quarters of the sites are taken, not half of them.',
      },
    ],
    0.2,
  );
  return (
    options && {
      text: 'What is the Langmuir constant *K* of the adsorption, where a share *θ* = *Kp*/(1 + *Kp*) of the full layer is adsorbed?',
      shown: {
        figure,
        keyFrom: ({ lines: [curve = [], level = []] }) =>
          perPressure(1 / (placeOfHeight(curve, (level[0]?.[1] ?? NaN) / 2) ?? NaN)),
      },
      ...options,
      explanation: `The full layer is at ${full} ${volumeUnit}. Half of it, ${full / 2} ${volumeUnit}, is adsorbed at about ${half} kPa. At *θ* = \\frac{1}{2}, *Kp* = 1: *K* = \\frac{1}{${half} kPa} = ${options.answer}.`,
      finding: `The reciprocal of the pressure of half a layer is ${options.answer}.`,
    }
  );
}

function fromLine(random: Random): Draft | null {
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
          ? 'This is the intercept over the slope; the constant is the slope over the intercept.'
          : 'This is the slope, which is 1 over the volume of the full layer.',
      },
      {
        value: 1 / up,
        slip: 'exchanged-slope-and-intercept',
        teaching: isConstant
          ? 'This is the reciprocal of the intercept, the constant times the full layer.'
          : 'This is the reciprocal of the intercept; that of the slope is the full layer.',
      },
      {
        value: up,
        slip: 'exchanged-slope-and-intercept',
        teaching: 'This is the intercept, 1 over the constant and the full layer.',
      },
      {
        value: isConstant ? slope : up / slope,
        slip: 'other-constant-of-line',
        teaching: isConstant
          ? 'This is the slope, 1 over the volume of the full layer.'
          : 'This is the intercept over the slope, the pressure of half a layer.',
      },
      {
        value: isConstant ? last / end / up : end / last,
        slip: 'line-through-origin',
        teaching: 'The last point was divided by its pressure, as if the line came from the origin.',
      },
      {
        value: isConstant ? 1 / slope : strength,
        slip: 'other-constant-of-line',
        teaching: isConstant
          ? 'This is the volume of the full layer.'
          : 'This is the Langmuir constant, the slope over the intercept.',
      },
      {
        value: isConstant ? slope * up : NaN,
        slip: 'multiplied-for-divided',
        teaching: 'Slope and intercept were multiplied; the intercept divides.',
      },
      {
        value: isConstant ? (last - up) / up : 1 / (last - up),
        slip: 'value-for-change',
        teaching: 'The rise was not divided by the change of the pressure.',
      },
    ],
    0.22,
  );
  const [a, b] = [formatSignificant(up, 3), formatSignificant(last, 3)];
  const rise = `\\frac{${b} − ${a}}{${end}} g/cm^{3} = ${formatSignificant(slope, 3)} g/cm^{3}`;
  return (
    options && {
      text: isConstant
        ? 'By Langmuir, \\frac{*p*}{*V*} = \\frac{*p*}{*V*_{full}} + \\frac{1}{*KV*_{full}}. What is the constant *K* of the adsorption?'
        : 'By Langmuir, \\frac{*p*}{*V*} = \\frac{*p*}{*V*_{full}} + \\frac{1}{*KV*_{full}}. What is *V*_{full}, the volume that is adsorbed in a full layer?',
      shown: {
        figure,
        keyFrom: ({ lines: [line = []] }) => {
          const [low, high] = [heightAt(line, 0), heightAt(line, end)];
          const steepness = (high - low) / end;
          return write(isConstant ? steepness / low : 1 / steepness);
        },
      },
      ...options,
      explanation: `The line begins at about ${a} kPa g/cm^{3} and is at ${b} kPa g/cm^{3} at ${end} kPa. Its slope is ${rise}, which is \\frac{1}{*V*_{full}}. ${
        isConstant
          ? `The slope over the intercept is *K* = \\frac{${formatSignificant(slope, 3)}}{${a}} kPa^{−1} = ${options.answer}.`
          : `*V*_{full} = \\frac{1}{${formatSignificant(slope, 3)}} ${volumeUnit} = ${options.answer}.`
      }`,
      finding: isConstant
        ? `The slope over the intercept is ${options.answer}.`
        : `The reciprocal of the slope is ${options.answer}.`,
    }
  );
}
