import { plans } from '@valence/contract';
import { useSearchParams } from 'react-router';
import { readSharedChoice } from '../../attempt/shared-choice.ts';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { TopicsScreen } from '../../features/quizzes/topics/topics-screen.tsx';
import { GeneratingScreen } from '../../quiz-flow/generating-screen.tsx';
import { ResumeBanner } from '../../quiz-flow/resume-banner.tsx';
import { StartDialogs } from '../../quiz-flow/start-dialogs.tsx';
import { useStartQuiz } from '../../quiz-flow/use-start-quiz.ts';

export default function TopicsRoute() {
  const user = useStudent();
  const [query] = useSearchParams();
  const { start, starting, progress, cancel, dialogs } = useStartQuiz(user);
  return (
    <>
      <ResumeBanner userId={user.id} />
      <TopicsScreen
        user={user}
        find={query.get('find') ?? ''}
        shared={readSharedChoice(
          query,
          plans[user.hasActiveSubscription ? 'premium' : 'free'].questionCounts,
        )}
        isStarting={starting !== null}
        onStart={(choice, name, settings, isToldFewer) => start(name, settings, { choice, isToldFewer })}
      />
      <GeneratingScreen isGenerating={starting !== null} progress={progress} onCancel={cancel} />
      <StartDialogs {...dialogs} />
    </>
  );
}
