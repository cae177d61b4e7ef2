import type { LabelledGroup } from './labelled-answers.ts';

/** Labelled from the rules alone by somebody who has not read the grader. */
export const thirdEquations: readonly LabelledGroup[] = [
  {
    asked: { kind: 'equation', equation: 'N2 + 3H2 -> 2NH3', states: false },
    rules: {},
    answers: String.raw`
N₂ + 3H₂ ⇌ 2NH₃ | right
3 H2 + N2 <-> 2 NH3 | right
N2(g) + 3H2(g) ⇌ 2NH3(g) | right
2N2 + 6H2 -> 4NH3 | partly 0.75 notSmallest
N + 3H -> NH3 | wrong
n2 + 3h2 -> 2nh3 | notUnderstood
`,
  },
  {
    asked: { kind: 'equation', equation: 'CH4 + 2O2 -> CO2 + 2H2O', states: false },
    rules: {},
    answers: String.raw`
CH4+2O2→CO2+2H2O | right
CH_4 + 2O_2 -> CO_2 + 2H_2O | right
0.5CH4 + O2 -> 0.5CO2 + H2O | partly 0.75 notSmallest
CH4 + 2O2 -> CO2 + H2O | partly 0.5 unbalanced
CH4 + 2O2 | notUnderstood
`,
  },
  {
    asked: { kind: 'equation', equation: 'C3H8 + 5O2 -> 3CO2 + 4H2O', states: false },
    rules: {},
    answers: String.raw`
CH3CH2CH3 + 5O2 -> 3CO2 + 4H2O | right
C3H8 + 5O2 -> 3CO2 + 3H2O | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: '2KClO3 -> 2KCl + 3O2', states: false },
    rules: {},
    answers: String.raw`
2 KClO3 → 3 O2 + 2 KCl | right
KClO3 -> KCl + 3/2 O2 | partly 0.75 notSmallest
KClO3 -> KCl + O2 | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'CaCO3(s) -> CaO(s) + CO2(g)', states: true },
    rules: {},
    answers: String.raw`
CaCO3 (s) → CO2 (g) + CaO (s) | right
CaCO3 -> CaO + CO2 | partly 0.75 states
2CaCO3(s) -> 2CaO(s) + 2CO2(g) | partly 0.75 notSmallest
`,
  },
  {
    asked: { kind: 'equation', equation: '2Al + 3Cu^2+ -> 2Al^3+ + 3Cu', states: false },
    rules: {},
    answers: String.raw`
2Al + 3Cu2+ -> 2Al3+ + 3Cu | right
3Cu+2 + 2Al = 3Cu + 2Al+3 | right
4Al + 6Cu2+ -> 4Al3+ + 6Cu | partly 0.75 notSmallest
2Al + 3CuSO4 -> Al2(SO4)3 + 3Cu | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'Pb^2+(aq) + 2I^-(aq) -> PbI2(s)', states: true },
    rules: {},
    answers: String.raw`
2 I⁻(aq) + Pb²⁺(aq) → PbI₂(s) | right
Pb2+ + 2I- -> PbI2 | partly 0.75 states
Pb2+(aq) + I-(aq) -> PbI2(s) | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'H^+ + OH^- -> H2O', states: false },
    rules: {},
    answers: String.raw`
H+ + OH- -> H2O | right
OH- + H+ = H2O | right
2H+ + 2OH- -> 2H2O | partly 0.75 notSmallest
HCl + NaOH -> NaCl + H2O | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'HCl(aq) + NaOH(aq) -> NaCl(aq) + H2O(l)', states: true },
    rules: {},
    answers: String.raw`
HCl (aq) + NaOH (aq) = NaCl (aq) + H2O (l) | right
HCl(aq) + NaOH(aq) -> NaCl(aq) + H2O(aq) | partly 0.75 states
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
Cr2O7^2- + 14H+ + 6Fe2+ -> 2Cr3+ + 6Fe3+ + 7H2O | right
Cr2O7-2 + 6Fe+2 + 14H+ = 2Cr+3 + 6Fe+3 + 7H2O | right
Cr2O7^2- + 6Fe2+ -> 2Cr3+ + 6Fe3+ | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'MnO4^- + 8H^+ + 5e^- -> Mn^2+ + 4H2O', states: false },
    rules: {},
    answers: String.raw`
5e⁻ + 8H⁺ + MnO₄⁻ → Mn²⁺ + 4H₂O | right
MnO4- + 8H+ + 3e- -> Mn2+ + 4H2O | partly 0.5 unbalanced
MnO4- + 4H+ + 3e- -> MnO2 + 2H2O | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'O2 + 4H^+ + 4e^- -> 2H2O', states: false },
    rules: {},
    answers: String.raw`
O2 + 4H+ + 4e- → 2H2O | right
1/2 O2 + 2H+ + 2e- -> H2O | partly 0.75 notSmallest
`,
  },
  {
    asked: { kind: 'equation', equation: '2Na + 2H2O -> 2NaOH + H2', states: false },
    rules: {},
    answers: String.raw`
