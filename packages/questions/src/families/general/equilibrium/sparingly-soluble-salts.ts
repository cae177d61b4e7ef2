import { formatSignificant, parseFormula, solubilityProducts } from '@valence/chemistry';
import { toFigures } from '../../texts/shown-working.ts';

/** A salt and the ions of one unit of it. */
interface SparinglySolubleSalt {
  shown: string;
  name: string;
  constant: number;
  cations: number;
  anions: number;
  /** A soluble salt that brings the anion, one of it in each unit. */
  source: string;
}

/** Salts whose ions hardly react with water, so that the product alone decides. */
export const sparinglySolubleSalts: readonly SparinglySolubleSalt[] = (
  [
    ['AgCl', 1, 1, 'NaCl'],
    ['AgBr', 1, 1, 'NaBr'],
    ['AgI', 1, 1, 'NaI'],
    ['AgSCN', 1, 1, 'KSCN'],
    ['BaSO4', 1, 1, 'Na2SO4'],
    ['CaSO4', 1, 1, 'Na2SO4'],
    ['PbSO4', 1, 1, 'Na2SO4'],
    ['BaCrO4', 1, 1, 'K2CrO4'],
    ['CuI', 1, 1, 'NaI'],
    ['CaF2', 1, 2, 'NaF'],
    ['BaF2', 1, 2, 'NaF'],
    ['MgF2', 1, 2, 'NaF'],
    ['PbI2', 1, 2, 'NaI'],
    ['PbCl2', 1, 2, 'NaCl'],
    ['Ag2CrO4', 2, 1, 'K2CrO4'],
  ] as const
).flatMap(([formula, cations, anions, source]) => {
  const entry = solubilityProducts.find(({ salt }) => salt === formula);
  if (entry === undefined || !parseFormula(source).ok) return [];
  return [
    {
      shown: `\\ce{${formula}}`,
      name: entry.name,
      constant: toFigures(entry.solubilityProduct, 3),
      cations,
      anions,
      source: `\\ce{${source}}`,
    },
  ];
});

/** A constant or a concentration with three figures. */
export const three = (value: number): string => formatSignificant(value, 3);
/** A concentration with three figures and its unit. */
export const molar = (value: number): string => `${three(value)} mol/L`;
