import type { DrawingReading, Figure, Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import {
  fragmentSpectra,
  halogenCompounds,
  type FragmentSpectrum,
  type HalogenCompound,
  type Halogens,
} from './fragment-spectra.data.ts';

/** Peaks of a molecular ion two units apart, from the isotopes: ^{35}Cl 76%, ^{37}Cl 24%, ^{79}Br 51%, ^{81}Br 49%. */
const patterns = {
  Cl: {
    text: 'One chlorine atom',
    heights: [100, 32],
    shape: 'two peaks two units apart with heights of about 3 : 1',
  },
  Br: {
    text: 'One bromine atom',
    heights: [100, 97],
    shape: 'two peaks two units apart with about equal heights',
  },
  Cl2: {
    text: 'Two chlorine atoms',
    heights: [100, 64, 10],
    shape: 'three peaks, each two units from the next, with heights of about 9 : 6 : 1',
  },
  Br2: {
    text: 'Two bromine atoms',
    heights: [51, 100, 49],
    shape: 'three peaks, each two units from the next, with heights of about 1 : 2 : 1',
  },
  BrCl: {
    text: 'One bromine and one chlorine atom',
    heights: [77, 100, 24],
    shape: 'three peaks, each two units from the next, with heights of about 3 : 4 : 1',
  },
} as const;

const allHalogens = ['Cl', 'Br', 'Cl2', 'Br2', 'BrCl'] as const;

/** What a molecular ion commonly loses. */
const losses = [
  { mass: 15, text: 'A \\ce{CH3} radical' },
  { mass: 29, text: 'A \\ce{C2H5} radical' },
  { mass: 31, text: 'A \\ce{CH3O} radical' },
  { mass: 43, text: 'A \\ce{C3H7} radical' },
  { mass: 59, text: 'A \\ce{C2H3O2} radical' },
  { mass: 18, text: 'An \\ce{H2O} molecule' },
  { mass: 57, text: 'A \\ce{C4H9} radical' },
  { mass: 45, text: 'A \\ce{C2H5O} radical' },
] as const;

/** The mass spectrum of an organic compound: its halogens from the molecular ion, and what it loses. */
export const fragmentSpectrumReadings: Family = {
  id: 'fragment-spectrum-readings',
  name: 'Reading the mass spectrum of an organic compound',
  subject: 'organic',
  topics: ['spectroscopy-organic'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['isotope-patterns'], advanced: ['mass-spectrometry-of-organic-compounds'] },
  reference: 'McMurry, Organic Chemistry, chapter 12',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'intermediate' ? halogensOf(random) : loss(random);
  },
};

function halogensOf(random: Random): Draft | null {
  const asked = random.pick(allHalogens);
  const compound = random.pick(halogenCompounds.filter(({ halogens }) => halogens === asked));
  const { text, shape } = patterns[asked];
  return {
    text: 'Which halogen atoms does a molecule of the compound contain, according to the peaks of its molecular ion?',
    shown: { figure: drawMolecularIon(compound), keyFrom: (drawing) => patterns[halogensIn(drawing)].text },
    answer: text,
    distractors: random.shuffle(allHalogens.filter((one) => one !== asked)).map((one) => ({
      text: patterns[one].text,
      slip: 'isotope-pattern-misread',
      teaching: `With ${patterns[one].text.toLowerCase()}, the molecular ion would show ${patterns[one].shape}.`,
    })),
    explanation: `Chlorine has the isotopes ^{35}Cl and ^{37}Cl in a ratio of about 3 : 1, and bromine has ^{79}Br and ^{81}Br in a ratio of about 1 : 1. The molecular ion shows ${shape}; the small peaks between them come from ^{13}C. The molecule therefore contains ${text.charAt(0).toLowerCase()}${text.slice(1)}; this is the spectrum of ${compound.name}.`,
    finding: `The heights of the peaks of the molecular ion agree only with this: ${text.toLowerCase()}.`,
  };
}

function drawMolecularIon({ mass, carbons, halogens }: HalogenCompound): Figure {
  const from = 5 * Math.floor((mass - 8) / 5);
  const points = patterns[halogens].heights.flatMap((height, place): Point[] => [
    [mass + 2 * place, height],
    [mass + 2 * place + 1, 0.011 * carbons * height],
  ]);
  return {
    kind: 'plot',
    of: 'mass spectrum',
    caption: 'Mass spectrum of an organic compound in the region of its molecular ion',
    x: { quantity: '*m*/*z*', from, to: from + 25, step: 5, parts: 5 },
    y: { quantity: 'Relative abundance', unit: '%', from: 0, to: 100, step: 20, parts: 2 },
    series: [{ shape: 'sticks', points: points.filter(([, height]) => height >= 1) }],
  };
}

