import { balanceEquation, balanceRedox, type Equation } from '@valence/chemistry';

/** An equation without its coefficients, and balanced. */
export interface Skeleton {
  /** The unbalanced equation, set as chemistry. */
  shown: string;
  balanced: Equation;
}

/** Balanced by counting. */
export const simple = balanceAll([
  'H2 + O2 -> H2O',
  'N2 + H2 -> NH3',
  'Al + O2 -> Al2O3',
  'Fe + O2 -> Fe2O3',
  'CH4 + O2 -> CO2 + H2O',
  'C3H8 + O2 -> CO2 + H2O',
  'Na + H2O -> NaOH + H2',
  'Mg + HCl -> MgCl2 + H2',
  'Al + HCl -> AlCl3 + H2',
  'KClO3 -> KCl + O2',
  'Fe2O3 + CO -> Fe + CO2',
  'P4 + Cl2 -> PCl3',
  'SO2 + O2 -> SO3',
  'Ca + H2O -> Ca(OH)2 + H2',
  'C2H4 + O2 -> CO2 + H2O',
  'H2O2 -> H2O + O2',
  'Fe + Cl2 -> FeCl3',
]);

/** With larger coefficients, or an element in several places. */
export const harder = balanceAll([
  'C2H6 + O2 -> CO2 + H2O',
  'C4H10 + O2 -> CO2 + H2O',
  'C6H6 + O2 -> CO2 + H2O',
  'C2H2 + O2 -> CO2 + H2O',
  'C8H18 + O2 -> CO2 + H2O',
  'NH3 + O2 -> NO + H2O',
  'FeS2 + O2 -> Fe2O3 + SO2',
  'Al2(SO4)3 + Ca(OH)2 -> Al(OH)3 + CaSO4',
  'H3PO4 + Ca(OH)2 -> Ca3(PO4)2 + H2O',
  'Ca3(PO4)2 + H2SO4 -> CaSO4 + H3PO4',
  'Fe2O3 + HCl -> FeCl3 + H2O',
  'NH3 + CuO -> N2 + Cu + H2O',
  'C6H12O6 + O2 -> CO2 + H2O',
  'H2S + O2 -> SO2 + H2O',
  'Pb(NO3)2 -> PbO + NO2 + O2',
]);

/** Balanced by electrons as well. */
export const redox = balanceAllRedox([
  'MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+',
  'Cr2O7^2- + Fe^2+ -> Cr^3+ + Fe^3+',
  'MnO4^- + C2O4^2- -> Mn^2+ + CO2',
  'Cr2O7^2- + I^- -> Cr^3+ + I2',
  'MnO4^- + Cl^- -> Mn^2+ + Cl2',
  'Cu + NO3^- -> Cu^2+ + NO',
  'MnO4^- + H2S -> Mn^2+ + S',
  'Cr2O7^2- + SO2 -> Cr^3+ + SO4^2-',
  'IO3^- + I^- -> I2',
  'MnO4^- + Sn^2+ -> Mn^2+ + Sn^4+',
  'BrO3^- + Br^- -> Br2',
  'Zn + NO3^- -> Zn^2+ + NH4^+',
  'MnO2 + Cl^- -> Mn^2+ + Cl2',
]);

function balanceAll(sources: readonly string[]): Skeleton[] {
  return sources.map((source) => {
    const balanced = balanceEquation(source);
    if (!balanced.ok) throw new Error(`${source}: ${balanced.error.message}`);
    return { shown: `\\ce{${source}}`, balanced: balanced.value };
  });
}

function balanceAllRedox(sources: readonly string[]): Skeleton[] {
  return sources.map((source) => {
    const balanced = balanceRedox(source, 'acid');
    if (!balanced.ok) throw new Error(`${source}: ${balanced.error.message}`);
    return { shown: `\\ce{${source}}`, balanced: balanced.value };
  });
}
