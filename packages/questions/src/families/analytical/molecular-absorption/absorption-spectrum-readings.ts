import { formatDecimals } from '@valence/chemistry';
import { extremes, heightAt, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { plainNumber } from '../../texts/plain-number.ts';

const nanometres = (value: number): string => `${formatDecimals(value, 0)} nm`;

/** An absorption spectrum: the best wavelength to measure at, and a concentration from the height of its band. */
export const absorptionSpectrumReadings: Family = {
  id: 'absorption-spectrum-readings',
  name: 'Reading an absorption spectrum',
  subject: 'analytical',
  topics: ['molecular-absorption'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['uv-visible-spectrophotometer'], intermediate: ['beer-lambert-law'] },
  reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? wavelength(random) : concentration(random);
  },
};

interface Spectrum {
  figure: Figure;
  /** Strongest band first, in nm. */
  bands: readonly [main: number, other: number];
  heights: readonly [number, number];
}

function drawSpectrum(random: Random): Spectrum | null {
  const bands = [random.integer(22, 33) * 20, random.integer(22, 33) * 20] as const;
  const heights = [random.integer(14, 19) / 20, random.integer(5, 9) / 20] as const;
  if (Math.abs(bands[0] - bands[1]) < 120) return null;
  const at = (x: number): number =>
    heights.reduce(
      (sum, height, index) => sum + height * Math.exp(-(((x - (bands[index] ?? 0)) / 32) ** 2)),
      0,
    );
  const points: Point[] = places(400, 700, 100).map((x) => [x, at(x)]);
  const figure: Figure = {
    kind: 'plot',
    of: 'absorption spectrum',
    caption: 'Absorption spectrum of a dissolved dye in a 1.00 cm cell',
    x: { quantity: 'Wavelength', unit: 'nm', from: 400, to: 700, step: 50, parts: 5 },
    y: { quantity: 'Absorbance', from: 0, to: 1, step: 0.2, parts: 4 },
    series: [{ shape: 'line', points }],
  };
  return { figure, bands, heights };
}

/** The highest place of a curve. */
function peakOf(points: readonly Point[]): number {
  const peaks = extremes(points);
  return peaks.reduce(
    (best, x) => (heightAt(points, x) > heightAt(points, best) ? x : best),
    peaks[0] ?? NaN,
  );
}

function wavelength(random: Random): Draft | null {
  const drawn = drawSpectrum(random);
  if (drawn === null) return null;
  const { figure, bands } = drawn;
  const [main, other] = bands;
  const options = readingOptions(
    main,
    nanometres,
    [
      {
        value: other,
        slip: 'other-special-point',
        teaching:
          'This is also a band, but a weaker one; the same concentration gives a smaller signal there.',
      },
      {
        value: (main + other) / 2,
        slip: 'averaged-levels',
        teaching: 'This is halfway between the bands, where hardly any light is absorbed.',
      },
      {
        value: main + 40,
        slip: 'ruling-misread',
        teaching:
          'This is on the side of the highest band, 40 nm from its maximum; the dye absorbs less there, and small errors in the wavelength matter.',
      },
      {
        value: main - 40,
        slip: 'ruling-misread',
        teaching:
          'This is on the side of the highest band, 40 nm from its maximum; the dye absorbs less there, and small errors in the wavelength matter.',
      },
      {
        value: main < 550 ? 690 : 410,
        slip: 'reversed-trend',
        teaching:
          'At this wavelength the dye absorbs much less than at its highest band, so low concentrations give a small signal.',
      },
    ],
    35,
    [
      ...[40, -40].map((off) => ({
        value: other + off,
        slip: 'ruling-misread',
        teaching: `Two things went wrong. The weaker band was chosen. Also, its position was read 40 nm too ${off > 0 ? 'high' : 'low'}.`,
      })),
      ...[400, 700].map((end) => ({
        value: end,
        slip: 'reversed-trend',
        teaching: `At the ${end === 400 ? 'left' : 'right'} end of the spectrum the dye absorbs less than at its highest band.`,
      })),
      ...[80, -80]
        .filter((off) => main + off > 400 && main + off < 700)
        .map((off) => ({
          value: main + off,
          slip: 'other-point-of-curve',
          teaching:
            'At the foot of the band, little light is absorbed; its maximum gives the highest sensitivity.',
        })),
      {
        value: 550,
        slip: 'other-special-point',
        teaching: 'This is the middle of the wavelength axis; the maximum of the highest band is needed.',
      },
    ],
  );
  return (
    options && {
      text: 'The dye with this spectrum is to be determined from its absorbance at the lowest possible concentrations. Which wavelength is most suitable?',
      shown: { figure, keyFrom: ({ lines }) => nanometres(peakOf(lines[0] ?? [])) },
      ...options,
      explanation: `Sensitivity is highest where the dye absorbs most, at the maximum of the highest band. A small error in the wavelength also changes the absorbance least there. The highest band is at ${options.answer}.`,
      finding: `The highest band is at ${options.answer}.`,
    }
  );
}

