import { infraredBands } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { bandClasses, type BandClass, type Mark } from './infrared-bands.data.ts';
import { molecules, type Molecule } from '../molecules.data.ts';
import { capital } from '../../texts/capital.ts';
import { inSeries } from '../../texts/in-series.ts';

interface Known extends Molecule {
  className: string;
  bands: BandClass;
}

const known: readonly Known[] = Object.entries(bandClasses).flatMap(([className, bands]) =>
  bands.molecules.map((name) => {
    const molecule = molecules.find((one) => one.name === name);
    if (molecule === undefined) throw new Error(`There is no molecule ${name}`);
    return { ...molecule, className, bands };
  }),
);

const hydroxylRange = rangeOf('hydroxyl', 'to');
const acidHydroxylRange = rangeOf('acid-hydroxyl', 'to');

const sources: Readonly<Record<Mark, string>> = {
  hydroxyl: `the broad O–H band of an alcohol (${hydroxylRange})`,
  acidHydroxyl: `the very broad O–H band of a carboxylic acid (${acidHydroxylRange})`,
  aldehydeHydrogen: 'the pair of C–H bands of an aldehyde (near 2720 and 2820 cm^{−1})',
  carbonyl: 'the strong C=O band (1650 to 1800 cm^{−1})',
};

/** The same bands as those of a compound that has been named. */
const ownBands: Readonly<Record<Mark, string>> = {
  hydroxyl: `broad O–H band (${hydroxylRange})`,
  acidHydroxyl: `very broad O–H band (${acidHydroxylRange})`,
  aldehydeHydrogen: 'pair of C–H bands (near 2720 and 2820 cm^{−1})',
  carbonyl: 'strong C=O band (1650 to 1800 cm^{−1})',
};

const absences: Readonly<Record<Mark, string>> = {
  hydroxyl: `no broad band between ${rangeOf('hydroxyl', 'and')}`,
  acidHydroxyl: `no very broad band from ${acidHydroxylRange}`,
  aldehydeHydrogen: 'no pair of bands near 2720 and 2820 cm^{−1}',
  carbonyl: 'no strong band between 1650 and 1800 cm^{−1}',
};

const noOther = 'and no other band above 1650 cm^{−1} except C–H bands from 2850 to 3100 cm^{−1}';

/** From infrared bands to the class; harder ones to the isomer, then with what is missing from the spectrum. */
export const infraredReading: Family = {
  id: 'infrared-reading',
  name: 'Reading an infrared spectrum',
  subject: 'organic',
  topics: ['spectroscopy-organic'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['infrared-spectroscopy'],
    intermediate: ['infrared-spectroscopy'],
    advanced: ['infrared-spectroscopy'],
  },
  uses: ['recognizing-functional-groups', 'structural-isomers'],
  reference: 'McMurry, Organic Chemistry, chapter 12',
  draft(random, difficulty) {
    const key = difficulty === 'beginner' ? random.pick(ofOneClass(random)) : random.pick(known);
    const others = random.shuffle(known.filter((one) => differs(one, key)));
    const classes = oneOfEachClass(others.filter(hasOneGroup));
    const isomers = oneOfEachClass(others.filter(({ formula }) => formula === key.formula));
    const hasBands = key.bands.marks.length > 0;
    switch (difficulty) {
      case 'beginner':
        return hasBands && hasOneGroup(key) ? classOf(random, key, classes) : null;
      case 'intermediate':
        return hasBands ? isomerOf(key, isomers, `${inSeries(shown(random, key))}, ${noOther}`) : null;
      case 'advanced':
        return isomerOf(key, isomers, inSeries([...shown(random, key), ...missing(key)]));
    }
  },
};

function classOf(random: Random, key: Known, rivals: readonly Known[]): Draft {
  return {
    text: `The infrared spectrum of a compound shows ${inSeries(shown(random, key))}, ${noOther}. Which type of compound is it?`,
    answer: capital(key.className),
    distractors: rivals.map((rival) => ({
      text: capital(rival.className),
      slip: 'band-misassigned',
      teaching: `${capital(rival.className)} ${difference(rival, key)}.`,
    })),
    explanation: `The spectrum shows ${sourcesOf(key)}. Of the classes offered, only ${key.className} shows just ${key.bands.marks.length === 1 ? 'this band' : 'these bands'}.`,
    finding: `The bands of all four classes were compared with the spectrum: ${key.className}.`,
  };
}

