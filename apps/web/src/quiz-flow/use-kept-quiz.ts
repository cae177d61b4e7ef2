import { readKeptQuiz } from '../attempt/kept/kept-quiz.ts';
import type { KeptQuiz } from '../attempt/quiz.ts';
import { useFromBrowser } from '../ui/use-from-browser.ts';

/** The quiz that the browser keeps for a student, as it was when the screen opened; `undefined` until the page is hydrated. */
export function useKeptQuiz(userId: string): KeptQuiz | null | undefined {
  return useFromBrowser(() => readKeptQuiz(userId), undefined);
}
