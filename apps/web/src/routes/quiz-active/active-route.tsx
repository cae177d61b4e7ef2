import type { User } from '@valence/contract';
import { useLocation } from 'wouter';
import { NoQuestions } from '../../features/quizzes/active/no-questions.tsx';
import { reportFromQuiz } from '../../features/reports/report-button.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { fetchResultsAhead } from '../../quiz-flow/fetch-results-ahead.ts';
import { TakeQuiz } from '../../quiz-flow/take-quiz.tsx';
import { useKeptQuiz } from '../../quiz-flow/use-kept-quiz.ts';

export function ActiveRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const kept = useKeptQuiz(user.id);
  if (kept === undefined) return <ScreenSkeleton />;
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
