import { Molecule } from 'openchemlib';
import { ImpossibleName } from './impossible-name.ts';
import { bondBetween, hydrogensOn, neighboursOf, type MoleculeGraph } from './molecule-graph.ts';
import { ringAtoms } from './ring-atoms.ts';
import type { MarkedPart, StereoMarks } from './stereo-mark.ts';
import { symmetryClasses } from './structure-key.ts';
import { hydrogen, writeSmiles, type Centre, type DoubleBond, type Stereo } from './write-smiles.ts';

/**
 * The stereochemistry that the descriptors of a name give. R, S, E and Z are guessed, asked of OpenChemLib, and turned
 * round where the guess was wrong: the rules of Cahn, Ingold and Prelog stand there once, and well tested.
 * @param all the descriptors of the name, and of each group in it
 * @throws ImpossibleName where a descriptor has no place
 */
export function placeStereo(graph: MoleculeGraph, all: readonly StereoMarks[]): Stereo {
  const stereo: Stereo = { centres: [], doubleBonds: [] };
  const wanted: { mark: 'r' | 's' | 'e' | 'z'; thing: Centre | DoubleBond }[] = [];
  const each = all.flatMap(({ marks, part }) => marks.map((mark) => ({ ...mark, part })));
  for (const { locant, mark, part } of each) {
    switch (mark) {
      case 'r':
      case 's': {
        const centre = centreAt(graph, locant === null ? onlyCentre(graph) : part?.atomAt.get(locant));
        stereo.centres.push(centre);
        wanted.push({ mark, thing: centre });
        break;
      }
      case 'e':
      case 'z': {
        const bond = bondOf(graph, locant, part);
        stereo.doubleBonds.push(bond);
        wanted.push({ mark, thing: bond });
        break;
      }
      case 'd':
      case 'l':
        stereo.centres.push(aminoAcidCentre(graph, mark));
        break;
      case 'meso': {
        const [one, other] = mirrorCentres(graph);
        stereo.centres.push(one, other);
        wanted.push({ mark: 'r', thing: one }, { mark: 's', thing: other });
        break;
      }
      case 'cis':
      case 'trans':
        addRelative(graph, mark, part, stereo);
    }
  }
  if (wanted.length > 0) turn(graph, stereo, wanted);
  return stereo;
}

function turn(
  graph: MoleculeGraph,
  stereo: Stereo,
  wanted: readonly { mark: 'r' | 's' | 'e' | 'z'; thing: Centre | DoubleBond }[],
): void {
  const { smiles, atoms } = writeSmiles(graph, stereo);
  const molecule = Molecule.fromSmiles(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperCIP);
  const placeOf = new Map(atoms.map((atom, place) => [atom, place]));
  for (const { mark, thing } of wanted) {
    const found =
      'atom' in thing ? handOf(molecule, placeOf.get(thing.atom) ?? 0) : sideOf(molecule, thing, placeOf);
    if (found === null) throw new ImpossibleName(false);
    if (found === mark) continue;
    if ('atom' in thing) thing.isClockwise = !thing.isClockwise;
    else thing.isSameSide = !thing.isSameSide;
  }
}

function handOf(molecule: Molecule, place: number): 'r' | 's' | null {
  const parity = molecule.getAtomCIPParity(place);
  return parity === Molecule.cAtomCIPParityRorM ? 'r' : parity === Molecule.cAtomCIPParitySorP ? 's' : null;
}

function sideOf(
  molecule: Molecule,
  { ends }: DoubleBond,
  placeOf: ReadonlyMap<number, number>,
): 'e' | 'z' | null {
  const bond = molecule.getBond(placeOf.get(ends[0]) ?? 0, placeOf.get(ends[1]) ?? 0);
  const parity = bond < 0 ? 0 : molecule.getBondCIPParity(bond);
  return parity === Molecule.cBondCIPParityEorP ? 'e' : parity === Molecule.cBondCIPParityZorM ? 'z' : null;
}

function centreAt(graph: MoleculeGraph, atom: number | undefined): Centre {
  if (atom === undefined || graph.atoms[atom]?.element !== 'C') throw new ImpossibleName(false);
  const order = [...neighboursOf(graph, atom), ...(hydrogensOn(graph, atom) === 1 ? [hydrogen] : [])];
  if (order.length !== 4) throw new ImpossibleName(false);
  return { atom, order, isClockwise: true };
}

/** Two centres that stand alike, and no others. */
function mirrorCentres(graph: MoleculeGraph): [Centre, Centre] {
  const classes = symmetryClasses(graph);
  const [one, other, ...more] = centresOf(graph);
  if (one === undefined || other === undefined || more.length > 0 || classes[one] !== classes[other])
    throw new ImpossibleName(false);
  return [centreAt(graph, one), centreAt(graph, other)];
}

function onlyCentre(graph: MoleculeGraph): number {
  const [only, ...more] = centresOf(graph);
  if (only === undefined || more.length > 0) throw new ImpossibleName(more.length > 0);
  return only;
}

/** The carbons with four different neighbours, as far as bonds tell. */
function centresOf(graph: MoleculeGraph): number[] {
  const classes = symmetryClasses(graph);
  return graph.atoms.flatMap(({ element }, atom) => {
    const kinds = neighboursOf(graph, atom).map((next) => classes[next]);
    const count = kinds.length + (hydrogensOn(graph, atom) === 1 ? 1 : 0);
    return element === 'C' && count === 4 && new Set(kinds).size === kinds.length ? [atom] : [];
  });
}

