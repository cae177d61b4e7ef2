import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone by somebody who has not read the grader. */
export const thirdFormulas: readonly LabelledGroup[] = [
  {
    asked: { kind: 'formula', formula: 'Al2(SO4)3', match: 'composition' },
    rules: {},
    answers: String.raw`
Al₂(SO₄)₃ | right
Al_2(SO_4)_3 | right
Al2(SO4)3(aq) | right
Al3(SO4)2 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'PO4^3-', match: 'composition' },
    rules: {},
    answers: String.raw`
PO4 3- | right
PO4-3 | right
PO4^{3-} | right
PO4^2- | wrong
PO4^3+ | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'Cr2O7^2-', match: 'composition' },
    rules: {},
    answers: String.raw`
Cr2O7 2- | right
Cr2O7^-2 | right
Cr_2O_7^{2-} | right
Cr2O7^- | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'HCO3^-', match: 'composition' },
    rules: {},
    answers: String.raw`
HCO3- | right
HCO3^1- | right
HCO3 -1 | right
H2CO3 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'Mg3N2', match: 'composition' },
    rules: {},
    answers: String.raw`
Mg3N2 | right
Mg3 N2 | right
Mg2N3 | wrong
mg3n2 | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'Na2CO3·10H2O', match: 'composition' },
    rules: {},
    answers: String.raw`
Na2CO3.10H2O | right
Na₂CO₃·10H₂O | right
Na2CO3·7H2O | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: '(NH4)2SO4', match: 'composition' },
    rules: {},
    answers: String.raw`
(NH4)2SO4 | right
N2H8SO4 | right
NH4SO4 | wrong
(NH4)2SO4- | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'H2O2', match: 'composition' },
    rules: {},
    answers: String.raw`
HOOH | right
HO | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: '[Cu(NH3)4]^2+', match: 'composition' },
    rules: {},
    answers: String.raw`
[Cu(NH3)4]2+ | right
Cu(NH3)4^2+ | right
[Cu(NH3)4]^{2+} | right
[Cu(NH3)6]2+ | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'OH^-', match: 'composition' },
    rules: {},
    answers: String.raw`
OH⁻ | right
OH | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH2O', match: 'composition' },
    rules: {},
    answers: String.raw`
CH2O | right
CH_2O | right
ch2o | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'KAl(SO4)2·12H2O', match: 'composition' },
    rules: {},
    answers: String.raw`
AlK(SO4)2·12H2O | right
`,
  },
  {
    asked: { kind: 'formula', formula: 'Hg2^2+', match: 'composition' },
    rules: {},
    answers: String.raw`
Hg2^2+ | right
Hg2 2+ | right
`,
  },
  {
    asked: { kind: 'formula', formula: 'H3O^+', match: 'composition' },
    rules: {},
    answers: String.raw`
H3O+ | right
H_3O^+ | right
H3O | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'S2O3^2-', match: 'composition' },
    rules: {},
    answers: String.raw`
S₂O₃²⁻ | right
SO3^2- | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'Zn^2+', match: 'composition' },
    rules: {},
    answers: String.raw`
Zn2+ | right
Zn++ | right
Zn^2+(aq) | right
Zn | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'XeF4', match: 'composition' },
    rules: {},
    answers: String.raw`
XeF₄ | right
XeF2 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3CH2CH2CH3', match: 'structure' },
    rules: {},
    answers: String.raw`
CH3(CH2)2CH3 | right
C4H10 | wrong
CH3CH2CH3 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3CH(OH)CH3', match: 'structure' },
    rules: {},
    answers: String.raw`
CH3CHOHCH3 | right
CH3-CH(OH)-CH3 | right
C3H8O | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3CHO', match: 'structure' },
    rules: {},
    answers: String.raw`
CH3CHO | right
CH3-CHO | right
CH3COOH | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3COCH3', match: 'structure' },
    rules: {},
    answers: String.raw`
CH3-CO-CH3 | right
C3H6O | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'HCOOCH3', match: 'structure' },
    rules: {},
    answers: String.raw`
HCOOCH₃ | right
C2H4O2 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3CH2NH2', match: 'structure' },
    rules: {},
    answers: String.raw`
H2NCH2CH3 | right
CH3NHCH3 | wrong
ch3ch2nh2 | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH2=CH2', match: 'structure' },
    rules: {},
    answers: String.raw`
CH₂=CH₂ | right
C2H4 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'HC≡CH', match: 'structure' },
    rules: {},
    answers: String.raw`
HC≡CH | right
CH2=CH2 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3COOCH2CH3', match: 'structure' },
    rules: {},
    answers: String.raw`
CH3CO2CH2CH3 | right
CH3CH2COOCH3 | wrong
ethyl acetate | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: '[Cr(H2O)6]Cl3', match: 'structure' },
    rules: {},
    answers: String.raw`
[Cr(OH2)6]Cl3 | right
[Cr(H2O)5Cl]Cl2·H2O | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'K4[Fe(CN)6]', match: 'structure' },
    rules: {},
    answers: String.raw`
K4[Fe(CN)6] | right
K3[Fe(CN)6] | wrong
`,
  },
];
