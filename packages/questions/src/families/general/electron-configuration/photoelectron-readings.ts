import { elements } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { americanName } from '../../texts/american-name.ts';
import { inSeries } from '../../texts/in-series.ts';

/** Binding energies in MJ/mol, rounded as school books print them; fuller shells are bound more strongly. */
const spectra: readonly (readonly [
  symbol: string,
  levels: readonly (readonly [energy: number, electrons: number])[],
])[] = [
  [
    'B',
    [
      [19.3, 2],
      [1.36, 2],
      [0.8, 1],
    ],
  ],
  [
    'C',
    [
      [28.6, 2],
      [1.72, 2],
      [1.09, 2],
    ],
  ],
  [
    'N',
    [
      [39.6, 2],
      [2.45, 2],
      [1.4, 3],
    ],
  ],
  [
    'O',
    [
      [52.6, 2],
      [3.12, 2],
      [1.31, 4],
    ],
  ],
  [
    'F',
    [
      [67.2, 2],
      [3.88, 2],
      [1.68, 5],
    ],
  ],
  [
    'Ne',
    [
      [84, 2],
      [4.68, 2],
      [2.08, 6],
    ],
  ],
  [
    'Na',
    [
      [104, 2],
      [6.84, 2],
      [3.67, 6],
      [0.5, 1],
    ],
  ],
  [
    'Mg',
    [
      [126, 2],
      [9.07, 2],
      [5.31, 6],
      [0.74, 2],
    ],
  ],
  [
    'Al',
    [
      [151, 2],
      [12.1, 2],
      [7.79, 6],
      [1.09, 2],
      [0.58, 1],
    ],
  ],
  [
    'Si',
    [
      [178, 2],
      [15.1, 2],
      [10.3, 6],
      [1.46, 2],
      [0.79, 2],
    ],
  ],
  [
    'P',
    [
      [208, 2],
      [18.7, 2],
      [13.5, 6],
      [1.95, 2],
      [1.06, 3],
    ],
  ],
  [
    'S',
    [
      [239, 2],
      [22.7, 2],
      [16.5, 6],
      [2.05, 2],
      [1, 4],
    ],
  ],
  [
    'Cl',
    [
      [273, 2],
      [26.8, 2],
      [20.2, 6],
      [2.44, 2],
      [1.25, 5],
    ],
  ],
  [
    'Ar',
    [
      [309, 2],
      [31.5, 2],
      [24.1, 6],
      [2.82, 2],
      [1.52, 6],
    ],
  ],
];

/** A photoelectron spectrum: which element it belongs to, and how many valence electrons. */
export const photoelectronReadings: Family = {
  id: 'photoelectron-readings',
  name: 'Reading a photoelectron spectrum',
  subject: 'general',
  topics: ['electron-configuration'],
  difficulties: ['intermediate'],
  tests: { intermediate: ['photoelectron-spectroscopy'] },
  uses: ['electron-configuration'],
  reference: 'AP Chemistry course and exam description, topic 1.6',
  showsFigure: true,
  draft: (random) => element(random),
};

function element(random: Random): Draft | null {
  const place = random.integer(0, spectra.length - 1);
  const [symbol = '', levels = []] = spectra[place] ?? [];
  // The first peak ends at a numbered line, and so does each other one.
  const scale = random.pick([1, 2, 5, 10]);
  const total = levels.reduce((sum, [, electrons]) => sum + electrons, 0);
  // Each level has its column, as where the axis of energies is cut: the true distances would leave nothing to see.
  const columns = levels.map(([energy], index) => ({ at: index + 1, text: `${energy}` }));
  const figure: Figure = {
    kind: 'plot',
    of: 'photoelectron spectrum',
    caption:
      'All peaks of one element, with their binding energies in MJ/mol; the energy axis is not to scale',
    x: { quantity: 'Binding energy, decreasing', from: 0, to: levels.length + 1, step: 1, isBare: true },
    y: { quantity: 'Relative signal', from: 0, to: 8 * scale, step: scale },
    series: [
      {
        shape: 'sticks',
        points: levels.map(([, electrons], index) => [index + 1, electrons * scale] as const),
      },
    ],
    labels: columns.map(({ at, text }, index) => ({
      at: [at, (levels[index]?.[1] ?? 0) * scale + 0.5 * scale] as const,
      text,
    })),
  };
  const nameOf = (atomicNumber: number): string =>
    americanName(elements.find((one) => one.atomicNumber === atomicNumber)?.name ?? '');
  const [, last = 0] = levels.at(-1) ?? [];
  const hasAnother = spectra[place + 2]?.[1].length !== levels.length;
  const wrong = [
    {
      number: total + 1,
      slip: 'electrons-miscounted',
      teaching:
        'This element has one more electron; compare the heights with that of the first peak, which represents two.',
    },
    {
      number: total - 1,
      slip: 'electrons-miscounted',
      teaching:
        'This element has one fewer electron; compare the heights with that of the first peak, which represents two.',
    },
    {
      number: total + 2,
      slip: 'wrong-shell',
      teaching: `This element has two more electrons: ${hasAnother ? 'there would be another peak' : `the last peak would represent ${last + 2} electrons instead of ${last}`}.`,
    },
    {
      number: total > 10 ? total - 8 : total + 8,
      slip: 'wrong-shell',
      teaching: 'This element is in the same group but has a different number of shells, and thus of peaks.',
    },
  ];
  return {
    text: 'Which element has this photoelectron spectrum?',
    shown: {
      figure,
      keyFrom: ({ dots }) => {
        const heights = (dots[0] ?? []).map(([, height]) => height);
        const one = (heights[0] ?? NaN) / 2;
        return capital(nameOf(heights.reduce((sum, height) => sum + Math.round(height / one), 0)));
      },
    },
    answer: capital(nameOf(total)),
    distractors: wrong
      .filter(({ number }) => number > 3)
      .map(({ number, slip, teaching }) => ({ text: capital(nameOf(number)), slip, teaching })),
    explanation: `The first peak is the filled 1s level with two electrons. From their heights, the peaks represent ${inSeries(levels.map(([, electrons]) => String(electrons)))} electrons, with ${last} in the last subshell: ${total} electrons in all. ${capital(nameOf(total))} (\\ce{${symbol}}) has this number of electrons.`,
    finding: `The heights count ${total} electrons.`,
  };
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
