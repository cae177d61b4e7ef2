/** The unknown volume V1 = c2 V2 / c1 of stock for a dilution; concentrations in one unit, volumes in one unit. */
export function stockVolume(stock: number, wanted: number, finalVolume: number): number {
  return (wanted * finalVolume) / stock;
}

/** Concentration after a volume of stock is filled up to a final volume. */
export function dilutedConcentration(stock: number, volume: number, finalVolume: number): number {
  return (stock * volume) / finalVolume;
}

/** Grams of solute for a solution: mol/L, L, g/mol. */
export function massForSolution(concentration: number, volume: number, molarMass: number): number {
  return concentration * volume * molarMass;
}

/** Molarity in mol/L from mass percent, density in g/mL and molar mass in g/mol. */
export function molarityOfPercent(massPercent: number, density: number, molarMass: number): number {
  return (10 * massPercent * density) / molarMass;
}
