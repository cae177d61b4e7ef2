import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone by somebody who has not read the grader; first run when the other half was all right. */
export const thirdEquationsUnseen: readonly LabelledGroup[] = [
  {
    asked: { kind: 'equation', equation: 'N2 + 3H2 -> 2NH3', states: false },
    rules: {},
    answers: String.raw`
N2+3H2=2NH3 | right
1N2 + 3H2 -> 2NH3 | right
1/2 N2 + 3/2 H2 -> NH3 | partly 0.75 notSmallest
N2 + H2 -> NH3 | partly 0.5 unbalanced
2NH3 -> N2 + 3H2 | wrong
nitrogen + hydrogen = ammonia | notUnderstood
`,
  },
  {
    asked: { kind: 'equation', equation: 'CH4 + 2O2 -> CO2 + 2H2O', states: false },
    rules: {},
    answers: String.raw`
2O2 + CH4 => 2H2O + CO2 | right
  CH4 +  2 O2 ->CO2+ 2 H2O  | right
CH4 + O2 -> CO2 + H2O | partly 0.5 unbalanced
2CH4 + 3O2 -> 2CO + 4H2O | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'C3H8 + 5O2 -> 3CO2 + 4H2O', states: false },
    rules: {},
    answers: String.raw`
C₃H₈ + 5 O₂ ⟶ 3 CO₂ + 4 H₂O | right
2C3H8 + 10O2 -> 6CO2 + 8H2O | partly 0.75 notSmallest
C2H6 + 5O2 -> 3CO2 + 4H2O | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: '2KClO3 -> 2KCl + 3O2', states: false },
    rules: {},
    answers: String.raw`
2KClO₃ ⇒ 2KCl + 3O₂ | right
KClO3 -> KCl + 1.5O2 | partly 0.75 notSmallest
KClO3 -> KCl + 3O | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'CaCO3(s) -> CaO(s) + CO2(g)', states: true },
    rules: {},
    answers: String.raw`
CaCO₃(s) ⇌ CaO(s) + CO₂(g) | right
CaCO3(s) -> CaO(s) + CO2(l) | partly 0.75 states
Ca(s) + CO2(g) -> CaO(s) | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: '2Al + 3Cu^2+ -> 2Al^3+ + 3Cu', states: false },
    rules: {},
    answers: String.raw`
2Al + 3Cu²⁺ → 2Al³⁺ + 3Cu | right
Al + Cu2+ -> Al3+ + Cu | partly 0.5 unbalanced
2Al + 3Cu+ -> 2Al3+ + 3Cu | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'Pb^2+(aq) + 2I^-(aq) -> PbI2(s)', states: true },
    rules: {},
    answers: String.raw`
Pb2+(aq) + 2I-(aq) -> PbI2(s) | right
Pb^{2+}(aq) + 2I^{-}(aq) = PbI2(s) | right
Pb2+(aq) + 2I-(aq) -> PbI2(aq) | partly 0.75 states
Pb2+(aq) + I2(aq) -> PbI2(s) | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'H^+ + OH^- -> H2O', states: false },
    rules: {},
    answers: String.raw`
H⁺ + OH⁻ → H₂O | right
H^+(aq) + OH^-(aq) -> H2O(l) | right
H3O+ + OH- -> 2H2O | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'HCl(aq) + NaOH(aq) -> NaCl(aq) + H2O(l)', states: true },
    rules: {},
    answers: String.raw`
NaOH(aq) + HCl(aq) → H2O(l) + NaCl(aq) | right
HCl + NaOH -> NaCl + H2O | partly 0.75 states
HCl(aq) + NaOH(aq) -> NaCl(aq) | wrong
`,
  },
  {
    asked: {
      kind: 'equation',
      equation: 'Cr2O7^2- + 6Fe^2+ + 14H^+ -> 2Cr^3+ + 6Fe^3+ + 7H2O',
      states: false,
    },
    rules: {},
    answers: String.raw`
Cr₂O₇²⁻ + 6Fe²⁺ + 14H⁺ → 2Cr³⁺ + 6Fe³⁺ + 7H₂O | right
Cr2O7 2- + Fe2+ + 14H+ -> 2Cr3+ + Fe3+ + 7H2O | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'MnO4^- + 8H^+ + 5e^- -> Mn^2+ + 4H2O', states: false },
    rules: {},
    answers: String.raw`
MnO4- + 8H+ + 5e- -> Mn2+ + 4H2O | right
MnO4^- + 8 H^+ + 5 e^- <=> Mn^2+ + 4 H2O | right
2MnO4- + 16H+ + 10e- -> 2Mn2+ + 8H2O | partly 0.75 notSmallest
Mn2+ + 4H2O -> MnO4- + 8H+ + 5e- | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'O2 + 4H^+ + 4e^- -> 2H2O', states: false },
    rules: {},
    answers: String.raw`
