/** What went wrong, in a kind sentence, with the place (index into the text) where it shows. */
export interface ChemistryError {
  code: string;
  message: string;
  position: number;
}

/** What a student can get wrong is a value, never an exception. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: ChemistryError };

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure(code: string, message: string, position: number): Result<never> {
  return { ok: false, error: { code, message, position } };
}
