import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { constantOf } from './michaelis-constant.ts';
import { drawCurves, halfPlace, micromolar, scales } from './michaelis-menten-curves.ts';

/** A drawn Michaelis–Menten curve with its plateau: *K*_{M}, and the inhibitor behind a second curve. */
export const michaelisMentenReadings: Family = {
  id: 'michaelis-menten-readings',
  name: 'Reading a Michaelis–Menten plot',
  subject: 'biochemistry',
  topics: ['enzyme-kinetics'],
  difficulties: ['beginner', 'intermediate'],
  tests: {
    beginner: ['michaelis-menten-kinetics'],
    intermediate: ['competitive-inhibition'],
  },
  uses: ['enzyme-activity'],
  reference: 'Berg, Tymoczko and Stryer, Biochemistry, section 8.4',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner'
      ? constantOf(drawCurves(random, { isWide: true, reaches: [3, 4, 5, 2.5] }))
      : apparentConstant(random);
  },
};

function apparentConstant(random: Random): Draft | null {
  const factor = random.pick([2, 3, 4]);
  const { figure, km, vmax, to } = drawCurves(random, { factor });
  const ki = random.integer(2, 9) * 5 * random.pick(scales.toReversed());
  const inhibitor = ki * (factor - 1);
  const options = readingOptions(
    ki,
    micromolar,
    [
      {
        value: inhibitor / factor,
        slip: 'one-forgotten-in-factor',
        teaching:
          'The inhibitor concentration was divided by the factor for *K*_{M}, 1 + [I]/*K*_{I}; the 1 must be subtracted first.',
      },
      {
        value: inhibitor,
        slip: 'forgot-factor',
        teaching:
          'This is the concentration of the inhibitor; *K*_{I} equals it only when *K*_{M} is doubled.',
      },
      {
        value: inhibitor * (factor - 1),
        slip: 'multiplied-for-divided',
        teaching:
          'The inhibitor concentration was multiplied by the factor for *K*_{M} minus one; it must be divided by it.',
      },
      { value: km, slip: 'km-vmax-mixed-up', teaching: 'This is the *K*_{M} of the enzyme alone.' },
      {
        value: km * factor,
        slip: 'other-curve',
        teaching: 'This is the apparent *K*_{M} with the inhibitor.',
      },
      {
        value: inhibitor * factor,
        slip: 'one-forgotten-in-factor',
        teaching:
          'The inhibitor concentration was multiplied by the factor for *K*_{M}; it must be divided by that factor minus one.',
      },
    ],
    0.28 * ki,
    [
      {
        value: inhibitor / (factor + 1),
        slip: 'added-for-subtracted',
        teaching: 'The 1 was added to the factor for *K*_{M}; it must be subtracted.',
      },
      {
        value: ki / 2,
        slip: 'needless-half',
        teaching:
          'Half of the inhibitor concentration was used, just as half of the maximum rate is used; the full concentration is needed.',
      },
      {
        value: km / factor,
        slip: 'wrong-reference',
        teaching:
          'The *K*_{M} of the enzyme was divided by the factor; instead, the inhibitor concentration must be divided by the factor minus one.',
      },
      {
        value: km * (factor - 1),
        slip: 'difference-for-ratio',
        teaching:
          'One value of *K*_{M} was subtracted from the other; their ratio is 1 + [I]/*K*_{I}, which leads to *K*_{I}.',
      },
      ...rulingSlips({
        reading: km,
        step: figure.x.step,
        to,
        name: '*K*_{M} of the enzyme alone',
        write: micromolar,
        of: (read) => (km * factor > read ? inhibitor / ((km * factor) / read - 1) : Number.NaN),
        isCurved: true,
      }),
      ...rulingSlips({
        reading: km * factor,
        step: figure.x.step,
        to,
        name: '*K*_{M} with the inhibitor',
        write: micromolar,
        of: (read) => (read > km ? inhibitor / (read / km - 1) : Number.NaN),
        isCurved: true,
      }),
    ],
  );
  return (
    options && {
      text: `The curve labeled “with inhibitor” was measured with ${micromolar(inhibitor)} of a competitive inhibitor. What is the dissociation constant *K*_{I} of the inhibitor?`,
      shown: {
        figure,
        keyFrom: (drawing) => micromolar(inhibitor / (halfPlace(drawing, 1) / halfPlace(drawing, 0) - 1)),
      },
      ...options,
      explanation: `Half of the maximum rate, ${formatDecimals(vmax / 2, 1)} nmol/(L s), is reached at ${micromolar(km)} without the inhibitor and at ${micromolar(km * factor)} with it, which is a factor of ${factor}. For a competitive inhibitor, this factor is 1 + [I]/*K*_{I}, so *K*_{I} = \\frac{${micromolar(inhibitor)}}{${factor} − 1} = ${options.answer}.`,
      finding: `*K*_{M} increases by the factor ${factor}, which gives ${options.answer}.`,
    }
  );
}
