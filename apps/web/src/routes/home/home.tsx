import type { User } from '@valence/contract';
import { defaultSettings } from '../../attempt/quiz-settings.ts';
import { CustomQuizGenerator } from '../../features/home/custom-quiz-generator.tsx';
import { HomeScreen } from '../../features/home/home-screen.tsx';
import { Notices } from '../../features/reports/notices.tsx';
import { GeneratingScreen } from '../../quiz-flow/generating-screen.tsx';
import { StartDialogs } from '../../quiz-flow/start-dialogs.tsx';
import { useGenerateCustomQuiz } from '../../quiz-flow/use-generate-custom-quiz.ts';
import { useFirstAnswers } from '../../quiz-flow/use-first-answers.ts';
import { useStartQuiz } from '../../quiz-flow/use-start-quiz.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';

export function Home({ user }: { user: User }) {
  const { start, starting, dialogs } = useStartQuiz(user);
  const generator = useGenerateCustomQuiz(user);
  const isBringing = useFirstAnswers();
  if (isBringing) return <ScreenSkeleton />;
  return (
    <>
      <Notices told="atOnce" />
      <HomeScreen
        user={user}
        starting={starting}
        onStart={({ topic, choice, examId, count }) =>
          start(
            topic,
            { ...defaultSettings(user), ...(count !== undefined && { count }) },
            { ...(choice !== undefined && { choice }), ...(examId !== undefined && { examId }) },
          )
        }
        generator={
          <CustomQuizGenerator
            user={user}
            topic={generator.topic}
            problem={generator.problem}
            isGenerating={generator.isGenerating}
            onType={generator.type}
            onGenerate={generator.generate}
          />
        }
      />
      <Notices told="later" />
      <GeneratingScreen
        isGenerating={starting !== null || generator.isGenerating}
        progress={generator.progress}
        onCancel={generator.cancel}
      />
      <StartDialogs {...dialogs} />
      <StartDialogs {...generator.dialogs} />
    </>
  );
}
