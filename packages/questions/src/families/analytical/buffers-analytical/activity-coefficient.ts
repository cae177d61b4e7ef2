import { toFigures } from '../../texts/shown-working.ts';

/** The extended Debye–Hückel law at 25 °C, for an ion of a size in pm, to the figures of a table. */
export function coefficient(charge: number, size: number, ionic: number): number {
  const root = Math.sqrt(ionic);
  return toFigures(10 ** ((-0.51 * charge ** 2 * root) / (1 + (size * root) / 305)), 3);
}
