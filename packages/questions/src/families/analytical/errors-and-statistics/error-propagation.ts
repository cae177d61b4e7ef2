import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { toFigures, workingTo } from '../../texts/shown-working.ts';
import { roughQuantityOptions } from '../../options/rough-quantity-options.ts';

/** Uncertainty of a difference, of a quotient, and of a quotient that has a difference in it. */
export const errorPropagation: Family = {
  id: 'error-propagation',
  name: 'Propagation of random errors',
  subject: 'analytical',
  topics: ['errors-and-statistics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['propagation-of-uncertainty'],
    intermediate: ['propagation-of-uncertainty'],
    advanced: ['propagation-of-uncertainty'],
  },
  uses: ['density', 'acid-base-titration'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return ofDifference(random);
      case 'intermediate':
        return ofQuotient(random);
      case 'advanced':
        return ofTitration(random);
    }
  },
};

const independent = 'Assume that the errors are random and independent.';

function ofDifference(random: Random): Draft | null {
  const isBurette = random.pick([true, false]);
  const [unit, places, scale] = isBurette ? (['mL', 2, 100] as const) : (['mg', 1, 10] as const);
  const from = random.integer(5, 400) / scale;
  const to = from + random.integer(800, 2800) / scale;
  const [first, second] = [random.integer(1, 5) / scale, random.integer(1, 5) / scale];
  const write = (value: number): string => `${formatSignificant(value, 2)} ${unit}`;
  const options = roughQuantityOptions(Math.hypot(first, second), write, [
    {
      value: first + second,
      slip: 'added-uncertainties-linearly',
      factor: 'p',
      teaching:
        'The uncertainties themselves were added; it is their squares that add, because independent random errors partly cancel.',
    },
    {
      value: Math.max(first, second),
      slip: 'largest-uncertainty-only',
      teaching:
        'Only the larger uncertainty was used; both readings are uncertain, so the difference is less certain than either of them.',
    },
    {
      value: first ** 2 + second ** 2,
      slip: 'variance-for-deviation',
      teaching: 'This is the sum of the squares; the uncertainty is its square root.',
    },
    {
      value: (first + second) / 2,
      slip: 'averaged-uncertainties',
      teaching: 'The uncertainties were averaged; it is their squares that add.',
    },
  ]);
  if (options === null) return null;
  const shown = (value: number): string => formatDecimals(value, places);
  const what = isBurette
    ? `A burette reads ${shown(from)} ± ${shown(first)} mL before and ${shown(to)} ± ${shown(second)} mL after a titration. What is the uncertainty of the volume used?`
    : `A balance reads ${shown(from)} ± ${shown(first)} mg before and ${shown(to)} ± ${shown(second)} mg after a sample is added. What is the uncertainty of the mass of the sample?`;
  return {
    text: `${what} ${independent}`,
    ...options,
    explanation: `In a difference, the squares of the absolute uncertainties add: \\sqrt{${shown(first)}² + ${shown(second)}²} ${unit} = ${options.answer}.`,
    finding: `The root of the sum of the squares is ${options.answer}.`,
  };
}

function ofQuotient(random: Random): Draft | null {
  const mass = random.integer(2000, 9900) / 100;
  const volume = random.integer(2000, 5000) / 100;
  const [massError, volumeError] = [random.integer(2, 20) / 100, random.integer(2, 20) / 100];
  const density = mass / volume;
  const [m, v] = [massError / mass, volumeError / volume];
  if (density < 0.7 || density > 3 || Math.max(m, v) > 3 * Math.min(m, v)) return null;
  const shownDensity = formatDecimals(density, 4);
  const relative = Math.hypot(toFigures(m, 5), toFigures(v, 5));
  const write = (value: number): string => `${formatSignificant(value, 2)} g/mL`;
  const options = roughQuantityOptions(density * relative, write, [
    {
      value: density * (m + v),
      slip: 'added-uncertainties-linearly',
      factor: 'r',
      teaching: 'The relative uncertainties themselves were added; it is their squares that add.',
    },
    {
      value: Math.hypot(massError, volumeError),
      slip: 'absolute-errors-in-quotient',
      teaching:
        'The absolute uncertainties were combined; in a quotient the relative ones are, because grams and milliliters cannot be added.',
    },
    {
      value: density * Math.max(m, v),
      slip: 'largest-uncertainty-only',
      factor: 'r',
      teaching:
        'Only the larger relative uncertainty was used; the other is not small enough to be neglected.',
    },
    {
      value: relative,
      slip: 'relative-for-absolute-error',
      factor: 'd',
      teaching: 'The relative uncertainty was given; it must still be multiplied by the density.',
    },
  ]);
  if (options === null) return null;
  const two = (value: number): string => formatDecimals(value, 2);
  const { kept, shown } = workingTo(options.answer, (keep) =>
    write(keep(Math.hypot(keep(m), keep(v))) * density),
  );
  return {
    text: `A sample of a liquid has a mass of ${two(mass)} ± ${two(massError)} g and a volume of ${two(volume)} ± ${two(volumeError)} mL; before rounding, its density is ${shownDensity} g/mL. What is the uncertainty of the density? ${independent}`,
    ...options,
    explanation: `Relative uncertainties: \\frac{${two(massError)}}{${two(mass)}} = ${shown(m)} and \\frac{${two(volumeError)}}{${two(volume)}} = ${shown(v)}. Combined: \\sqrt{(${shown(m)})² + (${shown(v)})²} = ${shown(Math.hypot(kept(m), kept(v)))}; times ${shownDensity} g/mL this is ${options.answer}.`,
    finding: `The root of the added squares of the relative uncertainties, times the density: ${options.answer}.`,
  };
}

