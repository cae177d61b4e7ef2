import { carbonShifts } from '@valence/chemistry';
import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { listed } from '../../texts/listed.ts';
import { spectraCompounds, type SpectraCompound } from './spectra-compounds.data.ts';

/** Ranges of the data sheet, in ppm. */
const ranges = [
  rangeOf('alkyl', 'carbon bonded only to carbon and hydrogen'),
  rangeOf('oxygen', 'carbon bonded to oxygen by a single bond'),
  rangeOf('alkene', 'carbon of a C=C bond'),
  rangeOf('acid', 'C=O of an acid or an ester'),
  rangeOf('carbonyl', 'C=O of an aldehyde or a ketone'),
];

function rangeOf(id: string, name: string): { to: number; words: string } {
  const range = carbonShifts.find((one) => one.id === id);
  if (range === undefined) throw new Error(`There is no range ${id}`);
  const { low, high } = range;
  return { to: high, words: `${name} (${low === 0 ? 'below' : `${low} to`} ${high} ppm)` };
}

/** A carbon-13 spectrum: which isomer has so many signals; harder ones have rivals with the same number. */
export const carbonSpectrumReadings: Family = {
  id: 'carbon-spectrum-readings',
  name: 'Reading a carbon-13 NMR spectrum',
  subject: 'organic',
  topics: ['spectroscopy-organic'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['carbon-13-nmr'], advanced: ['carbon-13-nmr'] },
  uses: ['structural-isomers', 'chemical-shift'],
  reference: 'McMurry, Organic Chemistry, chapter 13',
  showsFigure: true,
  draft: (random, difficulty) => isomer(random, difficulty === 'advanced'),
};

function isomer(random: Random, isHard: boolean): Draft | null {
  const compound = random.pick(spectraCompounds);
  const figure = drawCarbonSpectrum(random, compound);
  const others = random.shuffle(
    spectraCompounds.filter(({ formula, name }) => formula === compound.formula && name !== compound.name),
  );
  const { length } = compound.carbons;
  const counted = others.filter(({ carbons }) => carbons.length !== length);
  const told = others.filter((one) => countsOf(one.carbons).join() !== countsOf(compound.carbons).join());
  const alike = told.filter(({ carbons }) => carbons.length === length);
  const rivals = isHard ? [...alike, ...told.filter((one) => !alike.includes(one))] : counted;
  if (figure === null || rivals.length < 3 || (isHard && alike.length === 0)) return null;
  const offered = rivals.slice(0, 3);
  return {
    text: `A compound with the formula \\ce{${compound.formula}} has this ^{13}C NMR spectrum. Which structure fits the spectrum?`,
    shown: {
      figure,
      keyFrom: (drawing) => fitting(drawing, [compound, ...offered]),
    },
    answer: drawn(compound.smiles),
    distractors: offered.map((rival) => ({
      text: drawn(rival.smiles),
      slip: slipOf(rival, compound),
      teaching: `This is ${rival.name}; it would show ${differenceOf(rival, compound)}.`,
    })),
    explanation: `Carbons that are equivalent by symmetry share a signal. The ${length === 1 ? 'one signal of the spectrum lies in this range' : `${length} signals of the spectrum lie in these ranges`}: ${rangeWords(compound.carbons)}. Of the four structures, only ${compound.name} fits.`,
    finding: `The number and ranges of the signals agree with ${compound.name} and with none of the other structures.`,
  };
}

function drawCarbonSpectrum(random: Random, { carbons }: SpectraCompound): Figure | null {
  // Two lines nearer than this look like one.
  if (carbons.some((shift, index) => (carbons[index + 1] ?? Infinity) - shift < 3.5)) return null;
  return {
    kind: 'plot',
    of: 'carbon-13 NMR spectrum',
    caption: '^{13}C NMR spectrum, proton-decoupled; the signal of the solvent is not shown',
    x: { quantity: '*δ*', unit: 'ppm', from: 0, to: 220, step: 20, parts: 4, isReversed: true },
    y: { quantity: 'Signal', from: 0, to: 100, step: 20, isBare: true },
    series: [
      {
        shape: 'sticks',
        points: carbons.map((shift) => [
          shift,
          shift > 155 ? random.integer(24, 36) : random.integer(55, 88),
        ]),
      },
    ],
  };
}

function countsOf(carbons: readonly number[]): number[] {
  return ranges.map(({ to }, index) => {
    const from = ranges[index - 1]?.to ?? 0;
    return carbons.filter((shift) => shift >= from && shift < to).length;
  });
}

/** The only one of some isomers whose carbons lie in the ranges of the lines. */
function fitting({ dots }: DrawingReading, isomers: readonly SpectraCompound[]): string {
  const shifts = (dots[0] ?? []).map(([x]) => x);
  const fits = isomers.filter(({ carbons }) => countsOf(carbons).join() === countsOf(shifts).join());
  return fits.length === 1 ? drawn(fits[0]?.smiles ?? '') : '';
}

function slipOf(rival: SpectraCompound, key: SpectraCompound): string {
  if (rival.carbons.length === key.carbons.length) return 'signal-misassigned';
  return rival.carbons.length > key.carbons.length ? 'symmetry-invented' : 'symmetry-overlooked';
}

function differenceOf(rival: SpectraCompound, key: SpectraCompound): string {
  const { length } = rival.carbons;
  if (length !== key.carbons.length)
    return `${length === 1 ? 'one signal' : `${length} signals`}, not ${key.carbons.length}`;
  return `the same number of signals, but in other ranges: ${rangeWords(rival.carbons)}`;
}

function rangeWords(carbons: readonly number[]): string {
  return listed(
    countsOf(carbons).flatMap((count, index) =>
      count === 0 ? [] : [`${count} for ${ranges[index]?.words ?? ''}`],
    ),
  );
}
