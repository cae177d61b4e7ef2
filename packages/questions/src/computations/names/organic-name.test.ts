import { expect, test } from 'vitest';
import { organicName } from './organic-name.ts';

test.each([
  ['CC(C)CC(C)(C)C', '2,2,4-trimethylpentane'],
  ['CCC(CC)CC(C)C', '4-ethyl-2-methylhexane'],
  ['CC(=O)CC(C)(C)O', '4-hydroxy-4-methylpentan-2-one'],
  ['C=CCC(C)O', 'pent-4-en-2-ol'],
  ['OCCO', 'ethane-1,2-diol'],
  ['OC(=O)CCC(=O)O', 'butanedioic acid'],
  ['CC(=O)CC=O', '3-oxobutanal'],
  ['CC(C)(C)OC', '2-methoxy-2-methylpropane'],
  ['CCC(C)OC', '2-methoxybutane'],
  ['C#CC=C', 'but-1-en-3-yne'],
  ['CC(Cl)C(Br)C', '2-bromo-3-chlorobutane'],
  ['NCCO', '2-aminoethan-1-ol'],
  ['CCC(C=C)CCC', '3-ethylhex-1-ene'],
  ['CCC(C(C)C)CCC', '3-ethyl-2-methylhexane'],
  ['CC(O)C(=O)O', '2-hydroxypropanoic acid'],
  ['CCO', 'ethanol'],
  ['CCCl', 'chloroethane'],
  ['[CH3][CH](Cl)[CH3]', '2-chloropropane'],
  ['C[C@H](O)CC', 'butan-2-ol'],
  ['C/C=C/CO', 'but-2-en-1-ol'],
])('%s is %s', (smiles, name) => expect(organicName(smiles)).toBe(name));

test.each(['C1CCCCC1', 'CC(=O)OC', 'CC(=O)[O-]', 'CCNC', 'CS', 'CC.CC', 'C1CC1.C', 'C[C]=O', '[CH3+]'])(
  '%s is outside what it names',
  (smiles) => expect(organicName(smiles)).toBeNull(),
);
