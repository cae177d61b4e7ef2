/** A salt whose water of crystallization leaves below 400 °C. Its molar mass in g/mol is that of the anhydrous salt. */
interface Hydrate {
  salt: string;
  molarMass: number;
  /** Moles of water for each mole of salt, step by step, and about where they leave in °C. */
  steps: readonly (readonly [moles: number, at: number])[];
}

/** Temperatures here and below are rounded from Duval, Inorganic Thermogravimetric Analysis; they depend on how fast a sample is heated. */
export const hydrates: readonly Hydrate[] = [
  hydrate('CuSO4', 159.6, [4, 110], [1, 240]),
  hydrate('CaSO4', 136.1, [2, 150]),
  hydrate('BaCl2', 208.2, [1, 80], [1, 160]),
  hydrate('MgSO4', 120.4, [6, 130], [1, 290]),
  hydrate('ZnSO4', 161.5, [6, 100], [1, 270]),
  hydrate('CoSO4', 155.0, [6, 120], [1, 300]),
  hydrate('NiSO4', 154.8, [5, 140], [1, 330]),
  hydrate('CoCl2', 129.8, [4, 80], [2, 165]),
  hydrate('SrCl2', 158.5, [4, 80], [2, 150]),
  hydrate('MnCl2', 125.8, [2, 80], [2, 180]),
  hydrate('Na2CO3', 106.0, [9, 70], [1, 140]),
  hydrate('Na2SO4', 142.0, [10, 80]),
  hydrate('Na2MoO4', 205.9, [2, 110]),
  hydrate('MnSO4', 151.0, [1, 250]),
];

function hydrate(salt: string, molarMass: number, ...steps: Hydrate['steps']): Hydrate {
  return { salt, molarMass, steps };
}

/** A solid that decomposes in several steps: what leaves one mole of it in each, and about where in °C. */
interface Decomposition {
  formula: string;
  molarMass: number;
  steps: readonly { gases: readonly Gas[]; at: number }[];
}

/** Molar masses of gases in g/mol. */
export const gasMasses = { H2O: 18.02, CO: 28.01, CO2: 44.01 } as const;

type Gas = keyof typeof gasMasses;

/** What leaves together, as a student writes it. */
export const gasNames: Readonly<Record<string, string>> = {
  H2O: '\\ce{H2O}',
  'H2O H2O': '2 mol of \\ce{H2O}',
  'H2O H2O H2O': '3 mol of \\ce{H2O}',
  CO: '\\ce{CO}',
  CO2: '\\ce{CO2}',
  'CO CO2': '\\ce{CO} and \\ce{CO2} together',
};

export const decompositions: readonly Decomposition[] = [
  {
    formula: 'CaC2O4.H2O',
    molarMass: 146.1,
    steps: [
      { gases: ['H2O'], at: 180 },
      { gases: ['CO'], at: 480 },
      { gases: ['CO2'], at: 740 },
    ],
  },
  {
    formula: 'MgC2O4.2H2O',
    molarMass: 148.4,
    steps: [
      { gases: ['H2O', 'H2O'], at: 200 },
      { gases: ['CO', 'CO2'], at: 450 },
    ],
  },
  {
    formula: 'ZnC2O4.2H2O',
    molarMass: 189.4,
    steps: [
      { gases: ['H2O', 'H2O'], at: 150 },
      { gases: ['CO', 'CO2'], at: 400 },
    ],
  },
  {
    formula: 'MgCO3.3H2O',
    molarMass: 138.4,
    steps: [
      { gases: ['H2O', 'H2O', 'H2O'], at: 150 },
      { gases: ['CO2'], at: 450 },
    ],
  },
];

/** A solid that loses one gas below 600 °C, beside calcium carbonate in a mixture. */
interface Companion {
  name: string;
  formula: string;
  molarMass: number;
  /** In g for one mole. */
  lost: number;
  gas: string;
  at: number;
}

export const companions: readonly Companion[] = [
  { name: 'calcium hydroxide', formula: 'Ca(OH)2', molarMass: 74.09, lost: 18.02, gas: '\\ce{H2O}', at: 440 },
  { name: 'gypsum', formula: 'CaSO4.2H2O', molarMass: 172.2, lost: 36.03, gas: '2 \\ce{H2O}', at: 150 },
  {
    name: 'magnesium hydroxide',
    formula: 'Mg(OH)2',
    molarMass: 58.32,
    lost: 18.02,
    gas: '\\ce{H2O}',
    at: 380,
  },
];

/** Calcium carbonate, which loses \\ce{CO2}. */
export const carbonate: Companion = {
  name: 'calcium carbonate',
  formula: 'CaCO3',
  molarMass: 100.1,
  lost: 44.01,
  gas: '\\ce{CO2}',
  at: 740,
};
