import type { FunctionalGroup } from './functional-groups.ts';
import type { IsomerClass } from './isomer-counts.ts';

/** What can be read off one drawn option. */
export type DrawnProperty =
  | {
      kind: 'count';
      count:
        | 'stereocentres'
        | 'degrees-of-unsaturation'
        | 'carbon-environments'
        | 'sp2-carbons'
        | 'sp3-carbons';
      value: number;
    }
  | { kind: 'proton-environments'; value: number }
  | { kind: 'formula'; formula: string }
  | { kind: 'descriptor'; descriptor: 'R' | 'S' | 'E' | 'Z' }
  | { kind: 'group'; group: FunctionalGroup };

/** What is counted by generating structures and comparing them. */
export type StructureFact =
  | { kind: 'sigma-bonds' | 'pi-bonds' | 'proton-environments'; smiles: string }
  /** The pattern is that of `countStereoisomers`. */
  | { kind: 'stereoisomers'; pattern: string }
  /** Constitutional isomers of these classes together. */
  | { kind: 'isomers'; families: readonly IsomerClass[]; carbons: number }
  /** Constitutionally different products of replacing one C–H by each substituent. */
  | { kind: 'substitution-products'; smiles: string; substituents: readonly string[] };
