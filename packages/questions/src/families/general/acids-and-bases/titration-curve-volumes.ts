import { steepest } from '@valence/figures';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { alsoSlipped, rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { curveOf, millilitres, type Curve } from './titration-curve-drafts.ts';

/** The volume at the equivalence point. */
export function equivalenceVolume({ equivalence, upTo, pH, figure }: Curve): Draft | null {
  const beyondTens = equivalence % 10;
  const misread = rulingSlips({ reading: equivalence, step: 10, to: upTo, name: 'volume', write: tens });
  const options = readingOptions(
    equivalence,
    millilitres,
    [
      {
        value: equivalence / 2,
        slip: 'half-equivalence-for-equivalence',
        teaching:
          'At this volume half of the acid is neutralized; the curve is flat here because the solution is a buffer.',
      },
      {
        // Nobody believes a volume beyond the end of the axis, and the end itself is another slip.
        value: 2 * equivalence > upTo - 2 ? Number.NaN : 2 * equivalence,
        slip: 'equivalence-for-any-point',
        teaching:
          'The volume at the equivalence point was doubled, as if half of the acid were neutralized there; all of it is.',
      },
      {
        value: upTo / 2,
        slip: 'other-special-point',
        teaching:
          'This is the middle of the volume axis; the equivalence point is in the middle of the steep rise.',
      },
      ...volumeSlips({ equivalence, upTo, pH }),
      {
        value: equivalence - beyondTens / 2,
        slip: 'ruling-misread',
        teaching: 'The volume was read as if each small division of the axis were 1 mL; it is 2 mL.',
      },
    ],
    3,
    [
      ...misread,
      ...alsoSlipped(
        misread.map((slip) => ({ ...slip, value: slip.value / 2 })),
        'half of the volume at the equivalence point was given.',
      ),
      {
        value: upTo - equivalence,
        slip: 'rest-for-part',
        teaching:
          'This volume was added after the equivalence point; the equivalence volume is measured from the start.',
      },
    ],
  );
  return (
    options && {
      text: 'The curve shows the pH as a weak monoprotic acid is titrated with \\ce{NaOH}. What volume of \\ce{NaOH} has been added at the equivalence point?',
      shown: { figure, keyFrom: (drawing) => millilitres(steepest(curveOf(drawing)).at) },
      ...options,
      explanation: `At the equivalence point the pH rises sharply, and the curve is steepest. The middle of the steep rise lies above ${options.answer} on the horizontal axis.`,
      finding: `The curve is steepest at ${options.answer}.`,
    }
  );
}

/** The volume at which half of the acid is neutralized. */
export function halfVolume({ equivalence, upTo, pH, pKa, figure }: Curve): Draft | null {
  const options = readingOptions(
    equivalence / 2,
    millilitres,
    [
      {
        value: equivalence,
        slip: 'equivalence-for-any-point',
        teaching:
          'At the equivalence point all of the acid is neutralized; half of it is neutralized at half of this volume.',
      },
      {
        value: upTo / 2,
        slip: 'excess-titrant-for-equivalence',
        teaching:
          'This is half of the volume at which the titration was stopped; the volume at the equivalence point must be halved.',
      },
      {
        value: equivalence / 4,
        slip: 'needless-half',
        teaching:
          'The volume at the equivalence point was halved twice; half of it neutralizes half of the acid.',
      },
      {
        value: pKa,
        slip: 'wrong-axis',
        teaching:
          'This is the pH when half of the acid is neutralized; the volume is read from the horizontal axis.',
      },
      ...volumeSlips({ equivalence, upTo, pH }),
    ],
    2.5,
    [
      ...rulingSlips({
        reading: equivalence,
        step: 10,
        to: upTo,
        name: 'volume at the equivalence point',
        write: tens,
        of: (volume) => volume / 2,
      }),
      {
        value: (upTo - equivalence) / 2,
        slip: 'rest-for-part',
        teaching:
          'Half of the volume added after the equivalence point was used; the volume up to this point must be halved.',
      },
      {
        value: (equivalence * 3) / 4,
        slip: 'wrong-reference',
        teaching:
          'This is halfway between the middle of the buffer region and the equivalence point; half of the acid is neutralized at half of the equivalence volume.',
      },
    ],
  );
  return (
    options && {
      text: 'The curve shows the pH as a weak monoprotic acid is titrated with \\ce{NaOH}. What volume of \\ce{NaOH} has been added when half of the acid has been neutralized?',
      shown: { figure, keyFrom: (drawing) => millilitres(steepest(curveOf(drawing)).at / 2) },
      ...options,
      explanation: `All of the acid is neutralized at the equivalence point, where the curve is steepest: at ${millilitres(equivalence)}. Half of it is neutralized at half of this volume, ${options.answer}.`,
      finding: `The curve is steepest at ${millilitres(equivalence)}, and half of that is ${options.answer}.`,
    }
  );
}

const tens = (value: number): string => `${value} mL`;

/** What is read off at other places of the curve or of its axes. */
function volumeSlips({ equivalence, upTo, pH }: Pick<Curve, 'equivalence' | 'upTo' | 'pH'>): SlippedValue[] {
  return [
    {
      value: upTo,
      slip: 'excess-titrant-for-equivalence',
      teaching:
        'This is where the titration was stopped, with base in excess; all of the acid is neutralized at the equivalence point.',
    },
    {
      value: pH,
      slip: 'wrong-axis',
      teaching: 'This is the pH at the equivalence point; the volume is read from the horizontal axis.',
    },
    {
      // As a reading: to half a milliliter.
      value: Math.round(2 * (equivalence + 0.45 * (upTo - equivalence) + 2)) / 2,
      slip: 'excess-titrant-for-equivalence',
      teaching:
        'The volume was read where the curve levels off beyond the steep rise; there base is already in excess.',
    },
  ];
}
