import type { RecordQuizResponse } from '@valence/contract';

/** What students were told is done. Whatever happens to the server, it stays done, and is done once. */
export interface Acknowledged {
  readonly quizzes: { studentId: string; quizId: string }[];
  readonly results: { studentId: string; recorded: RecordQuizResponse }[];
  readonly reports: { studentId: string; questionId: string }[];
  /** Students whose request for a quiz reached the server, perhaps, and was never answered; once for each. */
  readonly unanswered: string[];
  /** By student. */
  readonly subscribers: Map<string, Subscriber>;
}

/** How far a student was told to have got with Premium. */
export interface Subscriber {
  isPaid: boolean;
  /** Was shown "Welcome to Premium!". */
  isWelcome: boolean;
  /** What the billing portal was asked for and has acknowledged; `null` while it has not. */
  willEnd: boolean | null;
}

export function nothingYet(): Acknowledged {
  return { quizzes: [], results: [], reports: [], unanswered: [], subscribers: new Map() };
}
