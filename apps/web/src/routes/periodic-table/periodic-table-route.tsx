import type { User } from '@valence/contract';
import { useLocation } from 'wouter';
import { defaultSettings } from '../../attempt/quiz-settings.ts';
import { PeriodicTableScreen } from '../../features/periodic-table/periodic-table-screen.tsx';
import { UpgradeHost } from '../../quiz-flow/upgrade-host.tsx';
import { useStartQuiz } from '../../quiz-flow/use-start-quiz.ts';

export function PeriodicTableRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const { start, starting, upgrade, setUpgrade } = useStartQuiz(user);
  return (
    <>
      <PeriodicTableScreen
        isLocked={!user.hasActiveSubscription}
        isStarting={starting !== null}
        onQuiz={(topic) => start(topic, defaultSettings(user.subscriptionStatus))}
        onExit={() => navigate('/')}
      />
      <UpgradeHost trigger={upgrade} onClose={() => setUpgrade(null)} />
    </>
  );
}
