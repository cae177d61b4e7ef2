import { addSuffix, terminal } from './add-suffix.ts';
import { ImpossibleName } from './graph/impossible-name.ts';
import { addSmiles, bind, bondBetween, hydrogensOn, type MoleculeGraph } from './graph/molecule-graph.ts';
import { addBridges, saturateRings } from './saturate-rings.ts';
import type { Compound, Prefix, Suffix, Unsaturation } from './parsed-name.ts';
import type { MarkedPart } from './graph/stereo-mark.ts';

/** A compound as it was built: its atoms, and what its name says of them. */
export interface BuiltCompound extends MarkedPart {
  /** The skeleton's atoms that carry the suffix. */
  principal: readonly number[];
  /** The atoms of the suffix itself. */
  endingAtoms: ReadonlySet<number>;
  /** Where a group, or an ester's alcohol, is bound. */
  open: readonly number[];
  /** Where each prefix stands, in the order of the name. */
  placed: readonly { prefix: Prefix; atoms: readonly number[] }[];
}

/** Where the copies of the prefixes without locants stand, in the order of the name. */
export type Placement = readonly number[];

/**
 * Builds a compound into a graph.
 * @param placement places in the skeleton for prefixes without locants
 * @throws ImpossibleName
 */
export function buildCompound(
  graph: MoleculeGraph,
  compound: Compound,
  placement: Placement = [],
): BuiltCompound {
  const { parent, prefixes } = compound;
  const skeleton = addSmiles(graph, parent.smiles);
  const atomAt = new Map<string, number>();
  parent.locants.forEach((locant, index) => {
    const atom = skeleton[index];
    if (locant === '-' || atom === undefined) return;
    for (const each of locant.split('/')) if (!atomAt.has(each)) atomAt.set(each, atom);
  });
  addGreek(compound, atomAt);
  const { unsaturated, suffix } = shareFront(compound);
  saturateRings(graph, compound, suffix, skeleton, atomAt);
  const bonds = unsaturated.flatMap(({ order, locants }) =>
    locants.map((locant) => raiseBond(graph, compound, atomAt, locant, order)),
  );
  const before = graph.atoms.length;
  const { principal, open } = addSuffix(graph, compound, suffix, skeleton, atomAt);
  const endingAtoms = new Set(
    Array.from({ length: graph.atoms.length - before }, (_, index) => before + index),
  );
  const queue = [...placement];
  const placed = prefixes.map((prefix) => {
    const named = relatedLocants(compound, prefix) ?? prefix.locants;
    if (prefix.group.isHydro === true) return { prefix, atoms: [] };
    if (prefix.group.isBridge === true) return { prefix, atoms: addBridges(graph, prefix, atomAt) };
    const atoms = Array.from({ length: prefix.count }, (_, copy) => {
      const atom = named.length === 0 ? skeleton[queue.shift() ?? -1] : atomAt.get(named[copy] ?? '');
      if (atom === undefined) throw new ImpossibleName(named.length === 0);
      prefix.group.attach(graph, atom);
      return atom;
    });
    return { prefix, atoms };
  });
  return { skeleton, atomAt, principal, endingAtoms, open, placed, unsaturated: bonds };
}

/** In `alpha-ketoglutaric acid` and `beta-hydroxybutyric acid` the letters count from the carbon beside the ending. */
function addGreek({ parent, suffix }: Compound, atomAt: Map<string, number>): void {
  const isChain = (parent.kind === 'acid' && !parent.isRing) || parent.kind === 'chain';
  if (suffix === null || !terminal.includes(suffix.name) || !isChain) return;
  for (const [letter, locant] of greekLocants) {
    const atom = atomAt.get(locant);
    if (atom !== undefined && !atomAt.has(letter)) atomAt.set(letter, atom);
  }
}

const greekLocants = [
  ['α', '2'],
  ['β', '3'],
  ['γ', '4'],
  ['δ', '5'],
] as const;

/** Builds a group and binds it to an atom. */
export function attachCompound(
  graph: MoleculeGraph,
  compound: Compound,
  atom: number,
  placement: Placement,
): void {
  const built = buildCompound(graph, compound, placement);
  const [first] = built.open;
  if (first === undefined || built.open.length !== 1) throw new ImpossibleName(false);
  if (compound.stereo.length > 0) graph.marked.push({ marks: compound.stereo, part: built });
  bind(graph, atom, first, compound.suffix?.name === 'ylidene' ? 2 : 1);
}

/** In `p-chlorotoluene` and `m-dichlorobenzene` the letter says where the groups stand. */
function relatedLocants({ relation, parent, prefixes }: Compound, prefix: Prefix): string[] | null {
  if (relation === null) return null;
  const copies = prefixes.reduce((sum, { count }) => sum + count, 0);
  const isBenzene = parent.smiles === 'C1=CC=CC=C1';
  // The ring of acetophenone has the primed locants.
  const isPrimed = !parent.locants.includes('6') && parent.locants.includes("6'");
  if (isPrimed && copies === 1 && prefix.locants.length === 0) return [`${relation}'`];
  if (!parent.locants.includes('6') || copies !== (isBenzene ? 2 : 1) || prefix.locants.length > 0) {
    throw new ImpossibleName(false);
  }
  if (!isBenzene) return [String(relation)];
  if (prefix.count === 2) return ['1', String(relation)];
  return [prefix === prefixes[0] ? '1' : String(relation)];
}

