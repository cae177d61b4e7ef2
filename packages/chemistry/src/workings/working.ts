import type { ChemistryError } from '../result.ts';

/** What was computed, and the lines by which a student gets there on paper, in the typeset notation. */
export interface Working<T> {
  value: T;
  lines: readonly string[];
}

/** What is wrong with an input, and which one; `position` is the place in a text, 0 for a number. */
export interface InputError<Field extends string> extends ChemistryError {
  field: Field;
}

export type WorkingResult<T, Field extends string> =
  | { ok: true; value: Working<T> }
  | { ok: false; error: InputError<Field> };

export interface FaultyInput<Field extends string> {
  ok: false;
  error: InputError<Field>;
}

export function worked<T>(value: T, lines: readonly string[]): { ok: true; value: Working<T> } {
  return { ok: true, value: { value, lines } };
}

/** An error of the computation beneath, with the field that it came from. */
export function faultyInput<Field extends string>(field: Field, error: ChemistryError): FaultyInput<Field> {
  return { ok: false, error: { ...error, field } };
}

/** What is wrong with an amount that has to be more than nothing, or `null`. */
export function notPositive<Field extends string>(
  field: Field,
  value: number | null,
  name: string,
): FaultyInput<Field> | null {
  if (value !== null && Number.isFinite(value) && value > 0) return null;
  const message = `Enter the ${name}, a number above zero`;
  return faultyInput(field, { code: 'notPositive', message, position: 0 });
}

/** A result that no display could show: the inputs are beyond all measure. */
export function beyondMeasure<Field extends string>(field: Field): FaultyInput<Field> {
  const message = 'The result is too large or too small';
  return faultyInput(field, { code: 'notFinite', message, position: 0 });
}
