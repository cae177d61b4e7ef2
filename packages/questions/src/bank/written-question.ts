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
  distractors: readonly WrittenDistractor[];
  explanation: string;
  reference: string;
  /** What must reproduce the key, wherever a number, formula, equation, structure or count decides. */
  computation?: Computation;
}

/** A wrong option as its author writes it. */
interface WrittenDistractor {
  text: string;
  slip: string;
  /** One sentence that teaches what went wrong here. */
  teaching: string;
  /** Where the key is a computed number: what the slip makes of the numbers of the question. It has to give the option. */
  expression?: string;
}
