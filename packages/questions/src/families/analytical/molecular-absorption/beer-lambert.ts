import { withArticle } from '../../texts/with-article.ts';
import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';

interface Absorber {
  name: string;
  wavelength: number;
  /** Molar absorptivity in L/(mol·cm) at the wavelength, as textbooks round it. */
  absorptivity: number;
}

const absorbers: readonly Absorber[] = [
  { name: 'permanganate', wavelength: 525, absorptivity: 2400 },
  { name: 'the iron(II)–phenanthroline complex', wavelength: 510, absorptivity: 11100 },
  { name: 'the reduced coenzyme NADH', wavelength: 340, absorptivity: 6220 },
  { name: 'chromate', wavelength: 372, absorptivity: 4820 },
  { name: '4-nitrophenolate', wavelength: 405, absorptivity: 18500 },
  { name: 'tryptophan', wavelength: 280, absorptivity: 5600 },
  { name: 'crystal violet', wavelength: 590, absorptivity: 87000 },
];
const concentration = (value: number): string => `${formatSignificant(value, 3)} mol/L`;

/** Concentrations from absorbance: directly, from transmittance and a dilution, and of two absorbers at once. */
export const beerLambert: Family = {
  id: 'beer-lambert',
  name: 'Using the Beer–Lambert law',
  subject: 'analytical',
  topics: ['molecular-absorption'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['beer-lambert-law'],
    intermediate: ['beer-lambert-law', 'transmittance'],
    advanced: ['analysis-of-mixtures-by-absorbance'],
  },
  uses: ['dilution'],
  reference: 'Harris, Quantitative Chemical Analysis, chapters 18 and 19',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return fromAbsorbance(random);
      case 'intermediate':
        return fromTransmittance(random);
      case 'advanced':
        return twoAbsorbers(random);
    }
  },
};

