import { formatDecimals } from '@valence/chemistry';
import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';

/** A solution that was injected: concentrations, and areas in the units of the integrator. */
interface Injected {
  analyte: number;
  standard: number;
  analyteArea: number;
  standardArea: number;
}

/** A known mixture and a sample, each with the internal standard; volumes in mL. */
export interface Areas extends Omit<Analysis, 'size' | 'samples'> {
  sample: string;
  known: Injected;
  /** Its concentration of the analyte is to be found. */
  unknown: Injected;
  /** Of the sample, of the solution of the standard, and of the flask. */
  aliquot: number;
  added: number;
  flask: number;
  /** Concentration of the standard before it was diluted. */
  stock: number;
  figure: Figure;
}

interface Analysis {
  analyte: string;
  standard: string;
  /** What holds so little that it is measured as it is, and what is diluted before. */
  samples: readonly [plain: string, diluted: string];
  method: string;
  /** Of all concentrations, which are larger or smaller by the size. */
  unit: string;
  size: number;
  /** What no solution of it can hold. */
  most?: number;
  /** True where detectors always show less of the analyte than of the standard. */
  isWeaker?: boolean;
}

const analyses: readonly Analysis[] = [
  {
    analyte: 'caffeine',
    standard: 'theophylline',
    samples: ['a soft drink', 'coffee'],
    method: 'liquid chromatography',
    unit: 'mg/L',
    size: 1,
  },
  {
    analyte: 'ethanol',
    standard: '1-propanol',
    samples: ['a fermented drink', 'a liqueur'],
    method: 'gas chromatography',
    unit: 'g/L',
    size: 0.5,
    most: 789,
    // A flame ionization detector counts carbon, of which a gram of ethanol holds less.
    isWeaker: true,
  },
  {
    analyte: 'nicotine',
    standard: 'quinoline',
    samples: ['a plant extract', 'a plant extract'],
    method: 'gas chromatography',
    unit: 'mg/L',
    size: 1,
  },
  {
    analyte: 'ibuprofen',
    standard: 'ketoprofen',
    samples: ['a solution of a drug', 'a solution of a drug'],
    method: 'liquid chromatography',
    unit: 'mg/L',
    size: 1,
  },
];

/** Areas of two solutions. Of a diluted sample the table does not say how much of the standard it holds. */
export function drawAreas(random: Random, isDiluted: boolean): Areas {
  const analysis = random.pick(analyses);
  const factor = factorOf(analysis, random) / 100;
  const tenths = (from: number, to: number): number => (random.integer(from, to) * analysis.size) / 10;
  const [aliquot, added, flask] = random.pick([
    [5, 2, 25],
    [10, 5, 50],
    [4, 5, 25],
    [10, 4, 25],
    [5, 10, 50],
  ] as const);
  const known = areasOf(random, factor, round(tenths(300, 900)), round(tenths(300, 900)));
  const stock = round(tenths(1500, 4000));
  const standard = isDiluted ? (stock * added) / flask : round(tenths(250, 800));
  const unknown = areasOf(random, factor, tenths(200, 900), standard);
  const shown = ({ analyteArea, standardArea }: Injected): string[] => [
    String(analyteArea),
    String(standardArea),
  ];
  const text = (value: number): string => formatDecimals(value, 1);
  const figure: Figure = {
    kind: 'table',
    caption: 'Concentrations and peak areas',
    columns: [
      'Solution',
      `${analysis.analyte} (${analysis.unit})`,
      `${analysis.standard} (${analysis.unit})`,
      `Area, ${analysis.analyte}`,
      `Area, ${analysis.standard}`,
    ],
    rows: [
      ['Known mixture', text(known.analyte), text(known.standard), ...shown(known)],
      ['Sample', '?', isDiluted ? '?' : text(standard), ...shown(unknown)],
    ],
  };
  const sample = analysis.samples[isDiluted ? 1 : 0];
  return { ...analysis, sample, known, unknown, aliquot, added, flask, stock, figure };
}

/** In hundredths; never so near to one that the peaks could be compared without it. */
function factorOf({ isWeaker = false }: Analysis, random: Random): number {
  const weaker = random.integer(62, 84);
  return isWeaker ? weaker : random.pick([weaker, random.integer(118, 158)]);
}

const round = (value: number): number => Math.round(10 * value) / 10;

/** Each injection has a volume of its own. */
function areasOf(random: Random, factor: number, analyte: number, standard: number): Injected {
  const perStandard = random.integer(6000, 9900) / 100;
  return {
    analyte,
    standard,
    analyteArea: Math.round(perStandard * factor * analyte),
    standardArea: Math.round(perStandard * standard),
  };
}

/** What the cells of the table say. */
export function readAreas(cells: readonly (readonly string[])[]): { known: Injected; unknown: Injected } {
  const [known, unknown] = cells.map(([, analyte, standard, analyteArea, standardArea]) => ({
    analyte: Number(analyte),
    standard: Number(standard),
    analyteArea: Number(analyteArea),
    standardArea: Number(standardArea),
  }));
  if (known === undefined || unknown === undefined) throw new Error('not two solutions');
  return { known, unknown };
}
