import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone by somebody who has not read the grader; first run when the other half was all right. */
export const thirdFormulasUnseen: readonly LabelledGroup[] = [
  {
    asked: { kind: 'formula', formula: 'Al2(SO4)3', match: 'composition' },
    rules: {},
    answers: String.raw`
Al2S3O12 | right
Al2 (SO4)3 | right
AlSO4 | wrong
al2(so4)3 | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'PO4^3-', match: 'composition' },
    rules: {},
    answers: String.raw`
PO₄³⁻ | right
[PO4]3- | right
PO4--- | right
PO3^3- | wrong
phosphate | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'Cr2O7^2-', match: 'composition' },
    rules: {},
    answers: String.raw`
Cr₂O₇²⁻ | right
(Cr2O7)^2- | right
CrO4^2- | wrong
cr2o7^2- | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'HCO3^-', match: 'composition' },
    rules: {},
    answers: String.raw`
HCO₃⁻ | right
CHO3- | right
HCO3 | wrong
CO3^2- | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'Mg3N2', match: 'composition' },
    rules: {},
    answers: String.raw`
Mg₃N₂ | right
"Mg3N2" | right
MgN | wrong
MG3N2 | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'Na2CO3·10H2O', match: 'composition' },
    rules: {},
    answers: String.raw`
Na2CO3 * 10 H2O | right
Na2CO3(H2O)10 | right
Na2CO3 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: '(NH4)2SO4', match: 'composition' },
    rules: {},
    answers: String.raw`
(NH₄)₂SO₄ | right
(NH4)2(SO4) | right
(NH4)2SO3 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'H2O2', match: 'composition' },
    rules: {},
    answers: String.raw`
H₂O₂ | right
H2O | wrong
water | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: '[Cu(NH3)4]^2+', match: 'composition' },
    rules: {},
    answers: String.raw`
[Cu(NH₃)₄]²⁺ | right
[Cu(NH3)4]+2 | right
[Cu(NH3)4] | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'OH^-', match: 'composition' },
    rules: {},
    answers: String.raw`
OH- | right
HO- | right
H2O | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH2O', match: 'composition' },
    rules: {},
    answers: String.raw`
C H2 O | right
C6H12O6 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'KAl(SO4)2·12H2O', match: 'composition' },
    rules: {},
    answers: String.raw`
KAl(SO4)2.12H2O | right
KAl(SO4)2 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'Hg2^2+', match: 'composition' },
    rules: {},
    answers: String.raw`
Hg₂²⁺ | right
Hg^2+ | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'H3O^+', match: 'composition' },
    rules: {},
    answers: String.raw`
H₃O⁺ | right
H+ | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'S2O3^2-', match: 'composition' },
    rules: {},
    answers: String.raw`
S2O3 2- | right
S2O3-2 | right
S2O3^2+ | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'Zn^2+', match: 'composition' },
    rules: {},
    answers: String.raw`
Zn²⁺ | right
Zn+2 | right
Zn+ | wrong
zn2+ | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'XeF4', match: 'composition' },
    rules: {},
    answers: String.raw`
F4Xe | right
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3CH2CH2CH3', match: 'structure' },
    rules: {},
    answers: String.raw`
CH3-CH2-CH2-CH3 | right
CH₃CH₂CH₂CH₃ | right
(CH3)3CH | wrong
butane | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3CH(OH)CH3', match: 'structure' },
    rules: {},
    answers: String.raw`
(CH3)2CHOH | right
CH3CH2CH2OH | wrong
propan-2-ol | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3CHO', match: 'structure' },
    rules: {},
    answers: String.raw`
CH₃CHO | right
C2H4O | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3COCH3', match: 'structure' },
    rules: {},
    answers: String.raw`
(CH3)2CO | right
CH3CH2CHO | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'HCOOCH3', match: 'structure' },
    rules: {},
    answers: String.raw`
HCO2CH3 | right
CH3COOH | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3CH2NH2', match: 'structure' },
    rules: {},
    answers: String.raw`
C2H5NH2 | right
CH3CH2-NH2 | right
C2H7N | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH2=CH2', match: 'structure' },
    rules: {},
    answers: String.raw`
H2C=CH2 | right
CH3CH3 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'HC≡CH', match: 'structure' },
    rules: {},
    answers: String.raw`
CH≡CH | right
C2H2 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3COOCH2CH3', match: 'structure' },
    rules: {},
    answers: String.raw`
CH3COOC2H5 | right
CH₃COOCH₂CH₃ | right
C4H8O2 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: '[Cr(H2O)6]Cl3', match: 'structure' },
    rules: {},
    answers: String.raw`
[Cr(H2O)6]Cl3 | right
[Cr(H₂O)₆]Cl₃ | right
[Cr(H2O)4Cl2]Cl | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'K4[Fe(CN)6]', match: 'structure' },
    rules: {},
    answers: String.raw`
K_4[Fe(CN)_6] | right
K4FeC6N6 | wrong
`,
  },
];
