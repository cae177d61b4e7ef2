import type { StereoMarks } from './stereo-mark.ts';

/** An atom other than hydrogen. */
interface GraphAtom {
  element: string;
  charge: number;
}

interface GraphBond {
  one: number;
  other: number;
  order: number;
}

/** A molecule while it is put together from its name: atoms and bonds by their places in two lists. */
export interface MoleculeGraph {
  atoms: GraphAtom[];
  bonds: GraphBond[];
  /** The bonds of each atom, as places in `bonds`. */
  bondsAt: number[][];
  /** The stereodescriptors of groups, which stand with their group in the name. */
  marked: StereoMarks[];
}

export function emptyGraph(): MoleculeGraph {
  return { atoms: [], bonds: [], bondsAt: [], marked: [] };
}

/** Adds an atom and tells its place. */
export function addAtom(graph: MoleculeGraph, element: string, charge = 0): number {
  graph.bondsAt.push([]);
  return graph.atoms.push({ element, charge }) - 1;
}

/** Binds two atoms and tells the bond's place. */
export function bind(graph: MoleculeGraph, one: number, other: number, order = 1): number {
  const place = graph.bonds.push({ one, other, order }) - 1;
  graph.bondsAt[one]?.push(place);
  graph.bondsAt[other]?.push(place);
  return place;
}

/** The atoms beside an atom. */
export function neighboursOf(graph: MoleculeGraph, atom: number): number[] {
  return (graph.bondsAt[atom] ?? []).map((place) => acrossFrom(graph, place, atom));
}

export function acrossFrom(graph: MoleculeGraph, bond: number, atom: number): number {
  const { one, other } = graph.bonds[bond] ?? { one: -1, other: -1 };
  return one === atom ? other : one;
}

/** The place of the bond between two atoms, or -1. */
export function bondBetween(graph: MoleculeGraph, one: number, other: number): number {
  return graph.bondsAt[one]?.find((place) => acrossFrom(graph, place, one) === other) ?? -1;
}

const valences: Readonly<Record<string, number>> = {
  C: 4,
  N: 3,
  O: 2,
  S: 2,
  P: 3,
  B: 3,
  Si: 4,
  F: 1,
  Cl: 1,
  Br: 1,
  I: 1,
};

/** How many hydrogens an atom has, or how many bonds too many (below zero). Sulfur has two, four or six bonds, phosphorus three or five. */
export function hydrogensOn(graph: MoleculeGraph, atom: number): number {
  const { element, charge } = graph.atoms[atom] ?? { element: '', charge: 0 };
  const bound = (graph.bondsAt[atom] ?? []).reduce((sum, place) => sum + (graph.bonds[place]?.order ?? 0), 0);
  if (element === 'S' && bound > 2) return bound > 6 ? -1 : bound % 2;
  if (element === 'P' && bound > 3) return charge > 0 ? 4 - bound : 5 - bound;
  const isMetal = !Object.hasOwn(valences, element);
  if (isMetal) return 0;
  const valence =
    (valences[element] ?? 0) + (element === 'N' || element === 'P' ? charge : -Math.abs(charge));
  return valence - bound;
}

const token = /\[([A-Z][a-z]?)(\d?[+-])?\]|Cl|Br|[BCNOSPFI]|[=#().]|\d/y;

/**
 * Adds atoms and bonds written as SMILES without aromatic signs, hydrogens and stereochemistry.
 * @returns the places of the atoms, in the order of the text
 * @throws when the text has other signs
 */
export function addSmiles(graph: MoleculeGraph, smiles: string): number[] {
  const added: number[] = [];
  const branches: number[] = [];
  const rings = new Map<string, number>();
  let last = -1;
  let order = 1;
  for (let at = 0; at < smiles.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(smiles);
    if (match === null) throw new Error(`Not a plain SMILES: ${smiles}`);
    const [sign, element, charge] = match;
    if (sign === '=') order = 2;
    else if (sign === '#') order = 3;
    else if (sign === '.') last = -1;
    else if (sign === '(') branches.push(last);
    else if (sign === ')') last = branches.pop() ?? -1;
    else if (/^\d$/.test(sign)) {
      const opened = rings.get(sign);
      if (opened === undefined) rings.set(sign, last);
      else {
        bind(graph, opened, last, order);
        rings.delete(sign);
      }
      order = 1;
    } else {
      const atom = addAtom(graph, element ?? sign, chargeOf(charge));
      if (last >= 0) bind(graph, last, atom, order);
      added.push(atom);
      last = atom;
      order = 1;
    }
  }
  return added;
}

function chargeOf(written: string | undefined): number {
  if (written === undefined) return 0;
  return (written.endsWith('-') ? -1 : 1) * Number(written.slice(0, -1) || 1);
}
