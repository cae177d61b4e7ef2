import type { MoleculeGraph } from './graph/molecule-graph.ts';
import type { StereoMark } from './graph/stereo-mark.ts';

/** A group that is cited in front of a parent. */
export interface Group {
  /** What decides its place among the others: `ethyl`, whatever multiplies it. */
  sort: string;
  /** The seniority of the characteristic group in it, 99 where it has none. */
  rank: number;
  /** True for chains that would make a chain longer if they stood at its end. */
  isAlkyl: boolean;
  /** Bound by a double bond, as `oxo` is: a ring has no double bond of its own there. */
  isDouble?: boolean;
  /** Hydrogen on two atoms of a ring that had a double bond (`dihydro`). */
  isHydro?: boolean;
  /** An oxygen between two atoms (`epoxy`): two locants for each. */
  isBridge?: boolean;
  attach: (graph: MoleculeGraph, atom: number) => void;
}

/** Groups of one kind with their places. */
export interface Prefix {
  /** Empty where the name gives none. */
  locants: readonly string[];
  count: number;
  group: Group;
}

export type SuffixName =
  | 'acid'
  | 'ate'
  | 'oyl'
  | 'amide'
  | 'nitrile'
  | 'al'
  | 'one'
  | 'ol'
  | 'thiol'
  | 'amine'
  | 'imine'
  | 'thione'
  | 'amido'
  | 'olate'
  | 'diazonium'
  | 'yl'
  | 'ylidene'
  | 'carboxylicAcid'
  | 'carboxylate'
  | 'carbaldehyde'
  | 'carbonitrile'
  | 'carboxamide'
  | 'carbonyl'
  | 'sulfonicAcid'
  | 'sulfonate'
  | 'sulfonamide'
  | 'sulfonyl';

export interface Suffix {
  name: SuffixName;
  locants: readonly string[];
  count: number;
  /** Hydrogen that the ending calls for, as in `pyridin-2(1H)-one`. */
  hydrogens?: readonly string[];
}

export interface Unsaturation {
  order: 2 | 3;
  locants: readonly string[];
  count: number;
}

/** The skeleton that carries all other parts: SMILES with its carbons, locants in their order, and the acid carbons. */
export interface ParentWord {
  kind: 'chain' | 'cycle' | 'cage' | 'retained' | 'acid';
  smiles: string;
  locants: readonly string[];
  /** Places that the word itself gives to its ending: the carbons of acid groups, the first atom of phenyl. */
  acids: readonly number[];
  /** The seniority of the group that the word contains. */
  rank: number;
  isRing: boolean;
  /** A ring system with all its double bonds, which move where something saturates its atoms. */
  isRingSystem?: boolean;
  /** The hydrogen of such a system may stand in several places, and is to be named. */
  isOpen?: boolean;
  /** What the word itself says of E and Z. */
  stereo?: readonly StereoMark[];
  /** An amino acid or a sugar, which has a D and an L form; with the marks of one, where the rule for amino acids is not enough. */
  forms?: { form: 'd' | 'l'; marks: readonly StereoMark[] } | 'aminoAcid';
}

/** A compound, or a group, as its name gives it. */
export interface Compound {
  stereo: readonly StereoMark[];
  prefixes: readonly Prefix[];
  /** The place of the second group from the first, in a name with o-, m- or p-. */
  relation: 2 | 3 | 4 | null;
  /** Places of hydrogen that the name puts in front of the parent: `9H-`. */
  hydrogens?: readonly string[];
  /** True where a locant stands behind its ending, as in `butanol-2`. */
  isTrailing?: boolean;
  /** Locants right before the parent: those of an ending. */
  front: readonly string[];
  parent: ParentWord;
  unsaturation: readonly Unsaturation[];
  suffix: Suffix | null;
}

/** Something read, and where it ends. */
export interface Parsed<T> {
  value: T;
  end: number;
}

/** What the name may end in: a compound, a group (`yl`, `oyl`), the acid of an ester or salt, or of an anhydride. */
export type ParentMode = 'compound' | 'group' | 'ate' | 'anhydride' | 'diazonium';

/** A group, and how often it stands there. */
export interface CountedGroup {
  count: number;
  group: Group;
}

/** The text of a name, with what was read at its places: each place is read once, so that no text takes long. */
export interface NameSource {
  text: string;
  groups: Map<number, readonly Parsed<CountedGroup>[]>;
  compounds: Map<string, readonly Parsed<Compound>[]>;
  /** Every way to read a compound or complex group from a place. */
  readCompounds: (source: NameSource, at: number, mode: ParentMode) => readonly Parsed<Compound>[];
}
