import { findElement } from '../elements/elements.ts';
import type { Formula } from './formula.ts';
import { fixedCharges, variableCharges } from './ions.data.ts';

/** A state for each element, or why the rules do not decide. */
export type OxidationStates =
  | { known: true; states: ReadonlyMap<string, number> }
  | { known: false; reason: string };

/** Oxygen is −1 in the peroxides of these. The rules see no bonds, so a peroxide is recognised by its atoms. */
const peroxideCations = new Set(['H', 'Li', 'Na', 'K', 'Rb', 'Cs']);

/**
 * Average oxidation states by the textbook's rules, in this order, the last element from the charge:
 * elements are 0; fluorine −1; metals of groups 1 and 2, Ag, Zn, Cd, Al, Ga, Sc, Y, La as their ion; hydrogen +1, with
 * such metals or boron alone −1; oxygen −2, in H2O2 and the peroxides of group 1 and barium −1; the other halogens −1,
 * sulfur −2 where nothing more electronegative is there. What these do not decide (two unknown elements, carbon skeletons, O with F
 * alone, an element in two different places as N in NH4NO3) is `known: false`, never a guess.
 * @example oxidationStates(KMnO4) // K +1, Mn +7, O −2
 */
export function oxidationStates(formula: Formula): OxidationStates {
  const { composition, charge } = formula;
  const symbols = [...composition.keys()];
  if (formula.parts > 1) return unknown('The parts of a hydrate are looked at one by one');
  if (symbols.length === 0) return unknown('The electron has no oxidation state');
  if (symbols.length === 1) return single(symbols, composition, charge);
  const states = assigned(symbols, composition, charge);
  const left = symbols.filter((symbol) => !states.has(symbol));
  const [last, another] = left;
  if (another !== undefined) return unknown(`The rules do not decide between ${left.join(' and ')}`);
  let sum = charge;
  for (const [symbol, state] of states) sum -= state * (composition.get(symbol) ?? 0);
  if (last === undefined) {
    return sum === 0 ? { known: true, states } : unknown('The rules do not give the charge of this formula');
  }
  const state = sum / (composition.get(last) ?? 1);
  if (formula.symbols.indexOf(last) !== formula.symbols.lastIndexOf(last))
    return unknown(`${last} stands in different places`);
  if (!isPossible(last, state) || isPolysulfide(last, state, symbols))
    return unknown(`The rules give ${last} an impossible state`);
  return { known: true, states: new Map(symbols.map((symbol) => [symbol, states.get(symbol) ?? state])) };
}

function single(
  symbols: readonly string[],
  composition: ReadonlyMap<string, number>,
  charge: number,
): OxidationStates {
  return {
    known: true,
    states: new Map(symbols.map((symbol) => [symbol, charge / (composition.get(symbol) ?? 1)])),
  };
}

function assigned(
  symbols: readonly string[],
  composition: ReadonlyMap<string, number>,
  charge: number,
): Map<string, number> {
  const states = new Map<string, number>();
  const others = (symbol: string) => symbols.filter((other) => other !== symbol);
  for (const symbol of symbols) {
    const ion = fixedCharges[symbol];
    if (symbol === 'F') states.set(symbol, -1);
    else if (ion !== undefined) states.set(symbol, ion);
  }
  if (symbols.includes('H') && !others('H').every(isDisputedWithHydrogen)) {
    states.set('H', others('H').every(isHydrideFormer) ? -1 : 1);
  }
  if (symbols.includes('O') && !symbols.includes('F')) {
    states.set('O', isPeroxide(symbols, composition, charge) ? -1 : -2);
  }
  for (const symbol of ['Cl', 'Br', 'I', 'S']) {
    if (symbols.includes(symbol) && others(symbol).every((other) => isLessElectronegative(other, symbol))) {
      states.set(symbol, symbol === 'S' ? -2 : -1);
    }
  }
  return states;
}

function isHydrideFormer(symbol: string): boolean {
  return fixedCharges[symbol] !== undefined || symbol === 'B';
}

/** Hydrogen's sign differs between textbooks and IUPAC's electronegativities in SiH4, GeH4, SnH4 and metal hydrides. */
function isDisputedWithHydrogen(symbol: string): boolean {
  const electronegativity = findElement(symbol)?.electronegativity ?? null;
  return !isHydrideFormer(symbol) && (electronegativity === null || electronegativity < 2.1);
}

function isPeroxide(
  symbols: readonly string[],
  composition: ReadonlyMap<string, number>,
  charge: number,
): boolean {
  const [cation, another] = symbols.filter((symbol) => symbol !== 'O');
  if (cation === undefined || another !== undefined || composition.get('O') !== 2) return false;
  if (charge !== 0) return false;
  const count = composition.get(cation) ?? 0;
  return (count === 2 && peroxideCations.has(cation)) || (count === 1 && cation === 'Ba');
}

function isLessElectronegative(symbol: string, than: string): boolean {
  const one = findElement(symbol)?.electronegativity ?? null;
  const other = findElement(than)?.electronegativity ?? null;
  return one !== null && other !== null && one < other;
}

/** No element goes beyond +8 or −4; a halogen beyond +7, sulfur +6, carbon +4. Fractions are averages (Fe3O4). */
function isPossible(symbol: string, state: number): boolean {
  const element = findElement(symbol);
  if (element === undefined || state < -4) return false;
  const { group } = element;
  const highest = group === null ? 6 : group <= 10 ? Math.min(group, 8) : group <= 12 ? 3 : group - 10;
  return state <= highest;
}

/** FeS2 is Fe^2+ with S2^2-. A metal in a state that it does not have means bonds between sulfur atoms. */
function isPolysulfide(symbol: string, state: number, symbols: readonly string[]): boolean {
  const usual = variableCharges[symbol];
  return symbols.includes('S') && !symbols.includes('O') && usual !== undefined && !usual.includes(state);
}

function unknown(reason: string): OxidationStates {
  return { known: false, reason };
}
