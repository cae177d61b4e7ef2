/** A diprotic acid with the data that a question states. */
export interface DiproticAcid {
  name: string;
  /** The dissolved gas that the first constant counts with the acid. */
  gas?: string;
  /** Set as chemistry, the one with both protons first. */
  stages: readonly [acid: string, middle: string, base: string];
  /** At 25 °C; the question states them. */
  pKas: readonly [first: number, second: number];
  /** Salts of the middle stage that dissolve well. */
  salts: readonly string[];
  /** Whether the acid itself makes solutions of 0.05 to 0.30 mol/L that keep. */
  isSoluble: boolean;
}

export const diproticAcids: readonly DiproticAcid[] = [
  {
    name: 'carbonic acid',
    gas: '\\ce{CO2}',
    stages: ['\\ce{H2CO3}', '\\ce{HCO3^-}', '\\ce{CO3^2-}'],
    pKas: [6.35, 10.33],
    salts: ['NaHCO3', 'KHCO3'],
    isSoluble: false,
  },
  {
    name: 'sulfurous acid',
    gas: '\\ce{SO2}',
    stages: ['\\ce{H2SO3}', '\\ce{HSO3^-}', '\\ce{SO3^2-}'],
    pKas: [1.85, 7.2],
    salts: ['NaHSO3'],
    isSoluble: false,
  },
  {
    name: 'malonic acid',
    stages: ['\\ce{H2C3H2O4}', '\\ce{HC3H2O4^-}', '\\ce{C3H2O4^2-}'],
    pKas: [2.85, 5.7],
    salts: ['NaHC3H2O4'],
    isSoluble: true,
  },
  {
    name: 'succinic acid',
    stages: ['\\ce{H2C4H4O4}', '\\ce{HC4H4O4^-}', '\\ce{C4H4O4^2-}'],
    pKas: [4.21, 5.64],
    salts: ['NaHC4H4O4'],
    isSoluble: true,
  },
  {
    name: 'malic acid',
    stages: ['\\ce{H2C4H4O5}', '\\ce{HC4H4O5^-}', '\\ce{C4H4O5^2-}'],
    pKas: [3.4, 5.11],
    salts: ['NaHC4H4O5'],
    isSoluble: true,
  },
  {
    name: 'oxalic acid',
    stages: ['\\ce{H2C2O4}', '\\ce{HC2O4^-}', '\\ce{C2O4^2-}'],
    pKas: [1.25, 4.27],
    salts: [],
    isSoluble: true,
  },
  {
    name: 'phthalic acid',
    stages: ['\\ce{H2C8H4O4}', '\\ce{HC8H4O4^-}', '\\ce{C8H4O4^2-}'],
    pKas: [2.94, 5.43],
    salts: ['KHC8H4O4'],
    isSoluble: false,
  },
];
