import type { FieldProblem, TypedFields } from '../account-form.ts';

/** What a form shows: where it is sent, what was typed, and what was wrong with it. */
export interface FormState {
  /** Address that both forms of this sign-in begin with. */
  base: string;
  typed: TypedFields;
  problems: readonly FieldProblem[];
  message: string | null;
}
