import type { AminoAcidFeature } from './biomolecules/amino-acids.ts';
import type { Rounding } from './numbers/figures.ts';
import type { CleavingAgent } from './biomolecules/peptides.ts';

import type { DrawnProperty, StructureFact } from './structures/structure-property.ts';

/** The computation that must reproduce a written key. Each kind is one decider of `decide.ts`. */
export type Computation =
  /** A number: the key must be what the expression gives, rounded as the key is written. */
  | { kind: 'quantity'; expression: string; unit: string }
  /** A number written with the right number of significant figures. */
  | { kind: 'rounded-quantity'; expression: string; unit: string; rounding: Rounding }
  /** How many significant figures a written number has. */
  | { kind: 'significant-figures'; written: string }
  /** The option that is an equation balanced with the lowest whole coefficients. */
  | { kind: 'balanced-equation' }
  /** The coefficient of a species, or the sum of all, in the balanced equation. */
  | { kind: 'coefficient'; equation: string; species: string }
  | { kind: 'coefficient-sum'; equation: string }
  /** The oxidation number of an element in a formula, or the formula in which the element has a given one. */
  | { kind: 'oxidation-number'; formula: string; element: string }
  | { kind: 'formula-with-oxidation-number'; element: string; number: number }
  /** The name of a compound, or the formula of a name. */
  | { kind: 'name-of-formula'; formula: string }
  | { kind: 'formula-of-name'; name: string }
  /** The element, of those the options name, in which a property is greatest or least. */
  | {
      kind: 'element-extreme';
      property: 'electronegativity' | 'ionisationEnergy' | 'covalentRadius' | 'atomicNumber' | 'atomicWeight';
      pick: 'greatest' | 'least';
    }
  /** The ground-state electron configuration of an atom or ion. */
  | { kind: 'electron-configuration'; species: string }
  /** The option that is the same structure as this one, however it is drawn. */
  | { kind: 'same-structure'; smiles: string }
  /** The option whose structure contains the SMARTS-like fragment (a SMILES fragment), the others not. */
  | { kind: 'contains-fragment'; fragment: string; negate?: boolean }
  /** A count read off a structure. */
  | {
      kind: 'structure-count';
      smiles: string;
      count:
        | 'stereocentres'
        | 'hydrogens'
        | 'carbons'
        | 'rings'
        | 'degrees-of-unsaturation'
        | 'sp3-carbons'
        | 'sp2-carbons'
        | 'sp-carbons'
        | 'carbon-environments';
    }
  /** The molecular formula of a structure. */
  | { kind: 'formula-of-structure'; smiles: string }
  /** `R` or `S`, `E` or `Z`: the descriptor of the only stereocentre or double bond. */
  | { kind: 'descriptor'; smiles: string }
  /** The drawn option that has a property (negated: the only one without it). */
  | { kind: 'drawn-option'; property: DrawnProperty; negate?: boolean }
  /** A number counted by generating and comparing structures. */
  | { kind: 'structure-fact'; fact: StructureFact }
  /** The substitutive name of an open-chain structure. */
  | { kind: 'name-of-structure'; smiles: string }
  /** Identical, enantiomers, diastereomers, constitutional isomers or none of these. */
  | { kind: 'relationship'; first: string; second: string }
  /** The protein sequence that a messenger RNA codes, from its first AUG, in three-letter or one-letter codes. */
  | { kind: 'translation'; rna: string }
  /** The complementary strand, written 5′ to 3′. */
  | { kind: 'complement'; strand: string; into: 'DNA' | 'RNA' }
  /** The amino acid whose structure shows a feature, or the one that lacks it. */
  | { kind: 'amino-acid'; having: AminoAcidFeature; negate?: boolean }
  /** The whole-number charge at a pH, or the isoelectric point, from the pKa values of all groups. */
  | { kind: 'net-charge'; acids: readonly number[]; bases: readonly number[]; pH: number }
  | { kind: 'isoelectric-point'; acids: readonly number[]; bases: readonly number[] }
  /** The pieces of a peptide (one-letter codes), as three-letter codes: `Ala-Lys + Gly`. */
  | { kind: 'digestion'; peptide: string; agent: CleavingAgent }
  /** The codon of an amino acid (its name), or of `stop`. */
  | { kind: 'codon'; codes: string }
  /** Silent, missense or nonsense: what the change of one codon does. */
  | { kind: 'mutation'; before: string; after: string }
  /** The shorthand of an unbranched fatty acid: `18:2(9,12)`. */
  | { kind: 'fatty-acid'; smiles: string }
  /** The option whose value is greatest or least: `values` has a number or an expression for each option's text. */
  | {
      kind: 'option-extreme';
      values: Readonly<Record<string, string>>;
      pick: 'greatest' | 'least';
      quantity: string;
    }
  /** The set of quantum numbers that an electron can have, in a subshell if one is named, or cannot have. */
  | { kind: 'quantum-numbers'; asked: 'allowed' | 'forbidden'; subshell?: string }
  /** What the VSEPR model says of a species with one central atom. */
  | { kind: 'molecule-shape'; species: string; asked: 'shape' | 'electronGeometry' | 'lonePairs' }
  | { kind: 'species-of-shape'; shape: string }
  /** The nuclide or particle that stands for `?` in a nuclear equation. */
  | { kind: 'nuclear-balance'; equation: string };
