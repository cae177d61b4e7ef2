import { normalizeTopic } from '@valence/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SelectionScreen } from '../../features/quizzes/selection/selection-screen.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import type { TopicProblem } from '../../ui/topic-field.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import { ResumeBanner } from '../../quiz-flow/resume-banner.tsx';
import { StartDialogs } from '../../quiz-flow/start-dialogs.tsx';
import { useStartQuiz } from '../../quiz-flow/use-start-quiz.ts';

export default function SelectionRoute() {
  const user = useStudent();
  const navigate = useNavigate();
  const [topic, setTopic] = useDraft(`topic.${user.id}`);
  const [topicProblem, setTopicProblem] = useState<TopicProblem | null>(null);
  const { start, starting, progress, cancel, setUpgrade, dialogs } = useStartQuiz(user, {
    onTopicProblem: setTopicProblem,
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
        progress={progress}
        onCancel={cancel}
        topicProblem={topicProblem}
        onType={(typed) => {
          setTopic(typed);
          setTopicProblem(null);
        }}
        onStart={(asked, settings, isToldFewer) => {
          setTopicProblem(null);
          start(asked, settings, { isToldFewer });
        }}
        onLocked={(kind) => setUpgrade({ kind })}
        onExit={() => void navigate('/')}
      />
      <StartDialogs {...dialogs} />
    </>
  );
}
