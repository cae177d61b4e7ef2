import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../random.ts';
import type { Difficulty, Subject } from '../question.ts';

/** A parametric generator: one skill, with new numbers, substances or structures for each seed. */
export interface Family {
  /** Kebab-case, unique over all subjects: `ideal-gas-law`. */
  id: string;
  /** The skill in a student's words: `Using the ideal gas law`. */
  name: string;
  subject: Subject;
  /** Ids of the taxonomy, the main one first. */
  topics: readonly string[];
  difficulties: readonly Difficulty[];
  /** Ids of the one or two concepts that each of its difficulties tests. */
  tests?: Readonly<Partial<Record<Difficulty, readonly string[]>>>;
  /** Ids of the concepts that it merely uses. */
  uses?: readonly string[];
  /** Where the concept is taught. */
  reference: string;
  /** True where every draw has a figure. */
  showsFigure?: true;
  /**
   * One question of this skill. Harder means more thinking: one more step, a limiting reagent, a unit trap.
   * `null` says that what was drawn does not make a good question, and asks to be called again.
   */
  draft(random: Random, difficulty: Difficulty): Draft | null;
}

/** What a family writes. The engine shuffles, names and checks it. */
export interface Draft {
  text: string;
  /** The right option, computed. */
  answer: string;
  /**
   * At least three wrong options, the likeliest first; one that means the same as another option is dropped. Of more than
   * three numbers those are chosen among which the key cannot be told from its place.
   */
  distractors: readonly Distractor[];
  explanation: string;
  /** How the key was computed, in a sentence for a student: the question's proof. */
  finding: string;
  /** A figure without which the question cannot be answered. */
  shown?: ShownFigure;
  /** The concepts of the difficulty that this very draw tests, where draws of one difficulty differ in their task. */
  tests?: readonly string[];
}

/** A figure with the way from its drawing to the key. */
interface ShownFigure {
  figure: Figure;
  /**
   * Computes the answer from what a program reads in the drawing, as a text like the options: `24.9 mL`. It looks at nothing that
   * the draft knows beside its text. The question is not served where this leads nearer to another option.
   */
  keyFrom(drawing: DrawingReading): string;
}

/** A wrong option: the result of a named slip carried through the same computation. */
export interface Distractor {
  text: string;
  /** Id of the slip catalogue. */
  slip: string;
  /** One sentence that teaches what went wrong here. */
  teaching: string;
  /** True where it is the alternative that the question turns on: it is always among the options, numbers or texts. */
  isDecisive?: boolean;
  /** Of the wrong options that share this name at most one is offered, where enough others are left. */
  alike?: string;
  /** True where it is made of the family's own slips: not offered where its number stands in the explanation. */
  isFurther?: boolean;
}
