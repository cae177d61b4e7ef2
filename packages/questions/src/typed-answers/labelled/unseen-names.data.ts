import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone, and not run before the grader was finished. */
export const unseenNames: readonly LabelledGroup[] = [
  {
    asked: { kind: 'name', smiles: 'CCC(C)CC' },
    rules: {},
    answers: String.raw`
3-Methylpentane | right
2-ethylbutane | partly 0.5 notPreferred
2-methylpentane | wrong
isohexane | wrong
C6H14 | notUnderstood
CCC(C)CC | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)C(C)CC' },
    rules: {},
    answers: String.raw`
2, 3-dimethylpentane | right
3,4-dimethylpentane | partly 0.5 notPreferred
2,2-dimethylpentane | wrong
2,3-methylpentane | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCC(CC)C(C)CC(C)C' },
    rules: {},
    answers: String.raw`
3-ethyl-2,4-dimethylhexane | wrong
2,4-dimethyl-5-ethylheptane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCC(O)C' },
    rules: {},
    answers: String.raw`
butan-2-ol | right
sec-butyl alcohol | right
2-hydroxybutane | partly 0.5 notPreferred
butanol | wrong
(R)-butan-2-ol | wrong
1-methylpropan-1-ol | partly 0.5 notPreferred
CH3CH2CH(OH)CH3 | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'C[C@H](O)CC' },
    rules: {},
    answers: String.raw`
(S)-butan-2-ol | right
(S)-2-butanol | right
(S)-sec-butyl alcohol | right
(R)-butan-2-ol | wrong
(S)-2-hydroxybutane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'C/C=C/C' },
    rules: {},
    answers: String.raw`
(2E)-but-2-ene | right
trans-2-butene | right
but-2-ene | wrong
(Z)-but-2-ene | wrong
(E)-but-1-ene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCOC' },
    rules: {},
    answers: String.raw`
ethyl methyl ether | right
ethoxymethane | partly 0.5 notPreferred
ether | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)=O' },
    rules: {},
    answers: String.raw`
propanone | right
dimethyl ketone | right
propanal | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)OCC' },
    rules: {},
    answers: String.raw`
ethyl acetate | right
Ethyl Ethanoate | right
ethylacetate | right
ester | notUnderstood
`,
  },
  {
    asked: { kind: 'name', smiles: 'Cc1ccccc1' },
    rules: {},
    answers: String.raw`
methylbenzene | right
benzene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'Cc1ccccc1Cl' },
    rules: {},
    answers: String.raw`
2-chlorotoluene | right
1-chloro-2-methylbenzene | right
2-chloro-1-methylbenzene | partly 0.5 notPreferred
m-chlorotoluene | wrong
4-chlorotoluene | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)(C)Cl' },
    rules: {},
    answers: String.raw`
tert-butyl chloride | right
2-methyl-2-chloropropane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'OC(=O)c1ccccc1' },
    rules: {},
    answers: String.raw`
benzoic acid | right
benzoicacid | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(C)CC(=O)O' },
    rules: {},
    answers: String.raw`
3-methylbutanoic acid | right
2-methylbutanoic acid | wrong
3-methylbutanoate | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CCN' },
    rules: {},
    answers: String.raw`
ethylamine | right
methylamine | wrong
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC(=O)N(C)C' },
    rules: {},
    answers: String.raw`
N,N-dimethylethanamide | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'C1CCCCC1O' },
    rules: {},
    answers: String.raw`
cyclohexanol | right
hydroxycyclohexane | partly 0.5 notPreferred
`,
  },
  {
    asked: { kind: 'name', smiles: 'CC#N' },
    rules: {},
    answers: String.raw`
acetonitrile | right
methyl cyanide | right
`,
  },
  {
    asked: { kind: 'name', smiles: 'C[C@H]1CC[C@H](C)CC1' },
    rules: {},
    answers: String.raw`
trans-1,4-dimethylcyclohexane | right
1,4-dimethylcyclohexane | wrong
`,
  },
];
