import type { Difficulty, GenerationProgress } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { QuestionEngine } from '../question-engine.ts';

/** The questions that a custom quiz asks for. */
export interface CustomQuestionRequest {
  studentId: string;
  /** The name of the topic as it was understood. */
  topic: string;
  /** The topic in the student's own words. */
  words: string;
  difficulty: Difficulty;
  count: number;
  seed: number;
  /** Ids of questions that the student saw lately. */
  seen: ReadonlySet<string>;
  /** Templates that are out of new quizzes. */
  withdrawn: ReadonlySet<string>;
  /** With `type`, questions whose answer can be typed come first. */
  answers?: 'choose' | 'type';
  waiting: Waiting;
}

/** Somebody who waits for a quiz. */
export interface Waiting {
  /** Aborted when they wait no longer. */
  signal: AbortSignal;
  /** Hears how far it has got; a source that answers at once tells nothing. */
  onProgress: (progress: GenerationProgress) => void;
}

/**
 * Makes the questions of a custom quiz; there may be fewer than asked for. It is called outside of any transaction, so
 * it may take its time, and it may fail: nothing is counted then.
 */
export type CustomQuestionSource = (request: CustomQuestionRequest) => Promise<readonly Question[]>;

/** The bank and the families as a source: no waiting, no chance. */
export function composedByEngine({ composeQuiz }: Pick<QuestionEngine, 'composeQuiz'>): CustomQuestionSource {
  return async (request) => composeQuiz({ ...request, topic: request.words });
}
