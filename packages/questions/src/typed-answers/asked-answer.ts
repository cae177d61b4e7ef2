/**
 * What a typed answer is graded against, and what comes of it.
 */

/** A wrong value that a known slip leads to. */
interface AskedSlip {
  id: string;
  value: string;
  /** The asked unit unless told. */
  unit?: string | null;
}

/** A number. Where `figures` is `null` it is exact; a `tolerance` is absolute, in the asked unit. */
export interface AskedNumber {
  kind: 'number';
  value: string;
  unit: string | null;
  figures: number | null;
  tolerance?: number;
  /** Units of another dimension in which the number says the same here: of one mole, kJ is kJ/mol. */
  otherUnits?: readonly string[];
  /** A difference of temperatures, which is the same in K and in °C: no zero is shifted between them. */
  isDifference?: true;
  slips?: readonly AskedSlip[];
}

/** A formula: `composition` counts atoms and charge, `structure` what is bonded to what as well. */
export interface AskedFormula {
  kind: 'formula';
  formula: string;
  match: 'composition' | 'structure';
}

/** An equation; with `states`, each substance's state belongs to the answer. */
export interface AskedEquation {
  kind: 'equation';
  equation: string;
  states: boolean;
}

/** The name of a structure. */
export interface AskedName {
  kind: 'name';
  smiles: string;
}

export type AskedAnswer = AskedNumber | AskedFormula | AskedEquation | AskedName;

export interface GradingRules {
  /** How much the number of significant figures may differ: at will, by one (the default), or not at all. */
  figures?: 'lenient' | 'withinOne' | 'strict';
  /** Whether the student writes a decimal comma; a decimal point unless told. */
  decimalComma?: boolean;
  /** Where the unit is `given` beside the input, a number without one is in it; unless told it is to be typed. */
  unit?: 'typed' | 'given';
}

export type Verdict = 'right' | 'partly' | 'wrong' | 'notUnderstood';

export interface TypedGrade {
  /** `notUnderstood` costs no attempt. */
  verdict: Verdict;
  /** 0 to 1. */
  marks: number;
  /** The slip that leads to this answer, of those asked with it or a generic one. */
  slip: string | null;
  /** What took marks away, or why the answer was not understood. */
  problems: readonly string[];
  /** What was read, in the typeset notation; of what was not understood, where it stops making sense and why. */
  understoodAs: string;
}
