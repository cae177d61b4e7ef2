import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone by somebody who has not read the grader. */
export const thirdNames: readonly LabelledGroup[] = [
  {
    asked: { kind: 'name', smiles: 'CCCC' },
    rules: {},
    answers: String.raw`
butane | right
methylpropane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)C' },
    rules: {},
    answers: String.raw`
2-methylpropane | right
1,1-dimethylethane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)(C)C' },
    rules: {},
    answers: String.raw`
2,2-dimethylpropane | right
2,2 dimethyl propane | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)CC(C)(C)C' },
    rules: {},
    answers: String.raw`
2,2,4-trimethylpentane | right
2,4,4-trimethylpentane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'C=CCC' },
    rules: {},
    answers: String.raw`
but-1-ene | right
But 1 ene | right
but-2-ene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC/C=C\\C' },
    rules: {},
    answers: String.raw`
cis-2-pentene | right
(2Z)-pent-2-ene | right
pent-2-ene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC#C' },
    rules: {},
    answers: String.raw`
prop-1-yne | right
propyn | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'C1CCCCC1' },
    rules: {},
    answers: String.raw`
CYCLOHEXANE | right
cyclohexan | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC1CCCC1' },
    rules: {},
    answers: String.raw`
methyl cyclopentane | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCO' },
    rules: {},
    answers: String.raw`
ethanol | right
ethan-1-ol | right
methanol | wrong
C2H5OH | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)O' },
    rules: {},
    answers: String.raw`
isopropyl alcohol | right
2-hydroxypropane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'OCCO' },
    rules: {},
    answers: String.raw`
ethane-1,2-diol | right
1,2-ethanediol | right
diol | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'OCC(O)CO' },
    rules: {},
    answers: String.raw`
glycerol | right
propane-1,3-diol | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC=O' },
    rules: {},
    answers: String.raw`
acetaldehyde | right
aldehyde | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCC(=O)CC' },
    rules: {},
    answers: String.raw`
3-pentanone | right
pentan-2-one | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)O' },
    rules: {},
    answers: String.raw`
Acetic Acid | right
acetic acd | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'OC=O' },
    rules: {},
    answers: String.raw`
formic acid | right
acetic acid | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCCC(=O)O' },
    rules: {},
    answers: String.raw`
butyric acid | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)OC' },
    rules: {},
    answers: String.raw`
methyl ethanoate | right
ethyl methanoate | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)OCCC(C)C' },
    rules: {},
    answers: String.raw`
3-methylbutyl acetate | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(N)C' },
    rules: {},
    answers: String.raw`
propan-2-amine | right
2-aminopropane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'CN(C)C' },
    rules: {},
    answers: String.raw`
trimethylamine | right
dimethylamine | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'Nc1ccccc1' },
    rules: {},
    answers: String.raw`
phenylamine | right
benzylamine | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'Oc1ccccc1' },
    rules: {},
    answers: String.raw`
hydroxybenzene | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'Clc1ccc(Cl)cc1' },
    rules: {},
    answers: String.raw`
1,4-dichlorobenzene | right
para dichlorobenzene | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'Cc1cccc(C)c1' },
    rules: {},
    answers: String.raw`
m-xylene | right
meta-xylene | right
o-xylene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: '[O-][N+](=O)c1ccccc1' },
    rules: {},
    answers: String.raw`
Nitro benzene | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'Cc1c(cc(cc1[N+](=O)[O-])[N+](=O)[O-])[N+](=O)[O-]' },
    rules: {},
    answers: String.raw`
2,4,6-trinitrotoluene | right
2,4-dinitrotoluene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCOCC' },
    rules: {},
    answers: String.raw`
ethoxyethane | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)Cl' },
    rules: {},
    answers: String.raw`
acetyl chloride | right
propanoyl chloride | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)OC(C)=O' },
    rules: {},
    answers: String.raw`
ethanoic anhydride | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(N)=O' },
    rules: {},
    answers: String.raw`
acetamide | right
acetamid | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'ClC(Cl)Cl' },
    rules: {},
    answers: String.raw`
chloroform | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(Br)CC' },
    rules: {},
    answers: String.raw`
2-bromobutane | right
3-bromobutane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'C[C@H](O)C(=O)O' },
    rules: {},
    answers: String.raw`
(S)-2-hydroxypropanoic acid | right
(S)-lactic acid | right
2-hydroxypropanoic acid | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCC(C)=O' },
    rules: {},
    answers: String.raw`
2-butanone | right
ethyl methyl ketone | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)CO' },
    rules: {},
    answers: String.raw`
2-methylpropan-1-ol | right
2-methyl-1-propanol | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)(C)O' },
    rules: {},
    answers: String.raw`
2-methylpropan-2-ol | right
tert-butanol | right
1,1-dimethylethanol | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'C1=CCCCC1' },
    rules: {},
    answers: String.raw`
cyclohexane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'C=CC=C' },
    rules: {},
    answers: String.raw`
1,3-butadiene | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'OC(=O)C(=O)O' },
    rules: {},
    answers: String.raw`
oxalic acid | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'OC(=O)CCC(=O)O' },
    rules: {},
    answers: String.raw`
butanedioic acid | right
pentanedioic acid | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'c1ccc2ccccc2c1' },
    rules: {},
    answers: String.raw`
naftalene | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'c1ccncc1' },
    rules: {},
    answers: String.raw`
pyrrole | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'C1CCOC1' },
    rules: {},
    answers: String.raw`
oxolane | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'C/C=C/C(=O)O' },
    rules: {},
    answers: String.raw`
(E)-but-2-enoic acid | right
(2E)-2-butenoic acid | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCCCCCO' },
    rules: {},
    answers: String.raw`
hexan-1-ol | right
hexyl alcohol | right
hexan-3-ol | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'O=Cc1ccccc1' },
    rules: {},
    answers: String.raw`
benzenecarbaldehyde | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'COc1ccccc1' },
    rules: {},
    answers: String.raw`
methoxybenzene | right
methyl phenyl ether | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)c1ccccc1' },
    rules: {},
    answers: String.raw`
1-phenylethanone | right
benzophenone | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCCCC(CC)CCC' },
    rules: {},
    answers: String.raw`
4 ethyl octane | right
3-propylheptane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'BrC1CCCCC1' },
    rules: {},
    answers: String.raw`
cyclohexyl bromide | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(Br)CCl' },
    rules: {},
    answers: String.raw`
2-bromo-1-chloropropane | right
1-bromo-2-chloropropane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'Cc1ccc(O)cc1' },
    rules: {},
    answers: String.raw`
p-cresol | right
3-methylphenol | wrong
`,
  },
];