/** Five digits are parted: `10 000`. */
function inGroups(value: number): string {
  return formatDecimals(value, 0).replace(/(?<=\d\d)(?=\d{3}$)/, ' ');
}

function concentration(random: Random): Draft | null {
  const drawn = drawSpectrum(random);
  if (drawn === null) return null;
  const { figure, bands, heights } = drawn;
  const absorptivity = random.integer(20, 95) * 200;
  const of = (absorbance: number): number => (1e6 * absorbance) / absorptivity;
  const write = (value: number): string => `${plainNumber(value, 2)} µmol/L`;
  const [height, lower] = heights;
  const slips = [
    {
      value: of(lower),
      slip: 'other-special-point',
      teaching: 'This was read at the weaker band; the absorptivity belongs to the stronger one.',
    },
    {
      value: of(2 - Math.log10(100 * height)),
      slip: 'transmittance-for-absorbance',
      teaching:
        'The absorbance was treated as a transmittance, and its logarithm was taken; the axis already shows absorbance.',
    },
    {
      value: of(height + lower),
      slip: 'added-absorbances',
      teaching:
        'The absorbances of the two bands were added; only the one at the given wavelength is needed.',
    },
    {
      value: of(height / Math.LN10),
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'The absorbance was divided by ln 10, as if it were a natural logarithm; absorbance and molar absorptivity are both already based on base-10 logarithms.',
    },
    {
      value: of(height) / 1000,
      slip: 'unit-prefix',
      teaching: 'The result was converted from mol/L to mmol/L, but written as µmol/L.',
    },
    {
      value: of(10 ** -height),
      slip: 'share-for-concentration',
      teaching: 'The fraction of light transmitted, 10^{−*A*}, was used instead of the absorbance.',
    },
  ];
  const options = shareReadingOptions(of(height), write, slips, undefined, [
    {
      value: of(height) * Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'logarithm',
      teaching:
        'The absorbance was multiplied by ln 10, as if it had to be converted to a natural logarithm; absorbance and molar absorptivity are both already based on base-10 logarithms.',
    },
    {
      value: of(height - lower),
      slip: 'needless-difference',
      factor: 'absorbance',
      teaching:
        'The height of the weaker band was subtracted, as if it were a background; the bands do not overlap.',
    },
    {
      value: of(1),
      slip: 'wrong-reference',
      factor: 'absorbance',
      teaching: 'The end of the absorbance axis was used; the height of the band is needed.',
    },
    {
      value: of(2 * height),
      slip: 'needless-factor-two',
      factor: 'two',
      teaching:
        'The absorbance was doubled, as if light passed through the cell twice; it passes through once.',
    },
    {
      value: of(height / 2),
      slip: 'needless-half',
      factor: 'two',
      teaching: 'The absorbance was halved; the value at the maximum of the band must be used as it is.',
    },
    ...rulingSlips({
      reading: height,
      step: 0.2,
      to: 1,
      name: 'absorbance',
      write: (value) => formatDecimals(value, 1),
      of,
      isCurved: true,
    }).map((slip) => ({ ...slip, factor: 'absorbance' })),
  ]);
  const [a, e] = [formatDecimals(height, 2), inGroups(absorptivity)];
  return (
    options && {
      text: `At ${nanometres(bands[0])} the dye has a molar absorptivity of ${e} L/(mol·cm). What is its concentration in the solution with this spectrum?`,
      shown: { figure, keyFrom: ({ lines }) => write(of(heightAt(lines[0] ?? [], bands[0]))) },
      ...options,
      explanation: `At ${nanometres(bands[0])} the curve shows an absorbance of ${a}. According to the Beer–Lambert law, *c* = \\frac{*A*}{*εb*} = \\frac{${a}}{${e} L/(mol·cm) × 1.00 cm} = ${options.answer}.`,
      finding: `Absorbance at the band over absorptivity and path: ${options.answer}.`,
    }
  );
}
