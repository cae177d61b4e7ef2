import { findRisingRoot } from './find-root.ts';

/** A substance in the mass-action expression: pure solids and liquids stay out. */
export interface EquilibriumSpecies {
  /** Positive; the side tells which way it goes. */
  coefficient: number;
  /** Concentration or partial pressure at the start, in the unit of the constant. */
  initial: number;
}

export interface EquilibriumState {
  /** How far the reaction runs to the right, in the unit of the initial values; negative when it runs back. */
  extent: number;
  reactants: readonly number[];
  products: readonly number[];
}

/** Below this the logarithm of the distance to the end is not followed. */
const nearestEnd = Math.log(1e-300);

/**
 * Composition at equilibrium, solved exactly from the mass-action law: no assumption that little reacts.
 * @param constant equilibrium constant K of the reaction as written, positive
 * @throws when nothing can react, or a value is negative
 * @example solveEquilibrium([{ coefficient: 1, initial: 0.1 }], [{ coefficient: 1, initial: 0 }, { coefficient: 1, initial: 0 }], 1.8e-5)
 */
export function solveEquilibrium(
  reactants: readonly EquilibriumSpecies[],
  products: readonly EquilibriumSpecies[],
  constant: number,
): EquilibriumState {
  const all = [
    ...reactants.map(({ coefficient, initial }) => ({ change: -coefficient, initial })),
    ...products.map(({ coefficient, initial }) => ({ change: coefficient, initial })),
  ];
  const furthest = Math.min(...reactants.map(({ coefficient, initial }) => initial / coefficient));
  const back = -Math.min(...products.map(({ coefficient, initial }) => initial / coefficient));
  const span = furthest - back;
  if (!(span > 0 && constant > 0) || all.some(({ initial, change }) => !(initial >= 0 && change !== 0))) {
    throw new Error('An equilibrium needs a positive constant and something that can react');
  }
  const logConstant = Math.log(constant);
  const mismatch = (values: readonly number[]) =>
    all.reduce((sum, { change }, index) => sum + change * Math.log(values[index] ?? 0), -logConstant);
  const from = (end: number, direction: 1 | -1) => (distance: number) =>
    all.map(({ change, initial }) => {
      const atEnd = initial + change * end;
      const exhausted = Math.abs(atEnd) <= 4 * Number.EPSILON * (initial + Math.abs(change * end));
      return (exhausted ? 0 : atEnd) + change * direction * distance;
    });
  // The root is sought by the logarithm of its distance from the nearer end, so that a trace keeps all its digits.
  const leftHalf = mismatch(from(back, 1)(span / 2)) > 0;
  const [end, direction] = leftHalf ? ([back, 1] as const) : ([furthest, -1] as const);
  const valuesAt = from(end, direction);
  const sought = findRisingRoot(
    (logDistance) => direction * mismatch(valuesAt(Math.exp(logDistance))),
    nearestEnd,
    Math.log(span / 2),
  );
  const values = valuesAt(Math.exp(sought));
  return {
    extent: end + direction * Math.exp(sought),
    reactants: values.slice(0, reactants.length),
    products: values.slice(reactants.length),
  };
}

/** Reaction quotient from concentrations or pressures and coefficients; same expression as the constant. */
export function reactionQuotient(
  reactants: readonly EquilibriumSpecies[],
  products: readonly EquilibriumSpecies[],
): number {
  const product = (side: readonly EquilibriumSpecies[]) =>
    side.reduce((value, { coefficient, initial }) => value * initial ** coefficient, 1);
  return product(products) / product(reactants);
}
