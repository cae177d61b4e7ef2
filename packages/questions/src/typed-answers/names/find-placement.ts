import { buildCompound, type BuiltCompound, type Placement } from './build-compound.ts';
import { ImpossibleName } from './graph/impossible-name.ts';
import {
  addAtom,
  bind,
  emptyGraph,
  hydrogensOn,
  neighboursOf,
  type MoleculeGraph,
} from './graph/molecule-graph.ts';
import type { Compound, Group, SuffixName } from './parsed-name.ts';
import { structureKey } from './graph/structure-key.ts';

/** Prefixes without locants are tried at every place: if all that is possible is one structure, none is needed. */
export function findPlacement(compound: Compound): Placement {
  const free =
    compound.relation === null
      ? compound.prefixes.filter(({ locants, group }) => locants.length === 0 && group.isHydro !== true)
      : [];
  if (free.length === 0) return [];
  const only = free[0];
  const isLast = only !== undefined && free.length === 1 && only === compound.prefixes.at(-1);
  const isFree = compound.prefixes.every(({ locants }) => !locants.includes('1'));
  // `4-bromonitrobenzene`: the others are counted from the group that stands before benzene.
  if (
    isLast &&
    isFree &&
    only.count === 1 &&
    !only.group.isAlkyl &&
    compound.prefixes.length > 1 &&
    compound.parent.smiles === benzene
  )
    return [0];
  const room = roomFor(compound);
  const hasCarbonRoom = room.some(({ hydrogens }) => hydrogens > 0);
  // `dimethylacetamide` has its groups on the nitrogen, and does not say so.
  if (hasCarbonRoom && hasNitrogenPlace(compound) && free.some(({ group }) => group.isAlkyl))
    throw new ImpossibleName(true);
  const copies = free.flatMap(({ count, group }) =>
    Array.from({ length: count }, (_, copy) => ({ group, isFirst: copy === 0 })),
  );
  let found: { key: string; placement: readonly number[] } | null = null;
  for (const placement of placements(copies, hasCarbonRoom ? room : roomFor(compound, others))) {
    const { graph } = buildClosed(compound, placement);
    if (graph.atoms.some((_, atom) => hydrogensOn(graph, atom) < 0)) continue;
    const key = structureKey(graph);
    if (found !== null && key !== found.key) throw new ImpossibleName(true);
    found ??= { key, placement };
  }
  if (found === null) throw new ImpossibleName(false);
  return found.placement;
}

const benzene = 'C1=CC=CC=C1';

function hasNitrogenPlace({ parent, suffix }: Compound): boolean {
  const endings: readonly (SuffixName | undefined)[] = ['amine', 'amide', 'carboxamide'];
  return parent.locants.includes('n') || endings.includes(suffix?.name);
}

/** The compound with something bound where a group or an ester goes on, so that its places are not taken for alike. */
function buildClosed(
  compound: Compound,
  placement: Placement,
): { graph: MoleculeGraph; built: BuiltCompound } {
  const graph = emptyGraph();
  const built = buildCompound(graph, compound, placement);
  const order = compound.suffix?.name === 'ylidene' ? 2 : 1;
  for (const atom of built.open) bind(graph, atom, addAtom(graph, 'rest'), order);
  return { graph, built };
}

interface Room {
  hydrogens: number;
  /** An alkyl group at the end of a chain would only make it longer. */
  isEnd: boolean;
}

const carbon: readonly string[] = ['C'];
/** What carries groups where no carbon can: the nitrogen of urea, silicon in silane, boron in boronic acid. */
const others: readonly string[] = ['N', 'Si', 'B'];

/** The hydrogens that groups may take the place of, for each place of the skeleton. */
function roomFor(compound: Compound, elements: readonly string[] = carbon): Room[] {
  const prefixes = compound.prefixes.filter(
    ({ locants, group }) => locants.length > 0 || group.isHydro === true,
  );
  const { graph, built } = buildClosed({ ...compound, prefixes }, []);
  const { skeleton, open } = built;
  return skeleton.map((atom) => {
    const beside = neighboursOf(graph, atom).filter((next) => skeleton.includes(next));
    const hasRoom = elements.includes(graph.atoms[atom]?.element ?? '');
    return {
      hydrogens: hasRoom ? hydrogensOn(graph, atom) : 0,
      isEnd: elements === carbon && skeleton.length > 2 && beside.length === 1 && !open.includes(atom),
    };
  });
}

const mostPlacements = 40;

function* placements(
  copies: readonly { group: Group; isFirst: boolean }[],
  room: readonly Room[],
): Generator<number[]> {
  let left = mostPlacements;
  function* extend(placement: readonly number[]): Generator<number[]> {
    const copy = copies[placement.length];
    if (copy === undefined) {
      left -= 1;
      if (left < 0) throw new ImpossibleName(true);
      yield [...placement];
      return;
    }
    for (let place = copy.isFirst ? 0 : (placement.at(-1) ?? 0); place < room.length; place += 1) {
      const { hydrogens = 0, isEnd = false } = room[place] ?? {};
      const taken = placement.filter((each) => each === place).length;
      if (taken < hydrogens && !(copy.group.isAlkyl && isEnd)) yield* extend([...placement, place]);
    }
  }
  yield* extend([]);
}
