import { constants } from '../quantities/constants.ts';

/** 25 °C in kelvin. */
const roomTemperature = 298.15;

/**
 * Potential in V by the Nernst equation.
 * @param electrons transferred in the reaction that the quotient belongs to
 * @example nernst(1.1037, 2, 10) // 1.074
 */
export function nernst(
  standardPotential: number,
  electrons: number,
  quotient: number,
  temperature = roomTemperature,
): number {
  const slope = (constants.gas.value * temperature) / (electrons * constants.faraday.value);
  return standardPotential - slope * Math.log(quotient);
}

/** ΔG in J/mol of a cell reaction from its potential in V. */
export function gibbsOfPotential(potential: number, electrons: number): number {
  return -electrons * constants.faraday.value * potential;
}

/** Equilibrium constant from ΔG° in J/mol at a temperature in K. */
export function constantOfGibbs(gibbsEnergy: number, temperature = roomTemperature): number {
  return Math.exp(-gibbsEnergy / (constants.gas.value * temperature));
}

/** ΔG° in J/mol from an equilibrium constant at a temperature in K. */
export function gibbsOfConstant(constant: number, temperature = roomTemperature): number {
  return -constants.gas.value * temperature * Math.log(constant);
}

/** Mol of a product by electrolysis (Faraday): current in A, time in s, electrons for each unit of product. */
export function electrolysedMoles(current: number, seconds: number, electrons: number): number {
  return (current * seconds) / (electrons * constants.faraday.value);
}
