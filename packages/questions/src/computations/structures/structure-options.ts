import { undecided, type Decision } from '../decision.ts';
import { functionalGroupsOf } from './functional-groups.ts';
import { isomersOf } from './isomer-counts.ts';
import { statedQuantity } from '../numbers/stated-quantity.ts';
import {
  countBonds,
  countProtonEnvironments,
  countStereoisomers,
  relationshipOf,
  substitutionProducts,
  type Relationship,
} from './structure-facts.ts';
import type { DrawnProperty, StructureFact } from './structure-property.ts';
import { decideStructureCount, decideStructureFormula, descriptorOf } from './structures.ts';

/** Decides which drawn option has a property: a count, a formula, a descriptor, a functional group. */
export function decideDrawnOption(
  property: DrawnProperty,
  negate: boolean,
  options: readonly string[],
): Decision {
  const right: boolean[] = [];
  for (const option of options) {
    const smiles = /\\smiles\{([^|}]*)/.exec(option)?.[1];
    if (smiles === undefined) return undecided('Every option has to be a drawn structure');
    right.push(hasProperty(smiles, property) !== negate);
  }
  return { ok: true, right, finding: `Read off each of the four structures: ${described(property)}.` };
}

/** Decides by a number counted from structures: bonds, signals, stereoisomers, isomers. */
export function decideStructureFact(fact: StructureFact, options: readonly string[]): Decision {
  const value = count(fact);
  const right = options.map((option) => statedQuantity(option)?.value === value);
  return { ok: true, right, finding: `Counted by generating and comparing structures: ${value}.` };
}

/** Decides how two structures are related, from options that name a relationship. */
export function decideRelationship(first: string, second: string, options: readonly string[]): Decision {
  const found = relationshipOf(first, second);
  const right = options.map((option) => namedRelationship(option) === found);
  return { ok: true, right, finding: `Comparing the canonical forms of the two structures: ${found}.` };
}

function hasProperty(smiles: string, property: DrawnProperty): boolean {
  switch (property.kind) {
    case 'count': {
      const decision = decideStructureCount(smiles, property.count, [`${property.value}`]);
      return decision.ok && decision.right[0] === true;
    }
    case 'proton-environments':
      return countProtonEnvironments(smiles) === property.value;
    case 'formula': {
      const decision = decideStructureFormula(smiles, [property.formula]);
      return decision.ok && decision.right[0] === true;
    }
    case 'descriptor':
      return descriptorOf(smiles) === property.descriptor;
    case 'group':
      return functionalGroupsOf(smiles).includes(property.group);
  }
}

function described(property: DrawnProperty): string {
  switch (property.kind) {
    case 'count':
      return `${property.value} ${property.count.replaceAll('-', ' ')}`;
    case 'proton-environments':
      return `${property.value} sets of equivalent hydrogens`;
    case 'formula':
      return property.formula;
    case 'descriptor':
      return `descriptor ${property.descriptor}`;
    case 'group':
      return property.group;
  }
}

function count(fact: StructureFact): number {
  switch (fact.kind) {
    case 'sigma-bonds':
      return countBonds(fact.smiles).sigma;
    case 'pi-bonds':
      return countBonds(fact.smiles).pi;
    case 'proton-environments':
      return countProtonEnvironments(fact.smiles);
    case 'stereoisomers':
      return countStereoisomers(fact.pattern);
    case 'isomers':
      return fact.families.reduce((sum, family) => sum + isomersOf(family, fact.carbons).length, 0);
    case 'substitution-products':
      return substitutionProducts(fact.smiles, fact.substituents).length;
  }
}

function namedRelationship(option: string): Relationship | null {
  const text = option.toLowerCase();
  if (/constitutional|structural/.test(text)) return 'constitutional isomers';
  if (/diastereomer/.test(text)) return 'diastereomers';
  if (/enantiomer/.test(text)) return 'enantiomers';
  if (/same|identical/.test(text)) return 'identical';
  return /not isomers/.test(text) ? 'not isomers' : null;
}