function isomerOf(key: Known, isomers: readonly Known[], bands: string): Draft {
  const rivals = isomers.slice(0, 3);
  return {
    text: `The infrared spectrum of a compound with the formula \\ce{${key.formula}} shows ${bands}. Which of these isomers is the compound?`,
    answer: drawn(key.smiles),
    distractors: rivals.map((rival) => ({
      text: drawn(rival.smiles),
      slip: 'band-misassigned',
      teaching: `This is ${rival.name}, ${rival.className}; it ${difference(rival, key)}.`,
    })),
    explanation: `${key.bands.marks.length === 0 ? 'With neither an O–H nor a C=O band in the spectrum, the oxygen must be between two carbons' : `The spectrum shows ${sourcesOf(key)}${butNot(key, rivals)}`}. Of the four isomers, only ${key.name}, ${key.className}, fits.`,
    finding: `The bands of all four isomers were compared with the spectrum; only those of ${key.name} agree.`,
  };
}

/** The absence that decides against isomers which have all the bands of the key and more. */
function butNot(key: Known, rivals: readonly Known[]): string {
  const richer = rivals.filter(({ bands }) => key.bands.marks.every((mark) => bands.marks.includes(mark)));
  const extra = new Set(richer.flatMap(({ bands }) => bands.marks));
  for (const mark of key.bands.marks) extra.delete(mark);
  return extra.size === 0 ? '' : `, but not ${[...extra].map((mark) => sources[mark]).join(' or ')}`;
}

/** The bands of a molecule, each at a place within its range. */
function shown(random: Random, { bands }: Known): string[] {
  const [low, high] = bands.carbonyl ?? [0, 0];
  const texts: Readonly<Record<Mark, string>> = {
    hydroxyl: `a broad band at ${random.integer(330, 342) * 10} cm^{−1}`,
    acidHydroxyl: `a very broad band from ${acidHydroxylRange}`,
    aldehydeHydrogen: 'two weak bands at 2720 and 2820 cm^{−1}',
    carbonyl: `a strong band at ${random.integer(low, high)} cm^{−1}`,
  };
  return bands.marks.map((mark) => texts[mark]);
}

function missing({ bands }: Known): string[] {
  const all: readonly Mark[] = ['hydroxyl', 'acidHydroxyl', 'aldehydeHydrogen', 'carbonyl'];
  return all.filter((mark) => !bands.marks.includes(mark)).map((mark) => absences[mark]);
}

/** Molecules of one class that has bands to tell it by; each class as often, however many molecules it has. */
function ofOneClass(random: Random): readonly Known[] {
  const told = known.filter((one) => one.bands.marks.length > 0 && hasOneGroup(one));
  const className = random.pick([...new Set(told.map((one) => one.className))]);
  return told.filter((one) => one.className === className);
}

/** A hydroxy ketone is an alcohol and a ketone as well: it would be no clear option beside these classes. */
function hasOneGroup({ className }: Known): boolean {
  return !className.startsWith('a hydroxy ');
}

/** Whether the kinds of bands differ; the place of a C=O band alone is not asked for. */
function differs(one: Known, other: Known): boolean {
  return one.bands.marks.join() !== other.bands.marks.join();
}

function difference(rival: Known, key: Known): string {
  // A band that is seen decides more surely than one that is not.
  const lacking = key.bands.marks.find((mark) => !rival.bands.marks.includes(mark));
  const extra = rival.bands.marks.find((mark) => !key.bands.marks.includes(mark));
  if (lacking !== undefined)
    return `would not show ${sources[lacking]}, which this spectrum shows${extra === undefined ? '' : `, and its ${ownBands[extra]} is missing`}`;
  return extra === undefined ? '' : `would also show a ${ownBands[extra]}, which is not in this spectrum`;
}

function oneOfEachClass(candidates: readonly Known[]): Known[] {
  const first = new Map<string, Known>();
  for (const one of candidates) if (!first.has(one.className)) first.set(one.className, one);
  return [...first.values()];
}

function sourcesOf({ bands }: Known): string {
  return inSeries(bands.marks.map((mark) => sources[mark]));
}

/** A range of the data sheet in words. */
function rangeOf(id: string, link: 'to' | 'and'): string {
  const band = infraredBands.find((one) => one.id === id);
  if (band === undefined) throw new Error(`There is no band ${id}`);
  return `${band.low} ${link} ${band.high} cm^{−1}`;
}
