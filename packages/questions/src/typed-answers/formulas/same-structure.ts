import type { TypedFormula } from '@valence/chemistry/typed';
import { canonicalSmiles } from '../../structures/canonical-smiles.ts';
import { remembered } from '../../remembered.ts';
import { writeSmiles } from '../names/graph/write-smiles.ts';
import { readCondensedFormula } from './condensed-formula.ts';

/**
 * Whether two formulas say the same structure: both are condensed formulas of one molecule, or they write their atoms
 * in one order. A molecular formula says no structure.
 */
export function sameStructure(key: TypedFormula, typed: TypedFormula): boolean {
  if (sameArrangement(key, typed)) return true;
  if (isMolecular(typed)) return false;
  const [one, other] = [structureOf(condensed(key)), structureOf(condensed(typed))];
  return one !== null && one === other;
}

/** Each element once, and no brackets: `CH2O`, `C2H6O`. */
function isMolecular({ formula, written }: TypedFormula): boolean {
  return new Set(formula.symbols).size === formula.symbols.length && !/[()=#≡-]/.test(written);
}

/** Drawn bonds help to read a molecule; in an ion the charge has to be told from counts first. */
function condensed(typed: TypedFormula): string {
  return typed.formula.charge === 0 ? typed.written : inner(typed);
}

/** The formula with its charge behind `^`. */
function inner({ source }: TypedFormula): string {
  return source.slice('\\ce{'.length, -1);
}

const structureOf = remembered((written: string): string | null => {
  const graph = readCondensedFormula(written);
  return graph === null ? null : canonicalSmiles(writeSmiles(graph).smiles);
});

/**
 * Whether two formulas write their atoms in one order and grouping. Bonds, and groups that are written out or counted
 * (`CH2CH2`, `(CH2)2`), do not matter; inside the square brackets of a complex the order of the ligands does not.
 */
function sameArrangement(one: TypedFormula, other: TypedFormula): boolean {
  return arrangementOf(inner(one)) === arrangementOf(inner(other));
}

function arrangementOf(written: string): string {
  const bare = written
    .replace(/\^\{[^{}]*\}$/, '')
    .replace(/[ #≡=-]/g, '')
    .replace(/[₀-₉]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x2080))
    .replace(/[.*⋅•]/g, '·')
    // Water in a complex may be written from the atom by which it is bound.
    .replaceAll('(OH2)', '(H2O)')
    .replace(/CO2H(?![a-z\d])/g, 'COOH')
    .replace(/CO2(?=C)/g, 'COO');
  return arrangeGroup(bare, { at: 0 }, '').join('');
}

/** The units of a formula, each atom or group as often as it is counted. */
function arrangeGroup(text: string, place: { at: number }, close: string): string[] {
  const units: string[] = [];
  while (place.at < text.length && text.charAt(place.at) !== close) {
    const unit = readUnit(text, place);
    const count = Number(/^\d{1,3}/.exec(text.slice(place.at))?.[0] ?? '1');
    place.at += /^\d*/.exec(text.slice(place.at))?.[0].length ?? 0;
    for (let copy = 0; copy < Math.min(count, 400); copy += 1) units.push(unit);
    if (units.length > 2000) return units;
  }
  place.at += 1;
  return close === ']' ? ['[', units[0] ?? '', ...units.slice(1).sort(), ']'] : units;
}

function readUnit(text: string, place: { at: number }): string {
  const open = text.charAt(place.at);
  if (open === '(' || open === '[') {
    place.at += 1;
    return arrangeGroup(text, place, open === '(' ? ')' : ']').join('');
  }
  const symbol = /^[A-Z][a-z]?/.exec(text.slice(place.at))?.[0] ?? open;
  place.at += symbol.length;
  return symbol;
}
