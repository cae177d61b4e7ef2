import type { Random } from '../../../random.ts';

/** The formula of an acid or a fat. */
export function ce(carbons: number, hydrogens: number, oxygens: number): string {
  return `\\ce{C${carbons}H${hydrogens}O${oxygens === 1 ? '' : oxygens}}`;
}

/** A chain length with a number of double bonds that such acids really have. */
export function drawAcid(random: Random): { carbons: number; bonds: number } {
  const carbons = 2 * random.integer(6, 12);
  return { carbons, bonds: random.integer(0, carbons < 16 ? 1 : Math.min(6, (carbons - 10) / 2)) };
}