4 e- + 4 H+ + O2 = 2 H2O | right
O2 + 2H2O + 4e- -> 4OH- | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: '2Na + 2H2O -> 2NaOH + H2', states: false },
    rules: {},
    answers: String.raw`
2 Na + 2 H2O --> 2 NaOH + H2 | right
Na + H2O -> NaOH + 1/2H2 | partly 0.75 notSmallest
2Na + H2O -> Na2O + H2 | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: '4Fe + 3O2 -> 2Fe2O3', states: false },
    rules: {},
    answers: String.raw`
3O2 + 4Fe → 2Fe2O3 | right
2Fe + 3/2O2 -> Fe2O3 | partly 0.75 notSmallest
2Fe + O2 -> 2FeO | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'CH3COOH + H2O -> CH3COO^- + H3O^+', states: false },
    rules: {},
    answers: String.raw`
CH3CO2H + H2O <=> CH3CO2- + H3O+ | right
CH3COOH -> CH3COO- + H+ | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'NH3(g) + HCl(g) -> NH4Cl(s)', states: true },
    rules: {},
    answers: String.raw`
HCl(g) + NH3(g) → NH4Cl(s) | right
NH3 + HCl -> NH4Cl | partly 0.75 states
NH3(g) + HCl(g) -> NH4+(s) + Cl-(s) | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: '2H2O2 -> 2H2O + O2', states: false },
    rules: {},
    answers: String.raw`
2 H2O2 = O2 + 2 H2O | right
H2O2 -> H2O + O2 | partly 0.5 unbalanced
2H2O2 | notUnderstood
`,
  },
  {
    asked: { kind: 'equation', equation: 'Fe2O3 + 3CO -> 2Fe + 3CO2', states: false },
    rules: {},
    answers: String.raw`
Fe₂O₃+3CO⟶2Fe+3CO₂ | right
Fe2O3 + CO -> Fe + CO2 | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'Mg(OH)2 + 2HCl -> MgCl2 + 2H2O', states: false },
    rules: {},
    answers: String.raw`
2HCl + Mg(OH)2 = 2H2O + MgCl2 | right
Mg(OH)2 + HCl -> MgCl2 + H2O | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'Cu + 2AgNO3 -> Cu(NO3)2 + 2Ag', states: false },
    rules: {},
    answers: String.raw`
2AgNO3 + Cu → 2Ag + Cu(NO3)2 | right
Cu + AgNO3 -> Cu(NO3)2 + Ag | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'AgCl + 2NH3 -> [Ag(NH3)2]^+ + Cl^-', states: false },
    rules: {},
    answers: String.raw`
AgCl + 2NH3 -> [Ag(NH3)2]+ + Cl- | right
AgCl + NH3 -> [Ag(NH3)2]+ + Cl- | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'Ca(s) + 2H2O(l) -> Ca(OH)2(aq) + H2(g)', states: true },
    rules: {},
    answers: String.raw`
Ca(s)+2H2O(l)→Ca(OH)2(aq)+H2(g) | right
Ca + 2H2O -> Ca(OH)2 + H2 | partly 0.75 states
`,
  },
  {
    asked: { kind: 'equation', equation: 'P4 + 5O2 -> P4O10', states: false },
    rules: {},
    answers: String.raw`
5O2 + P4 → P4O10 | right
4P + 5O2 -> P4O10 | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'CO3^2- + 2H^+ -> CO2 + H2O', states: false },
    rules: {},
    answers: String.raw`
CO3 2- + 2H+ -> CO2 + H2O | right
CO3-2 + 2H+ = H2O + CO2 | right
CO3^2- + 2H+ -> H2CO3 | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: '2Cl^- -> Cl2 + 2e^-', states: false },
    rules: {},
    answers: String.raw`
2 Cl⁻ → 2 e⁻ + Cl₂ | right
Cl- -> Cl2 + e- | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: '4NH3 + 5O2 -> 4NO + 6H2O', states: false },
    rules: {},
    answers: String.raw`
5O2 + 4NH3 → 6H2O + 4NO | right
2NH3 + 2.5O2 -> 2NO + 3H2O | partly 0.75 notSmallest
4NH3 + 3O2 -> 2N2 + 6H2O | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'I2 + 2S2O3^2- -> 2I^- + S4O6^2-', states: false },
    rules: {},
    answers: String.raw`
2S₂O₃²⁻ + I₂ → S₄O₆²⁻ + 2I⁻ | right
I2 + S2O3^2- -> I- + S4O6^2- | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'C6H12O6 -> 2C2H5OH + 2CO2', states: false },
    rules: {},
    answers: String.raw`
C6H12O6 -> 2CH3CH2OH + 2CO2 | right
C6H12O6 -> C2H5OH + CO2 | partly 0.5 unbalanced
`,
  },
];