function halogensIn({ dots }: DrawingReading): Halogens {
  const peaks = dots[0] ?? [];
  const lightest = Math.min(...peaks.map(([mass]) => mass));
  const heightAbove = (units: number): number =>
    peaks.find(([mass]) => Math.abs(mass - lightest - units) < 0.5)?.[1] ?? 0;
  const ratio = heightAbove(2) / heightAbove(0);
  if (heightAbove(4) < 6) return ratio > 0.65 ? 'Br' : 'Cl';
  if (ratio < 1) return 'Cl2';
  return ratio > 1.6 ? 'Br2' : 'BrCl';
}

function drawSpectrum(random: Random, { peaks }: FragmentSpectrum): Figure {
  // Heights of fragments depend on the instrument.
  const seen = peaks.map(([mass, height]): Point => [
    mass,
    height === 100 ? height : Math.max(3, height + random.integer(-2, 2)),
  ]);
  return {
    kind: 'plot',
    of: 'mass spectrum',
    caption: 'Mass spectrum of an organic compound, with the *m*/*z* of its main peaks',
    x: { quantity: '*m*/*z*', from: 20, to: 140, step: 20, parts: 4 },
    y: { quantity: 'Relative abundance', unit: '%', from: 0, to: 120, step: 20 },
    series: [{ shape: 'sticks', points: seen }],
    labels: massesAbove(seen),
  };
}

/** Masses above the peaks, as instruments print them; where two would overlap, above the higher peak alone. */
function massesAbove(peaks: readonly Point[]): { at: Point; text: string }[] {
  const placed: { at: Point; text: string }[] = [];
  for (const [mass, height] of peaks.toSorted((one, two) => two[1] - one[1])) {
    const at: Point = [mass, height + 6];
    const isCovered = placed.some(
      ({ at: other }) => Math.abs(other[0] - mass) < 9 && Math.abs(other[1] - at[1]) < 9,
    );
    if (!isCovered) placed.push({ at, text: String(mass) });
  }
  return placed;
}

function loss(random: Random): Draft | null {
  const spectrum = random.pick(fragmentSpectra);
  const base = spectrum.peaks.find(([, height]) => height === 100)?.[0] ?? 0;
  const { molecular, name } = spectrum;
  const lost = losses.find(({ mass }) => mass === molecular - base);
  if (lost === undefined) return null;
  const others = losses.filter((one) => one !== lost && one.mass < molecular - 20);
  const likely = others.filter(
    ({ mass }) =>
      mass === base || spectrum.peaks.some(([peak]) => peak === mass || peak === molecular - mass),
  );
  return {
    text: 'What does the molecular ion lose to form the ion of the base peak?',
    shown: {
      figure: drawSpectrum(random, spectrum),
      keyFrom: ({ dots }) => {
        const peaks = dots[0] ?? [];
        const [highest] = peaks.toSorted((one, two) => two[1] - one[1]);
        const difference = Math.round(Math.max(...peaks.map(([mass]) => mass)) - (highest?.[0] ?? 0));
        return losses.find(({ mass }) => mass === difference)?.text ?? '';
      },
    },
    answer: lost.text,
    distractors: [...random.shuffle(likely), ...random.shuffle(others.filter((one) => !likely.includes(one)))]
      .slice(0, 5)
      .map(({ text, mass }) => ({
        text,
        slip: mass === base ? 'lost-mass-for-fragment' : 'fragment-mass-confused',
        teaching:
          mass === base
            ? `This group has the mass of the base peak itself, ${mass}; the mass lost is the difference between the molecular ion and the base peak.`
            : `This has a mass of ${mass}; its loss would lead to an ion at *m*/*z* ${molecular - mass}, not to the base peak at ${base}.`,
      })),
    explanation: `The molecular ion is the peak at the highest *m*/*z*, ${molecular}; the base peak is the tallest peak, at ${base}. The difference is ${molecular} − ${base} = ${lost.mass}: ${lost.text.charAt(0).toLowerCase()}${lost.text.slice(1)}. This is the spectrum of ${name}.`,
    finding: `Molecular ion ${molecular} minus base peak ${base} is ${lost.mass}, the mass of what is lost.`,
  };
}
