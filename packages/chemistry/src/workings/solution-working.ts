import { formatDecimals } from '../quantities/format-significant.ts';
import { typesetFormula } from '../formulas/typeset-formula.ts';
import { convertUnits } from '../quantities/convert-units.ts';
import { massForSolution } from '../physical-chemistry/solutions.ts';
import { molarMassWorking } from './molar-mass-working.ts';
import { typesetNumber } from './typeset-number.ts';
import { typesetUnit } from './typeset-unit.ts';
import { beyondMeasure, faultyInput, notPositive, worked, type WorkingResult } from './working.ts';

export type SolutionField = 'formula' | 'concentration' | 'volume' | 'volumeUnit';

export interface SolutionWanted {
  /** Of the solute as it is weighed, water of crystallisation included. */
  formula: string;
  /** mol/L */
  concentration: number | null;
  volume: number | null;
  /** A volume unit of the converter. */
  volumeUnit: string;
}

export interface SolutionMade {
  /** g */
  mass: number;
  /** mol */
  amount: number;
  /** g/mol */
  molarMass: number;
}

/**
 * How much solute to weigh for a solution, from its formula, molarity and volume.
 * @returns mass in g, amount in mol, molar mass in g/mol; errors of `parseFormula`, `notPositive`, `weightless`, `unknownUnit`, `notFinite`
 * @example solutionWorking({ formula: 'NaCl', concentration: 0.5, volume: 250, volumeUnit: 'mL' }) // 7.305 g
 */
export function solutionWorking(wanted: SolutionWanted): WorkingResult<SolutionMade, SolutionField> {
  const { formula, concentration, volume, volumeUnit } = wanted;
  const solute = molarMassWorking(formula);
  if (!solute.ok) return solute;
  const molarMass = solute.value.value.molarMass;
  if (molarMass === 0) {
    return faultyInput('formula', { code: 'weightless', message: 'This cannot be weighed', position: 0 });
  }
  const fault =
    notPositive('concentration', concentration, 'concentration') ?? notPositive('volume', volume, 'volume');
  if (fault !== null || concentration === null || volume === null) return fault ?? beyondMeasure('volume');
  const litres = convertUnits(volume, volumeUnit, 'L');
  if (!litres.ok) return faultyInput('volumeUnit', litres.error);
  const amount = concentration * litres.value;
  const mass = massForSolution(concentration, litres.value, molarMass);
  if (!Number.isFinite(mass) || mass === 0) return beyondMeasure('concentration');
  const inLitres = `${typesetNumber(litres.value)} L`;
  return worked({ mass, amount, molarMass }, [
    ...(volumeUnit === 'L'
      ? []
      : [`*V* = ${typesetNumber(volume)} ${typesetUnit(volumeUnit)} = ${inLitres}`]),
    `*n* = *cV* = ${typesetNumber(concentration)} mol/L × ${inLitres} = ${typesetNumber(amount)} mol`,
    ...solute.value.lines,
    `*m* = *nM* = ${typesetNumber(amount)} mol × ${formatDecimals(molarMass, 3)} g/mol = ${typesetNumber(mass)} g`,
    `Dissolve ${typesetNumber(mass)} g of ${typesetFormula(formula)}, and fill up to ${typesetNumber(volume)} ${typesetUnit(volumeUnit)}.`,
  ]);
}
