/** c1V1 = c2V2: concentrations in one unit, volumes in one unit. */
export interface Dilution {
  /** c1 */
  stock: number;
  /** V1 */
  stockVolume: number;
  /** c2 */
  diluted: number;
  /** V2 */
  finalVolume: number;
}

/**
 * A dilution with the one quantity that is left out.
 * @throws unless exactly one is left out
 * @example dilution({ stock: 12, diluted: 0.5, finalVolume: 240 }) // stockVolume 10
 */
export function dilution({ stock, stockVolume, diluted, finalVolume }: Partial<Dilution>): Dilution {
  if (stock === undefined && stockVolume !== undefined && diluted !== undefined && finalVolume !== undefined)
    return { stockVolume, diluted, finalVolume, stock: (diluted * finalVolume) / stockVolume };
  if (stockVolume === undefined && stock !== undefined && diluted !== undefined && finalVolume !== undefined)
    return { stock, diluted, finalVolume, stockVolume: (diluted * finalVolume) / stock };
  if (diluted === undefined && stock !== undefined && stockVolume !== undefined && finalVolume !== undefined)
    return { stock, stockVolume, finalVolume, diluted: (stock * stockVolume) / finalVolume };
  if (finalVolume === undefined && stock !== undefined && stockVolume !== undefined && diluted !== undefined)
    return { stock, stockVolume, diluted, finalVolume: (stock * stockVolume) / diluted };
  throw new Error('Leave out exactly one of the concentrations and volumes');
}

/** Grams of solute for a solution: mol/L, L, g/mol. */
export function massForSolution(concentration: number, volume: number, molarMass: number): number {
  return concentration * volume * molarMass;
}

/** Molarity in mol/L from mass percent, density in g/mL and molar mass in g/mol. */
export function molarityOfPercent(massPercent: number, density: number, molarMass: number): number {
  return (10 * massPercent * density) / molarMass;
}
