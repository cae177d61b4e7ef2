import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Elsewhere } from '../../attempt/catch-up.ts';
import type { Quiz } from '../../attempt/quiz.ts';
import { readElsewhere } from './read-elsewhere.ts';

/**
 * How far an open quiz is in other tabs and on other devices, as the server knows it: asked whenever the student comes back to the page,
 * or the network does. `null` while nothing was heard.
 */
export function useElsewhere(quiz: Quiz): Elsewhere | null {
  const { data, refetch } = useQuery<Elsewhere | null>({
    queryKey: ['elsewhere', quiz.quizId],
    queryFn: ({ signal }) => readElsewhere(quiz, signal),
    // In practice a question has several tries, here and elsewhere.
    enabled: !quiz.isPracticeMode,
    initialData: null,
    // A page that opens goes on where this browser left it: no answer of the server changes what is before the student at once.
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // Whoever is signed out goes on, and is asked to sign in at the end.
    meta: { isAside: true },
  });
  // Of two windows that are both in sight the student comes back to the one that gets the focus.
  useEffect(() => {
    if (quiz.isPracticeMode) return;
    const look = () => void refetch({ cancelRefetch: false });
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [refetch, quiz.isPracticeMode]);
  return data;
}
