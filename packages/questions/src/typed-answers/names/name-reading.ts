import { buildCompound, type BuiltCompound } from './build-compound.ts';
import { findPlacement } from './find-placement.ts';
import { emptyGraph, type MoleculeGraph } from './graph/molecule-graph.ts';
import type { StereoMark } from './graph/stereo-mark.ts';
import type { Compound, Group } from './parsed-name.ts';

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
  /** A way to name that is read and is not taught: `benzeneacetic acid`, `ethyl ether`. */
  isUnusual?: true;
}

/** One way that a name may be meant; to be built, or to throw ImpossibleName. */
export type Attempt = () => NameReading;

/** Builds a compound with its prefixes in their places. */
export function build(graph: MoleculeGraph, compound: Compound): BuiltCompound {
  return buildCompound(graph, compound, findPlacement(compound));
}

/** A compound with its parent, and nothing beside it. */
export function plainCompound(compound: Compound): NameReading & { main: NonNullable<NameReading['main']> } {
  const graph = emptyGraph();
  const built = build(graph, compound);
  return { graph, stereo: compound.stereo, main: { compound, built }, groups: [] };
}

/** Blanks and hyphens stand between the words of a name, or nothing does. */
export function afterHyphen(text: string, at: number): number {
  return text.charAt(at) === '-' ? at + 1 : at;
}
