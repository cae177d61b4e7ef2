import type { User } from '@valence/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { readKeptQuiz } from '../attempt/kept-quiz.ts';
import { defaultSettings, settingsOf } from '../attempt/quiz-settings.ts';
import { MyReports } from '../features/reports/my-reports.tsx';
import { Notices } from '../features/reports/notices.tsx';
import { reportFromResults } from '../features/reports/report-button.tsx';
import { ResultsScreen } from '../features/results/results-screen.tsx';
import { UpgradeHost } from './upgrade-host.tsx';
import { useStartQuiz } from './use-start-quiz.ts';

export function ResultsRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const [kept] = useState(() => readKeptQuiz(user.id));
  const { start, starting, upgrade, setUpgrade } = useStartQuiz(user);
  const isPro = user.hasActiveSubscription;
  return (
    <>
      <Notices />
      <ResultsScreen
        finished={kept?.kind === 'finished' ? kept.finished : null}
        onPractise={(topic) => start(topic, defaultSettings(user.subscriptionStatus))}
        isPremium={isPro}
        isStarting={starting !== null}
        onRetry={({ quiz }) => {
          if (isPro) start(quiz.topic, settingsOf(quiz));
          else setUpgrade({ kind: 'review_all' });
        }}
        onReview={(scope) => {
          if (scope === 'missed') navigate('/quiz/review');
          else if (isPro) navigate('/quiz/review?scope=all');
          else setUpgrade({ kind: 'review_all' });
        }}
        onPrint={() => navigate('/results/print')}
        onHome={() => navigate('/')}
        onNewQuiz={() => navigate('/quiz')}
        report={reportFromResults}
      />
      <MyReports />
      <UpgradeHost trigger={upgrade} onClose={() => setUpgrade(null)} />
    </>
  );
}
