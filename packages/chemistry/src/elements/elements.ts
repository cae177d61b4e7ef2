import { electronConfiguration } from './electron-configuration.ts';
import { elementRows, type ElementRow } from './elements.data.ts';
import { positionOf, type Position } from './position.ts';

/** One of the 118 elements. A value is `null` where no reliable one is known; sources in data/README.md. */
export interface Element extends Position {
  atomicNumber: number;
  symbol: string;
  name: string;
  /** g/mol: the abridged standard atomic weight, or the mass number of the longest-lived isotope. */
  atomicWeight: number;
  /** Digits after the point that are known of it: 1.0080 has four. */
  weightDecimals: number;
  /** False where `atomicWeight` is a mass number, which is printed in brackets. */
  hasStandardWeight: boolean;
  /** Pauling scale. */
  electronegativity: number | null;
  /** First ionisation energy in kJ/mol. */
  ionisationEnergy: number | null;
  /** Single-bond covalent radius in pm. */
  covalentRadius: number | null;
  /** At 25 °C and 1 bar; `null` where no sample was ever large enough to show it. */
  standardState: 'solid' | 'liquid' | 'gas' | null;
  /** In °C at 1 atm. */
  meltingPoint: number | null;
  /** In °C at 1 atm; the sublimation point where `sublimes`. */
  boilingPoint: number | null;
  /** True where the solid turns into vapour without melting at 1 atm. */
  sublimes: boolean;
  /** Ground state of the neutral atom, as `[Ar] 3d5 4s1`. */
  electronConfiguration: string;
}

/** The 118 elements in order of atomic number: `elements[0]` is hydrogen. */
export const elements: readonly Element[] = elementRows.map(toElement);

const bySymbol: ReadonlyMap<string, Element> = new Map(elements.map((element) => [element.symbol, element]));

/**
 * The element with this symbol, or `undefined`; capitals count, as `CO` is not cobalt.
 * @example findElement('Cu')?.atomicWeight // 63.546
 */
export function findElement(symbol: string): Element | undefined {
  return bySymbol.get(symbol);
}

/**
 * The element that our own code names by its symbol.
 * @throws when there is no such element: a promise of ours was broken
 */
export function elementOf(symbol: string): Element {
  const element = bySymbol.get(symbol);
  if (element === undefined) throw new Error(`There is no element ${symbol}`);
  return element;
}

function toElement(row: ElementRow, index: number): Element {
  const [symbol, name, atomicWeight, weightDecimals, hasStandardWeight, ...properties] = row;
  const [electronegativity, ionisationEnergy, covalentRadius, ...phases] = properties;
  const [standardState, meltingPoint, boilingPoint, sublimes] = phases;
  const atomicNumber = index + 1;
  return {
    atomicNumber,
    symbol,
    name,
    atomicWeight,
    weightDecimals,
    hasStandardWeight,
    electronegativity,
    ionisationEnergy,
    covalentRadius,
    standardState,
    meltingPoint,
    boilingPoint,
    sublimes,
    electronConfiguration: electronConfiguration(atomicNumber),
    ...positionOf(atomicNumber),
  };
}
