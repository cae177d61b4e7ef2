/** What a student types, with what a textbook answers; each list is 20 long, so that no single one decides. */
export interface Input {
  text: string;
  expected: number;
}

/** Functions and constants by names that every contender knows, or is told. */
export const expressions: readonly Input[] = [
  { text: '2+3*4', expected: 14 },
  { text: '(1.5+2.5)/4', expected: 1 },
  { text: '2^3^2', expected: 512 },
  { text: '-3^2', expected: -9 },
  { text: '10^-7', expected: 1e-7 },
  { text: 'sqrt(2)*sqrt(8)', expected: 4 },
  { text: 'sin(pi/6)', expected: 0.5 },
  { text: 'cos(0)+1', expected: 2 },
  { text: 'ln(10)/ln(2)', expected: 3.321928094887362 },
  { text: 'log10(0.001)', expected: -3 },
  { text: 'exp(-1.5)', expected: 0.22313016014843 },
  { text: 'abs(-4.2)', expected: 4.2 },
  { text: '1.5e-3*22.4', expected: 0.0336 },
  { text: '(0.0821*298.15)/1.2', expected: 20.398429167 },
  { text: '8.314*298/96485', expected: 0.0256783126911 },
  { text: '2*(3+4*(5-6/(7+8)))', expected: 42.8 },
  { text: '3.14159*2.5^2', expected: 19.6349375 },
  { text: '-log10(1.8e-5)', expected: 4.744727494896694 },
  { text: '4.7+log10(0.25/0.15)', expected: 4.921848749616356 },
  { text: '6.02214076e23*0.25', expected: 1.50553519e23 },
];

/** g/mol from the abridged standard atomic weights of 2021. */
export const formulas: readonly Input[] = [
  { text: 'H2O', expected: 18.015 },
  { text: 'NaCl', expected: 58.44 },
  { text: 'CO2', expected: 44.009 },
  { text: 'C6H12O6', expected: 180.156 },
  { text: 'Ca(OH)2', expected: 74.092 },
  { text: 'Al2(SO4)3', expected: 342.132 },
  { text: '(NH4)2SO4', expected: 132.134 },
  { text: 'CuSO4·5H2O', expected: 249.677 },
  { text: 'CuSO4.5H2O', expected: 249.677 },
  { text: 'H₂SO₄', expected: 98.072 },
  { text: 'KMnO4', expected: 158.032 },
  { text: 'K4[Fe(CN)6]', expected: 368.345 },
  { text: 'SO4^2-', expected: 96.056 },
  { text: 'NH4+', expected: 18.039 },
  { text: 'C2H5OH', expected: 46.069 },
  { text: 'CH3COOH', expected: 60.052 },
  { text: 'Fe2O3', expected: 159.687 },
  { text: 'Na2CO3·10H2O', expected: 286.138 },
  { text: 'Mg3(PO4)2', expected: 262.855 },
  { text: 'C8H10N4O2', expected: 194.194 },
];

/** The sum of the smallest whole coefficients tells a balanced equation from another. */
export const equations: readonly Input[] = [
  { text: 'H2 + O2 -> H2O', expected: 5 },
  { text: 'Fe + O2 -> Fe2O3', expected: 9 },
  { text: 'N2 + H2 -> NH3', expected: 6 },
  { text: 'CH4 + O2 -> CO2 + H2O', expected: 6 },
  { text: 'C3H8 + O2 -> CO2 + H2O', expected: 13 },
  { text: 'C6H12O6 + O2 -> CO2 + H2O', expected: 19 },
  { text: 'C8H18 + O2 -> CO2 + H2O', expected: 61 },
  { text: 'KClO3 -> KCl + O2', expected: 7 },
  { text: 'Al + HCl -> AlCl3 + H2', expected: 13 },
  { text: 'CaCO3 + HCl -> CaCl2 + CO2 + H2O', expected: 6 },
  { text: 'Na2CO3 + HCl -> NaCl + H2O + CO2', expected: 7 },
  { text: 'Al2(SO4)3 + Ca(OH)2 -> Al(OH)3 + CaSO4', expected: 9 },
  { text: 'H3PO4 + Mg(OH)2 -> Mg3(PO4)2 + H2O', expected: 12 },
  { text: 'NH3 + O2 -> NO + H2O', expected: 19 },
  { text: 'FeS2 + O2 -> Fe2O3 + SO2', expected: 25 },
  { text: 'Cu + HNO3 -> Cu(NO3)2 + NO + H2O', expected: 20 },
  { text: 'KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2', expected: 35 },
  { text: 'MnO4^- + H^+ + Fe^2+ -> Mn^2+ + H2O + Fe^3+', expected: 24 },
  { text: 'Cr2O7^2- + H^+ + e^- -> Cr^3+ + H2O', expected: 30 },
  { text: 'K4Fe(CN)6 + H2SO4 + H2O -> K2SO4 + FeSO4 + (NH4)2SO4 + CO', expected: 25 },
];
