import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import type { Offer } from '../allowance/plan-of.ts';
import type { CustomQuestionSource } from './custom/custom-question-source.ts';
import type { QuestionEngine } from './question-engine.ts';

/** What issuing and recording quizzes need from outside. */
export interface QuizzesContext {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  engine: QuestionEngine;
  offer: Offer;
  /** Where the questions of custom quizzes come from. */
  customQuestions: CustomQuestionSource;
  /** Milliseconds that a model has for them; 0 where there is none. */
  customTimeLimit: number;
}
