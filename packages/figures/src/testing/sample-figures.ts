import type { Figure } from '../figure.ts';

/** A figure of each shape, for tests. */
export const sampleFigures: readonly Figure[] = [
  {
    kind: 'plot',
    of: 'titration curve',
    caption: 'A jump',
    x: { quantity: '*V*', unit: 'mL', from: 0, to: 40, step: 10, parts: 5 },
    y: { quantity: 'pH', from: 0, to: 14, step: 2, parts: 2 },
    series: [
      {
        shape: 'line',
        points: Array.from({ length: 81 }, (_, x) => [x / 2, 7 + 5 * Math.tanh((x / 2 - 25) / 2)] as const),
      },
    ],
    labels: [{ at: [25, 7], text: 'P', hasDot: true }],
  },
  {
    kind: 'plot',
    of: 'graph',
    caption: 'Two series',
    x: { quantity: '*δ*', unit: 'ppm', from: 0, to: 10, step: 1, isReversed: true },
    y: { quantity: '[\\ce{H+}]', unit: '10^{−3} mol/L', from: -2, to: 2, step: 0.5 },
    series: [
      {
        name: 'points',
        shape: 'points',
        points: [
          [1, -1.5],
          [2, 0],
          [9.5, 1.75],
        ],
      },
      {
        name: 'sticks',
        shape: 'sticks',
        points: [
          [3, 1],
          [4, -1],
        ],
      },
    ],
  },
  {
    kind: 'table',
    caption: 'Cells',
    columns: ['*t* (s)', '*c*'],
    rows: [
      ['0', '1.00'],
      ['10', '0.50'],
    ],
  },
  {
    kind: 'molecular orbital diagram',
    caption: 'Levels',
    left: { name: 'X', levels: [{ name: '1s', height: 0.5, orbitals: ['↑'] }] },
    middle: {
      name: 'molecule',
      levels: [
        { name: 'σ', height: 0, orbitals: ['↑↓'] },
        { name: 'π\\*', height: 1, orbitals: ['↑', '↓'] },
        { name: 'σ\\*', height: 2, orbitals: [''] },
      ],
    },
    right: { name: 'Y', levels: [{ name: '1s', height: 0.2, orbitals: ['', '↑', '↑↓'] }] },
    joins: [
      { side: 'left', atom: 0, molecule: 0 },
      { side: 'right', atom: 0, molecule: 2 },
    ],
  },
  ...([false, true] as const).map((isEclipsed) => ({
    kind: 'Newman projection' as const,
    caption: 'Along a bond',
    front: ['\\ce{CH3}', '\\ce{H}', '\\ce{OH}'] as const,
    back: ['\\ce{NH2}', '\\ce{C2H5}', '\\ce{Br}'] as const,
    isEclipsed,
    isTurned: isEclipsed,
  })),
  {
    kind: 'chair',
    caption: 'A ring',
    groups: (['axial', 'equatorial'] as const).flatMap((direction) =>
      [0, 1, 2, 3, 4, 5].map((place) => ({
        text: ['\\ce{CH3}', '\\ce{Cl}'][place % 2] ?? '',
        place,
        direction,
      })),
    ),
  },
  {
    kind: 'Fischer projection',
    caption: 'Two chains',
    molecules: [
      {
        name: 'I',
        top: '\\ce{CHO}',
        bottom: '\\ce{CH2OH}',
        centers: [
          { left: '\\ce{H}', right: '\\ce{OH}' },
          { left: '\\ce{OH}', right: '\\ce{H}' },
        ],
      },
      {
        name: 'II',
        top: '\\ce{CO2H}',
        bottom: '\\ce{CH3}',
        centers: [{ left: '\\ce{NH2}', right: '\\ce{H}' }],
      },
    ],
  },
  ...(
    [
      ['distillation', ['ball', 'bowl', 'grains', 'rod', 'cross', 'jacket', 'bend', 'cone']],
      ['reflux', ['ball', 'bowl', 'grains', 'jacket']],
      ['vacuum filtration', ['basin', 'sheet', 'sleeve', 'armed cone', 'hose']],
    ] as const
  ).map(([of, pieces]) => ({
    kind: 'apparatus' as const,
    caption: 'A set-up',
    of,
    bulb: 'beside' as const,
    waterEnters: 'low' as const,
    isClosed: false,
    hasStones: true,
    labels: pieces.map((piece, place) => ({ number: String(place + 1), piece })),
  })),
];
