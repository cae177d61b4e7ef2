import { plans, type User } from '@valence/contract';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { ActiveQuiz } from '../../features/quizzes/active/active-quiz.tsx';
import { reportFromQuiz } from '../../features/reports/report-button.tsx';
import { ReviewScreen } from '../../features/review/review-screen.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { CalculatorHost } from '../../quiz-flow/calculator-host.tsx';
import { useKeptQuiz } from '../../quiz-flow/use-kept-quiz.ts';

export function ReviewRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const kept = useKeptQuiz(user.id);
  const isPremium = user.hasActiveSubscription;
  if (kept === undefined) return <ScreenSkeleton />;
  if (kept?.kind !== 'finished') return <Redirect to="/results" replace />;
  return (
    <ReviewScreen
      finished={kept.finished}
      scope={isPremium && search.get('scope') === 'all' ? 'all' : 'missed'}
      hasPracticeMode={plans[isPremium ? 'premium' : 'free'].practiceMode}
      onBack={() => navigate('/results')}
    >
      {(taking) => (
        <CalculatorHost>
          {(calculator) => (
            <ActiveQuiz
              key={taking.initialAttempt.mode}
              calculator={calculator}
              report={reportFromQuiz}
              {...taking}
            />
          )}
        </CalculatorHost>
      )}
    </ReviewScreen>
  );
}
