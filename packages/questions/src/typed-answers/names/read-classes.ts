import { ImpossibleName } from './graph/impossible-name.ts';
import { addSmiles, bind, emptyGraph, neighboursOf, type MoleculeGraph } from './graph/molecule-graph.ts';
import type { StereoMark } from './graph/stereo-mark.ts';
import { structureKey } from './graph/structure-key.ts';
import { groupSequences } from './group-sequences.ts';
import { afterHyphen, build, type Attempt, type NameReading } from './name-reading.ts';
import type { Compound, Group, NameSource } from './parsed-name.ts';
import { readCompounds } from './read-compound.ts';
import { stereoAt } from './stereo-text.ts';
import { functionalClasses } from './words/name-words.data.ts';

/** Names of groups before a class (`ethyl methyl ether`), before an acid (`ethyl acetate`, `monomethyl succinate`), and halides of two acid groups. */
export function* classAndEsterAttempts(source: NameSource): Generator<Attempt> {
  yield* groupAttempts(source, 0, []);
  const marks = stereoAt(source.text, 0);
  if (marks !== null) yield* groupAttempts(source, marks.end, marks.value);
  const [mono] = /^mono-?/.exec(source.text) ?? [];
  if (mono !== undefined) yield* groupAttempts(source, mono.length, [], 1);
  yield* dihalideAttempts(source);
}

const hydrogenWord = /-?(di)?hydrogen-?/y;

function* groupAttempts(
  source: NameSource,
  start: number,
  stereo: readonly StereoMark[],
  left = 0,
): Generator<Attempt> {
  for (const { groups, end } of groupSequences(source, start, 3)) {
    if (left === 0) yield* classAttempts(source, groups, end, stereo);
    hydrogenWord.lastIndex = end;
    const word = hydrogenWord.exec(source.text);
    const hydrogens = word === null ? left : word[1] === undefined ? 1 : 2;
    const next = word === null ? afterHyphen(source.text, end) : hydrogenWord.lastIndex;
    for (const acid of readCompounds(source, next, 'ate')) {
      if (acid.end === source.text.length) yield () => ester(groups, acid.value, stereo, hydrogens);
    }
  }
}

function* classAttempts(
  source: NameSource,
  groups: readonly Group[],
  end: number,
  stereo: readonly StereoMark[],
): Generator<Attempt> {
  const word = source.text.slice(afterHyphen(source.text, end));
  const kind = Object.hasOwn(functionalClasses, word) ? functionalClasses[word] : undefined;
  if (kind === undefined) return;
  // `ethyl ether` says its group once, and means it twice.
  const [only] = groups;
  const isOnce = word === 'ether' && groups.length === 1 && only !== undefined;
  const meant = isOnce ? [only, only] : groups;
  if (!kind.groups.includes(meant.length)) return;
  yield () => {
    const graph = emptyGraph();
    const atoms = addSmiles(graph, kind.smiles);
    meant.forEach((group, index) => {
      const end = atoms[kind.ends?.[index] ?? 0] ?? 0;
      const own = neighboursOf(graph, end);
      group.attach(graph, end);
      // Of `chloromethyl ether` the chlorine is part of a group, and no group by itself.
      const isBound = neighboursOf(graph, end).every(
        (atom) => own.includes(atom) || isGroupAtom(graph, atom, kind.isHalide),
      );
      if (!isBound || group.isDouble === true) throw new ImpossibleName(false);
    });
    return { graph, stereo, main: null, groups, ...(isOnce && { isUnusual: true }) };
  };
}

/** Groups are bound by carbon, and to halogens by the sulfur of a sulfonyl group, too. */
function isGroupAtom(graph: MoleculeGraph, atom: number, isHalide: true | undefined): boolean {
  const element = graph.atoms[atom]?.element;
  return (
    element === 'C' || (isHalide === true && (element === 'Si' || (element === 'S' && isAcyl(graph, atom))))
  );
}

/**
 * The ester of an acid with groups, and with hydrogen where the name says so.
 * @throws ImpossibleName where it matters which group stands where, and the name does not say
 */
export function ester(
  groups: readonly Group[],
  acid: Compound,
  stereo: readonly StereoMark[],
  hydrogens = 0,
): NameReading {
  if (acid.suffix?.name === 'olate') throw new ImpossibleName(false);
  const reading = esterInOrder(groups, acid, stereo, hydrogens, false);
  const isMixed = hydrogens > 0 || new Set(groups).size > 1;
  if (isMixed) {
    const turned = esterInOrder(groups, acid, stereo, hydrogens, true);
    if (structureKey(turned.graph) !== structureKey(reading.graph)) throw new ImpossibleName(true);
  }
  return reading;
}

function esterInOrder(
  groups: readonly Group[],
  acid: Compound,
  stereo: readonly StereoMark[],
  hydrogens: number,
  isTurned: boolean,
): NameReading {
  const graph = emptyGraph();
  const built = build(graph, acid);
  if (built.open.length !== groups.length + hydrogens) throw new ImpossibleName(false);
  const open = isTurned ? built.open.toReversed() : built.open;
  groups.forEach((group, index) => group.attach(graph, open[index] ?? 0));
  // `acetyl acetate` is the ion of an acid with a prefix; two acids share an oxygen in an anhydride.
  if (built.open.some((oxygen) => neighboursOf(graph, oxygen).every((atom) => isAcyl(graph, atom))))
    if (hydrogens === 0) throw new ImpossibleName(false);
  return { graph, stereo: [...stereo, ...acid.stereo], main: { compound: acid, built }, groups };
}

function isAcyl({ bonds, bondsAt, atoms }: MoleculeGraph, atom: number): boolean {
  return (bondsAt[atom] ?? []).some((place) => {
    const { one, other, order } = bonds[place] ?? { one: 0, other: 0, order: 1 };
    return order === 2 && atoms[one === atom ? other : one]?.element === 'O';
  });
}

const halideWord = /^(?:di)?(fluor|chlor|brom|iod)ide$/;
const halogens: Readonly<Record<string, string>> = { fluor: 'F', chlor: 'Cl', brom: 'Br', iod: 'I' };

/** `oxalyl chloride`, `butanedioyl dichloride` */
function* dihalideAttempts(source: NameSource): Generator<Attempt> {
  if (!source.text.endsWith('ide')) return;
  for (const { value, end } of readCompounds(source, 0, 'group')) {
    const [, halogen = ''] = halideWord.exec(source.text.slice(afterHyphen(source.text, end))) ?? [];
    const isAcid = value.suffix?.name === 'oyl' || value.suffix?.name === 'carbonyl';
    if (halogen === '' || !isAcid || value.suffix?.count !== 2) continue;
    yield () => {
      const graph = emptyGraph();
      const built = build(graph, value);
      for (const atom of built.open) {
        const [added = 0] = addSmiles(graph, halogens[halogen] ?? '');
        bind(graph, atom, added);
      }
      return { graph, stereo: value.stereo, main: { compound: value, built }, groups: [] };
    };
  }
}
