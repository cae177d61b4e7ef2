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
    mark: 'OH on a saturated carbon with at most one carbon neighbor',
    takenFor: ['secondary alcohol', 'phenol', 'ether'],
  },
  'secondary alcohol': {
    name: 'a secondary alcohol',
    mark: 'OH on a saturated carbon with two carbon neighbors',
    takenFor: ['primary alcohol', 'tertiary alcohol', 'phenol'],
  },
  'tertiary alcohol': {
    name: 'a tertiary alcohol',
    mark: 'OH on a saturated carbon with three carbon neighbors',
    takenFor: ['secondary alcohol', 'phenol', 'ether'],
  },
  phenol: {
    name: 'a phenol',
    mark: 'OH directly on a benzene ring',
    takenFor: ['secondary alcohol', 'tertiary alcohol', 'ether'],
  },
  ether: {
    name: 'an ether',
    mark: 'oxygen between two carbons, neither of them C=O',
    takenFor: ['ester', 'secondary alcohol', 'ketone'],
  },
  aldehyde: {
    name: 'an aldehyde',
    mark: 'C=O between a carbon and a hydrogen',
    takenFor: ['ketone', 'carboxylic acid', 'primary alcohol'],
  },
  ketone: {
    name: 'a ketone',
    mark: 'C=O between two carbons',
    takenFor: ['aldehyde', 'ester', 'secondary alcohol'],
  },
  'carboxylic acid': {
    name: 'a carboxylic acid',
    mark: 'OH on the carbon of C=O',
    takenFor: ['ester', 'aldehyde', 'acid anhydride'],
  },
  ester: {
    name: 'an ester',
    mark: 'oxygen between the carbon of C=O and a carbon without C=O',
    takenFor: ['ether', 'carboxylic acid', 'acid anhydride'],
  },
  amide: {
    name: 'an amide',
    mark: 'nitrogen directly on the carbon of C=O',
    takenFor: ['secondary amine', 'imine', 'ester'],
  },
  'acid anhydride': {
    name: 'an acid anhydride',
    mark: 'oxygen between two C=O groups',
    takenFor: ['ester', 'carboxylic acid', 'ether'],
  },
  'acyl chloride': {
    name: 'an acyl chloride',
    mark: 'chlorine on the carbon of C=O',
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
    mark: 'nitrogen with one carbon, not that of C=O, and two hydrogens',
    takenFor: ['secondary amine', 'amide', 'nitrile'],
  },
  'secondary amine': {
    name: 'a secondary amine',
    mark: 'nitrogen with two carbons, neither of them C=O, and one hydrogen',
    takenFor: ['primary amine', 'tertiary amine', 'amide'],
  },
  'tertiary amine': {
    name: 'a tertiary amine',
    mark: 'nitrogen with three carbons, none of them C=O, and no hydrogen',
    takenFor: ['secondary amine', 'amide', 'primary amine'],
  },
  thiol: { name: 'a thiol', mark: 'SH on carbon', takenFor: ['sulfide', 'primary alcohol'] },
  sulfide: { name: 'a sulfide', mark: 'sulfur between two carbons', takenFor: ['thiol', 'ether'] },
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
