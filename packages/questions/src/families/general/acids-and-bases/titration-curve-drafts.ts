import { heightAt, steepest, type DrawingReading, type Figure, type Point } from '@valence/figures';
import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { acidTitration } from '../../curves/acid-titration.ts';
import type { Draft } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { alsoSlipped, rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

export const one = (value: number): string => formatDecimals(value, 1);
export const millilitres = (value: number): string => `${one(value)} mL`;

/** A curve that was drawn, with what it was drawn from; volumes in mL, concentrations in mol/L. */
export interface Curve {
  pKa: number;
  start: number;
  equivalence: number;
  /** At the equivalence point. */
  pH: number;
  volume: number;
  base: number;
  upTo: number;
  points: readonly Point[];
  figure: Figure;
}

/**
 * The titration of a weak monoprotic acid with sodium hydroxide; `null` where the figure would be hard to read.
 * @param pKas ten times the least and the largest p*K*_{a}
 */
export function drawCurve(
  random: Random,
  [least, largest]: readonly [number, number] = [32, 62],
): Curve | null {
  const pKa = random.integer(least, largest) / 10;
  const equivalence = random.integer(30, 68) / 2;
  const volume = random.pick([20, 25, 40, 50]);
  const base = random.pick([0.08, 0.1, 0.12, 0.15, 0.2]);
  const concentration = (base * equivalence) / volume;
  const upTo = equivalence > 25 ? 50 : 40;
  const points = acidTitration({ pKas: [pKa], concentration, volume, base, upTo });
  const figure: Figure = {
    kind: 'plot',
    of: 'titration curve',
    caption: 'Titration of a weak monoprotic acid with \\ce{NaOH}',
    x: { quantity: 'Volume of \\ce{NaOH} added', unit: 'mL', from: 0, to: upTo, step: 10, parts: 5 },
    y: { quantity: 'pH', from: 0, to: 14, step: 2, parts: 2 },
    series: [{ shape: 'line', points }],
  };
  const start = points[0]?.[1] ?? 0;
  const pH = heightAt(points, equivalence);
  // The end of the curve and the equivalence point must not be taken for one another.
  if (upTo - equivalence < 7 || concentration > 0.4) return null;
  return { pKa, start, equivalence, pH, volume, base, upTo, points, figure };
}

/** The curve as a program reads it. */
export function curveOf({ lines }: DrawingReading): readonly Point[] {
  return lines[0] ?? [];
}

/** The concentration of the acid from the equivalence volume. */
export function acidConcentration({ equivalence, volume, base, upTo, start, figure }: Curve): Draft | null {
  const write = (value: number): string => `${formatSignificant(value, 2)} mol/L`;
  const of = (added: number): number => (base * added) / volume;
  const misread = (share: number): SlippedValue[] =>
    rulingSlips({
      reading: equivalence,
      step: 10,
      to: upTo,
      name: 'volume at the equivalence point',
      write: (value) => `${value} mL`,
      of: (added) => share * of(added),
    });
  const options = shareReadingOptions(
    of(equivalence),
    write,
    [
      {
        value: of(equivalence / 2),
        slip: 'half-equivalence-for-equivalence',
        teaching:
          'Half of the equivalence volume was used, as for finding p*K*_{a}; all of the equivalence volume has reacted with the acid.',
      },
      {
        value: of(upTo),
        slip: 'excess-titrant-for-equivalence',
        teaching:
          'All of the base was counted, including that added beyond the equivalence point; only the base added up to that point has reacted.',
      },
      {
        value: (base * volume) / equivalence,
        slip: 'swapped-volumes',
        teaching:
          'The volumes were interchanged: the amount of base is its concentration times the volume added.',
      },
      {
        // Smaller ones would stand out by their power of ten.
        value: start > 3 ? NaN : 10 ** -start,
        slip: 'weak-as-strong',
        teaching:
          'The initial [\\ce{H3O+}] was taken as the concentration of the acid, as for a strong acid; a weak acid is ionized only in part.',
      },
      {
        value: base,
        slip: 'equal-concentrations-assumed',
        teaching:
          'The concentration of the base was given; acid and base react in equal amounts, but their concentrations differ because their volumes do.',
      },
    ],
    0.17,
    [
      ...misread(1),
      ...alsoSlipped(
        misread(0.5),
        'half of the volume was used, although all of it has reacted with the acid.',
      ),
      {
        value: (base * equivalence) / (volume + equivalence),
        slip: 'mixture-for-sample-volume',
        teaching:
          'The amount of acid was divided by the volume of the mixture; the acid was originally in the sample only.',
      },
      {
        value: (2 * base * equivalence) / volume,
        slip: 'needless-factor-two',
        teaching: 'The amount of base was doubled; a monoprotic acid reacts with it 1 to 1.',
      },
    ],
  );
  const [c, v, added] = [formatSignificant(base, 3), `${volume}.0 mL`, millilitres(equivalence)];
  return (
    options && {
      text: `${v} of a solution of a weak monoprotic acid is titrated with ${c} mol/L \\ce{NaOH}, as shown by the curve. What was the concentration of the acid before the titration?`,
      shown: {
        figure,
        keyFrom: (drawing) => write(of(steepest(curveOf(drawing)).at)),
      },
      ...options,
      explanation: `The middle of the steep rise, the equivalence point, is at ${added}. Acid and base have reacted 1 to 1 at this point, so *c* = \\frac{${c} mol/L × ${added}}{${v}} = ${options.answer}.`,
      finding: `The base up to the equivalence point neutralizes the acid: ${options.answer}.`,
    }
  );
}
