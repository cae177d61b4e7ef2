import { formatDecimals, formatSignificant, roundSignificant } from '@valence/chemistry';
import { extremes, heightAt, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';

/** The derivative of a potentiometric titration curve: each end point is a peak, and the first one counts each molecule once. */
export const derivativeCurveReadings: Family = {
  id: 'derivative-curve-readings',
  name: 'Reading the derivative of a titration curve',
  subject: 'analytical',
  topics: ['potentiometry'],
  difficulties: ['intermediate'],
  tests: { intermediate: ['potentiometric-titrations', 'acid-base-titration'] },
  uses: ['titration-curves'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  showsFigure: true,
  draft: (random) => concentration(random),
};

interface Jump {
  /** In mL. */
  at: number;
  /** Half the volume over which the pH jumps, in mL. */
  width: number;
}

/** The pH of a weak acid rises fast with the first of the base, since pH = p*K*_a + log(V/(V_e − V)) below the end point. */
const start: Jump = { at: 0, width: 0.4 };

/** The slope of pH = arsinh((V − V_e)/w)/ln 10, which is the curve of an acid near its equivalence point, summed over its jumps. */
function slopeAt(volume: number, jumps: readonly Jump[]): number {
  return [start, ...jumps].reduce(
    (sum, { at, width }) => sum + 1 / (Math.LN10 * Math.hypot(volume - at, width)),
    0,
  );
}

function figureOf(jumps: readonly Jump[], to: number): Figure {
  const volumes = [
    ...Array.from({ length: to * 2 + 1 }, (_, place) => place / 2),
    ...jumps.flatMap(({ at }) =>
      Array.from({ length: 33 }, (_, place) => at + (place - 16) / 10).filter((v) => v >= 0 && v <= to),
    ),
  ].toSorted((one, other) => one - other);
  return {
    kind: 'plot',
    of: 'derivative of a titration curve',
    caption: `Derivative of the curve for a potentiometric titration with \\ce{NaOH}`,
    x: { quantity: 'Volume of \\ce{NaOH} added', unit: 'mL', from: 0, to, step: 5, parts: 5 },
    y: { quantity: 'd(pH)/d*V*', unit: 'mL^{−1}', from: 0, to: 2.5, step: 0.5, parts: 5 },
    series: [{ shape: 'line', points: volumes.map((v): Point => [v, slopeAt(v, jumps)]) }],
  };
}

/** The volumes of the peaks, from left to right. */
function peaksOf({ lines }: DrawingReading): number[] {
  const [line = []] = lines;
  const heights = line.map(([, y]) => y);
  const least = (Math.max(...heights) + Math.min(...heights)) / 5;
  return extremes(line).filter(
    (x) =>
      heightAt(line, x) > least &&
      heightAt(line, x) > heightAt(line, x - 0.5) &&
      heightAt(line, x) > heightAt(line, x + 0.5),
  );
}

const millilitres = (value: number): string => `${formatDecimals(value, 1)} mL`;

function concentration(random: Random): Draft | null {
  const isDiprotic = random.next() < 0.6;
  // Where an eye can tell it: at a fifth of the finest ruling.
  const first = random.integer(30, isDiprotic ? 52 : 95) / 5;
  const to = isDiprotic ? 25 : 20;
  const jumps: Jump[] = [
    { at: first, width: isDiprotic ? 0.42 : 0.2 },
    ...(isDiprotic ? [{ at: 2 * first, width: 0.2 }] : []),
  ];
  if (Math.max(...jumps.map(({ at }) => at)) > to - 2) return null;
  const sample = random.pick([20, 25, 50]);
  const base = random.pick([0.05, 0.08, 0.1, 0.12]);
  const of = (volume: number): number => (base * volume) / sample;
  // As many figures as the volume has, which is read to a tenth of a milliliter.
  const figures = first < 10 ? 2 : 3;
  const molar = (value: number): string => `${formatSignificant(value, figures)} mol/L`;
  const rounded = roundSignificant(of(first), figures);
  if (Math.abs(rounded / of(first) - 1) > 0.03) return null;
  const acid = isDiprotic ? 'the diprotic acid' : 'the monoprotic acid';
  const options = shareReadingOptions(
    of(first),
    molar,
    [
      isDiprotic
        ? {
            value: of(2 * first),
            slip: 'ignored-coefficients',
            teaching:
              'At the second peak, each molecule has donated two hydrogen ions; this amount was used as that of the acid.',
          }
        : {
            value: of(first) / 2,
            slip: 'half-equivalence-for-equivalence',
            teaching: 'The volume was halved; the peak of the derivative is the end point itself.',
          },
      isDiprotic
        ? {
            value: of(first) / 2,
            slip: 'needless-half',
            teaching:
              'The volume at the first peak was halved; up to this volume each molecule donates one hydrogen ion.',
          }
        : {
            value: 2 * of(first),
            slip: 'needless-doubling',
            teaching: 'The volume was doubled, as if the peak were halfway to the end point.',
          },
      ...(isDiprotic
        ? [
            {
              value: of(3 * first),
              slip: 'needless-sum',
              teaching:
                'The volumes at the two peaks were added; both are measured from the start of the titration.',
            },
            {
              value: of(1.5 * first),
              slip: 'other-point-of-curve',
              teaching:
                'The minimum between the peaks was read; there, only half of the second step is complete.',
            },
          ]
        : []),
      {
        value: (base * sample) / first,
        slip: 'inverted-ratio',
        teaching:
          'The two volumes were interchanged; the amount of base is its concentration times its own volume.',
      },
      {
        value: (base * first) / (sample + first),
        slip: 'mixture-for-sample-volume',
        teaching: `The amount was divided by the volume of the mixture; the volume of the sample was ${sample}.0 mL.`,
      },
      {
        value: (base * sample) / (sample + first),
        slip: 'exchanged-values',
        teaching:
          'The volume of the sample was used for that of the base, and the volume of the mixture for that of the sample.',
      },
      {
        value: of(to - first),
        slip: 'scale-backwards',
        teaching: `The volume was counted from the end of the axis, ${to} mL; it is measured from zero.`,
      },
      {
        value: of(to),
        slip: 'excess-titrant-for-equivalence',
        teaching: 'The last volume on the axis was used, where base is in excess.',
      },
    ],
    0.13,
    rulingSlips({ reading: first, step: 5, to, name: 'volume at the peak', write: (v) => `${v} mL`, of }),
  );
  return (
    options && {
      text: `A sample of ${formatDecimals(sample, 1)} mL of ${isDiprotic ? 'a diprotic' : 'a monoprotic'} weak acid is titrated with ${formatSignificant(base, 3)} mol/L \\ce{NaOH}. The plot shows the derivative of the titration curve. What is the concentration of the acid in the sample?`,
      shown: {
        figure: figureOf(jumps, to),
        keyFrom: (drawing) => molar(of(peaksOf(drawing)[0] ?? NaN)),
      },
      ...options,
      explanation: `At an end point the curve is steeper than just before and after it, so its derivative has a peak; the high values at the start belong to the first drops of base. The ${isDiprotic ? 'first peak' : 'peak'} is at ${millilitres(first)}: up to this volume, each molecule of ${acid} has donated one hydrogen ion. The concentration is \\frac{${formatSignificant(base, 3)} mol/L × ${millilitres(first)}}{${formatDecimals(sample, 1)} mL} = ${options.answer}.`,
      finding: `The volume at the first peak, times the concentration of the base, over the volume of the sample: ${options.answer}.`,
    }
  );
}
