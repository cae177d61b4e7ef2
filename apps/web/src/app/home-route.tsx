import type { User } from '@valence/contract';
import { defaultSettings } from '../attempt/quiz-settings.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { ResumeBanner } from './resume-banner.tsx';
import { UpgradeHost } from './upgrade-host.tsx';
import { useStartQuiz } from './use-start-quiz.ts';

export function HomeRoute({ user }: { user: User }) {
  const { start, starting, upgrade, setUpgrade } = useStartQuiz(user);
  return (
    <>
      <ResumeBanner userId={user.id} />
      <HomeScreen
        user={user}
        starting={starting}
        onStart={(subject) => start(subject, defaultSettings(user.subscriptionStatus))}
      />
      <UpgradeHost trigger={upgrade} onClose={() => setUpgrade(null)} />
    </>
  );
}
