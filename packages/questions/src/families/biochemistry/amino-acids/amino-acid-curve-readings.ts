import { formatDecimals } from '@valence/chemistry';
import { heightAt, type Figure, type Point } from '@valence/figures';
import { acidTitration } from '../../curves/acid-titration.ts';
import type { Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';

const one = (value: number): string => formatDecimals(value, 1);

/** The titration curve of an amino acid with two ionizable groups: its isoelectric point and its p*K*_{a} values. */
export const aminoAcidCurveReadings: Family = {
  id: 'amino-acid-curve-readings',
  name: 'Reading the titration curve of an amino acid',
  subject: 'biochemistry',
  topics: ['amino-acids'],
  difficulties: ['intermediate'],
  tests: { intermediate: ['titration-of-amino-acids'] },
  reference: 'Nelson and Cox, Lehninger Principles of Biochemistry, section 3.1',
  showsFigure: true,
  draft(random) {
    const pKas = [random.integer(18, 27) / 10, random.integer(88, 106) / 10] as const;
    const added = acidTitration({ pKas, concentration: 0.1, volume: 10, base: 1, upTo: 2.1 });
    const points: Point[] = added.map(([volume, pH]) => [volume, pH]);
    const figure: Figure = {
      kind: 'plot',
      of: 'titration curve',
      caption: 'Titration of the fully protonated form of an amino acid with an uncharged side chain',
      x: { quantity: '\\ce{OH-} per amino acid', unit: 'mol/mol', from: 0, to: 2.2, step: 0.5, parts: 5 },
      y: { quantity: 'pH', from: 0, to: 14, step: 2, parts: 2 },
      series: [{ shape: 'line', points }],
    };
    const at = (equivalents: number): number => heightAt(points, equivalents);
    const isPoint = random.pick([true, false]);
    const key = isPoint ? (pKas[0] + pKas[1]) / 2 : at(1.5);
    // A curve whose middle is not the mean of its constants would teach something wrong.
    if (Math.abs(at(0.5) - pKas[0]) > 0.3 || Math.abs(at(1.5) - pKas[1]) > 0.2) return null;
    const options = readingOptions(
      key,
      one,
      [
        {
          value: isPoint ? at(1.5) : at(1),
          slip: 'other-special-point',
          teaching: isPoint
            ? 'This is p*K*_{a2}, in the middle of the second buffer region.'
            : 'This is the isoelectric point, on the steep part of the curve.',
        },
        {
          value: at(0.5),
          slip: 'wrong-protonation-state',
          teaching: 'This is p*K*_{a1}, in the middle of the first buffer region.',
        },
        {
          value: at(2),
          slip: 'equivalence-for-any-point',
          teaching:
            'This is the pH after 2 mol of base per mole, where the amino acid has lost both protons and is an anion.',
        },
        {
          value: 7,
          slip: 'equivalence-always-neutral',
          teaching: isPoint
            ? 'This is the pH of neutral water; the isoelectric point depends on the amino acid.'
            : 'This is the pH of neutral water; the p*K*_{a} depends on the amino acid.',
        },
        { value: at(0), slip: 'other-special-point', teaching: 'This is the pH before any base is added.' },
        {
          value: (at(0) + at(1)) / 2,
          slip: 'averaged-wrong-pkas',
          teaching: `The pH values at 0 and 1 mol/mol were averaged; ${isPoint ? 'the isoelectric point is the mean of the two p*K*_{a} values' : 'the p*K*_{a} of the ammonium group is the pH at 1.5 mol/mol'}.`,
        },
      ],
      0.9,
      [
        ...rulingSlips({ reading: key, step: 2, to: 14, name: 'pH', write: (value) => `${value} units` }),
        ...(isPoint
          ? [
              {
                value: pKas[0] + pKas[1],
                slip: 'needless-sum',
                teaching: 'The two p*K*_{a} values were added; the isoelectric point is their mean.',
              },
              {
                value: pKas[1] - pKas[0],
                slip: 'needless-difference',
                teaching: 'One p*K*_{a} was subtracted from the other; the isoelectric point is their mean.',
              },
            ]
          : [
              {
                value: 14 - pKas[1],
                slip: 'needless-difference',
                teaching:
                  'This is 14 − p*K*_{a}, the p*K*_{b} of the amine; p*K*_{a} is read directly from the curve.',
              },
              {
                value: at(1.5) - at(0.5),
                slip: 'needless-difference',
                teaching: 'This is the difference between the two p*K*_{a} values.',
              },
            ]),
      ],
    );
    if (options === null) return null;
    return {
      text: isPoint
        ? 'What is the isoelectric point of this amino acid according to its titration curve?'
        : 'What is the p*K*_{a} of the ammonium group of this amino acid according to its titration curve?',
      shown: {
        figure,
        keyFrom: ({ lines }) => {
          const half = (place: number): number => heightAt(lines[0] ?? [], place);
          return one(isPoint ? (half(0.5) + half(1.5)) / 2 : half(1.5));
        },
      },
      ...options,
      explanation: isPoint
        ? `After the addition of 1 mol of base per mole of amino acid, the carboxyl group has lost its proton and the ammonium group has kept its own, so the average charge is zero. This point, halfway between p*K*_{a1} and p*K*_{a2}, is at pH ${options.answer}.`
        : `The carboxyl group loses its proton first, up to 1 mol of base per mole of amino acid, and then the ammonium group loses its proton. In the middle of the second buffer region, at 1.5 mol/mol, half of the ammonium groups have lost their proton, and the pH equals p*K*_{a}: ${options.answer}.`,
      finding: `The curve is at pH ${options.answer} there.`,
    };
  },
};
