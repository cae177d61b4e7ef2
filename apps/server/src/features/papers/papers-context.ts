import type { QuizzesContext } from '../quizzes/quizzes-context.ts';

/** What papers need from outside. */
export type PapersContext = Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'engine' | 'offer'>;
