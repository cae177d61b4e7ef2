import { use } from 'react';
import { hintAt, type KeptHint } from '../attempt/kept-hint.ts';
import { readKeptQuiz } from '../attempt/kept-quiz.ts';
import type { KeptQuiz } from '../attempt/quiz.ts';
import { readHint } from '../attempt/read-hint.ts';
import { ServedPageContext } from '../ui/served-page.ts';
import { useFromBrowser } from '../ui/use-from-browser.ts';

/** The quiz that the browser keeps for a student, as it was when the screen opened; `undefined` in a drawing. */
export function useKeptQuiz(userId: string): KeptQuiz | null | undefined {
  return useFromBrowser(() => readKeptQuiz(userId), undefined);
}

/** What there is to show of the kept quiz: a drawing has it from a cookie. */
export function useKeptHint(userId: string): KeptHint | null {
  const served = use(ServedPageContext);
  return useFromBrowser(() => hintAt(readKeptQuiz(userId)), readHint(userId, served?.keptQuiz ?? ''));
}
