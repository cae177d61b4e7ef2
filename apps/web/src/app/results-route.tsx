import type { User } from '@valence/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { readKeptQuiz } from '../attempt/kept-quiz.ts';
import { defaultSettings } from '../attempt/quiz-settings.ts';
import { ResultsScreen } from '../features/results/results-screen.tsx';
import { UpgradeHost } from './upgrade-host.tsx';
import { useStartQuiz } from './use-start-quiz.ts';

export function ResultsRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const { start, starting, upgrade, setUpgrade } = useStartQuiz(user);
  const [kept] = useState(() => readKeptQuiz(user.id));
  return (
    <>
      <ResultsScreen
        finished={kept?.kind === 'finished' ? kept.finished : null}
        isPremium={user.hasActiveSubscription}
        isStarting={starting !== null}
        onPractise={(topic) => start(topic, defaultSettings(user.subscriptionStatus))}
        onHome={() => navigate('/')}
        onNewQuiz={() => navigate('/quiz')}
      />
      <UpgradeHost trigger={upgrade} onClose={() => setUpgrade(null)} />
    </>
  );
}
