import type { MoleculeGraph } from './molecule-graph.ts';
import type { StereoMark } from './stereo-mark.ts';

/** A group that is cited in front of a parent. */
export interface Group {
  /** What decides its place among the others: `ethyl`, whatever multiplies it. */
  sort: string;
  /** The seniority of the characteristic group in it, 99 where it has none. */
  rank: number;
  /** True for chains that would make a chain longer if they stood at its end. */
  isAlkyl: boolean;
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
  | 'yl'
  | 'ylidene'
  | 'carboxylicAcid'
  | 'carboxylate'
  | 'carbaldehyde'
  | 'carbonitrile'
  | 'carboxamide'
  | 'sulfonicAcid';

export interface Suffix {
  name: SuffixName;
  locants: readonly string[];
  count: number;
}

export interface Unsaturation {
  order: 2 | 3;
  locants: readonly string[];
  count: number;
}

/** The skeleton that carries all other parts: SMILES with its carbons, locants in their order, and the acid carbons. */
export interface ParentWord {
  kind: 'chain' | 'cycle' | 'retained' | 'acid';
  smiles: string;
  locants: readonly string[];
  /** Places that the word itself gives to its ending: the carbons of acid groups, the first atom of phenyl. */
  acids: readonly number[];
  /** The seniority of the group that the word contains. */
  rank: number;
  isRing: boolean;
}

/** A compound, or a group, as its name gives it. */
export interface Compound {
  stereo: readonly StereoMark[];
  prefixes: readonly Prefix[];
  /** The place of the second group from the first, in a name with o-, m- or p-. */
  relation: 2 | 3 | 4 | null;
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
export type ParentMode = 'compound' | 'group' | 'ate' | 'anhydride';

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
