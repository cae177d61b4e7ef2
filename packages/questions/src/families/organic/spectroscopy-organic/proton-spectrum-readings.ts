import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { listed } from '../../texts/listed.ts';
import { drawProtonSpectrum, endOfAxis, signalsOf } from './proton-spectrum.ts';
import { spectraCompounds, type ProtonSignal, type SpectraCompound } from './spectra-compounds.data.ts';

const known = spectraCompounds.filter(({ protons }) => protons.length > 0);
const ppm = (shift: number): string => formatDecimals(shift, 1);
const multiplets = ['', 'singlet', 'doublet', 'triplet', 'quartet', 'quintet', 'sextet', 'septet'];

/** A first-order proton spectrum: what splits a signal, and which isomer has all the signals. */
export const protonSpectrumReadings: Family = {
  id: 'proton-spectrum-readings',
  name: 'Reading a proton NMR spectrum',
  subject: 'organic',
  topics: ['spectroscopy-organic'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['spin-spin-splitting'], advanced: ['proton-nmr'] },
  uses: ['nmr-integration', 'chemical-shift'],
  reference: 'McMurry, Organic Chemistry, chapter 13',
  showsFigure: true,
  draft(random, difficulty) {
    // Shifts differ a little with solvent and concentration.
    const one = random.pick(known);
    const protons = one.protons.map(([shift, hydrogens, lines]): ProtonSignal => [
      shift + random.integer(-3, 3) / 100,
      hydrogens,
      lines,
    ]);
    const compound = { ...one, protons };
    return difficulty === 'intermediate' ? neighbors(random, compound) : structure(random, compound);
  },
};

function neighbors(random: Random, { formula, protons }: SpectraCompound): Draft | null {
  const figure = drawProtonSpectrum(protons);
  // A single line says that there is no neighbor: no other number of the spectrum would be taken for it.
  const split = protons.filter(([, , lines]) => lines > 1);
  if (figure === null || split.length === 0) return null;
  const [shift, hydrogens, lines] = random.pick(split);
  const key = lines - 1;
  const other = protons.find((signal) => signal[0] !== shift && signal[2] !== lines);
  const wrong = [
    {
      value: lines,
      slip: 'n-plus-one-misapplied',
      teaching: 'This is the number of lines; *n* neighboring hydrogens split a signal into *n* + 1 lines.',
    },
    {
      value: hydrogens,
      slip: 'own-hydrogens-counted',
      teaching:
        'This is the integral, the number of hydrogens in the group itself; the splitting shows the number of its neighbors.',
    },
    {
      value: lines + 1,
      slip: 'n-plus-one-misapplied',
      teaching: 'One must be subtracted from the number of lines, not added to it.',
    },
    {
      value: key - 1,
      slip: 'lines-miscounted',
      teaching: 'One line was missed; all the lines of the signal must be counted, however weak.',
    },
    {
      value: key - 2,
      slip: 'lines-miscounted',
      teaching: 'Two lines were missed; the weak outer lines on both sides must be counted as well.',
    },
    {
      value: 0,
      slip: 'n-plus-one-misapplied',
      teaching: 'Without a hydrogen on a neighboring carbon, the signal would be a single line.',
    },
    ...(other === undefined
      ? []
      : [
          {
            value: other[1],
            slip: 'signal-misassigned',
            teaching: `This is the integral of the signal near ${ppm(other[0])} ppm; the splitting of the signal in question shows the number of its neighbors.`,
          },
        ]),
    {
      value: protons.reduce((sum, [, count]) => sum + count, 0),
      slip: 'all-hydrogens-counted',
      teaching: 'This is the sum of all integrals; only the hydrogens on neighboring carbons split a signal.',
    },
  ].filter(({ value }) => value !== key && value >= 0);
  const place = ppm(shift);
  return {
    text: `How many neighboring hydrogens split the signal near ${place} ppm in this ^{1}H NMR spectrum of a compound with the formula \\ce{${formula}}?`,
    shown: {
      figure,
      keyFrom: (drawing) => {
        const nearest = signalsOf(drawing).toSorted(
          (one, two) => Math.abs(one[0] - shift) - Math.abs(two[0] - shift),
        )[0];
        return String((nearest?.[2] ?? NaN) - 1);
      },
    },
    answer: String(key),
    distractors: wrong.map(({ value, slip, teaching }) => ({ text: String(value), slip, teaching })),
    explanation: `The signal near ${place} ppm is a ${multiplets[lines] ?? ''}, with ${lines} lines. Hydrogens on neighboring carbons that couple equally split a signal into one more line than the number of these hydrogens: ${lines} − 1 = ${key}. The integral of ${hydrogens} H belongs to the group itself.`,
    finding: `The signal has ${lines} lines, one more than the neighboring hydrogens, of which there are ${key}.`,
  };
}

function structure(random: Random, compound: SpectraCompound): Draft | null {
  const figure = drawProtonSpectrum(compound.protons);
  const rivals = random.shuffle(
    known.filter(({ formula, name }) => formula === compound.formula && name !== compound.name),
  );
  if (figure === null || rivals.length < 3) return null;
  return {
    text: `A compound with the formula \\ce{${compound.formula}} has this ^{1}H NMR spectrum. Which structure fits the spectrum?`,
    shown: { figure, keyFrom: (drawing) => compoundOf(drawing) },
    answer: drawn(compound.smiles),
    distractors: rivals.map((rival) => ({
      text: drawn(rival.smiles),
      slip: 'signal-misassigned',
      teaching: `This is ${rival.name}; it would show ${missing(rival, compound)}, which this spectrum does not have.`,
    })),
    explanation: `The spectrum shows ${listed(compound.protons.map(signalWords))}. Together, the integrals, splitting and shifts fit only ${compound.name}.`,
    finding: `The number, integrals, splitting and positions of the signals agree only with ${compound.name}.`,
  };
}

/** The compound of the table whose signals are those of the drawing. */
function compoundOf(drawing: DrawingReading): string {
  const read = signalsOf(drawing);
  const fitting = known.filter(
    ({ protons }) =>
      protons.length === read.length &&
      protons.every(([shift, hydrogens, lines], index) => {
        const found = read[index];
        return found?.[1] === hydrogens && found[2] === lines && Math.abs(found[0] - shift) < 0.12;
      }),
  );
  return fitting.length === 1 ? drawn(fitting[0]?.smiles ?? '') : '';
}

function signalWords([shift, hydrogens, lines]: ProtonSignal): string {
  return `${hydrogens === 8 ? 'an' : 'a'} ${hydrogens} H ${multiplets[lines] ?? ''} near ${ppm(shift)} ppm`;
}

/** A signal of one compound that is the least like any of the other's. */
function missing(rival: SpectraCompound, key: SpectraCompound): string {
  const unlike = ([shift, hydrogens, lines]: ProtonSignal): number =>
    Math.min(
      ...key.protons.map(
        (other) => Math.abs(other[0] - shift) + Number(other[1] !== hydrogens) + Number(other[2] !== lines),
      ),
    );
  // What would stand beyond the drawn axis cannot be looked for.
  const seen = rival.protons.filter(([shift]) => shift < endOfAxis(key.protons));
  const [most] = seen.toSorted((one, two) => unlike(two) - unlike(one));
  return most === undefined ? '' : signalWords(most);
}
