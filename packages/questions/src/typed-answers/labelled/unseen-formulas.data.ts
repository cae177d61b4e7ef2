import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone, and not run before the grader was finished. */
export const unseenFormulas: readonly LabelledGroup[] = [
  {
    asked: { kind: 'formula', formula: 'SO4^2-', match: 'composition' },
    rules: {},
    answers: String.raw`
SO4 2- | right
SO₄²⁻ | right
SO4^{2-} | right
SO4^-2 | right
SO4^2-(aq) | right
SO4 | wrong
SO3^2- | wrong
so4 2- | notUnderstood
SO4^^2 | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'Fe^3+', match: 'composition' },
    rules: {},
    answers: String.raw`
Fe+3 | right
Fe³⁺ | right
Fe+++ | right
Fe2+ | wrong
Fe3- | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CuSO4·5H2O', match: 'composition' },
    rules: {},
    answers: String.raw`
CuSO4·5H2O | right
CuSO4*5H2O | right
CuSO₄·5H₂O | right
CuSO4 | wrong
cuso4·5h2o | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'Ca(OH)2', match: 'composition' },
    rules: {},
    answers: String.raw`
Ca(OH)2 | right
Ca(HO)2 | right
Ca(OH)2(s) | right
CaOH2 | wrong
Ca(OH)2+ | wrong
ca(oh)2 | notUnderstood
 | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3CH2OH', match: 'structure' },
    rules: {},
    answers: String.raw`
CH3CH2OH | right
CH3-CH2-OH | right
CH3OCH3 | wrong
CH3CH2CH2OH | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3COOH', match: 'structure' },
    rules: {},
    answers: String.raw`
CH3COOH | right
CH_3COOH | right
C2H4O2 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: '[Co(NH3)5Cl]Cl2', match: 'structure' },
    rules: {},
    answers: String.raw`
[Co(NH3)5Cl]Cl2 | right
[Co(NH3)4Cl2]Cl | wrong
Co(NH3)5Cl3 | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: 'NH4^+', match: 'composition' },
    rules: {},
    answers: String.raw`
NH4+ | right
NH₄⁺ | right
NH4 | wrong
H4N+ | right
`,
  },
  {
    asked: { kind: 'formula', formula: 'C6H12O6', match: 'composition' },
    rules: {},
    answers: String.raw`
C6H12O6 | right
C₆H₁₂O₆ | right
CH2O | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: '2H2 + O2 -> 2H2O', states: false },
    rules: {},
    answers: String.raw`
2H2 + O2 -> 2H2O | right
O2 + 2H2 → 2H2O | right
2H2+O2->2H2O | right
2H2(g) + O2(g) -> 2H2O(l) | right
4H2 + 2O2 -> 4H2O | partly 0.75 notSmallest
H2 + ½O2 → H2O | partly 0.75 notSmallest
2H2 + O2 -> H2O | partly 0.5 unbalanced
2H2O -> 2H2 + O2 | wrong
H2 + O2 | notUnderstood
hydrogen + oxygen -> water | notUnderstood
2H2 + O2 --> 2H2O | right
`,
  },
  {
    asked: { kind: 'equation', equation: 'Zn(s) + 2HCl(aq) -> ZnCl2(aq) + H2(g)', states: true },
    rules: {},
    answers: String.raw`
Zn(s) + 2HCl(aq) -> ZnCl2(aq) + H2(g) | right
Zn + 2HCl -> ZnCl2 + H2 | partly 0.75 states
Zn(s) + 2HCl(aq) -> ZnCl2(aq) + H2 | partly 0.75 states
Zn(s) + HCl(aq) -> ZnCl2(aq) + H2(g) | partly 0.5 unbalanced
Zn(s) + 2H+(aq) -> Zn2+(aq) + H2(g) | wrong
zn + hcl -> zncl2 + h2 | notUnderstood
`,
  },
  {
    asked: { kind: 'equation', equation: 'Ag^+ + Cl^- -> AgCl', states: false },
    rules: {},
    answers: String.raw`
Ag^+ + Cl^- -> AgCl | right
Ag+(aq) + Cl-(aq) -> AgCl(s) | right
Ag+ + Cl- = AgCl | right
Ag + Cl -> AgCl | wrong
2Ag+ + 2Cl- -> 2AgCl | partly 0.75 notSmallest
Ag+ + Cl- | notUnderstood
`,
  },
  {
    asked: { kind: 'equation', equation: 'MnO4^- + 5Fe^2+ + 8H^+ -> Mn^2+ + 5Fe^3+ + 4H2O', states: false },
    rules: {},
    answers: String.raw`
MnO4^- + 8H^+ + 5Fe^2+ -> 5Fe^3+ + Mn^2+ + 4H2O | right
MnO4^{-} + 5Fe^{2+} + 8H^{+} -> Mn^{2+} + 5Fe^{3+} + 4H_2O | right
MnO4- + Fe2+ + 8H+ -> Mn2+ + Fe3+ + 4H2O | partly 0.5 unbalanced
2MnO4- + 10Fe2+ + 16H+ -> 2Mn2+ + 10Fe3+ + 8H2O | partly 0.75 notSmallest
`,
  },
  {
    asked: { kind: 'equation', equation: 'Ba^2+(aq) + SO4^2-(aq) -> BaSO4(s)', states: true },
    rules: {},
    answers: String.raw`
Ba2+(aq) + SO4 2-(aq) -> BaSO4(s) | right
Ba²⁺(aq) + SO₄²⁻(aq) → BaSO₄(s) | right
Ba2+ + SO4^2- -> BaSO4 | partly 0.75 states
Ba + SO4 -> BaSO4 | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: '2C2H6 + 7O2 -> 4CO2 + 6H2O', states: false },
    rules: {},
    answers: String.raw`
2C2H6 + 7O2 -> 4CO2 + 6H2O | right
C2H6 + 3.5O2 -> 2CO2 + 3H2O | partly 0.75 notSmallest
C2H6 + O2 -> CO2 + H2O | partly 0.5 unbalanced
4C2H6 + 14O2 -> 8CO2 + 12H2O | partly 0.75 notSmallest
2C2H6 + 7O2 - 4CO2 + 6H2O | notUnderstood
`,
  },
  {
    asked: { kind: 'equation', equation: 'Cu^2+ + 2e^- -> Cu', states: false },
    rules: {},
    answers: String.raw`
Cu2+ + 2e- -> Cu | right
Cu²⁺ + 2e⁻ → Cu | right
Cu+2 + 2e- = Cu | right
Cu -> Cu2+ + 2e- | wrong
`,
  },
];
