import { buildCompound, checkBonds, type BuiltCompound } from './build-compound.ts';
import { findPlacement } from './find-placement.ts';
import { ImpossibleName } from './impossible-name.ts';
import { addAtom, addSmiles, bind, emptyGraph, neighboursOf, type MoleculeGraph } from './molecule-graph.ts';
import { cations, functionalClasses } from './name-words.data.ts';
import type { Compound, Group, NameSource } from './parsed-name.ts';
import { placeStereo } from './place-stereo.ts';
import { readCompounds, stereoAt } from './read-compound.ts';
import { groupOfCompound, readGroups } from './read-groups.ts';
import type { StereoMark, StereoMarks } from './stereo-mark.ts';
import { writeSmiles } from './write-smiles.ts';

/** One way to read a name, with what it is made of. */
export interface NameReading {
  graph: MoleculeGraph;
  stereo: readonly StereoMark[];
  /** The compound with a parent; `null` in functional class names. */
  main: { compound: Compound; built: BuiltCompound } | null;
  /** The groups of a functional class name or an ester, in the order of the name. */
  groups: readonly Group[];
  /** An ion of an acid: with prefixes it may be meant as an ester (`ethyl acetate`), in which blanks and hyphens are alike. */
  isIon?: true;
}

/** Of a text that can be read in more ways than this, the others are left out. */
const mostReadings = 12;
const mostAttempts = 16;

/**
 * Every way to read a name: substitutive, ester, salt, anhydride, functional class.
 * @param text as `nameText` gives it
 * @returns the readings; `isAmbiguous` where a name was read that needs a locant
 */