function bondOf(graph: MoleculeGraph, locant: string | null, part: MarkedPart | null): DoubleBond {
  if (locant === null) return onlyDoubleBond(graph, part);
  const first = part?.atomAt.get(locant);
  const pair =
    part?.unsaturated.find(([one]) => one === first) ??
    (first === undefined || part === null ? undefined : doubleBondAt(graph, first, part));
  if (pair === undefined) throw new ImpossibleName(false);
  return doubleBondOf(graph, pair, part);
}

/** In an acid with a name of its own, the double bond that the word brings along. */
function doubleBondAt(
  graph: MoleculeGraph,
  first: number,
  { skeleton }: MarkedPart,
): readonly [number, number] | undefined {
  const place = skeleton.indexOf(first);
  const next = skeleton[place + 1];
  if (next === undefined || graph.bonds[bondBetween(graph, first, next)]?.order !== 2) return undefined;
  return [first, next];
}

/** Of an L amino acid the acid group, the chain and the nitrogen run clockwise, seen from the hydrogen (P-103.1.3). */
function aminoAcidCentre(graph: MoleculeGraph, mark: 'd' | 'l'): Centre {
  const found = graph.atoms.flatMap(({ element }, atom): Centre[] => {
    const beside = neighboursOf(graph, atom);
    if (element !== 'C' || beside.length !== 3 || hydrogensOn(graph, atom) !== 1) return [];
    const nitrogen = beside.find((next) => graph.atoms[next]?.element === 'N');
    const acid = beside.find((next) => isAcidCarbon(graph, next));
    const chain = beside.find((next) => next !== nitrogen && next !== acid);
    if (nitrogen === undefined || acid === undefined || chain === undefined) return [];
    return [{ atom, order: [hydrogen, acid, chain, nitrogen], isClockwise: mark === 'l' }];
  });
  const [only] = found;
  if (only === undefined || found.length > 1) throw new ImpossibleName(false);
  return only;
}

function isAcidCarbon(graph: MoleculeGraph, atom: number): boolean {
  const oxygens = neighboursOf(graph, atom).filter((next) => graph.atoms[next]?.element === 'O');
  return graph.atoms[atom]?.element === 'C' && oxygens.length === 2;
}

function onlyDoubleBond(graph: MoleculeGraph, part: MarkedPart | null): DoubleBond {
  const rings = ringAtoms(graph);
  const classes = symmetryClasses(graph);
  const found = graph.bonds.filter(({ one, other, order }) => {
    if (order !== 2 || (rings.has(one) && rings.has(other))) return false;
    const isCarbon = [one, other].every((atom) => graph.atoms[atom]?.element === 'C');
    return isCarbon && hasTwoSides(graph, classes, one, other) && hasTwoSides(graph, classes, other, one);
  });
  const [only] = found;
  if (only === undefined || found.length > 1) throw new ImpossibleName(found.length > 1);
  return doubleBondOf(graph, [only.one, only.other], part);
}

function hasTwoSides(
  graph: MoleculeGraph,
  classes: readonly number[],
  atom: number,
  partner: number,
): boolean {
  const beside = neighboursOf(graph, atom).filter((next) => next !== partner);
  return beside.length === 1 || (beside.length === 2 && classes[beside[0] ?? 0] !== classes[beside[1] ?? 0]);
}

/** At each end the chain of the parent counts as the neighbour, which is what cis and trans mean. */
function doubleBondOf(
  graph: MoleculeGraph,
  ends: readonly [number, number],
  part: MarkedPart | null,
): DoubleBond {
  const besideOf = (atom: number, partner: number): number => {
    const beside = neighboursOf(graph, atom).filter((next) => next !== partner);
    const chosen = beside.find((next) => part?.skeleton.includes(next)) ?? beside[0];
    if (chosen === undefined) throw new ImpossibleName(false);
    return chosen;
  };
  return { ends, beside: [besideOf(ends[0], ends[1]), besideOf(ends[1], ends[0])], isSameSide: false };
}

function addRelative(
  graph: MoleculeGraph,
  mark: 'cis' | 'trans',
  part: MarkedPart | null,
  stereo: Stereo,
): void {
  const pair = part === null ? null : substitutedRingAtoms(graph, part);
  if (pair === null) {
    stereo.doubleBonds.push({ ...onlyDoubleBond(graph, part), isSameSide: mark === 'cis' });
    return;
  }
  pair.forEach((order, index) => {
    const [, , , atom = 0] = order;
    stereo.centres.push({
      atom,
      order: order.slice(0, 3).concat(hydrogen),
      isClockwise: mark === 'cis' || index === 0,
    });
  });
}

/** Of two atoms of a ring with one group each: the ring atoms beside them, the group, and themselves. */
function substitutedRingAtoms(graph: MoleculeGraph, { skeleton }: MarkedPart): number[][] | null {
  const rings = ringAtoms(graph);
  if (!skeleton.every((atom) => rings.has(atom))) return null;
  // In rings that share atoms the sides have other names than these.
  if (
    skeleton.some((atom) => neighboursOf(graph, atom).filter((next) => skeleton.includes(next)).length !== 2)
  )
    throw new ImpossibleName(false);
  const found = skeleton.flatMap((atom, place) => {
    const outside = neighboursOf(graph, atom).filter((next) => !skeleton.includes(next));
    const [group] = outside;
    if (group === undefined || outside.length > 1 || hydrogensOn(graph, atom) !== 1) return [];
    const before = skeleton.at(place - 1) ?? 0;
    const after = skeleton[(place + 1) % skeleton.length] ?? 0;
    return [[before, after, group, atom]];
  });
  return found.length === 2 ? found : null;
}