2Na(s) + 2H2O(l) → 2NaOH(aq) + H2(g) | right
2H2O + 2Na = H2 + 2NaOH | right
Na + H2O -> NaOH + H2 | partly 0.5 unbalanced
NA + H2O -> NAOH + H2 | notUnderstood
`,
  },
  {
    asked: { kind: 'equation', equation: '4Fe + 3O2 -> 2Fe2O3', states: false },
    rules: {},
    answers: String.raw`
4Fe+3O2=>2Fe2O3 | right
Fe + O2 -> Fe2O3 | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'CH3COOH + H2O -> CH3COO^- + H3O^+', states: false },
    rules: {},
    answers: String.raw`
CH3COOH + H2O ⇌ CH3COO- + H3O+ | right
H2O + CH3COOH ⇄ H3O⁺ + CH3COO⁻ | right
CH3COOH + OH- -> CH3COO- + H2O | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'NH3(g) + HCl(g) -> NH4Cl(s)', states: true },
    rules: {},
    answers: String.raw`
NH₃(g) + HCl(g) ⇌ NH₄Cl(s) | right
NH3(aq) + HCl(aq) -> NH4Cl(aq) | partly 0.75 states
`,
  },
  {
    asked: { kind: 'equation', equation: '2H2O2 -> 2H2O + O2', states: false },
    rules: {},
    answers: String.raw`
2H₂O₂ → 2H₂O + O₂ | right
H2O2 -> H2O + ½O2 | partly 0.75 notSmallest
H2O2 -> H2 + O2 | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'Fe2O3 + 3CO -> 2Fe + 3CO2', states: false },
    rules: {},
    answers: String.raw`
3CO + Fe2O3 → 3CO2 + 2Fe | right
2Fe2O3 + 6CO -> 4Fe + 6CO2 | partly 0.75 notSmallest
Fe2O3 + 3C -> 2Fe + 3CO | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'Mg(OH)2 + 2HCl -> MgCl2 + 2H2O', states: false },
    rules: {},
    answers: String.raw`
Mg(OH)₂ + 2HCl → MgCl₂ + 2H₂O | right
MgOH + HCl -> MgCl + H2O | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'Cu + 2AgNO3 -> Cu(NO3)2 + 2Ag', states: false },
    rules: {},
    answers: String.raw`
Cu(s) + 2AgNO3(aq) -> Cu(NO3)2(aq) + 2Ag(s) | right
Cu + AgNO3 -> CuNO3 + Ag | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'AgCl + 2NH3 -> [Ag(NH3)2]^+ + Cl^-', states: false },
    rules: {},
    answers: String.raw`
AgCl + 2NH₃ ⇌ Ag(NH₃)₂⁺ + Cl⁻ | right
AgCl + 2NH3 -> Ag+ + Cl- + 2NH3 | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'Ca(s) + 2H2O(l) -> Ca(OH)2(aq) + H2(g)', states: true },
    rules: {},
    answers: String.raw`
2 H2O (l) + Ca (s) --> H2 (g) + Ca(OH)2 (aq) | right
Ca(s) + H2O(l) -> Ca(OH)2(aq) + H2(g) | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'P4 + 5O2 -> P4O10', states: false },
    rules: {},
    answers: String.raw`
P₄ + 5O₂ = P₄O₁₀ | right
4P + 5O2 -> 2P2O5 | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'CO3^2- + 2H^+ -> CO2 + H2O', states: false },
    rules: {},
    answers: String.raw`
2H⁺ + CO₃²⁻ → H₂O + CO₂ | right
CO3^2- + H+ -> CO2 + H2O | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: '2Cl^- -> Cl2 + 2e^-', states: false },
    rules: {},
    answers: String.raw`
2Cl- -> Cl2 + 2e- | right
Cl- -> 1/2 Cl2 + e- | partly 0.75 notSmallest
Cl2 + 2e- -> 2Cl- | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: '4NH3 + 5O2 -> 4NO + 6H2O', states: false },
    rules: {},
    answers: String.raw`
4 NH3 + 5 O2 ==> 4 NO + 6 H2O | right
NH3 + O2 -> NO + H2O | partly 0.5 unbalanced
`,
  },
  {
    asked: { kind: 'equation', equation: 'I2 + 2S2O3^2- -> 2I^- + S4O6^2-', states: false },
    rules: {},
    answers: String.raw`
I2 + 2S2O3 2- -> 2I- + S4O6 2- | right
I2 + 2S2O3-2 = 2I- + S4O6-2 | right
I2 + 2S2O3^2- -> 2I- + 2SO4^2- | wrong
`,
  },
  {
    asked: { kind: 'equation', equation: 'C6H12O6 -> 2C2H5OH + 2CO2', states: false },
    rules: {},
    answers: String.raw`
C₆H₁₂O₆ → 2CO₂ + 2C₂H₅OH | right
C6H12O6 + 6O2 -> 6CO2 + 6H2O | wrong
`,
  },
];
