import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone by somebody who has not read the grader; first run when the other half was all right. */
export const thirdNamesUnseen: readonly LabelledGroup[] = [
  {
    asked: { kind: 'name', smiles: 'CCCC' },
    rules: {},
    answers: String.raw`
Butane | right
buthane | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)C' },
    rules: {},
    answers: String.raw`
isobutane | right
butane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)(C)C' },
    rules: {},
    answers: String.raw`
neopentane | right
pentane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)CC(C)(C)C' },
    rules: {},
    answers: String.raw`
2,2,4 - trimethyl pentane | right
2,3,4-trimethylpentane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'C=CCC' },
    rules: {},
    answers: String.raw`
1-butene | right
but-3-ene | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC/C=C\\C' },
    rules: {},
    answers: String.raw`
(Z)-pent-2-ene | right
cis-pent-2-ene | right
trans-pent-2-ene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC#C' },
    rules: {},
    answers: String.raw`
propyne | right
propene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'C1CCCCC1' },
    rules: {},
    answers: String.raw`
cyclohexane | right
hexane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC1CCCC1' },
    rules: {},
    answers: String.raw`
methylcyclopentane | right
methylcyclohexane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCO' },
    rules: {},
    answers: String.raw`
ethyl alcohol | right
hydroxyethane | partly 0.5 notPreferred
ethanoll | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)O' },
    rules: {},
    answers: String.raw`
propan-2-ol | right
2-propanol | right
propan-1-ol | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'OCCO' },
    rules: {},
    answers: String.raw`
ethylene glycol | right
ethanol | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'OCC(O)CO' },
    rules: {},
    answers: String.raw`
propane-1,2,3-triol | right
1,2,3-propanetriol | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC=O' },
    rules: {},
    answers: String.raw`
ethanal | right
propanal | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCC(=O)CC' },
    rules: {},
    answers: String.raw`
pentan-3-one | right
diethyl ketone | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)O' },
    rules: {},
    answers: String.raw`
ethanoic acid | right
methanoic acid | wrong
carboxylic acid | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'OC=O' },
    rules: {},
    answers: String.raw`
methanoic acid | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCCC(=O)O' },
    rules: {},
    answers: String.raw`
butanoic acid | right
propanoic acid | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)OC' },
    rules: {},
    answers: String.raw`
methyl acetate | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)OCCC(C)C' },
    rules: {},
    answers: String.raw`
3-methylbutyl ethanoate | right
2-methylbutyl acetate | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(N)C' },
    rules: {},
    answers: String.raw`
isopropylamine | right
propan-1-amine | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CN(C)C' },
    rules: {},
    answers: String.raw`
N,N-dimethylmethanamine | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'Nc1ccccc1' },
    rules: {},
    answers: String.raw`
aniline | right
aminobenzene | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'Oc1ccccc1' },
    rules: {},
    answers: String.raw`
phenol | right
cyclohexanol | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'Clc1ccc(Cl)cc1' },
    rules: {},
    answers: String.raw`
p-dichlorobenzene | right
1,3-dichlorobenzene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'Cc1cccc(C)c1' },
    rules: {},
    answers: String.raw`
1,3-dimethylbenzene | right
1,5-dimethylbenzene | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: '[O-][N+](=O)c1ccccc1' },
    rules: {},
    answers: String.raw`
nitrobenzene | right
aniline | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'Cc1c(cc(cc1[N+](=O)[O-])[N+](=O)[O-])[N+](=O)[O-]' },
    rules: {},
    answers: String.raw`
2-methyl-1,3,5-trinitrobenzene | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCOCC' },
    rules: {},
    answers: String.raw`
diethyl ether | right
dimethyl ether | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)Cl' },
    rules: {},
    answers: String.raw`
ethanoyl chloride | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)OC(C)=O' },
    rules: {},
    answers: String.raw`
acetic anhydride | right
acetic acid | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(N)=O' },
    rules: {},
    answers: String.raw`
ethanamide | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'ClC(Cl)Cl' },
    rules: {},
    answers: String.raw`
trichloromethane | right
dichloromethane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(Br)CC' },
    rules: {},
    answers: String.raw`
sec-butyl bromide | right
1-bromobutane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'C[C@H](O)C(=O)O' },
    rules: {},
    answers: String.raw`
(2S)-2-hydroxypropanoic acid | right
(R)-2-hydroxypropanoic acid | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCC(C)=O' },
    rules: {},
    answers: String.raw`
butan-2-one | right
butanone | right
butanal | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)CO' },
    rules: {},
    answers: String.raw`
isobutyl alcohol | right
2-methylpropan-2-ol | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)(C)O' },
    rules: {},
    answers: String.raw`
tert-butyl alcohol | right
2-hydroxy-2-methylpropane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'C1=CCCCC1' },
    rules: {},
    answers: String.raw`
cyclohexene | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'C=CC=C' },
    rules: {},
    answers: String.raw`
buta-1,3-diene | right
buta-1,2-diene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'OC(=O)C(=O)O' },
    rules: {},
    answers: String.raw`
ethanedioic acid | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'OC(=O)CCC(=O)O' },
    rules: {},
    answers: String.raw`
succinic acid | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'c1ccc2ccccc2c1' },
    rules: {},
    answers: String.raw`
naphthalene | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'c1ccncc1' },
    rules: {},
    answers: String.raw`
pyridine | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'C1CCOC1' },
    rules: {},
    answers: String.raw`
tetrahydrofuran | right
furan | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'C/C=C/C(=O)O' },
    rules: {},
    answers: String.raw`
trans-but-2-enoic acid | right
(Z)-but-2-enoic acid | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCCCCCO' },
    rules: {},
    answers: String.raw`
1-hexanol | right
hexan-6-ol | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'O=Cc1ccccc1' },
    rules: {},
    answers: String.raw`
benzaldehyde | right
benzoic acid | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'COc1ccccc1' },
    rules: {},
    answers: String.raw`
anisole | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)c1ccccc1' },
    rules: {},
    answers: String.raw`
acetophenone | right
methyl phenyl ketone | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCCCC(CC)CCC' },
    rules: {},
    answers: String.raw`
4-ethyloctane | right
5-ethyloctane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'BrC1CCCCC1' },
    rules: {},
    answers: String.raw`
bromocyclohexane | right
bromobenzene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(Br)CCl' },
    rules: {},
    answers: String.raw`
1-chloro-2-bromopropane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'Cc1ccc(O)cc1' },
    rules: {},
    answers: String.raw`
4-methylphenol | right
4-hydroxytoluene | partly 0.5 notPreferred
`,
  },
];
