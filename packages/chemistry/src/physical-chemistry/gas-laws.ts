import { constants } from '../quantities/constants.ts';

/** Three of the four: pressure in Pa, volume in m³, amount in mol, temperature in K. */
export type GasState = { pressure: number; volume: number; amount: number; temperature: number };

/**
 * The one quantity that is left out, by the ideal gas law pV = nRT.
 * @throws unless exactly one is left out
 * @example idealGas({ pressure: 101325, amount: 1, temperature: 273.15 }) // volume 0.022414 m³
 */
export function idealGas(known: Partial<GasState>): GasState {
  const { pressure, volume, amount, temperature } = known;
  const gas = constants.gas.value;
  if (pressure === undefined && volume !== undefined && amount !== undefined && temperature !== undefined) {
    return { volume, amount, temperature, pressure: (amount * gas * temperature) / volume };
  }
  if (volume === undefined && pressure !== undefined && amount !== undefined && temperature !== undefined) {
    return { pressure, amount, temperature, volume: (amount * gas * temperature) / pressure };
  }
  if (amount === undefined && pressure !== undefined && volume !== undefined && temperature !== undefined) {
    return { pressure, volume, temperature, amount: (pressure * volume) / (gas * temperature) };
  }
  if (temperature === undefined && pressure !== undefined && volume !== undefined && amount !== undefined) {
    return { pressure, volume, amount, temperature: (pressure * volume) / (amount * gas) };
  }
  throw new Error('Leave out exactly one of pressure, volume, amount and temperature');
}

/** Pressure in Pa of a van der Waals gas: `a` in Pa m⁶/mol², `b` in m³/mol, the rest as in the ideal gas law. */
export function vanDerWaalsPressure(
  amount: number,
  volume: number,
  temperature: number,
  a: number,
  b: number,
): number {
  return (
    (amount * constants.gas.value * temperature) / (volume - amount * b) - (a * amount ** 2) / volume ** 2
  );
}

/** How many times faster the first gas effuses than the second (Graham); molar masses in one unit. */
export function effusionRatio(molarMass: number, otherMolarMass: number): number {
  return Math.sqrt(otherMolarMass / molarMass);
}

/** Root-mean-square speed in m/s: temperature in K, molar mass in g/mol. */
export function rootMeanSquareSpeed(temperature: number, molarMass: number): number {
  return Math.sqrt((3 * constants.gas.value * temperature) / (molarMass / 1000));
}
