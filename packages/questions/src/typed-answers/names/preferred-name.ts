import type { BuiltCompound } from './build-compound.ts';
import { bestChain, compareKeys, describeChain, type ChainQuestion } from './graph/main-chain.ts';
import { suffixRanks } from './words/name-words.data.ts';
import type { NameReading } from './name-reading.ts';
import type { Compound, Group, SuffixName } from './parsed-name.ts';
import { ringAtoms } from './graph/ring-atoms.ts';

/**
 * Whether a name that denotes a structure is one of those that are taught for it: the senior group as the ending, the
 * longest chain, the lowest locants, prefixes in the order of the alphabet. Functional class and retained names are.
 */
export function isPreferredName(reading: NameReading): boolean {
  const { main, groups } = reading;
  if (reading.isUnusual === true || !isSorted(groups)) return false;
  if (main === null) return true;
  const { compound, built } = main;
  return (
    compound.isTrailing !== true &&
    isSorted(compound.prefixes.flatMap(({ group }) => (group.isHydro === true ? [] : [group]))) &&
    hasSeniorEnding(compound) &&
    hasSeniorParent(reading, compound) &&
    hasLowestLocants(compound, built) &&
    hasMainChain(reading, compound, built)
  );
}

function isSorted(groups: readonly Group[]): boolean {
  return groups.every(({ sort }, place) => place === 0 || (groups[place - 1]?.sort ?? '') <= sort);
}

const rankOfSuffix: Readonly<Record<SuffixName, number>> = {
  acid: suffixRanks.acid,
  carboxylicAcid: suffixRanks.acid,
  sulfonicAcid: suffixRanks.sulfonic,
  ate: suffixRanks.ester,
  carboxylate: suffixRanks.ester,
  oyl: suffixRanks.ester,
  amide: suffixRanks.amide,
  carboxamide: suffixRanks.amide,
  nitrile: suffixRanks.nitrile,
  carbonitrile: suffixRanks.nitrile,
  al: suffixRanks.aldehyde,
  carbaldehyde: suffixRanks.aldehyde,
  one: suffixRanks.ketone,
  ol: suffixRanks.alcohol,
  thiol: suffixRanks.thiol,
  amine: suffixRanks.amine,
  imine: suffixRanks.imine,
  thione: suffixRanks.ketone,
  amido: suffixRanks.amide,
  olate: suffixRanks.alcohol,
  diazonium: suffixRanks.acid,
  carbonyl: suffixRanks.ester,
  sulfonate: suffixRanks.ester,
  sulfonamide: suffixRanks.amide,
  sulfonyl: suffixRanks.ester,
  yl: suffixRanks.none,
  ylidene: suffixRanks.none,
};

/** `hydroxy-` where the name could end in `-ol`: the senior group belongs to the ending. */
function hasSeniorEnding({ prefixes, suffix, parent }: Compound): boolean {
  const rank = Math.min(parent.rank, suffix === null ? suffixRanks.none : rankOfSuffix[suffix.name]);
  return prefixes.every(({ group }) => group.rank >= rank);
}

/** Above so many carbons a chain without an ending may carry a ring as its group. */
const longerThanRing = 6;

/** A ring is senior to a chain; a chain that holds several together is named as their parent all the same. */
function hasSeniorParent(
  { graph }: NameReading,
  { parent, suffix, unsaturation, prefixes }: Compound,
): boolean {
  const isBareChain = parent.kind === 'chain' && suffix === null && unsaturation.length === 0;
  const inRings = ringAtoms(graph).size;
  // The oxygen of an epoxide is cited as a prefix, and its ring is no parent then.
  const isEpoxide = prefixes.some(({ group }) => group.isBridge === true);
  const isOneRing = inRings > 0 && inRings <= longerThanRing && prefixes.length > 0 && !isEpoxide;
  return !isBareChain || parent.locants.length > longerThanRing || !isOneRing;
}

/** Other ways to number the same parent, as a new number for each old one. */
function renumberings({ parent }: Compound): (readonly number[])[] {
  const size = parent.locants.length;
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  const turned = (by: number): number[] => numbers.map((number) => ((number - 1 + by) % size) + 1);
  if (parent.kind === 'chain') return [numbers.toReversed()];
  if (parent.kind === 'cycle' || parent.smiles === 'C1=CC=CC=C1') {
    return numbers.flatMap((_, by) => [turned(by), turned(by).map((number) => size + 1 - number)]);
  }
  // A ring in which one place is given: a substituent or a heteroatom stands at 1.
  const locants = parent.locants.map((locant) => locant.split('/').at(-1) ?? '');
  const named = locants.filter((locant) => /^\d$/.test(locant)).length;
  const isRingOfOne =
    parent.isRing && (named === 5 || named === 6) && locants.every((locant) => /^[\d-oαβn]$/.test(locant));
  const isSymmetric = isRingOfOne && mirrored.has(parent.smiles);
  return isSymmetric
    ? [Array.from({ length: named }, (_, index) => (index === 0 ? 1 : named + 1 - index))]
    : [];
}

/** Parents that are the same seen from behind, with 1 on the axis. */
const mirrored: ReadonlySet<string> = new Set([
  ...'CC1=CC=CC=C1 OC1=CC=CC=C1 NC1=CC=CC=C1 COC1=CC=CC=C1 CCOC1=CC=CC=C1 C1=CC=CC=C1C=C'.split(' '),
  ...'CC(C)C1=CC=CC=C1 N1=CC=CC=C1 N1C=CC=C1 O1C=CC=C1 S1C=CC=C1 N1CCCCC1 N1CCCC1 O1CCCC1'.split(' '),
]);

/** Endings first, then multiple bonds, then all prefixes together, then the prefixes in the order of the alphabet. */
function hasLowestLocants(compound: Compound, built: BuiltCompound): boolean {
  const numbered = [...built.atomAt].filter(([locant]) => Number.isFinite(Number(locant)));
  const numberOf = new Map(numbered.map(([locant, atom]) => [atom, Number(locant)]));
  if (compound.prefixes.some(({ locants }) => locants.length === 0) && compound.relation === null)
    return true;
  const describe = (renumber: (number: number) => number): number[][] => {
    const of = (atoms: readonly number[]): number[] =>
      atoms
        .map((atom) => renumber(numberOf.get(atom) ?? Number.NaN))
        .filter(Number.isFinite)
        .sort((a, b) => a - b);
    const size = compound.parent.locants.length;
    const bonds = built.unsaturated.map(([one, other]) => {
      const [a = 0, b = 0] = of([one, other]);
      return compound.parent.kind === 'cycle' && b - a > 1 ? size : a;
    });
    return [
      of(built.principal),
      bonds.sort((a, b) => a - b),
      of(built.placed.flatMap(({ atoms }) => atoms)),
      built.placed.flatMap(({ atoms }) => of(atoms)),
    ];
  };
  const written = describe((number) => number);
  return renumberings(compound).every(
    (renumbering) =>
      compareKeys(
        written,
        describe((number) => renumbering[number - 1] ?? Number.NaN),
      ) <= 0,
  );
}

/** No other chain is senior, by the recommendations of 2013 (length before multiple bonds) or by the older ones. */
function hasMainChain({ graph }: NameReading, { parent }: Compound, built: BuiltCompound): boolean {
  if (parent.kind !== 'chain') return true;
  const question: ChainQuestion = { graph, principal: built.principal, endingAtoms: built.endingAtoms };
  return (['length', 'bonds'] as const).some((first) => {
    const written = describeChain(question, built.skeleton, first);
    const best = bestChain(question, first);
    return best === null || compareKeys(written, best) <= 0;
  });
}
