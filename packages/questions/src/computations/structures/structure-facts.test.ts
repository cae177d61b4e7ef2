import { expect, test } from 'vitest';
import { functionalGroupsOf } from './functional-groups.ts';
import { isomersOf, type IsomerClass } from './isomer-counts.ts';
import {
  countBonds,
  countProtonEnvironments,
  countStereoisomers,
  relationshipOf,
  substitutionProducts,
} from './structure-facts.ts';

test('counts sigma and pi bonds with the hydrogens', () => {
  expect(countBonds('C=CC#C')).toEqual({ sigma: 7, pi: 3 });
  expect(countBonds('c1ccccc1')).toEqual({ sigma: 12, pi: 3 });
});

test('counts sets of equivalent hydrogens', () => {
  expect(['CCOCC', 'CCO', 'CC(C)(C)C', 'Cc1ccc(C)cc1'].map(countProtonEnvironments)).toEqual([2, 3, 1, 2]);
});

test.each([
  ['C[C?H](Cl)[C?H](Cl)C', 3],
  ['C[C?H](O)[C?H](O)[C?H](O)C', 4],
  ['C/C=C~[C?H](O)C', 4],
  ['C[C?H](Cl)[C?H](Br)C', 4],
  ['C/C=C~C', 2],
])('finds the stereoisomers of %s', (pattern, count) => expect(countStereoisomers(pattern)).toBe(count));

test.each([
  ['C[C@H](O)CC', 'C[C@@H](O)CC', 'enantiomers'],
  ['C[C@H](O)[C@H](O)C', 'C[C@@H](O)[C@@H](O)C', 'identical'],
  ['C[C@H](O)[C@H](O)C', 'C[C@@H](O)[C@H](O)C', 'diastereomers'],
  ['C/C=C/C', 'C/C=C\\C', 'diastereomers'],
  ['CCO', 'COC', 'constitutional isomers'],
  ['CCO', 'CCC', 'not isomers'],
])('%s and %s are %s', (first, second, relationship) =>
  expect(relationshipOf(first, second)).toBe(relationship),
);

test('knows the products of replacing hydrogens', () => {
  expect(substitutionProducts('CCC(C)C', ['Cl'])).toHaveLength(4);
  expect(substitutionProducts('c1ccccc1', ['Cl', 'Cl', '[N+](=O)[O-]'])).toHaveLength(6);
});

/** Published counts of constitutional isomers: alkanes OEIS A000602, alcohols A000598. */
test.each<[IsomerClass, number[]]>([
  ['alkane', [1, 1, 2, 3, 5, 9]],
  ['bromoalkane', [1, 2, 4, 8, 17, 39]],
  ['alcohol', [1, 2, 4, 8, 17, 39]],
  ['ether', [1, 1, 3, 6, 15, 33]],
  ['amine', [2, 4, 8, 17, 39, 89]],
  ['alkene', [1, 1, 3, 5, 13, 27]],
  ['carboxylic acid', [1, 1, 2, 4, 8, 17]],
])('counts the isomers of an %s with 2 to 7 carbons', (family, counts) => {
  expect([2, 3, 4, 5, 6, 7].map((carbons) => isomersOf(family, carbons).length)).toEqual(counts);
});

test.each([
  ['CC(=O)Oc1ccccc1C(=O)O', ['arene', 'carboxylic acid', 'ester']],
  ['CC(=O)Nc1ccc(O)cc1', ['amide', 'arene', 'phenol']],
  ['CC(=O)OC(C)=O', ['acid anhydride']],
  ['CC1CO1', ['epoxide']],
  ['COC(C)OC', ['acetal']],
  ['COCC(C)=O', ['ether', 'ketone']],
  ['CN(C)CC#N', ['nitrile', 'tertiary amine']],
  ['CC(C)(O)CC=O', ['aldehyde', 'tertiary alcohol']],
  ['ClCCc1ccc(Br)cc1', ['arene', 'aryl halide', 'haloalkane']],
  ['CC(=O)Cl', ['acyl chloride']],
  ['C[N+](=O)[O-]', ['nitro']],
  ['CC=NC', ['imine']],
])('finds the functional groups of %s', (smiles, groups) =>
  expect(functionalGroupsOf(smiles)).toEqual(groups),
);
