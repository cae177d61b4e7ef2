import type { Figure } from '@valence/figures';

/**
 * What a question is. Texts are in the typeset notation of `@valence/chemistry` (`parseTypeset`).
 */

export const subjects = ['general', 'organic', 'physical', 'biochemistry', 'analytical'] as const;
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

export type Subject = (typeof subjects)[number];
export type Difficulty = (typeof difficulties)[number];

/** A question as it is served: four options in their final order, exactly one of them right, with its proof. */
export interface Question {
  /** Names the question for good: the same id is the same text, options and key. */
  id: string;
  subject: Subject;
  /** Ids of the taxonomy, the main one first. */
  topics: readonly string[];
  /** Ids of the one or two concepts that it tests; questions that were issued before there were concepts name none. */
  tests?: readonly string[];
  /** Ids of the concepts that it merely uses. */
  uses?: readonly string[];
  difficulty: Difficulty;
  /** What several questions of a quiz are on, where it belongs to a set of them. */
  stimulus?: Stimulus;
  text: string;
  /** What the question shows beside its text, as data; it is drawn when it is served. */
  figure?: Figure;
  options: readonly Option[];
  /** Index of the right option. */
  key: number;
  /** Derives the answer, so that a student who erred can follow. */
  explanation: string;
  /** Where the concept is taught: book and chapter, or a IUPAC or NIST source. */
  reference: string;
  origin: Origin;
  proof: readonly ProofStep[];
}

/** A short experiment or situation that the questions of a set share; each of them carries it. */
export interface Stimulus {
  /** The id of the set. */
  id: string;
  title: string;
  /** In typeset notation; paragraphs are parted by `\n\n`. */
  text: string;
  figure?: Figure;
}

export interface Option {
  text: string;
  /** The misconception that leads here; `null` on the right option alone. */
  slip: Slip | null;
}

/** A misconception of the catalogue, with the sentence that teaches what goes wrong here. */
export interface Slip {
  id: string;
  teaching: string;
}

export type Origin =
  | { kind: 'written' }
  | { kind: 'family'; family: string; seed: number }
  | { kind: 'model'; model: string };

/** A named check that the question passed, with what it found in words for a student. */
export interface ProofStep {
  check: string;
  finding: string;
}
