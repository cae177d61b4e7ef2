import { findElement } from '../elements/elements.ts';
import { failure, success, type Result } from '../result.ts';
import type { Composition } from './formula.ts';

/** Ratios are multiplied by 1 to 8 until every one is whole within this, as textbooks do. */
const largestFactor = 8;
const tolerance = 0.08;

/**
 * Empirical formula from the masses (or mass percents) of the elements.
 * @returns the smallest whole-number composition; errors `unknownElement`, `badMass`, `noWholeRatio`
 * @example empiricalFormula(new Map([['C', 40.0], ['H', 6.7], ['O', 53.3]])) // C 1, H 2, O 1
 */
export function empiricalFormula(masses: ReadonlyMap<string, number>): Result<Composition> {
  const moles: [string, number][] = [];
  for (const [symbol, mass] of masses) {
    const element = findElement(symbol);
    if (element === undefined) return failure('unknownElement', `Unknown element: ${symbol}`, 0);
    if (!(mass > 0 && Number.isFinite(mass)))
      return failure('badMass', `The mass of ${symbol} must be positive`, 0);
    moles.push([symbol, mass / element.atomicWeight]);
  }
  if (moles.length === 0) return failure('badMass', 'Give at least one element', 0);
  const smallest = Math.min(...moles.map(([, amount]) => amount));
  for (let factor = 1; factor <= largestFactor; factor += 1) {
    const isWhole = moles.every(([, amount]) => isNearWhole((amount / smallest) * factor));
    if (isWhole)
      return success(
        new Map(moles.map(([symbol, amount]) => [symbol, Math.round((amount / smallest) * factor)])),
      );
  }
  return failure('noWholeRatio', 'These masses make no simple whole-number ratio', 0);
}

function isNearWhole(ratio: number): boolean {
  return Math.abs(ratio - Math.round(ratio)) <= tolerance;
}
