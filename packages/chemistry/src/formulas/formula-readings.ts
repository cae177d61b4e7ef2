import { scaledWeights, weightScale } from './atomic-weights.ts';
import type { FormulaTree, FormulaUnit } from './formula-tree.ts';
import type { Composition } from './formula.ts';

/** Molar mass in g/mol. */
export function massOfTree({ parts }: FormulaTree): number {
  let sum = 0;
  for (const { multiplier, units } of parts) sum += multiplier * scaledMass(units);
  return sum / weightScale;
}

function scaledMass(units: readonly FormulaUnit[]): number {
  let sum = 0;
  for (const unit of units) {
    const one = 'element' in unit ? (scaledWeights[unit.element.atomicNumber] ?? 0) : scaledMass(unit.units);
    sum += unit.count * one;
  }
  return sum;
}

/** How many atoms of each element, in the order in which the formula names them. */
export function compositionOf({ parts }: FormulaTree): Composition {
  const composition = new Map<string, number>();
  for (const { multiplier, units } of parts) addUnits(composition, units, multiplier);
  return composition;
}

function addUnits(composition: Map<string, number>, units: readonly FormulaUnit[], times: number): void {
  for (const unit of units) {
    if ('element' in unit) {
      const { symbol } = unit.element;
      composition.set(symbol, (composition.get(symbol) ?? 0) + times * unit.count);
    } else {
      addUnits(composition, unit.units, times * unit.count);
    }
  }
}

/** The element symbols as they stand, repeated where the formula repeats them. */
export function symbolsOf({ parts }: FormulaTree): string[] {
  const symbols: string[] = [];
  for (const { units } of parts) addSymbols(symbols, units);
  return symbols;
}

function addSymbols(symbols: string[], units: readonly FormulaUnit[]): void {
  for (const unit of units) {
    if ('element' in unit) symbols.push(unit.element.symbol);
    else addSymbols(symbols, unit.units);
  }
}

/** The formula on one line: digits as they are, `*` for the middle dot, the charge behind a caret. */
export function sourceOf({ parts, charge }: FormulaTree): string {
  if (parts.length === 0) return `e^{${chargeText(charge)}}`;
  const body = parts.map(({ multiplier, units }) => `${countText(multiplier)}${unitsText(units)}`).join('*');
  return `${body}${charge === 0 ? '' : `^{${chargeText(charge)}}`}`;
}

function unitsText(units: readonly FormulaUnit[]): string {
  return units
    .map((unit) => {
      if ('element' in unit) return `${unit.element.symbol}${countText(unit.count)}`;
      const [open, close] = unit.bracket === '(' ? ['(', ')'] : ['[', ']'];
      return `${open}${unitsText(unit.units)}${close}${countText(unit.count)}`;
    })
    .join('');
}

function countText(count: number): string {
  return count === 1 ? '' : String(count);
}

/** `2+`, `-`: the notation sets a hyphen as a minus. */
function chargeText(charge: number): string {
  const size = Math.abs(charge);
  return `${size === 1 ? '' : size}${charge < 0 ? '-' : '+'}`;
}
