import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone, and looked at while the grader was written. */
export const knownFormulas: readonly LabelledGroup[] = [
  {
    asked: { kind: 'formula', formula: 'SO4^2-', match: 'composition' },
    rules: {},
    answers: String.raw`
SO4^2- | right
SO4-2 | right
SO_4^{2-} | right
[SO4]2- | right
O4S^2- | right
"SO4^2-" | right
SO4- | wrong
SO4^2+ | wrong
sulfate | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'Fe^3+', match: 'composition' },
    rules: {},
    answers: String.raw`
Fe3+ | right
Fe^3+ | right
Fe^{3+} | right
Fe 3+ | right
Fe | wrong
iron(III) | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'CuSO4·5H2O', match: 'composition' },
    rules: {},
    answers: String.raw`
CuSO4.5H2O | right
CuSO4 · 5 H2O | right
CuSO4(H2O)5 | right
CuSO4·H2O | wrong
Cu(SO4·5H2O | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'Ca(OH)2', match: 'composition' },
    rules: {},
    answers: String.raw`
Ca(OH)_2 | right
CaO2H2 | right
Ca(OH)2. | right
CaOH | wrong
CA(OH)2 | notUnderstood
Ca(OH | notUnderstood
calcium hydroxide | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3CH2OH', match: 'structure' },
    rules: {},
    answers: String.raw`
CH₃CH₂OH | right
C2H6O | wrong
ethanol | notUnderstood
ch3ch2oh | notUnderstood
`,
  },
  {
    asked: { kind: 'formula', formula: 'CH3COOH', match: 'structure' },
    rules: {},
    answers: String.raw`
CH3CO2H | right
HCOOCH3 | wrong
CH3COO- | wrong
`,
  },
  {
    asked: { kind: 'formula', formula: '[Co(NH3)5Cl]Cl2', match: 'structure' },
    rules: {},
    answers: String.raw`
[Co(NH_3)_5Cl]Cl_2 | right
CoCl3N5H15 | wrong
[CoCl(NH3)5]Cl2 | right
`,
  },
  {
    asked: { kind: 'formula', formula: 'NH4^+', match: 'composition' },
    rules: {},
    answers: String.raw`
NH4^+ | right
NH4 + | right
NH3 | wrong
NH4^1+ | right
`,
  },
  {
    asked: { kind: 'formula', formula: 'C6H12O6', match: 'composition' },
    rules: {},
    answers: String.raw`
C_6H_{12}O_6 | right
C6 H12 O6 | right
C6H10O6 | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: '2H2 + O2 -> 2H2O', states: false },
    rules: {},
    answers: String.raw`
2 H2 + O2 = 2 H2O | right
2H₂ + O₂ ⟶ 2H₂O | right
2H2 + O2 <=> 2H2O | right
2H_2 + O_2 -> 2H_2O | right
H2 + 1/2 O2 -> H2O | partly 0.75 notSmallest
H2 + O2 -> H2O | partly 0.5 unbalanced
2H2 + O2 -> 2H2O2 | wrong
4H + 2O -> 2H2O | wrong
2h2 + o2 -> 2h2o | notUnderstood
2H2 + O2 -> | notUnderstood
 | notUnderstood
`,
  },
  {
    asked: { kind: 'equation', equation: 'Zn(s) + 2HCl(aq) -> ZnCl2(aq) + H2(g)', states: true },
    rules: {},
    answers: String.raw`
Zn (s) + 2 HCl (aq) → H2 (g) + ZnCl2 (aq) | right
Zn+2HCl=ZnCl2+H2 | partly 0.75 states
Zn(s) + 2HCl(l) -> ZnCl2(aq) + H2(g) | partly 0.75 states
2Zn(s) + 4HCl(aq) -> 2ZnCl2(aq) + 2H2(g) | partly 0.75 notSmallest
Zn(s) + 2HCl(aq) -> ZnCl(aq) + H2(g) | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'Ag^+ + Cl^- -> AgCl', states: false },
    rules: {},
    answers: String.raw`
Ag+ + Cl- -> AgCl | right
Ag⁺ + Cl⁻ → AgCl | right
Cl- + Ag+ -> AgCl | right
Ag+1 + Cl-1 -> AgCl | right
Ag2+ + 2Cl- -> AgCl2 | wrong
AgNO3 + NaCl -> AgCl + NaNO3 | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'MnO4^- + 5Fe^2+ + 8H^+ -> Mn^2+ + 5Fe^3+ + 4H2O', states: false },
    rules: {},
    answers: String.raw`
MnO4- + 5Fe2+ + 8H+ -> Mn2+ + 5Fe3+ + 4H2O | right
MnO₄⁻ + 5Fe²⁺ + 8H⁺ ⇌ Mn²⁺ + 5Fe³⁺ + 4H₂O | right
MnO4- + 5Fe+2 + 8H+ -> Mn+2 + 5Fe+3 + 4H2O | right
MnO4- + 5Fe2+ -> Mn2+ + 5Fe3+ | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'Ba^2+(aq) + SO4^2-(aq) -> BaSO4(s)', states: true },
    rules: {},
    answers: String.raw`
Ba2+(aq) + SO4^2-(aq) -> BaSO4(s) | right
Ba+2(aq) + SO4-2(aq) -> BaSO4(s) | right
SO4^2-(aq) + Ba^2+(aq) -> BaSO4(s) | right
Ba2+ + SO4^2- -> BaSO4(s) | partly 0.75 states
Ba2+(aq) + SO4^2-(aq) -> BaSO4(aq) | partly 0.75 states
`,
  },
  {
    asked: { kind: 'equation', equation: '2C2H6 + 7O2 -> 4CO2 + 6H2O', states: false },
    rules: {},
    answers: String.raw`
C2H6 + 7/2 O2 -> 2CO2 + 3H2O | partly 0.75 notSmallest
2CH3CH3 + 7O2 -> 4CO2 + 6H2O | right
C2H6 + O2 -> 2C + 3H2O | wrong
7O2 + 2C2H6 => 6H2O + 4CO2 | right
2C2H6 + 7O2 -> 4CO2 + 6H2O. | right
`,
  },
  {
    asked: { kind: 'equation', equation: 'Cu^2+ + 2e^- -> Cu', states: false },
    rules: {},
    answers: String.raw`
Cu^2+ + 2e^- → Cu | right
Cu2+ + 2 e- --> Cu | right
Cu2+ + e- -> Cu | partly 0.5 unbalanced
Cu2+ -> Cu | wrong
`,
  },
];
