import type { TypedFormula } from './read-typed-formula.ts';

/**
 * Whether two formulas write their atoms in one order and grouping. Bonds, and groups that are written out or counted
 * (`CH2CH2`, `(CH2)2`), do not matter; inside the square brackets of a complex the order of the ligands does not.
 */
export function sameArrangement(one: TypedFormula, other: TypedFormula): boolean {
  return arrangementOf(one.written) === arrangementOf(other.written);
}

function arrangementOf(written: string): string {
  const bare = written
    .replace(/\^\{[^{}]*\}$/, '')
    .replace(/[ #≡=-]/g, '')
    .replace(/[₀-₉]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x2080))
    .replace(/[.*⋅•]/g, '·')
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
    const inner = arrangeGroup(text, place, open === '(' ? ')' : ']').join('');
    return open === '(' ? inner : inner;
  }
  const symbol = /^[A-Z][a-z]?/.exec(text.slice(place.at))?.[0] ?? open;
  place.at += symbol.length;
  return symbol;
}
