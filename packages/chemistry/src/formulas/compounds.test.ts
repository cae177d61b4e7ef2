import { expect, test } from 'vitest';
import { nameCompound, formulaOfName } from './compound-names.ts';
import { empiricalFormula } from './empirical-formula.ts';
import { ionicFormula, ionicName, ionPairs } from './ionic-compound.ts';
import { acidNames, molecularNames, polyatomicIons } from './ions.data.ts';
import { massShares } from './molar-mass.ts';
import { oxidationStates } from './oxidation-states.ts';
import { parseFormula } from './parse-formula.ts';

function read(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
}

test.each([
  ['NaCl', 'sodium chloride'],
  ['Fe2(SO4)3', 'iron(III) sulfate'],
  ['FeO', 'iron(II) oxide'],
  ['Cu2O', 'copper(I) oxide'],
  ['(NH4)2SO4', 'ammonium sulfate'],
  ['Hg2Cl2', 'mercury(I) chloride'],
  ['HgCl2', 'mercury(II) chloride'],
  ['Ca3(PO4)2', 'calcium phosphate'],
  ['Na2O2', 'sodium peroxide'],
  ['Mg(OH)2', 'magnesium hydroxide'],
  ['PbO2', 'lead(IV) oxide'],
  ['MnO2', 'manganese(IV) oxide'],
  ['BaO2', 'barium peroxide'],
  ['TiO2', 'titanium(IV) oxide'],
  ['N2O4', 'dinitrogen tetroxide'],
  ['HNO3', 'nitric acid'],
  ['P4O10', 'tetraphosphorus decoxide'],
  ['KMnO4', 'potassium permanganate'],
  ['CuSO4·5H2O', 'copper(II) sulfate pentahydrate'],
])('%s is %s, and back', (formula, name) => {
  expect(nameCompound(formula)).toEqual({ ok: true, value: name });
  expect(formulaOfName(name)).toEqual({ ok: true, value: formula });
});

test.each([
  ['Aluminum Sulfate', 'Al2(SO4)3'],
  ['sodium bicarbonate', 'NaHCO3'],
  ['sodium hydrogen carbonate', 'NaHCO3'],
  ['potassium sulphate', 'K2SO4'],
  ['iron (iii) chloride', 'FeCl3'],
  ['hydrogen chloride', 'HCl'],
])('%s is understood as %s', (name, formula) => {
  expect(formulaOfName(name)).toEqual({ ok: true, value: formula });
});

test('what the table does not decide has no name', () => {
  expect(nameCompound('C6H12O6')).toMatchObject({ error: { code: 'unknownName' } });
  expect(nameCompound('Xx')).toMatchObject({ error: { code: 'unknownElement' } });
  expect(formulaOfName('constructor')).toMatchObject({ error: { code: 'unknownName' } });
});

test('every ionic compound of the table can be read, and no two share a formula', () => {
  const seen = new Map<string, string>();
  const clashes: string[] = [];
  for (const [cation, anion] of ionPairs) {
    const formula = ionicFormula(cation, anion);
    const name = ionicName(cation, anion);
    const other = seen.get(formula);
    if (other !== undefined) clashes.push(`${formula}: ${other}, ${name}`);
    seen.set(formula, name);
    read(formula);
  }
  expect(clashes).toEqual([]);
});

test('listed acids and molecules are formulas that can be read, and the ions carry their charge', () => {
  for (const formula of [...Object.keys(acidNames), ...Object.keys(molecularNames)]) read(formula);
  const charged = polyatomicIons.map(({ formula, charge }) => {
    const sign = charge > 0 ? '+' : '-';
    return read(`${formula}^${Math.abs(charge)}${sign}`).charge;
  });
  expect(charged).toEqual(polyatomicIons.map(({ charge }) => charge));
});

test.each([
  [
    { C: 40.0, H: 6.71, O: 53.29 },
    { C: 1, H: 2, O: 1 },
  ],
  [
    { Fe: 69.94, O: 30.06 },
    { Fe: 2, O: 3 },
  ],
  [
    { Fe: 72.36, O: 27.64 },
    { Fe: 3, O: 4 },
  ],
  [
    { K: 26.58, Cr: 35.35, O: 38.07 },
    { K: 2, Cr: 2, O: 7 },
  ],
])('%o make the empirical formula %o', (masses, expected) => {
  const result = empiricalFormula(new Map(Object.entries(masses)));
  expect(result.ok && Object.fromEntries(result.value)).toEqual(expected);
});

test.each(['CH2O', 'C2H6O', 'Fe2O3', 'KMnO4', 'Na2S2O3', 'C4H5N2O', 'Al2O3', 'P2O5'])(
  'the mass percents of %s lead back to it',
  (text) => {
    const { composition } = read(text);
    const percents = massShares(composition).map(({ symbol, percent }): [string, number] => [
      symbol,
      Number(percent.toFixed(1)),
    ]);
    expect(empiricalFormula(new Map(percents))).toEqual({ ok: true, value: composition });
  },
);

test('masses without a simple ratio, and senseless ones, are refused', () => {
  expect(empiricalFormula(new Map([['C', -1]])).ok).toBe(false);
  expect(empiricalFormula(new Map([['Qq', 1]])).ok).toBe(false);
  expect(empiricalFormula(new Map()).ok).toBe(false);
});

test.each([
  ['O2', { O: 0 }],
  ['Fe^3+', { Fe: 3 }],
  ['H2O', { H: 1, O: -2 }],
  ['H2O2', { H: 1, O: -1 }],
  ['Na2O2', { Na: 1, O: -1 }],
  ['NaH', { Na: 1, H: -1 }],
  ['LiAlH4', { Li: 1, Al: 3, H: -1 }],
  ['KMnO4', { K: 1, Mn: 7, O: -2 }],
  ['Cr2O7^2-', { Cr: 6, O: -2 }],
  ['SO4^2-', { S: 6, O: -2 }],
  ['H2S', { H: 1, S: -2 }],
  ['NH4^+', { N: -3, H: 1 }],
  ['NO3^-', { N: 5, O: -2 }],
  ['HClO4', { H: 1, Cl: 7, O: -2 }],
  ['PCl5', { P: 5, Cl: -1 }],
  ['SF6', { S: 6, F: -1 }],
  ['CO2', { C: 4, O: -2 }],
  ['Fe3O4', { Fe: 8 / 3, O: -2 }],
  ['PbO2', { Pb: 4, O: -2 }],
  ['S2O3^2-', { S: 2, O: -2 }],
  ['OF2', { O: 2, F: -1 }],
])('the oxidation states in %s are %o', (text, expected) => {
  const result = oxidationStates(read(text));
  expect(result.known && Object.fromEntries(result.states)).toEqual(expected);
});

test.each([
  'HCN',
  'Fe(CN)6^4-',
  'CuSO4·5H2O',
  'KO2',
  'KSCN',
  'e^-',
  'CuFeS2',
  'FeS2',
  'NH4NO3',
  'SiH4',
  'Na2S2O8',
])('the rules honestly do not decide %s', (text) => {
  expect(oxidationStates(read(text)).known).toBe(false);
});
