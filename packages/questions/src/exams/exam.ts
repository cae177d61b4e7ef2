import type { Specification } from '../exam-readings/read-exam-readings.ts';
import type { Subject } from '../question.ts';

/**
 * An exam as its board describes it: facts alone, in our own words. Valence is not affiliated with or endorsed by any board.
 * Half of the pages that report such facts were out of date when these were collected, so each exam carries where they are from,
 * the day of which they are, and what is in doubt.
 */
export interface Exam {
  /** Kebab-case, unique. It stays when the name changes. */
  id: string;
  name: string;
  /** Whose exam it is. */
  board: string;
  /** The specification by which readers say whether it could ask a question; without one, its concepts alone decide. */
  specification?: Specification;
  units: readonly ExamUnit[];
  /** What our questions do not cover, in percent of the exam. */
  leftOut: readonly { name: string; percent: number }[];
  /** Whether the weights of the units are the board's, told by others, or ours because none were found. */
  weightsFrom: 'board' | 'others' | 'us';
  /** Everything that the real exam consists of. */
  sections: readonly ExamSection[];
  /** What a paper of ours imitates. */
  paper: PaperForm;
  aids: ExamAids;
  /** Where the facts are from. */
  source: string;
  /** ISO date on which the source was read. */
  asOf: string;
  /** What a student should check with the board, a sentence each. */
  doubts: readonly string[];
}

export interface ExamUnit {
  /** Kebab-case, unique in its exam. */
  id: string;
  name: string;
  /** The unit's share of the questions, in percent; equal where the board names one number. */
  percent: { low: number; high: number };
  covers: UnitCoverage;
}

/** Which concepts belong to a unit: those taught at one of the places, and those of the topics. */
interface UnitCoverage {
  /** Places of syllabi or what they begin with: `AP 7`, `IB R2`, `MCAT`. */
  places?: readonly string[];
  /** Only concepts of these subjects count for the places. */
  ofSubjects?: readonly Subject[];
  /** Ids of the taxonomy. */
  topics?: readonly string[];
}

interface ExamSection {
  name: string;
  form: 'multiple choice' | 'numerical' | 'written' | 'data' | 'internal';
  /** `null` where it was not found. */
  questions: number | null;
  marks: number | null;
  minutes: number | null;
  /** Share of the whole exam; `null` where it was not found or does not apply. */
  percent: number | null;
}

interface PaperForm {
  /** Which part of the real exam it is like, and how the minutes were found where the board gives none for the part. */
  like: string;
  questions: number;
  /** How many of them stand in sets, two to four on one stimulus, as far as there are sets on the exam's concepts; none where left out. */
  inSets?: number;
  /** How many of them ask for a number to be typed, as far as there are such questions in its units; none where left out. */
  numerical?: number;
  minutes: number;
  marking: Marking;
  /** How many options a multiple-choice question of the real exam has; ours have four. */
  optionsInExam: number;
  /** Where ours differs from the real one, a sentence each. */
  differences: readonly string[];
}

/** Marks for a question. */
export interface Marking {
  right: number;
  wrong: number;
  unanswered: number;
}

/** What lies on the desk in the part that our paper is like. */
interface ExamAids {
  calculator: boolean;
  periodicTable: boolean;
  /** A sheet of constants and formulas. Ours is our own, and stands for the board's. */
  dataSheet: boolean;
}
