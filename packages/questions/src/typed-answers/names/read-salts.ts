import { ImpossibleName } from './graph/impossible-name.ts';
import {
  addAtom,
  addSmiles,
  bind,
  emptyGraph,
  neighboursOf,
  type MoleculeGraph,
} from './graph/molecule-graph.ts';
import { symmetryClasses } from './graph/structure-key.ts';
import type { BuiltCompound } from './build-compound.ts';
import { afterHyphen, build, plainCompound, type Attempt, type NameReading } from './name-reading.ts';
import type { Compound, NameSource, SuffixName } from './parsed-name.ts';
import { readCompounds } from './read-compound.ts';
import { cations } from './words/name-words.data.ts';

const saltPattern = new RegExp(`^(mono|di)?(${Object.keys(cations).join('|')})-?(hydrogen-?)?`);
const anions: Readonly<Record<string, string>> = {
  '': '',
  fluoride: '[F-]',
  chloride: '[Cl-]',
  bromide: '[Br-]',
  iodide: '[I-]',
};

/** Ions of acids and alcohols, their salts, and salts of diazonium ions. */
export function* saltAttempts(source: NameSource): Generator<Attempt> {
  for (const acid of readCompounds(source, 0, 'ate')) {
    if (acid.end === source.text.length) yield () => anion(acid.value);
  }
  for (const { value, end } of readCompounds(source, 0, 'diazonium')) {
    const anionSmiles = anions[source.text.slice(afterHyphen(source.text, end))];
    if (anionSmiles === undefined) continue;
    yield () => {
      const reading = plainCompound(value);
      if (anionSmiles !== '') addSmiles(reading.graph, anionSmiles);
      return reading;
    };
  }
  const match = saltPattern.exec(source.text);
  const cation = match === null ? undefined : cations[match[2] ?? ''];
  if (match === null || cation === undefined) return;
  for (const acid of readCompounds(source, match[0].length, 'ate')) {
    if (acid.end !== source.text.length) continue;
    yield () => (match[3] === undefined ? salt(cation, acid.value, match[1]) : halfSalt(cation, acid.value));
  }
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
export function salt(
  [smiles, cationCharge]: readonly [string, number],
  acid: Compound,
  multiplier: string | undefined,
): NameReading {
  const reading = anion(acid);
  const { graph } = reading;
  const perAcid = reading.main?.built.open.length ?? 1;
  const acids = perAcid % cationCharge === 0 ? 1 : cationCharge;
  for (let copy = 1; copy < acids; copy += 1) {
    const another = build(graph, acid);
    charge(graph, another);
    graph.marked.push({ marks: acid.stereo, part: another });
  }
  const needed = (perAcid * acids) / cationCharge;
  // Monosodium glutamate has a hydrogen left, and does not say where.
  if (multiplier !== undefined && needed !== (multiplier === 'mono' ? 1 : 2)) throw new ImpossibleName(false);
  for (let count = 0; count < needed; count += 1) addSmiles(graph, smiles);
  return reading;
}

/**
 * `potassium hydrogen phthalate`: one of two acid groups that are alike.
 * @throws ImpossibleName where it matters which of them has the hydrogen
 */
function halfSalt([smiles, cationCharge]: readonly [string, number], acid: Compound): NameReading {
  const graph = emptyGraph();
  const built = build(graph, acid);
  const [one, other] = built.open;
  const classes = symmetryClasses(graph);
  if (one === undefined || other === undefined || built.open.length !== 2) throw new ImpossibleName(false);
  if (cationCharge !== 1 || classes[one] !== classes[other]) throw new ImpossibleName(cationCharge === 1);
  charge(graph, { ...built, open: [one] });
  addSmiles(graph, smiles);
  return { graph, stereo: acid.stereo, main: { compound: acid, built }, groups: [] };
}

/** Anhydrides of one acid twice, of two acids, and of both groups of one acid in a ring. */
export function* anhydrideAttempts(source: NameSource): Generator<Attempt> {
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
  const first = build(graph, asAcyl(one));
  if (one === other && first.open.length === 2) return cyclicAnhydride(graph, one, first);
  const second = build(graph, asAcyl(other));
  graph.marked.push({ marks: one.stereo, part: first }, { marks: other.stereo, part: second });
  if (first.open.length !== 1 || second.open.length !== 1) throw new ImpossibleName(false);
  const bridge = addAtom(graph, 'O');
  bind(graph, first.open[0] ?? 0, bridge);
  bind(graph, second.open[0] ?? 0, bridge);
  return { graph, stereo: [], main: null, groups: [] };
}

const acylOf: Readonly<Partial<Record<SuffixName, SuffixName>>> = { acid: 'oyl', carboxylicAcid: 'carbonyl' };

function asAcyl(compound: Compound): Compound {
  const { suffix } = compound;
  const name = suffix === null ? undefined : acylOf[suffix.name];
  if (suffix === null || name === undefined) throw new ImpossibleName(false);
  return { ...compound, suffix: { ...suffix, name } };
}

/** Rings of five or six atoms form; what E and Z say of the acid is said by the ring. */
function cyclicAnhydride(graph: MoleculeGraph, compound: Compound, built: BuiltCompound): NameReading {
  const [one = 0, other = 0] = built.open;
  const length = wayBetween(graph, one, other);
  if (length !== 4 && length !== 5) throw new ImpossibleName(false);
  const bridge = addAtom(graph, 'O');
  bind(graph, one, bridge);
  bind(graph, other, bridge);
  const isZ = compound.stereo.every(({ mark }) => mark === 'z');
  if (compound.stereo.length > 0 && !isZ) throw new ImpossibleName(false);
  return { graph, stereo: [], main: null, groups: [] };
}

/** How many atoms the shortest way from one atom to the other has, both of them counted. */
function wayBetween(graph: MoleculeGraph, one: number, other: number): number {
  let reached = new Set([one]);
  for (let length = 1; length <= graph.atoms.length; length += 1) {
    if (reached.has(other)) return length;
    reached = new Set([...reached].flatMap((atom) => [atom, ...neighboursOf(graph, atom)]));
  }
  return 0;
}
