/**
 * What a figure is: data, from which its drawing, its table and its spoken description are made. Texts are in the typeset
 * notation of `@valence/chemistry`.
 */
import type { Apparatus } from './apparatus-figure.ts';
import type {
  Arrows,
  ChairDrawing,
  FischerProjections,
  NewmanProjection,
  OrbitalDiagram,
} from './structure-figures.ts';

/** What a plot is called. */
export const plotKinds = [
  'titration curve',
  'derivative of a titration curve',
  'conductometric titration curve',
  'concentration against time',
  'logarithm of a concentration against time',
  'reciprocal of a concentration against time',
  'Arrhenius plot',
  'energy profile',
  'Maxwell–Boltzmann distribution',
  'heating curve',
  'cooling curve',
  'phase diagram',
  'boiling diagram of two liquids',
  'solubility curve',
  'calibration line',
  'absorption spectrum',
  'chromatogram',
  'photoelectron spectrum',
  'infrared spectrum',
  'proton NMR spectrum',
  'carbon-13 NMR spectrum',
  'mass spectrum',
  'Michaelis–Menten plot',
  'Lineweaver–Burk plot',
  'oxygen binding curve',
  'molar conductivity plot',
  'Job plot',
  'thermogravimetric curve',
  'Frost diagram',
  'distribution diagram of an acid',
  'adsorption isotherm',
  'linearized adsorption isotherm',
  'graph',
] as const;

export type PlotKind = (typeof plotKinds)[number];

export type Point = readonly [x: number, y: number];

/** An axis with its quantity, unit and the numbers at its ticks. */
export interface Axis {
  /** In typeset notation: `*V*(\\ce{NaOH})`. */
  quantity: string;
  unit?: string;
  from: number;
  to: number;
  /** Between two numbered ticks. */
  step: number;
  /** Into so many parts the space between two numbered ticks is ruled; 1 where there is no finer ruling. */
  parts?: number;
  /** An axis without numbers, as of a signal in arbitrary units. */
  isBare?: boolean;
  /** True where numbers fall from left to right, as in spectra. */
  isReversed?: boolean;
}

export interface Series {
  /** Told in a legend where a plot has more than one. */
  name?: string;
  shape: 'line' | 'points' | 'sticks';
  points: readonly Point[];
  isDashed?: boolean;
}

/** A text in a plot, at a place in the units of its axes. */
export interface PlotLabel {
  at: Point;
  text: string;
  /** True where the very point is marked, and the text stands beside it. */
  hasDot?: boolean;
}

export interface Plot {
  kind: 'plot';
  of: PlotKind;
  x: Axis;
  y: Axis;
  series: readonly Series[];
  labels?: readonly PlotLabel[];
}

export interface DataTable {
  kind: 'table';
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Particles in boxes: each is a molecule of one to three atoms, atoms being shown by fill. */
export interface ParticleBoxes {
  kind: 'particles';
  /** What the fills stand for, at most three: `\\ce{H}` is the first. */
  atoms: readonly string[];
  boxes: readonly { name: string; molecules: readonly Molecule[] }[];
}

/** Atoms of a molecule by their places in `atoms`, the middle one first: `[1, 0, 0]`. */
export type Molecule = readonly number[];

/** An electrochemical cell: two electrodes in solutions, joined outside by a meter or a source. */
export interface CellDiagram {
  kind: 'cell';
  left: HalfCell;
  right: HalfCell;
  /** A salt bridge joins two beakers; an electrolytic cell is one beaker with a source. */
  type: 'galvanic' | 'electrolytic';
  /** What the meter shows, or nothing; of a source its poles from left to right. */
  meter: string;
}

interface HalfCell {
  electrode: string;
  solution: string;
}

/** Orbitals as boxes with arrows, from lowest to highest energy, left to right or bottom to top. */
export interface OrbitalBoxes {
  kind: 'orbitals';
  /** `row` is an electron configuration, `levels` an energy diagram. */
  arrangement: 'row' | 'levels';
  sets: readonly OrbitalSet[];
}

interface OrbitalSet {
  name: string;
  orbitals: readonly Arrows[];
}

/** Lanes of a gel with bands, beside a ladder of known sizes. */
export interface Gel {
  kind: 'gel';
  /** What the sizes of the ladder are in: `bp` or `kDa`. */
  unit: string;
  /** From the well at 0 to the front at 1. */
  ladder: readonly { size: number; at: number }[];
  lanes: readonly { name: string; bands: readonly number[] }[];
}

/** A part of the scale of a burette or a graduated cylinder with the level of its liquid. */
export interface ScaleReading {
  kind: 'scale';
  of: 'burette' | 'graduated cylinder';
  unit: string;
  from: number;
  to: number;
  step: number;
  parts: number;
  /** One level, or the first and the last of a delivery. */
  levels: readonly { name: string; value: number }[];
}

/** A plate of thin-layer chromatography beside a ruler. */
export interface TlcPlate {
  kind: 'tlc';
  /** Heights in cm above the lower edge. */
  start: number;
  front: number;
  height: number;
  lanes: readonly { name: string; spots: readonly number[] }[];
}

/**
 * States at their energies, not to scale, with an arrow for each step between two of them: a Born–Haber cycle.
 * The numbers at the arrows are the data.
 */
export interface EnergyCycle {
  kind: 'cycle';
  /** What the numbers at the arrows are in: `kJ/mol`. */
  unit: string;
  /** From the lowest to the highest; each is drawn at the left, at the right, or across both. */
  levels: readonly { text: string; side: 'left' | 'right' | 'across' }[];
  /** Places of the levels that an arrow leads from and to, and what stands beside it: a number, or a letter. */
  steps: readonly CycleStep[];
}

export interface CycleStep {
  from: number;
  to: number;
  text: string;
  side: 'left' | 'right' | 'edge';
}

export type Figure = { caption: string } & (
  | Plot
  | DataTable
  | ParticleBoxes
  | CellDiagram
  | OrbitalBoxes
  | Gel
  | ScaleReading
  | TlcPlate
  | EnergyCycle
  | OrbitalDiagram
  | NewmanProjection
  | ChairDrawing
  | FischerProjections
  | Apparatus
);

/** Columns and rows of text, each row as long as the columns. */
export interface FigureTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}
