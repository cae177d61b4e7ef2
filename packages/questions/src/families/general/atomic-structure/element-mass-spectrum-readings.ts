import { formatDecimals } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';

/** The mass spectrum of a made-up element: its relative atomic mass from the heights of the lines. */
export const elementMassSpectrumReadings: Family = {
  id: 'element-mass-spectrum-readings',
  name: 'Relative atomic mass from a mass spectrum',
  subject: 'general',
  topics: ['atomic-structure'],
  difficulties: ['beginner', 'intermediate'],
  tests: {
    beginner: ['mass-spectrum-of-an-element', 'relative-atomic-mass'],
    intermediate: ['mass-spectrum-of-an-element', 'relative-atomic-mass'],
  },
  uses: ['isotopes'],
  reference: 'OpenStax Chemistry 2e, section 2.3',
  showsFigure: true,
  draft(random, difficulty) {
    return meanMass(random, difficulty === 'beginner' ? 2 : 3);
  },
};

/** The mean of masses, weighted by their shares. */
function meanOf(masses: readonly number[], shares: readonly number[]): number {
  const total = shares.reduce((sum, share) => sum + share, 0);
  return masses.reduce((sum, mass, index) => sum + mass * (shares[index] ?? 0), 0) / total;
}

function meanMass(random: Random, isotopes: 2 | 3): Draft | null {
  const lightest = random.integer(20, 140);
  const steps = isotopes === 2 ? [0, random.pick([2, 3, 4])] : [0, random.pick([1, 2]), random.pick([3, 4])];
  const masses = steps.map((step) => lightest + step);
  const first = random.integer(3, 15) * 5;
  const second = isotopes === 2 ? 100 - first : random.integer(2, 10) * 5;
  const shares = isotopes === 2 ? [first, second] : [first, second, 100 - first - second];
  if (shares.some((share) => share < 10)) return null;
  const from = Math.floor((lightest - 2) / 2) * 2;
  const figure: Figure = {
    kind: 'plot',
    of: 'mass spectrum',
    caption: 'Mass spectrum of the atoms of an element, singly charged',
    x: { quantity: '*m*/*z*', from, to: from + 10, step: 1 },
    y: { quantity: 'Abundance', unit: '%', from: 0, to: 100, step: 20, parts: 4 },
    series: [{ shape: 'sticks', points: masses.map((mass, index) => [mass, shares[index] ?? 0] as const) }],
  };
  const mean = meanOf(masses, shares);
  const write = (value: number): string => formatDecimals(value, 2);
  const plain = masses.reduce((sum, mass) => sum + mass, 0) / masses.length;
  const top = masses[shares.indexOf(Math.max(...shares))] ?? 0;
  const rarest = masses[shares.indexOf(Math.min(...shares))] ?? 0;
  const turned = meanOf(masses, shares.toReversed());
  // A numbered line too many for the one end and too few for the other.
  const shift = 0.2 * ((masses.at(-1) ?? 0) - lightest);
  const shifts = [...((shares[0] ?? 0) > 20 ? [shift] : []), ...((shares.at(-1) ?? 0) > 20 ? [-shift] : [])];
  const misreadHeights = `The numbered lines are 20% apart; here ${isotopes === 2 ? 'each of the two' : 'two of the'} heights ${isotopes === 2 ? 'was' : 'were'} misread by one such interval`;
  const misread = shifts.map((off) => ({
    value: mean + off,
    slip: 'ruling-misread',
    teaching: `${misreadHeights}.`,
  }));
  const place = (off: number): string =>
    `very line was read one division of the axis too far to the ${off > 0 ? 'right' : 'left'}, which makes each mass 1 too ${off > 0 ? 'large' : 'small'}`;
  const displaced = [1, -1].flatMap((off) => [
    { value: mean + off, slip: 'ruling-misread', teaching: `E${place(off)}.` },
    {
      value: turned + off,
      slip: 'exchanged-components',
      teaching: `Two things went wrong: the abundances were assigned to the wrong masses, and e${place(off)}.`,
    },
  ]);
  const options = readingOptions(
    mean,
    write,
    [
      {
        value: plain,
        slip: 'unweighted-mean',
        teaching:
          'The simple mean of the masses was taken; the isotopes are not equally abundant, so each mass must be weighted by its abundance.',
      },
      {
        value: top,
        slip: 'most-common-isotope-only',
        teaching: 'This is the mass of one isotope alone, not the mean of all masses weighted by abundance.',
      },
      {
        value: turned,
        slip: 'exchanged-components',
        teaching:
          'The abundances were assigned to the masses in reverse order; check which line belongs to which mass.',
      },
      ...misread,
      ...(isotopes === 2
        ? [
            ...shifts.map((off) => ({
              value: turned - off,
              slip: 'exchanged-components',
              teaching: `Two things went wrong: the abundances were assigned to the wrong masses, and each of the two heights was misread by 20%, the interval between numbered lines.`,
            })),
            {
              value: rarest,
              slip: 'isotope-left-out',
              teaching:
                'This is the mass of the rarer isotope alone; each mass must be weighted by its abundance.',
            },
            ...displaced,
          ]
        : [
            {
              value: meanOf(masses.slice(1), shares.slice(1)),
              slip: 'isotope-left-out',
              teaching: 'This is the mean of the two heavier isotopes; the lightest was left out.',
            },
            {
              value: meanOf(masses.slice(0, -1), shares.slice(0, -1)),
              slip: 'isotope-left-out',
              teaching: 'This is the mean of the two lighter isotopes; the heaviest was left out.',
            },
          ]),
    ],
    0.25,
  );
  const terms = masses.map((mass, index) => `${formatDecimals((shares[index] ?? 0) / 100, 2)} × ${mass}`);
  return (
    options && {
      text: 'What is the relative atomic mass of the hypothetical element with this mass spectrum?',
      shown: {
        figure,
        keyFrom: ({ dots }) => {
          const lines = dots[0] ?? [];
          const total = lines.reduce((sum, [, share]) => sum + share, 0);
          return write(lines.reduce((sum, [mass, share]) => sum + Math.round(mass) * share, 0) / total);
        },
      },
      ...options,
      explanation: `Each mass is weighted by its abundance: ${terms.join(' + ')} = ${options.answer}.`,
      finding: `The mean of the masses, weighted by the heights of the lines, is ${options.answer}.`,
    }
  );
}
