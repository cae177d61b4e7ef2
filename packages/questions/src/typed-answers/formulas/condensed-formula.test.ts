import { expect, test } from 'vitest';
import { canonicalSmiles } from '../../structures/canonical-smiles.ts';
import { gradeTypedAnswer } from '../grade-typed-answer.ts';
import { writeSmiles } from '../names/graph/write-smiles.ts';
import { readCondensedFormula } from './condensed-formula.ts';

test.each([
  ['CH3CH2OH', 'CCO'],
  ['HOCH2CH3', 'CCO'],
  ['C2H5OH', 'CCO'],
  ['CH3-CH2-OH', 'CCO'],
  ['(CH3)2CHOH', 'CC(C)O'],
  ['CH3CHOHCH3', 'CC(C)O'],
  ['CH3(CH2)4CH3', 'CCCCCC'],
  ['Br(CH2)5COOH', 'OC(=O)CCCCCBr'],
  ['CH2=CHCH3', 'C=CC'],
  ['CH2CHCHCH2', 'C=CC=C'],
  ['HCCCH3', 'C#CC'],
  ['CH3COOCH2CH3', 'CCOC(C)=O'],
  ['CH3OCOCH3', 'COC(C)=O'],
  ['CH3CO2H', 'CC(=O)O'],
  ['HOOCCH2COOH', 'OC(=O)CC(=O)O'],
  ['CH3COCH3', 'CC(C)=O'],
  ['CH3C(O)CH3', 'CC(C)=O'],
  ['CH3CHO', 'CC=O'],
  ['CH3CONH2', 'CC(N)=O'],
  ['CH3CN', 'CC#N'],
  ['CH3NO2', 'C[N+](=O)[O-]'],
  ['C6H5CH2OH', 'OCC1=CC=CC=C1'],
  ['(CH3CH2)2CHCOCH3', 'CCC(CC)C(C)=O'],
  ['CF3CHBrCl', 'FC(F)(F)C(Br)Cl'],
  ['CH3COO^{-}', 'CC(=O)[O-]'],
  ['CH3NH3^{+}', 'C[NH3+]'],
])('%s is read as %s', (formula, smiles) => {
  const graph = readCondensedFormula(formula);
  expect(graph === null ? null : canonicalSmiles(writeSmiles(graph).smiles)).toBe(canonicalSmiles(smiles));
});

test.each(['C2H6O', 'C6H6', 'NaCl', 'CH5', 'C3H7OH', 'CH3(CH2', 'H2', ''])(
  '%j says no structure',
  (formula) => {
    expect(readCondensedFormula(formula)).toBeNull();
  },
);

test('a molecular formula is never right for a structure', () => {
  const asked = { kind: 'formula', formula: 'HCHO', match: 'structure' } as const;
  expect(gradeTypedAnswer(asked, 'CH2O').verdict).toBe('wrong');
  expect(gradeTypedAnswer(asked, 'H2C=O').verdict).toBe('right');
});
