/** Made from data/reduction-potentials.csv by scripts/build-tables.ts; sources in data/README.md. */
export interface ReductionPotential {
  halfReaction: string;
  potential: number;
}

/** Standard reduction potentials in V at 25 °C, from the strongest oxidant down. */
// oxfmt-ignore
export const reductionPotentials: readonly ReductionPotential[] = [
  { halfReaction: 'F2(g) + 2e^- -> 2F^-', potential: 2.866 },
  { halfReaction: 'H2O2 + 2H^+ + 2e^- -> 2H2O', potential: 1.776 },
  { halfReaction: 'PbO2(s) + SO4^2- + 4H^+ + 2e^- -> PbSO4(s) + 2H2O', potential: 1.6913 },
  { halfReaction: 'MnO4^- + 4H^+ + 3e^- -> MnO2(s) + 2H2O', potential: 1.679 },
  { halfReaction: 'MnO4^- + 8H^+ + 5e^- -> Mn^2+ + 4H2O', potential: 1.507 },
  { halfReaction: 'Au^3+ + 3e^- -> Au(s)', potential: 1.498 },
  { halfReaction: 'Cl2(g) + 2e^- -> 2Cl^-', potential: 1.35827 },
  { halfReaction: 'O2(g) + 4H^+ + 4e^- -> 2H2O', potential: 1.229 },
  { halfReaction: 'Br2(l) + 2e^- -> 2Br^-', potential: 1.066 },
  { halfReaction: 'NO3^- + 4H^+ + 3e^- -> NO(g) + 2H2O', potential: 0.957 },
  { halfReaction: 'Hg^2+ + 2e^- -> Hg(l)', potential: 0.851 },
  { halfReaction: 'Ag^+ + e^- -> Ag(s)', potential: 0.7996 },
  { halfReaction: 'Hg2^2+ + 2e^- -> 2Hg(l)', potential: 0.7973 },
  { halfReaction: 'Fe^3+ + e^- -> Fe^2+', potential: 0.771 },
  { halfReaction: 'I2(s) + 2e^- -> 2I^-', potential: 0.5355 },
  { halfReaction: 'Cu^+ + e^- -> Cu(s)', potential: 0.521 },
  { halfReaction: 'O2(g) + 2H2O + 4e^- -> 4OH^-', potential: 0.401 },
  { halfReaction: 'Cu^2+ + 2e^- -> Cu(s)', potential: 0.3419 },
  { halfReaction: 'AgCl(s) + e^- -> Ag(s) + Cl^-', potential: 0.22233 },
  { halfReaction: 'Cu^2+ + e^- -> Cu^+', potential: 0.153 },
  { halfReaction: 'Sn^4+ + 2e^- -> Sn^2+', potential: 0.151 },
  { halfReaction: '2H^+ + 2e^- -> H2(g)', potential: 0 },
  { halfReaction: 'Fe^3+ + 3e^- -> Fe(s)', potential: -0.037 },
  { halfReaction: 'Pb^2+ + 2e^- -> Pb(s)', potential: -0.1262 },
  { halfReaction: 'Sn^2+ + 2e^- -> Sn(s)', potential: -0.1375 },
  { halfReaction: 'Ni^2+ + 2e^- -> Ni(s)', potential: -0.257 },
  { halfReaction: 'Co^2+ + 2e^- -> Co(s)', potential: -0.28 },
  { halfReaction: 'PbSO4(s) + 2e^- -> Pb(s) + SO4^2-', potential: -0.3588 },
  { halfReaction: 'Cd^2+ + 2e^- -> Cd(s)', potential: -0.403 },
  { halfReaction: 'Fe^2+ + 2e^- -> Fe(s)', potential: -0.447 },
  { halfReaction: 'Cr^3+ + 3e^- -> Cr(s)', potential: -0.744 },
  { halfReaction: 'Zn^2+ + 2e^- -> Zn(s)', potential: -0.7618 },
  { halfReaction: '2H2O + 2e^- -> H2(g) + 2OH^-', potential: -0.8277 },
  { halfReaction: 'Mn^2+ + 2e^- -> Mn(s)', potential: -1.185 },
  { halfReaction: 'Al^3+ + 3e^- -> Al(s)', potential: -1.662 },
  { halfReaction: 'Mg^2+ + 2e^- -> Mg(s)', potential: -2.372 },
  { halfReaction: 'Na^+ + e^- -> Na(s)', potential: -2.71 },
  { halfReaction: 'Ca^2+ + 2e^- -> Ca(s)', potential: -2.868 },
  { halfReaction: 'Ba^2+ + 2e^- -> Ba(s)', potential: -2.912 },
  { halfReaction: 'K^+ + e^- -> K(s)', potential: -2.931 },
  { halfReaction: 'Li^+ + e^- -> Li(s)', potential: -3.0401 },
];
