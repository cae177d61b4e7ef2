import type { Taken } from '../composition/question-source.ts';
import type { ExamUnit } from '../exams/exam.ts';
import type { Difficulty, Question } from '../question.ts';

/** One place of a paper before there is a question for it. */
export interface Place {
  unit: ExamUnit;
  difficulty: Difficulty;
}

/** A question that a paper takes, with the id of the unit that it stands for. */
export type PaperTaken = Taken & { unit: string };

/** A question of a paper, with the id of the unit that it stands for. */
export interface PaperQuestion {
  unit: string;
  question: Question;
  /** Its answer is a number to be typed, and its options are not shown. */
  isNumerical: boolean;
}
