import type { FieldProblem, TypedFields } from '../account-form.ts';

/** What a form shows: where sign-in leads back to, what was typed, and what was wrong with it. */
export interface FormState {
  returnTo: string;
  typed: TypedFields;
  problems: readonly FieldProblem[];
  message: string | null;
}

/** The address of one of the two forms, which leads back to the same place. */
export function formAddress(path: string, returnTo: string): string {
  return returnTo === '/' ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}
