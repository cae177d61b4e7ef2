import { findRisingRoot } from './find-root.ts';

/**
 * Molar solubility in mol/L of a salt C_c A_a in water that already holds some of its ions, solved exactly.
 * @param cations, anions number of each in the formula unit
 * @param common mol/L of the ions present before
 * @returns 0 when the ions present already exceed the solubility product
 * @example molarSolubility(1.77e-10, 1, 1) // 1.33e-5
 */
export function molarSolubility(
  solubilityProduct: number,
  cations: number,
  anions: number,
  common: { cation?: number; anion?: number } = {},
): number {
  const { cation = 0, anion = 0 } = common;
  const logMismatch = (logS: number) => {
    const s = Math.exp(logS);
    return (
      cations * Math.log(cation + cations * s) +
      anions * Math.log(anion + anions * s) -
      Math.log(solubilityProduct)
    );
  };
  const [lowest, highest] = [Math.log(1e-100), Math.log(1e6)];
  return logMismatch(lowest) >= 0 ? 0 : Math.exp(findRisingRoot(logMismatch, lowest, highest));
}
