import type { ExamForecast, ExamPlan, TodayResponse } from '@valence/contract';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import type { Remembering } from './plan-memory.ts';

/** What is planned for today to one exam. */
export type TodayOfExam = TodayResponse['exams'][number];

/** What planning to an exam needs from outside. */
export type ExamsContext = Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'engine' | 'offer'> & {
  remember: {
    today: Remembering<TodayOfExam>;
    plan: Remembering<ExamPlan>;
    forecast: Remembering<ExamForecast>;
  };
};
