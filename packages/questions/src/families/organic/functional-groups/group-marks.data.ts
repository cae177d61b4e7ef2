import type { FunctionalGroup } from '../../../computations/structures/functional-groups.ts';

/** A functional group as a student names it, what tells it apart, and the groups it is often taken for. */
export interface GroupMark {
  name: string;
  mark: string;
  takenFor: readonly FunctionalGroup[];
}

export const groupMarks: Readonly<Partial<Record<FunctionalGroup, GroupMark>>> = {
  alkene: {
    name: 'an alkene',
    mark: 'a C=C double bond outside a benzene ring',
    takenFor: ['alkyne', 'imine'],
  },
  alkyne: { name: 'an alkyne', mark: 'a triple bond between two carbons', takenFor: ['alkene', 'nitrile'] },
  'primary alcohol': {
    name: 'a primary alcohol',
    mark: 'an OH group on a saturated carbon with at most one carbon neighbor',
    takenFor: ['secondary alcohol', 'phenol', 'ether'],
  },
  'secondary alcohol': {
    name: 'a secondary alcohol',
    mark: 'an OH group on a saturated carbon with two carbon neighbors',
    takenFor: ['primary alcohol', 'tertiary alcohol', 'phenol'],
  },
  'tertiary alcohol': {
    name: 'a tertiary alcohol',
    mark: 'an OH group on a saturated carbon with three carbon neighbors',
    takenFor: ['secondary alcohol', 'phenol', 'ether'],
  },
  phenol: {
    name: 'a phenol',
    mark: 'an OH group directly on a benzene ring',
    takenFor: ['secondary alcohol', 'tertiary alcohol', 'ether'],
  },
  ether: {
    name: 'an ether',
    mark: 'an oxygen between two carbons, neither of them C=O',
    takenFor: ['ester', 'secondary alcohol', 'ketone'],
  },
  aldehyde: {
    name: 'an aldehyde',
    mark: 'a C=O group between a carbon and a hydrogen',
    takenFor: ['ketone', 'carboxylic acid', 'primary alcohol'],
  },
  ketone: {
    name: 'a ketone',
    mark: 'a C=O group between two carbons',
    takenFor: ['aldehyde', 'ester', 'secondary alcohol'],
  },
  'carboxylic acid': {
    name: 'a carboxylic acid',
    mark: 'an OH group on a C=O carbon',
    takenFor: ['ester', 'aldehyde', 'acid anhydride'],
  },
  ester: {
    name: 'an ester',
    mark: 'an oxygen between a C=O carbon and a carbon that is not a C=O carbon',
    takenFor: ['ether', 'carboxylic acid', 'acid anhydride'],
  },
  amide: {
    name: 'an amide',
    mark: 'a nitrogen directly on a C=O carbon',
    takenFor: ['secondary amine', 'imine', 'ester'],
  },
  'acid anhydride': {
    name: 'an acid anhydride',
    mark: 'an oxygen between two C=O groups',
    takenFor: ['ester', 'carboxylic acid', 'ether'],
  },
  'acyl chloride': {
    name: 'an acyl chloride',
    mark: 'a chlorine on a C=O carbon',
    takenFor: ['haloalkane', 'ketone', 'aldehyde'],
  },
  nitrile: {
    name: 'a nitrile',
    mark: 'a triple bond between carbon and nitrogen',
    takenFor: ['imine', 'alkyne', 'primary amine'],
  },
  imine: {
    name: 'an imine',
    mark: 'a double bond between carbon and nitrogen',
    takenFor: ['nitrile', 'secondary amine', 'amide'],
  },
  'primary amine': {
    name: 'a primary amine',
    mark: 'a nitrogen bonded to one carbon (not C=O) and two hydrogens',
    takenFor: ['secondary amine', 'amide', 'nitrile'],
  },
  'secondary amine': {
    name: 'a secondary amine',
    mark: 'a nitrogen bonded to two carbons (neither C=O) and one hydrogen',
    takenFor: ['primary amine', 'tertiary amine', 'amide'],
  },
  'tertiary amine': {
    name: 'a tertiary amine',
    mark: 'a nitrogen bonded to three carbons (none C=O) and no hydrogen',
    takenFor: ['secondary amine', 'amide', 'primary amine'],
  },
  thiol: { name: 'a thiol', mark: 'an SH group on a carbon', takenFor: ['sulfide', 'primary alcohol'] },
  sulfide: { name: 'a sulfide', mark: 'a sulfur between two carbons', takenFor: ['thiol', 'ether'] },
  haloalkane: {
    name: 'a haloalkane',
    mark: 'a halogen on a saturated carbon',
    takenFor: ['aryl halide', 'acyl chloride'],
  },
  'aryl halide': {
    name: 'an aryl halide',
    mark: 'a halogen directly on a benzene ring',
    takenFor: ['haloalkane', 'acyl chloride'],
  },
};
