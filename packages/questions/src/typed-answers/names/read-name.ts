import { checkBonds } from './build-compound.ts';
import { ImpossibleName } from './graph/impossible-name.ts';
import type { StereoMarks } from './graph/stereo-mark.ts';
import { writeSmiles } from './graph/write-smiles.ts';
import { plainCompound, type Attempt, type NameReading } from './name-reading.ts';
import type { NameSource } from './parsed-name.ts';
import { placeStereo } from './graph/place-stereo.ts';
import { classAndEsterAttempts } from './read-classes.ts';
import { ammoniumSaltAttempts } from './read-ammonium-salts.ts';
import { readCompounds } from './read-compound.ts';
import { conjunctiveAttempts } from './read-conjunctive.ts';
import { derivativeAttempts } from './read-derivatives.ts';
import { lactoneAttempts } from './read-lactones.ts';
import { anhydrideAttempts, saltAttempts } from './read-salts.ts';

/** Of a text that can be read in more ways than this, the others are left out. */
const mostReadings = 12;
const mostAttempts = 16;

/**
 * Every way to read a name: substitutive, ester, salt, anhydride, functional class.
 * @param text as `nameText` gives it
 * @returns the readings; `isAmbiguous` where a name was read that needs a locant
 */
export function readName(text: string): { readings: NameReading[]; isAmbiguous: boolean } {
  const source = sourceOf(text);
  const readings: NameReading[] = [];
  let isAmbiguous = false;
  let left = mostAttempts;
  for (const attempt of attempts(source)) {
    left -= 1;
    if (left < 0 || readings.length >= mostReadings) break;
    try {
      const reading = attempt();
      checkBonds(reading.graph);
      readings.push(reading);
    } catch (error) {
      if (!(error instanceof ImpossibleName)) throw error;
      isAmbiguous ||= error.isAmbiguous;
    }
  }
  const hasEster = readings.some(({ main, groups }) => main !== null && groups.length > 0);
  return { readings: hasEster ? readings.filter(({ isIon }) => !isIon) : readings, isAmbiguous };
}

/**
 * The structures that a reading denotes, as SMILES with their stereochemistry: one, or two mirror images where cis and
 * trans in a ring are all that the name says.
 * @throws ImpossibleName where a stereodescriptor has no place
 */
export function smilesOf({ graph, stereo, main }: NameReading): string[] {
  const all: StereoMarks[] = [{ marks: stereo, part: main?.built ?? null }, ...graph.marked];
  const placed = placeStereo(graph, all);
  const { smiles } = writeSmiles(graph, placed);
  const isRelative =
    placed.centres.length > 0 &&
    all.every(({ marks }) => marks.every(({ mark }) => mark === 'cis' || mark === 'trans'));
  if (!isRelative) return [smiles];
  const mirrored = placed.centres.map((centre) => ({ ...centre, isClockwise: !centre.isClockwise }));
  return [smiles, writeSmiles(graph, { ...placed, centres: mirrored }).smiles];
}

function* attempts(source: NameSource): Generator<Attempt> {
  for (const { value, end } of readCompounds(source, 0, 'compound')) {
    if (end === source.text.length) yield () => plainCompound(value);
  }
  yield* saltAttempts(source);
  yield* anhydrideAttempts(source);
  yield* classAndEsterAttempts(source);
  yield* lactoneAttempts(source.text);
  yield* derivativeAttempts(source);
  yield* conjunctiveAttempts(source);
  yield* ammoniumSaltAttempts(source.text, (text) => attempts(sourceOf(text)));
}

function sourceOf(text: string): NameSource {
  return { text, groups: new Map(), compounds: new Map(), readCompounds };
}
