import type { Computation } from '../computations/computation.ts';
import type { Difficulty } from '../question.ts';

/** A question as its author writes it: key and distractors separate. The engine orders the options. */
export interface WrittenQuestion {
  /** Subject, main topic and a number: `general-stoichiometry-01`. */
  id: string;
  topics: readonly string[];
  /** Ids of the one or two concepts that it tests. */
  tests?: readonly string[];
  /** Ids of the concepts that it merely uses. */
  uses?: readonly string[];
  difficulty: Difficulty;
  text: string;
  answer: string;
  distractors: readonly { text: string; slip: string; teaching: string }[];
  explanation: string;
  reference: string;
  /** What must reproduce the key, wherever a number, formula, equation, structure or count decides. */
  computation?: Computation;
}
