import { readFileSync } from 'node:fs';
import { MF } from 'mf-parser';
import { expect, test } from 'vitest';
import { tables, tableSource } from '../../scripts/table-source.ts';
import { molarMass } from '../formulas/molar-mass.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import { balanceEquation } from '../reactions/balance-equation.ts';
import { isBalanced } from '../reactions/is-balanced.ts';
import { parseEquation } from '../reactions/parse-equation.ts';
import { acids } from './acids.data.ts';
import { aminoAcidValues } from './amino-acids.data.ts';
import { reductionPotentials } from './reduction-potentials.data.ts';
import { solubilityProducts } from './solubility-products.data.ts';
import { specificHeats } from './specific-heats.data.ts';
import { standardThermochemistry } from './standard-thermochemistry.data.ts';

test.each(tables)('$file is what its data file says', (table) => {
  const csv = readFileSync(new URL(`../../data/${table.csv}`, import.meta.url), 'utf8');
  const generated = readFileSync(new URL(`./${table.file}`, import.meta.url), 'utf8');
  expect(generated).toBe(tableSource(table, csv));
});

function compositionOf(text: string): ReadonlyMap<string, number> {
  const formula = parseFormula(text);
  if (!formula.ok) throw new Error(`${text}: ${formula.error.message}`);
  return formula.value.composition;
}

test('every substance of the tables is a formula that can be read', () => {
  const formulas = [
    ...acids.map((row) => row.acid),
    ...solubilityProducts.map((row) => row.salt),
    ...specificHeats.map((row) => row.substance),
  ];
  expect(formulas.filter((formula) => compositionOf(formula).size === 0)).toEqual([]);
});

test('enthalpies, Gibbs energies and entropies agree with each other within 0.5 kJ/mol', () => {
  const elementEntropies = new Map<string, number>();
  for (const { substance, enthalpyOfFormation, entropy } of standardThermochemistry) {
    const [only, another] = [...compositionOf(substance)];
    if (enthalpyOfFormation === 0 && only !== undefined && another === undefined) {
      elementEntropies.set(only[0], entropy / only[1]);
    }
  }
  const wrong = standardThermochemistry.filter((row) => {
    let entropyOfFormation = row.entropy;
    for (const [symbol, count] of compositionOf(row.substance)) {
      entropyOfFormation -= count * (elementEntropies.get(symbol) ?? Number.NaN);
    }
    const expected = row.enthalpyOfFormation - (298.15 * entropyOfFormation) / 1000;
    const printed = row.gibbsEnergyOfFormation ?? expected;
    return !(Math.abs(expected - printed) < 0.5);
  });
  expect(wrong).toEqual([]);
});

function potential(halfReaction: string): number {
  return reductionPotentials.find((row) => row.halfReaction === halfReaction)?.potential ?? Number.NaN;
}

test('an acid that names its base has one proton and one charge more', () => {
  const named = acids.filter(({ base }) => base !== null);
  expect(named.length).toBeGreaterThan(5);
  for (const { acid, base } of named) expect(balanceEquation(`${acid} -> ${base} + H^+`).ok).toBe(true);
});

test('every half-reaction is balanced, and the list falls', () => {
  const unbalanced = reductionPotentials.filter(({ halfReaction }) => {
    const equation = parseEquation(halfReaction);
    return !equation.ok || !isBalanced(equation.value);
  });
  expect(unbalanced).toEqual([]);
  const potentials = reductionPotentials.map((row) => row.potential);
  expect(potentials).toEqual([...potentials].sort((one, other) => other - one));
});

test('potentials agree through cycles and with solubility products', () => {
  const copper = (potential('Cu^2+ + e^- -> Cu^+') + potential('Cu^+ + e^- -> Cu(s)')) / 2;
  expect(copper).toBeCloseTo(potential('Cu^2+ + 2e^- -> Cu(s)'), 1.9);
  const iron = (potential('Fe^3+ + e^- -> Fe^2+') + 2 * potential('Fe^2+ + 2e^- -> Fe(s)')) / 3;
  expect(iron).toBeCloseTo(potential('Fe^3+ + 3e^- -> Fe(s)'), 1.9);
  const nernst = (Math.LN10 * 8.314462618 * 298.15) / 96485.33212;
  const product = (salt: string) =>
    solubilityProducts.find((row) => row.salt === salt)?.solubilityProduct ?? Number.NaN;
  const silver = (potential('AgCl(s) + e^- -> Ag(s) + Cl^-') - potential('Ag^+ + e^- -> Ag(s)')) / nernst;
  expect(silver).toBeCloseTo(Math.log10(product('AgCl')), 1);
  const lead =
    (2 * (potential('PbSO4(s) + 2e^- -> Pb(s) + SO4^2-') - potential('Pb^2+ + 2e^- -> Pb(s)'))) / nernst;
  expect(Math.abs(lead - Math.log10(product('PbSO4')))).toBeLessThan(0.5);
  const water =
    (potential('O2(g) + 4H^+ + 4e^- -> 2H2O') - potential('O2(g) + 2H2O + 4e^- -> 4OH^-')) / nernst;
  expect(water).toBeCloseTo(14, 1);
});

test('the pKas of a polyprotic acid rise', () => {
  for (const { pKas } of acids) expect(pKas).toEqual([...pKas].sort((one, other) => one - other));
});

test('molar masses of the amino acids are what we compute from the formulas, and near those of another reader', () => {
  for (const { formula, molarMass: printed } of aminoAcidValues) {
    const own = molarMass(formula);
    expect(own.ok && own.value.molarMass).toBe(printed);
    expect(printed).toBeCloseTo(new MF(formula).getInfo().mass, 1);
  }
});