const toluene = 'CC1=CC=CC=C1';

/** Gives the locants before the parent to the endings that have none, and the usual ones to those that need none. */
function shareFront(compound: Compound): { unsaturated: Unsaturation[]; suffix: Suffix | null } {
  const { parent, suffix, relation } = compound;
  // In `p-toluenesulfonamide` it is the ending that stands there.
  if (relation !== null && compound.prefixes.length === 0) {
    const isSulfonyl = suffix?.name.startsWith('sulfon') === true && suffix.locants.length === 0;
    if (!isSulfonyl || parent.smiles !== toluene) throw new ImpossibleName(false);
    return { unsaturated: [], suffix: { ...suffix, locants: [String(relation)] } };
  }
  let front = compound.front.filter((locant) => locant !== 'n');
  const isEnd = suffix === null || (suffix.locants.length === 0 && terminal.includes(suffix.name));
  const open = compound.unsaturation.filter(({ locants }) => locants.length === 0);
  const needed = open.reduce((sum, { count }) => sum + count, 0);
  const unsaturated = compound.unsaturation.map((each) => {
    if (each.locants.length > 0) return each;
    if (front.length >= each.count && (front.length === needed || !isEnd || open.length === 1)) {
      const given = front.slice(0, each.count);
      front = front.slice(each.count);
      return { ...each, locants: given };
    }
    return { ...each, locants: usualUnsaturation(compound, each) };
  });
  for (const { locants, count } of unsaturated) if (locants.length !== count) throw new ImpossibleName(false);
  if (suffix === null) {
    if (front.length > 0) throw new ImpossibleName(false);
    return { unsaturated, suffix };
  }
  const own =
    suffix.locants.length > 0 ? suffix.locants : front.length > 0 ? front : usualSuffix(compound, suffix);
  if (suffix.locants.length > 0 && front.length > 0) throw new ImpossibleName(false);
  // The place of its ending is in the word: there is no 2-acetic acid.
  if (own.length > 0 && (own.length !== suffix.count || parent.acids.length > 0))
    throw new ImpossibleName(false);
  return { unsaturated, suffix: { ...suffix, locants: own } };
}

function usualUnsaturation({ parent, suffix }: Compound, { count }: Unsaturation): string[] {
  const size = parent.locants.length;
  const isAtEnd = suffix !== null && terminal.includes(suffix.name);
  if (count === 1 && size === 3 && isAtEnd) return ['2'];
  // Between the two ends of butenedioic acid.
  if (count === 1 && size === 4 && isAtEnd && suffix.count === 2) return ['2'];
  if (count === 1 && suffix !== null && parent.kind === 'chain' && size > 2) throw new ImpossibleName(true);
  if (count === 1 && (size <= 3 || (parent.kind === 'cycle' && suffix === null))) return ['1'];
  if (count === 2 && size === 3 && suffix === null) return ['1', '2'];
  throw new ImpossibleName(true);
}

/** The locants that go without saying; an ambiguous name has none. */
function usualSuffix({ parent, unsaturation }: Compound, { name, count }: Suffix): string[] {
  const size = parent.locants.length;
  if (parent.kind === 'acid' || parent.acids.length > 0) return [];
  if (terminal.includes(name)) return count === 1 ? ['1'] : count === 2 ? ['1', String(size)] : missing();
  const isSmall = parent.kind === 'chain' && size <= 2;
  const isPlainRing = parent.kind === 'cycle' && unsaturation.length === 0;
  const isBenzene = parent.smiles === 'C1=CC=CC=C1';
  if (name === 'one' && parent.kind === 'chain' && (size === 3 || size === 4)) {
    if (unsaturation.length > 0) return missing();
    return count === 1 ? ['2'] : count === 2 && size === 4 ? ['2', '3'] : missing();
  }
  if (name === 'yl' && parent.kind === 'chain' && (unsaturation.length === 0 || size === 2)) return ['1'];
  if (name === 'ylidene' && parent.kind === 'chain' && unsaturation.length === 0) return ['1'];
  // 2-cyclohexenone and 2-propenyl: the locant in front belongs to the double bond, the ending stands at 1.
  if (count === 1 && parent.kind === 'cycle') return ['1'];
  if (count === 1 && name === 'yl' && parent.kind === 'chain') return ['1'];
  if (count === 1 && (isSmall || isPlainRing || isBenzene)) return ['1'];
  if (count === 2 && parent.kind === 'chain' && size === 2) return ['1', '2'];
  return missing();
}

function missing(): never {
  throw new ImpossibleName(true);
}

function raiseBond(
  graph: MoleculeGraph,
  { parent }: Compound,
  atomAt: ReadonlyMap<string, number>,
  locant: string,
  order: number,
): readonly [number, number] {
  const one = atomAt.get(locant);
  const next = Number(locant) + 1;
  const other = atomAt.get(parent.kind === 'cycle' && next > parent.locants.length ? '1' : String(next));
  const bond =
    one === undefined || other === undefined ? undefined : graph.bonds[bondBetween(graph, one, other)];
  if (one === undefined || other === undefined || bond === undefined || bond.order > 1)
    throw new ImpossibleName(false);
  bond.order = order;
  return [one, other];
}

/** @throws ImpossibleName where an atom has more bonds than it can */
export function checkBonds(graph: MoleculeGraph): void {
  if (graph.atoms.some((_, atom) => hydrogensOn(graph, atom) < 0)) throw new ImpossibleName(false);
}
