/** An oxidant as titrant and what it oxidises. */
export interface RedoxPair {
  titrant: string;
  analyte: string;
  equation: string;
  /** Coefficients in the equation. */
  titrantUnits: number;
  analyteUnits: number;
  /** The element or compound that is reported, one for each unit of analyte. */
  reported: string;
}

export const redoxPairs: readonly RedoxPair[] = [
  {
    titrant: 'KMnO4',
    analyte: 'Fe^2+',
    equation: 'MnO4- + 5Fe^2+ + 8H+ -> Mn^2+ + 5Fe^3+ + 4H2O',
    titrantUnits: 1,
    analyteUnits: 5,
    reported: 'Fe',
  },
  {
    titrant: 'K2Cr2O7',
    analyte: 'Fe^2+',
    equation: 'Cr2O7^2- + 6Fe^2+ + 14H+ -> 2Cr^3+ + 6Fe^3+ + 7H2O',
    titrantUnits: 1,
    analyteUnits: 6,
    reported: 'Fe',
  },
  {
    titrant: 'KMnO4',
    analyte: 'H2C2O4',
    equation: '2MnO4- + 5H2C2O4 + 6H+ -> 2Mn^2+ + 10CO2 + 8H2O',
    titrantUnits: 2,
    analyteUnits: 5,
    reported: 'H2C2O4',
  },
  {
    titrant: 'KMnO4',
    analyte: 'H2O2',
    equation: '2MnO4- + 5H2O2 + 6H+ -> 2Mn^2+ + 5O2 + 8H2O',
    titrantUnits: 2,
    analyteUnits: 5,
    reported: 'H2O2',
  },
  {
    titrant: 'KBrO3',
    analyte: 'Sb^3+',
    equation: 'BrO3- + 3Sb^3+ + 6H+ -> Br- + 3Sb^5+ + 3H2O',
    titrantUnits: 1,
    analyteUnits: 3,
    reported: 'Sb',
  },
];

/** What releases iodine from iodide. */
interface IodineMaker {
  analyte: string;
  equation: string;
  /** Units of analyte for one iodine. */
  perIodine: number;
  relation: string;
  /** The compound that is reported, one for each unit of analyte. */
  reported: string;
}

export const iodineMakers: readonly IodineMaker[] = [
  {
    analyte: 'Cu^2+',
    equation: '2Cu^2+ + 4I- -> 2CuI + I2',
    perIodine: 2,
    relation: '2 \\ce{Cu^2+} give 1 \\ce{I2}',
    reported: 'Cu',
  },
  {
    analyte: 'H2O2',
    equation: 'H2O2 + 2I- + 2H+ -> I2 + 2H2O',
    perIodine: 1,
    relation: '1 \\ce{H2O2} gives 1 \\ce{I2}',
    reported: 'H2O2',
  },
  {
    analyte: 'OCl-',
    equation: 'OCl- + 2I- + 2H+ -> I2 + Cl- + H2O',
    perIodine: 1,
    relation: '1 \\ce{OCl-} gives 1 \\ce{I2}',
    reported: 'NaOCl',
  },
  {
    analyte: 'IO3-',
    equation: 'IO3- + 5I- + 6H+ -> 3I2 + 3H2O',
    perIodine: 1 / 3,
    relation: '1 \\ce{IO3-} gives 3 \\ce{I2}',
    reported: 'KIO3',
  },
  {
    analyte: 'BrO3-',
    equation: 'BrO3- + 6I- + 6H+ -> 3I2 + Br- + 3H2O',
    perIodine: 1 / 3,
    relation: '1 \\ce{BrO3-} gives 3 \\ce{I2}',
    reported: 'KBrO3',
  },
];
