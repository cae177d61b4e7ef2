import type { formulaSymbols } from './formula-symbols.data.ts';

export type FormulaSubject = 'general' | 'physical' | 'analytical' | 'organic' | 'biochemistry';

/** A formula of a sheet: typeset, with the values of a worked example in the units of its symbols. */
export interface SheetFormula {
  subject: FormulaSubject;
  name: string;
  formula: string;
  example: Readonly<Partial<Record<keyof typeof formulaSymbols, number>>>;
}

const R = 8.314_462_6;
const F = 96_485.33;
const h = 6.626_070_15e-34;
const light = 299_792_458;
const kB = 1.380_649e-23;

/**
 * Formulas as general textbooks give them (OpenStax, Chemistry 2e; Atkins, Physical Chemistry; Harris, Quantitative Chemical
 * Analysis; McMurry, Organic Chemistry; Lehninger, Principles of Biochemistry). Tests evaluate each one, as it is set, on its
 * example, and in other units of length, mass, time, temperature, amount and current.
 */
// oxfmt-ignore
export const sheetFormulas: readonly SheetFormula[] = [
  { subject: 'general', name: 'Amount from mass', formula: '*n* = \\frac{*m*}{*M*}', example: { n: 2, m: 36.03, M: 18.015 } },
  { subject: 'general', name: 'Number of particles', formula: '*N* = *n* *N*_{A}', example: { N: 3.011_07e23, n: 0.5, NA: 6.022_140_76e23 } },
  { subject: 'general', name: 'Density', formula: '*ρ* = \\frac{*m*}{*V*}', example: { density: 2.7, m: 13.5, VmL: 5 } },
  { subject: 'general', name: 'Percent yield', formula: '*y* = \\frac{*m*}{*m*_{max}} × 100', example: { yield: 80, got: 4, most: 5 } },
  { subject: 'general', name: 'Concentration', formula: '*c* = \\frac{*n*}{*V*}', example: { c: 0.2, n: 0.05, V: 0.25 } },
  { subject: 'general', name: 'Dilution', formula: '*c*_{1}*V*_{1} = *c*_{2}*V*_{2}', example: { c1: 6, V1: 0.05, c2: 0.6, V2: 0.5 } },
  { subject: 'general', name: 'Ideal gas', formula: '*P**V* = *n**R**T*', example: { P: 101.325, V: 22.414, n: 1, R, T: 273.15 } },
  { subject: 'general', name: 'One gas in two states', formula: '\\frac{*P*_{1}*V*_{1}}{*T*_{1}} = \\frac{*P*_{2}*V*_{2}}{*T*_{2}}', example: { P1: 100, V1: 2, T1: 300, P2: 250, V2: 1.2, T2: 450 } },
  { subject: 'general', name: 'Partial pressure (Dalton)', formula: '*P*_{A} = *x*_{A}*P*', example: { PA: 21.2, xA: 0.2095, P: 101.325 } },
  { subject: 'general', name: 'Effusion (Graham)', formula: '\\frac{*r*_{1}}{*r*_{2}} = \\sqrt{\\frac{*M*_{2}}{*M*_{1}}}', example: { r1: 4, r2: 1, M1: 2, M2: 32 } },
  { subject: 'general', name: 'Heat and temperature', formula: '*q* = *m**c*Δ*T*', example: { q: 4184, m: 100, heat: 4.184, dT: 10 } },
  { subject: 'general', name: 'Enthalpy of a reaction (Hess)', formula: 'Δ*H*° = Σ *ν* Δ*H*°_{f} (products) − Σ *ν* Δ*H*°_{f} (reactants)', example: { dHr: -890.7, products: -965.1, reactants: -74.4 } },
  { subject: 'general', name: 'pH', formula: 'pH = −log_{10} [\\ce{H3O^+}]', example: { pH: 3, hydronium: 0.001 } },
  { subject: 'general', name: 'pH and pOH', formula: 'pH + pOH = p*K*_{w}', example: { pH: 3.2, pOH: 10.8, pKw: 14 } },
  { subject: 'general', name: 'Acid constant', formula: '*K*_{a} = \\frac{[\\ce{H3O^+}][\\ce{A^-}]}{[\\ce{HA}]}', example: { Ka: 1.75e-5, hydronium: 0.001_32, base: 0.001_32, acid: 0.099_57 } },
  { subject: 'general', name: 'Acid and its conjugate base', formula: '*K*_{a}*K*_{b} = *K*_{w}', example: { Ka: 1.8e-5, Kb: 5.556e-10, Kw: 1e-14 } },
  { subject: 'general', name: 'Buffer (Henderson–Hasselbalch)', formula: 'pH = p*K*_{a} + log_{10} \\frac{[\\ce{A^-}]}{[\\ce{HA}]}', example: { pH: 5.057, pKa: 4.756, base: 0.2, acid: 0.1 } },
  { subject: 'general', name: 'Freezing point depression', formula: 'Δ*T* = *i* *K*_{f}*b*', example: { dT: 1.86, i: 2, Kf: 1.86, molality: 0.5 } },
  { subject: 'general', name: 'Boiling point elevation', formula: 'Δ*T* = *i* *K*_{b}*b*', example: { dT: 1.024, i: 2, Kboil: 0.512, molality: 1 } },
  { subject: 'general', name: 'Osmotic pressure', formula: '*Π* = *i* *c**R**T*', example: { osmotic: 495.8, i: 2, c: 0.1, R, T: 298.15 } },
  { subject: 'general', name: 'Vapor pressure (Raoult)', formula: '*P*_{A} = *x*_{A}*P*_{A}^{\\*}', example: { PA: 2.85, xA: 0.9, PAPure: 3.167 } },
  { subject: 'general', name: 'Gibbs energy', formula: 'Δ*G*° = Δ*H*° − *T*Δ*S*°', example: { dGr: -32.8, dHr: -91.8, T: 298.15, dSr: -198 } },
  { subject: 'general', name: 'Gibbs energy and equilibrium', formula: 'Δ*G*° = −*R**T* ln *K*', example: { dGr: -11.415, R, T: 298.15, K: 100 } },
  { subject: 'general', name: 'Cell potential', formula: '*E*° = *E*°(cathode) − *E*°(anode)', example: { E0: 1.1037, cathode: 0.3419, anode: -0.7618 } },
  { subject: 'general', name: 'Gibbs energy and cell potential', formula: 'Δ*G*° = −*z**F**E*°', example: { dGr: -212.98, z: 2, F, E0: 1.1037 } },
  { subject: 'general', name: 'Nernst equation', formula: '*E* = *E*° − \\frac{*R**T*}{*z**F*} ln *Q*', example: { E: 1.0445, E0: 1.1037, R, T: 298.15, z: 2, F, Q: 100 } },
  { subject: 'general', name: 'Electrolysis (Faraday)', formula: '*n* = \\frac{*I**t*}{*z**F*}', example: { n: 0.018_66, I: 2, t: 1800, z: 2, F } },
  { subject: 'general', name: 'First order', formula: 'ln \\frac{[A]_{0}}{[A]} = *k**t*', example: { start: 0.8, now: 0.1, k1: 0.020_79, t: 100 } },
  { subject: 'general', name: 'Half-life, first order', formula: '*t*_{1/2} = \\frac{ln (2)}{*k*}', example: { half: 33.34, k1: 0.020_79 } },
  { subject: 'general', name: 'Zero order', formula: '[A] = [A]_{0} − *k**t*', example: { now: 0.3, start: 0.8, k0: 0.005, t: 100 } },
  { subject: 'general', name: 'Second order', formula: '\\frac{1}{[A]} = \\frac{1}{[A]_{0}} + *k**t*', example: { now: 0.1, start: 0.5, k2: 0.08, t: 100 } },
  { subject: 'general', name: 'Temperature and rate (Arrhenius)', formula: 'ln \\frac{*k*_{2}}{*k*_{1}} = \\frac{*E*_{a}}{*R*}(\\frac{1}{*T*_{1}} − \\frac{1}{*T*_{2}})', example: { kAt1: 0.01, kAt2: 0.019_24, Ea: 50, R, T1: 298.15, T2: 308.15 } },
  { subject: 'general', name: 'Light', formula: '*c* = *λ**ν*', example: { light, wavelength: 500e-9, frequency: 5.9958e14 } },
  { subject: 'general', name: 'Energy of a photon', formula: '*E* = *h**ν*', example: { energy: 3.973e-19, h, frequency: 5.9958e14 } },

  { subject: 'physical', name: 'First law', formula: 'Δ*U* = *q* + *w*', example: { dU: 300, q: 500, w: -200 } },
  { subject: 'physical', name: 'Work against a constant pressure', formula: '*w* = −*P*_{ext}Δ*V*', example: { w: -202.65, Pext: 101.325, dV: 2 } },
  { subject: 'physical', name: 'Heat capacities of an ideal gas', formula: '*C*_{p} − *C*_{V} = *R*', example: { Cp: 20.786, Cv: 12.472, R } },
  { subject: 'physical', name: 'Entropy', formula: 'Δ*S* = \\frac{*q*_{rev}}{*T*}', example: { dS: 22, qrev: 6010, T: 273.15 } },
  { subject: 'physical', name: 'Isothermal expansion of an ideal gas', formula: 'Δ*S* = *n**R* ln \\frac{*V*_{2}}{*V*_{1}}', example: { dS: 5.763, n: 1, R, V2: 20, V1: 10 } },
  { subject: 'physical', name: 'Gibbs energy away from equilibrium', formula: 'Δ*G* = Δ*G*° + *R**T* ln *Q*', example: { dG: -5.708, dGr: -11.415, R, T: 298.15, Q: 10 } },
  { subject: 'physical', name: 'Equilibrium and temperature (van ’t Hoff)', formula: 'ln \\frac{*K*_{2}}{*K*_{1}} = \\frac{Δ*H*°}{*R*}(\\frac{1}{*T*_{1}} − \\frac{1}{*T*_{2}})', example: { K1: 10, K2: 19.25, dHr: 50, R, T1: 298.15, T2: 308.15 } },
  { subject: 'physical', name: 'Vapor pressure and temperature (Clausius–Clapeyron)', formula: 'ln \\frac{*P*_{2}}{*P*_{1}} = \\frac{Δ*H*_{vap}}{*R*}(\\frac{1}{*T*_{1}} − \\frac{1}{*T*_{2}})', example: { P1: 3.167, P2: 5.625, dHvap: 43.9, R, T1: 298.15, T2: 308.15 } },
  { subject: 'physical', name: 'Real gas (van der Waals)', formula: '(*P* + \\frac{*a**n*^{2}}{*V*^{2}})(*V* − *n**b*) = *n**R**T*', example: { P: 98.87, a: 137, n: 1, V: 22.414, b: 0.0387, R, T: 266.57 } },
  { subject: 'physical', name: 'Speed of a gas', formula: '*v*_{rms} = \\sqrt{\\frac{3*R**T*}{*M*}}', example: { speed: 515.2, R, T: 298.15, MKg: 0.028_014 } },
  { subject: 'physical', name: 'Arrhenius equation', formula: '*k* = *A* e^{−\\frac{*E*_{a}}{*R**T*}}', example: { k1: 1735, frequencyFactor: 1e12, Ea: 50, R, T: 298.15 } },
  { subject: 'physical', name: 'Hydrogen lines (Rydberg)', formula: '\\frac{1}{*λ*} = *R*_{∞}(\\frac{1}{*n*_{1}^{2}} − \\frac{1}{*n*_{2}^{2}})', example: { wavelength: 656.1e-9, rydberg: 10_973_731.6, low: 2, high: 3 } },
  { subject: 'physical', name: 'Matter wave (de Broglie)', formula: '*λ* = \\frac{*h*}{*m**v*}', example: { wavelength: 7.274e-10, h, mKg: 9.109e-31, velocity: 1e6 } },
  { subject: 'physical', name: 'Particle in a box', formula: '*E*_{*n*} = \\frac{*n*^{2}*h*^{2}}{8*m**L*^{2}}', example: { level: 2.41e-19, quantum: 2, h, mKg: 9.109e-31, box: 1e-9 } },
  { subject: 'physical', name: 'Populations of two levels (Boltzmann)', formula: '\\frac{*N*_{2}}{*N*_{1}} = \\frac{*g*_{2}}{*g*_{1}} e^{−\\frac{Δ*E*}{*k*_{B}*T*}}', example: { upper: 264.3, lower: 1000, g2: 3, g1: 1, spacing: 1e-20, kB, T: 298.15 } },
  { subject: 'physical', name: 'Harmonic vibration', formula: '*ν* = \\frac{1}{2π}\\sqrt{\\frac{*k*}{*μ*}}', example: { frequency: 8.966e13, spring: 516.3, mu: 1.627e-27 } },
  { subject: 'physical', name: 'Reduced mass', formula: '*μ* = \\frac{*m*_{1}*m*_{2}}{*m*_{1} + *m*_{2}}', example: { mu: 1.6266e-27, mass1: 1.6735e-27, mass2: 5.807e-26 } },
  { subject: 'physical', name: 'Moment of inertia of a diatomic molecule', formula: '*I* = *μ**r*^{2}', example: { inertia: 2.644e-47, mu: 1.6266e-27, bond: 1.275e-10 } },
  { subject: 'physical', name: 'Activity coefficient (Debye–Hückel, water at 25 °C)', formula: 'log_{10} *γ* = −0.509 *z*^{2}\\sqrt{*I*}', example: { activity: 0.889_4, charge: 1, ionic: 0.01 } },
  { subject: 'physical', name: 'Rate law', formula: '*v* = *k*[A][B]', example: { rate: 0.002, k2: 0.1, now: 0.1, B: 0.2 } },

  { subject: 'analytical', name: 'Absorption (Beer–Lambert)', formula: '*A* = *ε**l**c*', example: { absorbance: 0.6, absorptivity: 12_000, path: 1, c: 5e-5 } },
  { subject: 'analytical', name: 'Absorbance and transmittance', formula: '*A* = −log_{10} *T*', example: { absorbance: 1, transmittance: 0.1 } },
  { subject: 'analytical', name: 'Extraction in *n* steps', formula: '*q* = (\\frac{*V*_{1}}{*V*_{1} + *D**V*_{2}})^{*n*}', example: { left: 0.0625, phase1: 100, distribution: 3, phase2: 100, times: 2 } },
  { subject: 'analytical', name: 'Retention factor', formula: '*k* = \\frac{*t*_{R} − *t*_{M}}{*t*_{M}}', example: { retention: 4, tR: 300, tM: 60 } },
  { subject: 'analytical', name: 'Theoretical plates', formula: '*N* = 16 (\\frac{*t*_{R}}{*w*})^{2}', example: { plates: 10_000, tR: 300, width: 12 } },
  { subject: 'analytical', name: 'Plate height', formula: '*H* = \\frac{*L*}{*N*}', example: { plateHeight: 0.025, column: 250, plates: 10_000 } },
  { subject: 'analytical', name: 'Resolution', formula: '*R*_{s} = \\frac{2(*t*_{2} − *t*_{1})}{*w*_{1} + *w*_{2}}', example: { resolution: 1.5, tR2: 318, tR1: 300, w1: 12, w2: 12 } },
  { subject: 'analytical', name: 'Limit of detection', formula: '*c*_{L} = \\frac{3*s*}{*m*}', example: { limit: 3e-6, deviation: 0.012, slope: 12_000 } },

  { subject: 'organic', name: 'Degree of unsaturation', formula: '*U* = \\frac{2*C* + 2 + *N* − *H* − *X*}{2}', example: { unsaturation: 4, carbons: 6, hydrogens: 6, nitrogens: 0, halogens: 0 } },
  { subject: 'organic', name: 'Specific rotation', formula: '[*α*] = \\frac{*α*}{*l**c*}', example: { rotation: 66.5, observed: 6.65, decimeters: 1, massConcentration: 0.1 } },
  { subject: 'organic', name: 'Enantiomeric excess', formula: '*ee* = \\frac{*R* − *S*}{*R* + *S*} × 100', example: { excess: 80, major: 0.9, minor: 0.1 } },
  { subject: 'organic', name: 'Thin-layer chromatography', formula: '*R*_{f} = \\frac{*d*}{*d*_{0}}', example: { Rf: 0.4, spot: 2, front: 5 } },
  { subject: 'organic', name: 'Chemical shift', formula: '*δ* = \\frac{*ν* − *ν*_{0}}{*ν*_{s}} × 10^{6}', example: { shift: 2.14, line: 400_000_856, reference: 400_000_000, spectrometer: 400_000_000 } },

  { subject: 'biochemistry', name: 'Michaelis–Menten equation', formula: '*v*_{0} = \\frac{*v*_{max}[S]}{*K*_{m} + [S]}', example: { v0: 8e-6, vmax: 1e-5, substrate: 0.004, Km: 0.001 } },
  { subject: 'biochemistry', name: 'Double reciprocal (Lineweaver–Burk)', formula: '\\frac{1}{*v*_{0}} = \\frac{*K*_{m}}{*v*_{max}} \\frac{1}{[S]} + \\frac{1}{*v*_{max}}', example: { v0: 8e-6, vmax: 1e-5, substrate: 0.004, Km: 0.001 } },
  { subject: 'biochemistry', name: 'Turnover number', formula: '*k*_{cat} = \\frac{*v*_{max}}{[E]_{0}}', example: { kcat: 100, vmax: 1e-5, enzyme: 1e-7 } },
  { subject: 'biochemistry', name: 'Competitive inhibition', formula: '*K*_{m}^{app} = *K*_{m}(1 + \\frac{[I]}{*K*_{i}})', example: { Kapp: 0.003, Km: 0.001, inhibitor: 0.002, Ki: 0.001 } },
  { subject: 'biochemistry', name: 'Binding (Hill)', formula: '*Y* = \\frac{[L]^{*n*}}{*K*_{0.5}^{*n*} + [L]^{*n*}}', example: { saturation: 0.8, ligand: 0.002, Khalf: 0.001, hill: 2 } },
  { subject: 'biochemistry', name: 'Isoelectric point', formula: 'pI = \\frac{p*K*_{a1} + p*K*_{a2}}{2}', example: { pI: 5.97, pKa1: 2.34, pKa2: 9.6 } },
  { subject: 'biochemistry', name: 'Transport through a membrane', formula: 'Δ*G* = *R**T* ln \\frac{*c*_{2}}{*c*_{1}} + *z**F*Δ*ψ*', example: { dG: 10.58, R, T: 310.15, inside: 0.1, outside: 0.01, ionCharge: 1, F, membrane: 0.0481 } },
];
