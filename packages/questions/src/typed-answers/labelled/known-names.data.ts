import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone, and looked at while the grader was written. */
export const knownNames: readonly LabelledGroup[] = [
  {
    asked: { kind: 'name', smiles: 'CCC(C)CC' },
    rules: {},
    answers: String.raw`
3-methylpentane | right
3 methylpentane | right
methylpentane | wrong
hexane | wrong
3-methylpentan | notUnderstood
alkane | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)C(C)CC' },
    rules: {},
    answers: String.raw`
2,3-dimethylpentane | right
2,3-Dimethyl pentane | right
dimethylpentane | wrong
2-isopropylbutane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCC(CC)C(C)CC(C)C' },
    rules: {},
    answers: String.raw`
4-ethyl-2,3-dimethylhexane | wrong
5-ethyl-2,4-dimethylheptane | right
3-ethyl-4,6-dimethylheptane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCC(O)C' },
    rules: {},
    answers: String.raw`
2-butanol | right
sec-butanol | right
butan-3-ol | partly 0.5 notPreferred
butan-1-ol | wrong
s-butyl alcohol | right
alcohol | notUnderstood
buttanol | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'C[C@H](O)CC' },
    rules: {},
    answers: String.raw`
(2S)-butan-2-ol | right
S-butan-2-ol | right
butan-2-ol | wrong
(2R)-butan-2-ol | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'C/C=C/C' },
    rules: {},
    answers: String.raw`
(E)-but-2-ene | right
trans-but-2-ene | right
E-2-butene | right
cis-but-2-ene | wrong
2-butene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCOC' },
    rules: {},
    answers: String.raw`
methoxyethane | right
methyl ethyl ether | partly 0.5 notPreferred
dimethyl ether | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)=O' },
    rules: {},
    answers: String.raw`
propan-2-one | right
acetone | right
2-propanone | right
2-oxopropane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)OCC' },
    rules: {},
    answers: String.raw`
ethyl ethanoate | right
methyl propanoate | wrong
ethyl ethanoat | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'Cc1ccccc1' },
    rules: {},
    answers: String.raw`
toluene | right
phenylmethane | partly 0.5 notPreferred
tolueen | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'Cc1ccccc1Cl' },
    rules: {},
    answers: String.raw`
o-chlorotoluene | right
ortho-chlorotoluene | right
1-methyl-2-chlorobenzene | partly 0.5 notPreferred
chlorotoluene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)(C)Cl' },
    rules: {},
    answers: String.raw`
2-chloro-2-methylpropane | right
t-butyl chloride | right
1-chloro-2-methylpropane | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'OC(=O)c1ccccc1' },
    rules: {},
    answers: String.raw`
benzenecarboxylic acid | right
phenylacetic acid | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)CC(=O)O' },
    rules: {},
    answers: String.raw`
isovaleric acid | right
3-methylbutyric acid | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCN' },
    rules: {},
    answers: String.raw`
ethanamine | right
aminoethane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)N(C)C' },
    rules: {},
    answers: String.raw`
N,N-dimethylacetamide | right
N-methylacetamide | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'C1CCCCC1O' },
    rules: {},
    answers: String.raw`
cyclohexan-1-ol | right
hexanol | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC#N' },
    rules: {},
    answers: String.raw`
ethanenitrile | right
cyanomethane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'C[C@H]1CC[C@H](C)CC1' },
    rules: {},
    answers: String.raw`
cis-1,4-dimethylcyclohexane | wrong
`,
  },
];
