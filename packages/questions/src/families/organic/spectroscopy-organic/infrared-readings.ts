import { extremes, heightAt, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { infraredClasses, type Band } from './infrared-classes.data.ts';

type Class = keyof typeof infraredClasses;

const ofClass: Record<Class, string> = {
  alcohol: 'An alcohol has a broad O–H band near 3300 cm^{−1} and no C=O band near 1700 cm^{−1}.',
  'carboxylic acid':
    'A carboxylic acid has a very broad O–H band from 2500 to 3300 cm^{−1} and a strong C=O band near 1710 cm^{−1}.',
  ketone: 'A ketone has a strong C=O band near 1715 cm^{−1} and nothing above 3100 cm^{−1}.',
  nitrile: 'A nitrile has a sharp C≡N band near 2250 cm^{−1}, with no N–H or O–H band.',
  alkane: 'An alkane has C–H bands below 3000 cm^{−1} and near 1460 cm^{−1}, and few other bands.',
  'primary amine': 'A primary amine has two N–H bands of medium strength near 3300 and 3400 cm^{−1}.',
  'terminal alkyne':
    'A terminal alkyne has a sharp C–H band at 3300 cm^{−1} and a weak C≡C band near 2120 cm^{−1}.',
};

/** The band that tells a class, by what a spectrum without it lacks. */
const withoutBand: Record<Class, string> = {
  alcohol: 'this spectrum has no such O–H band',
  'carboxylic acid': 'this spectrum has neither of them',
  ketone: 'this spectrum has no C=O band',
  nitrile: 'this spectrum has no band there',
  alkane: 'this spectrum has more than these',
  'primary amine': 'this spectrum has none there',
  'terminal alkyne': 'this spectrum has neither of them',
};

/** What speaks against a class, beside its name, where the spectrum of another one has something like its bands. */
const nearMisses: Readonly<Partial<Record<Class, Readonly<Partial<Record<Class, string>>>>>> = {
  alcohol: {
    'carboxylic acid': 'this spectrum has a strong C=O band, and its O–H band reaches down to 2500 cm^{−1}',
    'primary amine': 'this spectrum has two narrower bands there',
    'terminal alkyne': 'the band there is sharp in this spectrum, and there is another near 2120 cm^{−1}',
  },
  'carboxylic acid': {
    alcohol: 'the O–H band of this spectrum does not reach down so far, and there is no C=O band',
    ketone: 'this spectrum has the C=O band, but no O–H band',
  },
  ketone: {
    'carboxylic acid': 'this spectrum also has a very broad O–H band',
  },
  alkane: {
    alcohol: 'this spectrum also has a broad O–H band near 3300 cm^{−1}',
    'carboxylic acid': 'this spectrum also has a very broad O–H band and a strong C=O band',
    ketone: 'this spectrum also has a strong C=O band near 1715 cm^{−1}',
    nitrile: 'this spectrum also has a sharp band near 2250 cm^{−1}',
    'primary amine': 'this spectrum also has two N–H bands',
    'terminal alkyne': 'this spectrum also has a sharp band near 3300 cm^{−1} and another near 2120 cm^{−1}',
  },
  'primary amine': {
    alcohol: 'this spectrum has a single broad band there',
    'carboxylic acid': 'this spectrum has a single, very broad band, which reaches down to 2500 cm^{−1}',
    'terminal alkyne': 'this spectrum has a single sharp band there',
  },
  'terminal alkyne': {
    alcohol: 'the band there is broad in this spectrum, and there is none near 2120 cm^{−1}',
    'primary amine': 'this spectrum has two bands there and none near 2120 cm^{−1}',
  },
};

/** Why a spectrum is not that of a class. */
function contrast(one: Class, shown: Class): string {
  return `${ofClass[one].slice(0, -1)}; ${nearMisses[one]?.[shown] ?? withoutBand[one]}.`;
}

const allClasses = [
  'alcohol',
  'carboxylic acid',
  'ketone',
  'nitrile',
  'alkane',
  'primary amine',
  'terminal alkyne',
] as const;

/** An infrared spectrum: to which class of compounds it belongs. */
export const infraredReadings: Family = {
  id: 'infrared-readings',
  name: 'Reading an infrared spectrum',
  subject: 'organic',
  topics: ['spectroscopy-organic'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['infrared-spectroscopy'], intermediate: ['infrared-spectroscopy'] },
  reference: 'McMurry, Organic Chemistry, chapter 12',
  showsFigure: true,
  draft: (random, difficulty) => recognize(random, difficulty === 'beginner'),
};

function recognize(random: Random, isEasy: boolean): Draft | null {
  const asked: Class = random.pick(
    isEasy ? (['alcohol', 'carboxylic acid', 'ketone', 'alkane'] as const) : allClasses,
  );
  const bands: Band[] = infraredClasses[asked].bands.map(([at, depth, width]) => [
    at + random.integer(-10, 10),
    depth + random.integer(-5, 5),
    width,
  ]);
  const transmittance = (x: number): number =>
    bands.reduce((left, [at, depth, width]) => left * (1 - depth / 100 / (1 + ((x - at) / width) ** 2)), 97);
  const xs = [
    ...places(500, 4000, 90),
    ...bands.flatMap(([at, , width]) => places(at - 1.5 * width, at + 1.5 * width, 6)),
  ];
  const points: Point[] = xs
    .sort((a, b) => a - b)
    .filter((x) => x >= 500 && x <= 4000)
    .map((x) => [x, transmittance(x)]);
  const figure: Figure = {
    kind: 'plot',
    of: 'infrared spectrum',
    caption: 'Infrared spectrum of a compound',
    x: {
      quantity: 'Wavenumber',
      unit: 'cm^{−1}',
      from: 500,
      to: 4000,
      step: 500,
      parts: 5,
      isReversed: true,
    },
    y: { quantity: 'Transmittance', unit: '%', from: 0, to: 100, step: 20 },
    series: [{ shape: 'line', points }],
  };
  const others = random.shuffle(allClasses.filter((one) => one !== asked));
  return {
    text: 'What type of compound has this infrared spectrum?',
    shown: { figure, keyFrom: (drawing) => infraredClasses[classOf(drawing)].name },
    answer: infraredClasses[asked].name,
    distractors: others.slice(0, 3).map((one) => ({
      text: infraredClasses[one].name,
      slip: 'band-of-another-group',
      teaching: contrast(one, asked),
    })),
    explanation: `${ofClass[asked]} This matches the spectrum, so the substance is ${infraredClasses[asked].name.toLowerCase()}.`,
    finding: `The bands are those of this class. ${ofClass[asked]}`,
  };
}

/** The class that the bands tell, by the rules of a correlation table. */
function classOf({ lines }: DrawingReading): Class {
  const [line = []] = lines;
  const dips = extremes(line).filter((x) => isDip(line, x));
  const hasBand = (from: number, to: number): boolean => dips.some((x) => x >= from && x <= to);
  const isBroadAt = (x: number): boolean => heightAt(line, x) < 80;
  const doubled = dips.filter((x) => x > 3230 && x < 3450).length === 2;
  if (hasBand(2200, 2300)) return 'nitrile';
  if (hasBand(1660, 1760)) return isBroadAt(2650) ? 'carboxylic acid' : 'ketone';
  if (doubled) return 'primary amine';
  if (hasBand(2080, 2160)) return 'terminal alkyne';
  return hasBand(3250, 3450) ? 'alcohol' : 'alkane';
}

function isDip(line: readonly Point[], x: number): boolean {
  const height = heightAt(line, x);
  return heightAt(line, x - 120) > height && heightAt(line, x + 120) > height - 3;
}
