import type { Random } from '../../../random.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

/** How many atoms of each kind a formula has; `symbol` is that of its halogen. */
export interface Atoms {
  carbon: number;
  hydrogen: number;
  nitrogen: number;
  oxygen: number;
  halogen: number;
  symbol: string;
}

/** @returns `null` where what was drawn is no compound of a first course */
export function drawAtoms(random: Random, hasHetero: boolean): Atoms | null {
  const carbon = random.integer(5, 14);
  const nitrogen = hasHetero ? random.integer(0, 3) : 0;
  const halogen = hasHetero ? random.integer(0, 2) : 0;
  const oxygen = random.integer(0, 3);
  if (hasHetero && nitrogen + halogen === 0) return null;
  const unsaturations = random.integer(2, Math.min(7, carbon - 3));
  const hydrogen = 2 * carbon + 2 + nitrogen - halogen - 2 * unsaturations;
  if (hydrogen < 4 || nitrogen + oxygen + halogen > carbon) return null;
  return { carbon, hydrogen, nitrogen, oxygen, halogen, symbol: random.pick(['Cl', 'Br', 'F']) };
}

/** Rings plus π bonds. */
export function unsaturation({ carbon, hydrogen, nitrogen, halogen }: Atoms): number {
  return (2 * carbon + 2 + nitrogen - hydrogen - halogen) / 2;
}

/** The formula in Hill order: carbon, hydrogen, then alphabetically. */
export function formulaOf({ carbon, hydrogen, nitrogen, oxygen, halogen, symbol }: Atoms): string {
  const rest = [
    { element: symbol, count: halogen },
    { element: 'N', count: nitrogen },
    { element: 'O', count: oxygen },
  ].sort((a, b) => a.element.localeCompare(b.element));
  const parts = [{ element: 'C', count: carbon }, { element: 'H', count: hydrogen }, ...rest];
  return `\\ce{${parts.map(({ element, count }) => (count === 0 ? '' : `${element}${count === 1 ? '' : count}`)).join('')}}`;
}

/** Nobody would tick half a ring: slips that do not give a whole number are no options. */
export function isWhole({ value }: SlippedValue): boolean {
  return Number.isInteger(value);
}
