import { pKwAt25 } from '../quantities/constants.ts';
import { findRisingRoot } from './find-root.ts';

/** An acid with its conjugate bases in all their stages, or a base by its conjugate acid. */
export interface ProticSystem {
  /** In the order in which the protons leave. */
  pKas: readonly number[];
  /** mol/L of all its stages together. */
  concentration: number;
  /** Charge of the stage with all protons: 0 for acetic acid, 1 for ammonium. */
  chargeOfAcid: number;
}

/** What was put into the water. All concentrations in mol/L; activities are taken as concentrations. */
export interface AqueousMixture {
  /** Anions that take no proton (of strong acids), as equivalents: HCl 0.1 mol/L is 0.1. */
  strongAnions?: number;
  /** Cations that give none (of strong bases), as equivalents: Ba(OH)2 0.1 mol/L is 0.2. */
  strongCations?: number;
  systems?: readonly ProticSystem[];
  /** That of 25 °C unless told. */
  pKw?: number;
}

/**
 * pH of any mixture of strong and weak acids, bases, buffers and salts, from the whole charge balance: nothing is
 * neglected, water's own ions included. Sodium acetate is the system of acetic acid with as many strong cations;
 * ammonium chloride that of ammonium with as many strong anions.
 * @example solvePh({ systems: [{ pKas: [4.756], concentration: 0.1, chargeOfAcid: 0 }] }) // 2.88
 */
export function solvePh(mixture: AqueousMixture): number {
  const { strongAnions = 0, strongCations = 0, systems = [], pKw = pKwAt25 } = mixture;
  const excess = (pH: number) => {
    let charge = strongCations - strongAnions + 10 ** -pH - 10 ** (pH - pKw);
    for (const system of systems) charge += system.concentration * meanCharge(system, pH);
    return -charge;
  };
  return findRisingRoot(excess, -4, pKw + 4);
}

/**
 * Fractions of the stages of an acid at a pH, the one with all protons first; they sum to 1.
 * @example stageFractions([4.756], 4.756) // [0.5, 0.5]
 */
export function stageFractions(pKas: readonly number[], pH: number): number[] {
  const exponents = [0];
  for (const pKa of pKas) exponents.push((exponents.at(-1) ?? 0) + pH - pKa);
  const largest = Math.max(...exponents);
  const weights = exponents.map((exponent) => 10 ** (exponent - largest));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Mean charge of one unit of the system at a pH. */
export function meanCharge(
  { pKas, chargeOfAcid }: Pick<ProticSystem, 'pKas' | 'chargeOfAcid'>,
  pH: number,
): number {
  // The fractions of the stages, without a list of them: solving a pH asks for this many times.
  let exponent = 0;
  let largest = 0;
  for (const pKa of pKas) {
    exponent += pH - pKa;
    if (exponent > largest) largest = exponent;
  }
  let weight = 10 ** -largest;
  let sum = weight;
  let charge = weight * chargeOfAcid;
  exponent = 0;
  for (let lost = 1; lost <= pKas.length; lost += 1) {
    exponent += pH - (pKas[lost - 1] ?? 0);
    weight = 10 ** (exponent - largest);
    sum += weight;
    charge += weight * (chargeOfAcid - lost);
  }
  return charge / sum;
}

/**
 * pH of a buffer by the Henderson-Hasselbalch equation: the textbook's approximation; `solvePh` is exact.
 */
export function hendersonHasselbalch(pKa: number, base: number, acid: number): number {
  return pKa + Math.log10(base / acid);
}
