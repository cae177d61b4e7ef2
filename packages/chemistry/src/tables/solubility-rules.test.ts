import { expect, test } from 'vitest';
import { anions, cations, ionicFormula, ionPairs } from '../formulas/ionic-compound.ts';
import type { NamedIon } from '../formulas/ions.data.ts';
import { molarSolubility } from '../physical-chemistry/solubility.ts';
import { solubilityProducts } from './solubility-products.data.ts';
import { solubilityRules } from './solubility-rules.data.ts';

const ionCalled = new Map([...cations, ...anions].map((ion) => [called(ion), ion]));
const pairOf = new Map(ionPairs.map(([cation, anion]) => [ionicFormula(cation, anion), { cation, anion }]));
const disputed = new Set(solubilityRules.flatMap(({ differing }) => differing));

/** An ion as the table writes it: `Hg2^2+`. */
function called({ formula, charge }: NamedIon): string {
  return `${formula}^${Math.abs(charge) === 1 ? '' : String(Math.abs(charge))}${charge > 0 ? '+' : '-'}`;
}

/** What the rules say of a salt, and `null` where they name neither of its ions. */
function verdict({ cation, anion }: { cation: NamedIon; anion: NamedIon }): string | null {
  const ofCation = solubilityRules.find(({ ions }) => ions.includes(called(cation)));
  const rule = ofCation ?? solubilityRules.find(({ ions }) => ions.includes(called(anion)));
  if (rule === undefined) return null;
  const isException = ofCation === undefined && rule.exceptions.includes(called(cation));
  return isException === (rule.solubility === 'soluble') ? 'insoluble' : 'soluble';
}

test('every ion of the rules is one that we name, and no ion has two rules', () => {
  const named = solubilityRules.flatMap(({ ions, exceptions }) => [...ions, ...exceptions]);
  expect(named.filter((ion) => !ionCalled.has(ion))).toEqual([]);
  const ruled = solubilityRules.flatMap(({ ions }) => ions);
  expect(ruled).toEqual([...new Set(ruled)]);
});

test('a rule speaks of mostly soluble or mostly insoluble salts, and says why textbooks differ where they do', () => {
  for (const { solubility, differing, note } of solubilityRules) {
    expect(['soluble', 'insoluble']).toContain(solubility);
    expect(note === '').toBe(differing.length === 0);
  }
});

test('every exception is one: the rule without it would say the opposite', () => {
  for (const { ions, exceptions, solubility } of solubilityRules)
    for (const exception of exceptions)
      for (const ion of ions) {
        const [cation, anion] = [ionCalled.get(exception), ionCalled.get(ion)];
        if (cation === undefined || anion === undefined) throw new Error(`${exception} ${ion}`);
        expect(verdict({ cation, anion })).not.toBe(solubility);
      }
});

test('what textbooks differ on is a salt, under the rule of one of its ions', () => {
  for (const { ions, differing } of solubilityRules)
    for (const salt of differing) {
      const pair = pairOf.get(salt);
      if (pair === undefined) throw new Error(`${salt} is no salt of two ions that we name`);
      expect(ions.includes(called(pair.cation)) || ions.includes(called(pair.anion))).toBe(true);
    }
});

test('the rules agree with the solubility products: those salts are insoluble, or textbooks differ on them', () => {
  const said = solubilityProducts.map(({ salt }) => {
    const pair = pairOf.get(salt);
    return { salt, says: pair === undefined ? null : verdict(pair) };
  });
  expect(said.filter(({ salt, says }) => says === 'soluble' && !disputed.has(salt))).toEqual([]);
  // No list of rules that students learn has thiocyanates.
  expect(said.filter(({ says }) => says === null)).toEqual([{ salt: 'AgSCN', says: null }]);
});

test('what the rules call insoluble dissolves to less than 0.1 mol/L by its solubility product', () => {
  const solubilities = solubilityProducts.flatMap(({ salt, solubilityProduct }) => {
    const pair = pairOf.get(salt);
    if (pair === undefined) return [];
    return molarSolubility(solubilityProduct, ...countsOf(pair.cation.charge, -pair.anion.charge));
  });
  expect(solubilities.length).toBeGreaterThan(30);
  expect(Math.max(...solubilities)).toBeLessThan(0.1);
});

function countsOf(positive: number, negative: number): [cations: number, anions: number] {
  return positive === negative ? [1, 1] : [negative, positive];
}
