import { constants } from '../quantities/constants.ts';

export type ReactionOrder = 0 | 1 | 2;

/**
 * Concentration after a time by the integrated rate law of a reaction A → products with rate k[A]^n. Times and
 * constants in one unit of time; concentrations in mol/L. At order 0 it stops at nothing left.
 * @example concentrationAfter(1, 0.5, 0.1, 10) // 0.184
 */
export function concentrationAfter(
  order: ReactionOrder,
  initial: number,
  rateConstant: number,
  time: number,
): number {
  switch (order) {
    case 0:
      return Math.max(0, initial - rateConstant * time);
    case 1:
      return initial * Math.exp(-rateConstant * time);
    case 2:
      return initial / (1 + rateConstant * time * initial);
  }
}

/** Half-life of the same reaction; only at order 1 it does not depend on where it starts. */
export function halfLife(order: ReactionOrder, initial: number, rateConstant: number): number {
  switch (order) {
    case 0:
      return initial / (2 * rateConstant);
    case 1:
      return Math.LN2 / rateConstant;
    case 2:
      return 1 / (rateConstant * initial);
  }
}

/** Time until a concentration is reached; inverse of `concentrationAfter`. */
export function timeToReach(
  order: ReactionOrder,
  initial: number,
  rateConstant: number,
  final: number,
): number {
  switch (order) {
    case 0:
      return (initial - final) / rateConstant;
    case 1:
      return Math.log(initial / final) / rateConstant;
    case 2:
      return (1 / final - 1 / initial) / rateConstant;
  }
}

/** Rate constant by Arrhenius, in the unit of the prefactor. Activation energy in J/mol, temperature in K. */
export function arrhenius(prefactor: number, activationEnergy: number, temperature: number): number {
  return prefactor * Math.exp(-activationEnergy / (constants.gas.value * temperature));
}

/** Activation energy in J/mol from two rate constants at two temperatures in K. */
export function activationEnergy(
  rateConstant1: number,
  temperature1: number,
  rateConstant2: number,
  temperature2: number,
): number {
  return (
    (constants.gas.value * Math.log(rateConstant2 / rateConstant1)) / (1 / temperature1 - 1 / temperature2)
  );
}
