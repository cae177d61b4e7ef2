/** What the server drew a page of the app from. It stands in the page, for the client to take the page over with it. */
export interface ServedPage {
  /** Answers of calls that the first screen makes, by their paths; `/api/auth/user` is always among them. */
  answers: ServedAnswers;
  /** IANA name of the zone in which the drawing tells days. */
  timeZone: string;
  /** The student's day, an ISO date. */
  today: string;
  /** Text of the cookie in which the client hints at the quiz that it keeps. */
  keptQuiz: string;
  supportPhone: string;
}

/** Answers of calls, by the paths of the calls. */
export type ServedAnswers = Readonly<Record<string, unknown>>;

/** Name of the cookie in which the client hints at the quiz that it keeps, so that a page is drawn as it will be. */
export const keptQuizCookie = 'valence_kept_quiz';

/** The longest text of that cookie that is written or read. */
export const keptQuizMaxLength = 200;
