import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';

/** What a mixture of two substances is separated with. */
export type Separation =
  | 'simple distillation'
  | 'fractional distillation'
  | 'separatory funnel'
  | 'filtration';

/** A name with its melting point and boiling point in °C (CRC Handbook, rounded). */
type Substance = readonly [name: string, melting: number, boiling: number];

const [water, ethanol, hexane] = [
  ['Water', 0, 100],
  ['Ethanol', -114, 78],
  ['Hexane', -95, 69],
] as const satisfies readonly Substance[];

/** Pairs of substances with how they mix at 20 °C. */
const pairs: Readonly<Record<Separation, readonly (readonly [Substance, Substance])[]>> = {
  'simple distillation': [
    [ethanol, ['Glycerol', 18, 290]],
    [
      ['Acetone', -95, 56],
      ['Anisole', -37, 154],
    ],
    [
      ['Methanol', -98, 65],
      ['Ethylene glycol', -13, 197],
    ],
    [
      ['Diethyl ether', -116, 35],
      ['Aniline', -6, 184],
    ],
    [
      ['Dichloromethane', -95, 40],
      ['Nitrobenzene', 6, 211],
    ],
    [
      ['Cyclohexane', 7, 81],
      ['Decane', -30, 174],
    ],
  ],
  'fractional distillation': [
    [hexane, ['Heptane', -91, 98]],
    [['Pentane', -130, 36], hexane],
    [['Methanol', -98, 65], ethanol],
    [
      ['Benzene', 6, 80],
      ['Toluene', -95, 111],
    ],
    [
      ['1-Propanol', -126, 97],
      ['1-Butanol', -89, 118],
    ],
    [
      ['Heptane', -91, 98],
      ['Octane', -57, 126],
    ],
  ],
  'separatory funnel': [
    [water, hexane],
    [water, ['Toluene', -95, 111]],
    [water, ['Cyclohexane', 7, 81]],
    [water, ['Decane', -30, 174]],
    [water, ['Octane', -57, 126]],
    [
      ['Ethylene glycol', -13, 197],
      ['Heptane', -91, 98],
    ],
  ],
  filtration: [
    [water, ['Benzoic acid', 122, 249]],
    [water, ['Naphthalene', 80, 218]],
    [water, ['Biphenyl', 69, 256]],
    [water, ['Acetanilide', 114, 304]],
    [hexane, ['Urea', 133, 197]],
    [hexane, ['Benzamide', 127, 290]],
  ],
};

const mixing: Readonly<Record<Separation, string>> = {
  'simple distillation': 'miscible',
  'fractional distillation': 'miscible',
  'separatory funnel': 'insoluble',
  filtration: 'insoluble',
};

const number = (value: number): string => String(value).replace('-', '−');

/** A pair with its data in a table. */
export function drawPair(
  random: Random,
  kind: Separation,
): { names: readonly [string, string]; figure: Figure } {
  const [one, other] = random.shuffle(random.pick(pairs[kind]));
  const row = ([name, melting, boiling]: Substance): string[] => [
    name,
    number(melting),
    number(boiling),
    mixing[kind],
  ];
  const rows = [one, other].flatMap((substance) => (substance === undefined ? [] : [row(substance)]));
  return {
    names: [rows[0]?.[0] ?? '', rows[1]?.[0] ?? ''],
    figure: {
      kind: 'table',
      caption: 'Two substances at 1 atm and their miscibility at 20 °C',
      columns: ['Substance', 'Melting point (°C)', 'Boiling point (°C)', 'In the other'],
      rows,
    },
  };
}

/** Two miscible liquids need a column where their boiling points differ by less than this, in °C. */
const columnBelow = 50;

/** What the data of a table ask for. */
export function separationOf(cells: readonly (readonly string[])[]): Separation {
  const read = cells.map(([, melting = '', boiling = '', mixes = '']) => ({
    melting: Number(melting.replace('−', '-')),
    boiling: Number(boiling.replace('−', '-')),
    mixes,
  }));
  const areMiscible = read.every(({ mixes }) => mixes === 'miscible');
  if (!areMiscible) return read.some(({ melting }) => melting > 20) ? 'filtration' : 'separatory funnel';
  const [one = NaN, other = NaN] = read.map(({ boiling }) => boiling);
  return Math.abs(one - other) < columnBelow ? 'fractional distillation' : 'simple distillation';
}
