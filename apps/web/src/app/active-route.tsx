import type { User } from '@valence/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { readKeptQuiz } from '../attempt/kept-quiz.ts';
import { NoQuestions } from '../features/quiz/active/no-questions.tsx';
import { reportFromQuiz } from '../features/reports/report-button.tsx';
import { fetchResultsAhead } from './fetch-results-ahead.ts';
import { TakeQuiz } from './take-quiz.tsx';

export function ActiveRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const [kept] = useState(() => readKeptQuiz(user.id));
  if (kept?.kind !== 'active' || kept.quiz.questions.length === 0) {
    return <NoQuestions onExit={() => navigate('/')} />;
  }
  return (
    <TakeQuiz
      user={user}
      quiz={kept.quiz}
      attempt={kept.attempt}
      onNavigate={navigate}
      report={reportFromQuiz}
      onAnswered={() => void fetchResultsAhead()}
    />
  );
}
