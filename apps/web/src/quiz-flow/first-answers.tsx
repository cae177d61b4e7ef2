import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RecordFirstQuestionsRequest } from '@valence/contract';
import { useEffect } from 'react';
import { recordFirstQuestions } from '../api/quizzes/first-questions.ts';
import { mayPass, tellOfResult } from '../api/quizzes/recording.ts';
import { isSignedOut } from '../api/request.ts';
import { dropFirstAnswers, keptFirstAnswers } from '../attempt/kept/first-answers.ts';
import { toast } from '../ui/toast/toast-store.ts';

/** Brings what was answered on the landing page into the account that was made since. */
export function FirstAnswers() {
  const queries = useQueryClient();
  useEffect(() => {
    const kept = keptFirstAnswers();
    if (kept !== null) void bring(kept, queries);
  }, [queries]);
  return null;
}

/** What does not reach the server is kept for the next visit. */
async function bring(kept: RecordFirstQuestionsRequest, queries: QueryClient): Promise<void> {
  try {
    const { quiz } = await recordFirstQuestions(kept);
    dropFirstAnswers();
    if (quiz === null) return;
    tellOfResult(queries);
    toast({
      title: 'Your first questions came along',
      description: `${quiz.correctAnswers} of ${quiz.totalQuestions} right. They are the first quiz in your history.`,
    });
  } catch (error) {
    if (!mayPass(error) && !isSignedOut(error)) dropFirstAnswers();
  }
}
