import type { User } from '@valence/contract';
import { useLocation } from 'wouter';
import { SelectionScreen } from '../features/quiz/selection/selection-screen.tsx';
import { ResumeBanner } from './resume-banner.tsx';
import { UpgradeHost } from './upgrade-host.tsx';
import { useStartQuiz } from './use-start-quiz.ts';

export function SelectionRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const { start, starting, upgrade, setUpgrade } = useStartQuiz(user);
  return (
    <>
      <ResumeBanner userId={user.id} />
      <SelectionScreen
        user={user}
        starting={starting}
        onStart={start}
        onLocked={(kind) => setUpgrade({ kind })}
        onExit={() => navigate('/')}
      />
      <UpgradeHost trigger={upgrade} onClose={() => setUpgrade(null)} />
    </>
  );
}
