import type { User } from '@valence/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { readKeptQuiz } from '../attempt/kept-quiz.ts';
import { ResultsScreen } from '../features/results/results-screen.tsx';

export function ResultsRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const [kept] = useState(() => readKeptQuiz(user.id));
  return (
    <ResultsScreen
      finished={kept?.kind === 'finished' ? kept.finished : null}
      onHome={() => navigate('/')}
      onNewQuiz={() => navigate('/quiz')}
    />
  );
}