export function readName(text: string): { readings: NameReading[]; isAmbiguous: boolean } {
  const source: NameSource = { text, groups: new Map(), compounds: new Map(), readCompounds };
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

type Attempt = () => NameReading;

function* attempts(source: NameSource): Generator<Attempt> {
  for (const { value, end } of readCompounds(source, 0, 'compound')) {
    if (end === source.text.length) yield () => plainCompound(value);
  }
  yield* saltAttempts(source);
  yield* anhydrideAttempts(source);
  yield* groupAttempts(source, 0, []);
  const marks = stereoAt(source.text, 0);
  if (marks !== null) yield* groupAttempts(source, marks.end, marks.value);
}

function* groupAttempts(
  source: NameSource,
  start: number,
  stereo: readonly StereoMark[],
): Generator<Attempt> {
  for (const { groups, end } of groupSequences(source, start, 3)) {
    yield* classAttempts(source, groups, end, stereo);
    for (const acid of readCompounds(source, afterHyphen(source.text, end), 'ate')) {
      if (acid.end === source.text.length) yield () => ester(groups, acid.value, stereo);
    }
  }
}

function afterHyphen(text: string, at: number): number {
  return text.charAt(at) === '-' ? at + 1 : at;
}

/** One to three kinds of groups, one after the other; each as often as its multiplier says. */
function* groupSequences(
  source: NameSource,
  at: number,
  most: number,
): Generator<{ groups: Group[]; end: number }> {
  for (const { value, end } of countedGroups(source, at)) {
    const groups = Array.from({ length: value.count }, () => value.group);
    yield { groups, end };
    if (most === 1) continue;
    for (const rest of groupSequences(source, afterHyphen(source.text, end), most - 1)) {
      yield { groups: [...groups, ...rest.groups], end: rest.end };
    }
  }
}

/** A group of more than one word needs no brackets here: `2-methylpropyl acetate`. */
function* countedGroups(
  source: NameSource,
  at: number,
): Generator<{ value: { count: number; group: Group }; end: number }> {
  yield* readGroups(source, at);
  for (const { value, end } of readCompounds(source, at, 'group')) {
    if (value.prefixes.length + value.stereo.length > 0)
      yield { value: { count: 1, group: groupOfCompound(value) }, end };
  }
}

function plainCompound(compound: Compound): NameReading {
  const graph = emptyGraph();
  const built = build(graph, compound);
  return { graph, stereo: compound.stereo, main: { compound, built }, groups: [] };
}

function build(graph: MoleculeGraph, compound: Compound): BuiltCompound {
  return buildCompound(graph, compound, findPlacement(compound));
}

function* classAttempts(
  source: NameSource,
  groups: readonly Group[],
  end: number,
  stereo: readonly StereoMark[],
): Generator<Attempt> {
  const word = source.text.slice(afterHyphen(source.text, end));
  const kind = Object.hasOwn(functionalClasses, word) ? functionalClasses[word] : undefined;
  if (kind === undefined || !kind.groups.includes(groups.length)) return;
  yield () => {
    const graph = emptyGraph();
    const [centre = 0] = addSmiles(graph, kind.smiles);
    const own = neighboursOf(graph, centre).length;
    for (const group of groups) group.attach(graph, centre);
    // Of `chloromethyl ether` the chlorine is part of a group, and no group by itself.
    if (
      neighboursOf(graph, centre)
        .slice(own)
        .some((atom) => graph.atoms[atom]?.element !== 'C')
    )
      throw new ImpossibleName(false);
    return { graph, stereo, main: null, groups };
  };
}

function ester(groups: readonly Group[], acid: Compound, stereo: readonly StereoMark[]): NameReading {
  const graph = emptyGraph();
  const built = build(graph, acid);
  if (built.open.length !== groups.length) throw new ImpossibleName(false);
  groups.forEach((group, index) => group.attach(graph, built.open[index] ?? 0));
  // `acetyl acetate` is the ion of an acid with a prefix; two acids share an oxygen in an anhydride.
  if (built.open.some((oxygen) => neighboursOf(graph, oxygen).every((atom) => isAcyl(graph, atom))))
    throw new ImpossibleName(false);
  return { graph, stereo: [...stereo, ...acid.stereo], main: { compound: acid, built }, groups };
}

const saltPattern = new RegExp(`^(mono|di)?(${Object.keys(cations).join('|')})-?`);

function* saltAttempts(source: NameSource): Generator<Attempt> {
  for (const acid of readCompounds(source, 0, 'ate')) {
    if (acid.end === source.text.length) yield () => anion(acid.value);
  }
  const match = saltPattern.exec(source.text);
  const cation = match === null ? undefined : cations[match[2] ?? ''];
  if (match === null || cation === undefined) return;
  for (const acid of readCompounds(source, match[0].length, 'ate')) {
    if (acid.end === source.text.length) yield () => salt(cation, acid.value);
  }
}

function isAcyl({ bonds, bondsAt, atoms }: MoleculeGraph, atom: number): boolean {
  return (bondsAt[atom] ?? []).some((place) => {
    const { one, other, order } = bonds[place] ?? { one: 0, other: 0, order: 1 };
    return order === 2 && atoms[one === atom ? other : one]?.element === 'O';
  });
}

function anion(acid: Compound): NameReading {
  const graph = emptyGraph();
  const built = build(graph, acid);
  charge(graph, built);
  return { graph, stereo: acid.stereo, main: { compound: acid, built }, groups: [], isIon: true };
}

function charge(graph: MoleculeGraph, { open }: BuiltCompound): void {
  for (const atom of open) {
    const oxygen = graph.atoms[atom];
    if (oxygen !== undefined) oxygen.charge = -1;
  }
}

/** As many of each ion as their charges need. */
function salt([smiles, cationCharge]: readonly [string, number], acid: Compound): NameReading {
  const reading = anion(acid);
  const { graph } = reading;
  const perAcid = reading.main?.built.open.length ?? 1;
  const acids = perAcid % cationCharge === 0 ? 1 : cationCharge;
  for (let copy = 1; copy < acids; copy += 1) {
    const another = build(graph, acid);
    charge(graph, another);
    graph.marked.push({ marks: acid.stereo, part: another });
  }
  for (let count = 0; count < (perAcid * acids) / cationCharge; count += 1) addSmiles(graph, smiles);
  return reading;
}

function* anhydrideAttempts(source: NameSource): Generator<Attempt> {
  if (!source.text.endsWith('anhydride')) return;
  for (const first of readCompounds(source, 0, 'anhydride')) {
    const next = afterHyphen(source.text, first.end);
    if (source.text.slice(next) === 'anhydride') yield () => anhydride(first.value, first.value);
    for (const second of readCompounds(source, next, 'anhydride')) {
      if (source.text.slice(afterHyphen(source.text, second.end)) === 'anhydride')
        yield () => anhydride(first.value, second.value);
    }
  }
}

function anhydride(one: Compound, other: Compound): NameReading {
  const graph = emptyGraph();
  const mode = (compound: Compound): Compound => ({
    ...compound,
    suffix: compound.suffix === null ? null : { ...compound.suffix, name: 'oyl' },
  });
  const [first, second] = [build(graph, mode(one)), build(graph, mode(other))];
  graph.marked.push({ marks: one.stereo, part: first }, { marks: other.stereo, part: second });
  if (first.open.length !== 1 || second.open.length !== 1) throw new ImpossibleName(false);
  const bridge = addAtom(graph, 'O');
  bind(graph, first.open[0] ?? 0, bridge);
  bind(graph, second.open[0] ?? 0, bridge);
  return { graph, stereo: [], main: null, groups: [] };
}
