import { normalizeTopic, type User } from '@valence/contract';
import { useLocation } from 'wouter';
import { SelectionScreen } from '../features/quiz/selection/selection-screen.tsx';
import { useDraft } from '../ui/use-draft.ts';
import { ResumeBanner } from './resume-banner.tsx';
import { UpgradeHost } from './upgrade-host.tsx';
import { useStartQuiz } from './use-start-quiz.ts';

export function SelectionRoute({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const [topic, setTopic] = useDraft(`topic.${user.id}`);
  const { start, starting, topicProblem, setTopicProblem, upgrade, setUpgrade } = useStartQuiz(user, {
    onIssued: (_, wanted) => {
      if (wanted.topic === normalizeTopic(topic)) setTopic('');
    },
  });
  return (
    <>
      <ResumeBanner userId={user.id} />
      <SelectionScreen
        user={user}
        topic={topic}
        starting={starting}
        topicProblem={topicProblem}
        onType={(typed) => {
          setTopic(typed);
          setTopicProblem(null);
        }}
        onStart={start}
        onLocked={(kind) => setUpgrade({ kind })}
        onExit={() => navigate('/')}
      />
      <UpgradeHost trigger={upgrade} onClose={() => setUpgrade(null)} />
    </>
  );
}