function ofTitration(random: Random): Draft | null {
  const from = random.integer(5, 200) / 100;
  const used = random.integer(900, 2800) / 100;
  const reading = random.integer(2, 5) / 100;
  const titrant = random.integer(900, 1100) / 10_000;
  const titrantError = random.integer(1, 6) / 10_000;
  const sample = random.pick([10, 20, 25]);
  const sampleError = random.integer(2, 6) / 100;
  const volumeError = toFigures(Math.hypot(reading, reading), 4);
  const parts = [volumeError / used, titrantError / titrant, sampleError / sample].map((part) =>
    toFigures(part, 4),
  );
  const result = (titrant * used) / sample;
  const relative = Math.hypot(...parts);
  const write = (value: number): string => `${formatSignificant(value, 2)} mol/L`;
  const options = roughQuantityOptions(result * relative, write, [
    {
      value: result * parts.reduce((sum, part) => sum + part, 0),
      slip: 'added-uncertainties-linearly',
      factor: 'r',
      teaching: 'The relative uncertainties themselves were added; it is their squares that add.',
    },
    {
      value: result * Math.max(...parts),
      slip: 'largest-uncertainty-only',
      factor: 'r',
      teaching: 'Only the largest contribution was used; the others are not small enough to be neglected.',
    },
    {
      value: relative,
      slip: 'relative-for-absolute-error',
      factor: 'c',
      teaching: 'The relative uncertainty was given; it must still be multiplied by the concentration.',
    },
    {
      value: Math.hypot(volumeError, titrantError, sampleError),
      slip: 'absolute-errors-in-quotient',
      teaching:
        'The absolute uncertainties were combined, although their units differ; in products and quotients the relative ones are combined.',
    },
    {
      value: result * Math.hypot(parts[1] ?? 0, parts[2] ?? 0),
      slip: 'forgot-burette-error',
      factor: 'r',
      teaching: 'The uncertainty of the burette readings was left out; their difference is uncertain, too.',
    },
  ]);
  if (options === null) return null;
  const two = (value: number): string => formatDecimals(value, 2);
  const four = (value: number): string => formatDecimals(value, 4);
  const [p1 = '', p2 = '', p3 = ''] = parts.map((part) => formatSignificant(part, 4));
  return {
    text: `An acid is titrated with a base in a 1:1 reaction. Burette readings: ${two(from)} ± ${two(reading)} mL and ${two(from + used)} ± ${two(reading)} mL; titrant: ${four(titrant)} ± ${four(titrantError)} mol/L; sample: ${two(sample)} ± ${two(sampleError)} mL. Before rounding, the result is ${formatSignificant(result, 4)} mol/L for the acid. What is the uncertainty of this result? ${independent}`,
    ...options,
    explanation: `The volume used, ${two(used)} mL, is a difference: its uncertainty is \\sqrt{2 × ${two(reading)}²} = ${formatSignificant(volumeError, 4)} mL. Relative uncertainties of volume, titrant, and sample: ${p1}, ${p2}, and ${p3}. The square root of the sum of their squares: ${formatSignificant(relative, 4)}; times ${formatSignificant(result, 4)} mol/L: ${options.answer}.`,
    finding: `Absolute uncertainties combined in the difference, relative ones in the quotient: ${options.answer}.`,
  };
}
