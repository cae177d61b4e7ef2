import { decideAminoAcid } from './biomolecules/amino-acids.ts';
import { decideCodon, decideMutation } from './biomolecules/codons.ts';
import { decideFattyAcid } from './biomolecules/fatty-acids.ts';
import { decideDigestion, decideIsoelectricPoint, decideNetCharge } from './biomolecules/peptides.ts';
import {
  decideFormulaOfName,
  decideFormulaWithOxidationNumber,
  decideNameOfFormula,
  decideOxidationNumber,
} from './compounds/compounds.ts';
import type { Computation } from './computation.ts';
import type { Decision } from './decision.ts';
import { decideRoundedQuantity, decideSignificantFigures } from './numbers/figures.ts';
import { decideQuantity } from './numbers/quantity.ts';
import { decideMoleculeShape, decideSpeciesOfShape } from './compounds/molecule-shape.ts';
import { decideNuclearBalance } from './atoms/nuclear.ts';
import { decideOptionExtreme } from './numbers/option-extreme.ts';
import { decideQuantumNumbers } from './atoms/quantum-numbers.ts';
import { decideConfiguration, decideElementExtreme } from './atoms/elements.ts';
import { decideBalancedEquation, decideCoefficient, decideCoefficientSum } from './compounds/reactions.ts';
import { decideComplement, decideTranslation } from './biomolecules/sequences.ts';
import { decideNameOfStructure } from './names/organic-name.ts';
import {
  decideDrawnOption,
  decideRelationship,
  decideStructureFact,
} from './structures/structure-options.ts';
import {
  decideDescriptor,
  decideFragment,
  decideSameStructure,
  decideStructureCount,
  decideStructureFormula,
} from './structures/structures.ts';

/**
 * Runs the computation of a written question over its options.
 * @returns which options it finds right: the key and no other, or the question is not served
 * @example decide({ kind: 'quantity', expression: '2 * 3', unit: 'mol' }, ['6 mol', '5 mol', '1 mol', '8 mol'])
 */
export function decide(computation: Computation, options: readonly string[]): Decision {
  switch (computation.kind) {
    case 'quantity':
      return decideQuantity(computation.expression, computation.unit, options);
    case 'rounded-quantity':
      return decideRoundedQuantity(computation.expression, computation.unit, computation.rounding, options);
    case 'significant-figures':
      return decideSignificantFigures(computation.written, options);
    case 'balanced-equation':
      return decideBalancedEquation(options);
    case 'coefficient':
      return decideCoefficient(computation.equation, computation.species, options);
    case 'coefficient-sum':
      return decideCoefficientSum(computation.equation, options);
    case 'oxidation-number':
      return decideOxidationNumber(computation.formula, computation.element, options);
    case 'formula-with-oxidation-number':
      return decideFormulaWithOxidationNumber(computation.element, computation.number, options);
    case 'name-of-formula':
      return decideNameOfFormula(computation.formula, options);
    case 'formula-of-name':
      return decideFormulaOfName(computation.name, options);
    case 'element-extreme':
      return decideElementExtreme(computation.property, computation.pick, options);
    case 'electron-configuration':
      return decideConfiguration(computation.species, options);
    case 'same-structure':
      return decideSameStructure(computation.smiles, options);
    case 'contains-fragment':
      return decideFragment(computation.fragment, computation.negate ?? false, options);
    case 'structure-count':
      return decideStructureCount(computation.smiles, computation.count, options);
    case 'formula-of-structure':
      return decideStructureFormula(computation.smiles, options);
    case 'descriptor':
      return decideDescriptor(computation.smiles, options);
    case 'drawn-option':
      return decideDrawnOption(computation.property, computation.negate ?? false, options);
    case 'structure-fact':
      return decideStructureFact(computation.fact, options);
    case 'name-of-structure':
      return decideNameOfStructure(computation.smiles, options);
    case 'relationship':
      return decideRelationship(computation.first, computation.second, options);
    case 'translation':
      return decideTranslation(computation.rna, options);
    case 'complement':
      return decideComplement(computation.strand, computation.into, options);
    case 'option-extreme':
      return decideOptionExtreme(computation.values, computation.pick, computation.quantity, options);
    case 'quantum-numbers':
      return decideQuantumNumbers(computation.asked, computation.subshell, options);
    case 'molecule-shape':
      return decideMoleculeShape(computation.species, computation.asked, options);
    case 'species-of-shape':
      return decideSpeciesOfShape(computation.shape, options);
    case 'nuclear-balance':
      return decideNuclearBalance(computation.equation, options);
    case 'amino-acid':
      return decideAminoAcid(computation.having, computation.negate ?? false, options);
    case 'net-charge':
      return decideNetCharge(computation, computation.pH, options);
    case 'isoelectric-point':
      return decideIsoelectricPoint(computation, options);
    case 'digestion':
      return decideDigestion(computation.peptide, computation.agent, options);
    case 'codon':
      return decideCodon(computation.codes, options);
    case 'mutation':
      return decideMutation(computation.before, computation.after, options);
    case 'fatty-acid':
      return decideFattyAcid(computation.smiles, options);
  }
}
