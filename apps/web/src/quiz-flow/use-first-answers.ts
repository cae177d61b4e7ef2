import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RecordFirstQuestionsRequest } from '@valence/contract';
import { useEffect, useState } from 'react';
import { recordFirstQuestions } from '../api/quizzes/first-questions.ts';
import { forgetBeforeResult, mayPass } from '../api/quizzes/recording.ts';
import { isSignedOut } from '../api/request.ts';
import { dropFirstAnswers, keptFirstAnswers } from '../attempt/kept/first-answers.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { useFromBrowser } from '../ui/use-from-browser.ts';

/**
 * Brings what was answered before there was an account into the one that was made since. True while it is on its way: what stands on
 * Home depends on it, and would change under the finger.
 */
export function useFirstAnswers(): boolean {
  const queries = useQueryClient();
  const kept = useFromBrowser(keptFirstAnswers, null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (kept !== null) void bring(kept, queries).finally(() => setOver(true));
  }, [kept, queries]);
  return kept !== null && !isOver;
}

/** What does not reach the server is kept for the next visit. */
async function bring(kept: RecordFirstQuestionsRequest, queries: QueryClient): Promise<void> {
  try {
    const { quiz } = await recordFirstQuestions(kept);
    dropFirstAnswers();
    if (quiz === null) return;
    forgetBeforeResult(queries);
    toast({
      title: 'Your first questions came along',
      description: `${quiz.correctAnswers} of ${quiz.totalQuestions} right. They are the first quiz in your history.`,
    });
  } catch (error) {
    if (!mayPass(error) && !isSignedOut(error)) dropFirstAnswers();
  }
}
