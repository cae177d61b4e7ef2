import type { DrawingReading, Figure } from '@valence/figures';
import type { Random } from '../random.ts';
import { difficulties, type Difficulty, type Subject } from '../question.ts';
import type { Draft } from './family.ts';

/**
 * A parametric set: a short experiment with its table or figure and two to four questions on it, with new numbers for each
 * seed. Each question can be answered without the others, and none gives another away.
 */
export interface ComputedSet {
  /** Kebab-case, unique over all subjects, ends with `-set`. */
  id: string;
  subject: Subject;
  /** Ids of the taxonomy, the main one first. */
  topics: readonly string[];
  /** At each difficulty the ids of the one or two concepts that each of its questions tests, in their order. */
  tests: Readonly<Partial<Record<Difficulty, readonly (readonly string[])[]>>>;
  /** Where it is taught. */
  reference: string;
  /** One experiment with its questions. `null` says that what was drawn makes no good set, and asks to be called again. */
  draft(random: Random, difficulty: Difficulty): SetDraft | null;
}

/** What a computed set writes. */
export interface SetDraft {
  /** Two to six words that name it for a student. */
  title: string;
  /** What all its questions are on; paragraphs are parted by `\n\n`. */
  text: string;
  figure: Figure;
  parts: readonly PartDraft[];
}

/** One question of a set; its figure is that of the set. */
export interface PartDraft extends Omit<Draft, 'shown' | 'tests'> {
  /** As of a family with a figure: what a program that reads the figure of the set alone arrives at. */
  keyFrom?: (drawing: DrawingReading) => string;
}

/** What a set writes where some of its questions may refuse the numbers that were drawn. */
export type SetAttempt = Omit<SetDraft, 'parts'> & { parts: readonly (PartDraft | null)[] };

/** The set, or `null` where one of its questions, or the set itself, refuses what was drawn. */
export function wholeSet(attempt: SetAttempt | null): SetDraft | null {
  if (attempt === null) return null;
  const parts = attempt.parts.filter((part) => part !== null);
  return parts.length < attempt.parts.length ? null : { ...attempt, parts };
}

/** The difficulties of a set, from the easiest to the hardest. */
export function difficultiesOf({ tests }: ComputedSet): Difficulty[] {
  return difficulties.filter((difficulty) => tests[difficulty] !== undefined);
}

/** The name of one of the questions of a set, as a family has one: it is issued, withdrawn and proved again by it. */
export function partName({ id }: ComputedSet, place: number): string {
  return `${id}-${place + 1}`;
}

/** The question that a family asks of the same figure, as one of a set: in other words, since the stimulus tells the experiment. */
export function partFrom({ shown, ...draft }: Draft, text: string): PartDraft {
  return { ...draft, text, ...(shown && { keyFrom: shown.keyFrom }) };
}