function fromAbsorbance(random: Random): Draft | null {
  const { name, wavelength, absorptivity } = random.pick(absorbers);
  const absorbance = random.integer(150, 950) / 1000;
  const path = random.pick([0.5, 2, 4, 5]);
  const [a, b, e] = [
    formatDecimals(absorbance, 3),
    formatSignificant(path, 3),
    formatSignificant(absorptivity, 3),
  ];
  const options = quantityOptions(absorbance / (absorptivity * path), concentration, [
    {
      value: absorbance / absorptivity,
      slip: 'ignored-path-length',
      factor: 'p',
      teaching: `The path length was left out; the absorbance must also be divided by the ${b} cm of the cell.`,
    },
    {
      value: (absorbance / absorptivity) * path,
      slip: 'multiplied-for-divided',
      factor: 'p',
      teaching:
        'The absorbance was multiplied by the path length; in *A* = ε*bc*, the path length multiplies *c*, so the absorbance must be divided by it.',
    },
    {
      value: 10 ** -absorbance / (absorptivity * path),
      slip: 'transmittance-for-absorbance',
      factor: 'a',
      teaching:
        'The transmittance 10^{−*A*} was used in place of *A*; the concentration is proportional to *A* itself.',
    },
    {
      value: (absorbance * Math.LN10) / (absorptivity * path),
      slip: 'natural-for-decadic-logarithm',
      factor: 'a',
      teaching:
        'The absorbance was multiplied by ln 10; absorbance and molar absorptivity are both based on base-10 logarithms, so no such factor is needed.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `At ${wavelength} nm, a solution of ${name} has an absorbance of ${a} in a ${b} cm cell. What is its concentration? (ε = ${e} L/(mol·cm))`,
    ...options,
    explanation: `By the Beer–Lambert law, *A* = ε*bc*, so *c* = \\frac{*A*}{ε*b*} = \\frac{${a}}{${e} L/(mol·cm) × ${b} cm} = ${options.answer}.`,
    finding: `The Beer–Lambert law solved for *c* gives ${options.answer}.`,
  };
}

function fromTransmittance(random: Random): Draft | null {
  const { name, wavelength, absorptivity } = random.pick(absorbers);
  const percent = random.integer(150, 700) / 10;
  const aliquot = random.pick([2, 5, 10, 20]);
  const flask = random.pick([25, 50, 100, 200]);
  if (aliquot * 2 > flask) return null;
  const factor = flask / aliquot;
  const absorbance = -Math.log10(percent / 100);
  const inCell = absorbance / absorptivity;
  const [p, e] = [formatSignificant(percent, 3), formatSignificant(absorptivity, 3)];
  const [taken, filled] = [formatDecimals(aliquot, 2), formatDecimals(flask, 1)];
  const options = quantityOptions(inCell * factor, concentration, [
    {
      value: inCell,
      slip: 'forgot-dilution-factor',
      factor: 'd',
      teaching: `The dilution was not taken into account; the original solution was ${formatSignificant(factor, 3)} times as concentrated as the one in the cell.`,
    },
    {
      value: (percent / 100 / absorptivity) * factor,
      slip: 'transmittance-for-absorbance',
      factor: 'a',
      teaching: `The transmittance was used as *A*; the absorbance is −log_{10} ${formatSignificant(percent / 100, 3)} = ${formatDecimals(absorbance, 3)}.`,
    },
    {
      value: inCell * Math.LN10 * factor,
      slip: 'natural-for-decadic-logarithm',
      factor: 'a',
      teaching:
        'The natural logarithm of the transmittance was used; absorbance is its base-10 logarithm, with a minus sign.',
    },
    {
      value: ((1 - percent / 100) / absorptivity) * factor,
      slip: 'absorbed-share-for-absorbance',
      factor: 'a',
      teaching: 'The fraction of light absorbed, 1 − *T*, was used as the absorbance, which is a logarithm.',
    },
    {
      value: inCell / factor,
      slip: 'dilution-the-wrong-way',
      factor: 'd',
      teaching: `The concentration in the cell was divided by ${formatSignificant(factor, 3)}; before the dilution, the solution was more concentrated, not less.`,
    },
  ]);
  if (options === null) return null;
  return {
    text: `${withArticle(taken)} mL portion of a solution of ${name} is diluted to ${filled} mL. In a 1.00 cm cell, the diluted solution transmits ${p}% of the light at ${wavelength} nm. What was the concentration before the dilution? (ε = ${e} L/(mol·cm))`,
    ...options,
    explanation: `*A* = −log_{10} ${formatSignificant(percent / 100, 3)} = ${formatDecimals(absorbance, 4)}. In the cell, *c* = \\frac{${formatDecimals(absorbance, 4)}}{${e} × 1.00} = ${formatSignificant(inCell, 4)} mol/L. The dilution was \\frac{${filled}}{${taken}} = ${formatSignificant(factor, 3)}-fold, so before the dilution, *c* was ${options.answer}.`,
    finding: `*A* = −log_{10} *T*, divided by ε*b* and multiplied by the dilution, gives ${options.answer}.`,
  };
}

function twoAbsorbers(random: Random): Draft | null {
  const [ex1, ey1] = [random.integer(20, 60) * 100, random.integer(3, 18) * 100];
  const [ex2, ey2] = [random.integer(3, 18) * 100, random.integer(20, 60) * 100];
  const [x, y] = [random.integer(5, 20) / 1e5, random.integer(5, 20) / 1e5];
  const first = Math.round((ex1 * x + ey1 * y) * 1000) / 1000;
  const second = Math.round((ex2 * x + ey2 * y) * 1000) / 1000;
  if (Math.max(first, second) > 1.2) return null;
  const determinant = ex1 * ey2 - ex2 * ey1;
  const ofX = (first * ey2 - second * ey1) / determinant;
  const ofY = (second * ex1 - first * ex2) / determinant;
  const options = quantityOptions(ofX, concentration, [
    {
      value: first / ex1,
      slip: 'ignored-second-absorber',
      teaching: 'All of the absorbance at 440 nm was attributed to X; Y also absorbs there.',
    },
    {
      value: ofY,
      slip: 'answered-another-quantity',
      teaching: 'This is the concentration of Y from the same two equations.',
    },
    {
      value: first / (ex1 + ey1),
      slip: 'averaged-absorptivities',
      teaching:
        'The absorptivities at 440 nm were added, as if the two concentrations were equal; they need not be.',
    },
    {
      value: (first * ey2 + second * ey1) / determinant,
      slip: 'wrong-sign',
      teaching: 'A sign was lost in the numerator; when Y is eliminated, the second equation is subtracted.',
    },
  ]);
  if (options === null) return null;
  const [a1, a2] = [formatDecimals(first, 3), formatDecimals(second, 3)];
  return {
    text: `X and Y absorb independently of each other. Their molar absorptivities in L/(mol·cm) are, for X, ${ex1} at 440 nm and ${ex2} at 610 nm, and for Y, ${ey1} at 440 nm and ${ey2} at 610 nm. In a 1.00 cm cell, a mixture has *A* = ${a1} at 440 nm and *A* = ${a2} at 610 nm. What is the concentration of X?`,
    ...options,
    explanation: `Absorbances add: ${ex1}*x* + ${ey1}*y* = ${a1} and ${ex2}*x* + ${ey2}*y* = ${a2}. Eliminating *y* gives *x* = \\frac{${a1} × ${ey2} − ${a2} × ${ey1}}{${ex1} × ${ey2} − ${ex2} × ${ey1}} = ${options.answer}.`,
    finding: `The two linear equations of the two wavelengths have the solution ${options.answer} for X.`,
  };
}
