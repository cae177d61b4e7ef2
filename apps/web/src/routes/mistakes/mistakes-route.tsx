import { defaultSettings } from '../../attempt/quiz-settings.ts';
import { MistakesScreen } from '../../features/mistakes/mistakes-screen.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { GeneratingScreen } from '../../quiz-flow/generating-screen.tsx';
import { ResumeBanner } from '../../quiz-flow/resume-banner.tsx';
import { StartDialogs } from '../../quiz-flow/start-dialogs.tsx';
import { useStartQuiz } from '../../quiz-flow/use-start-quiz.ts';

export default function MistakesRoute() {
  const user = useStudent();
  const { start, starting, progress, cancel, dialogs } = useStartQuiz(user);
  return (
    <>
      <ResumeBanner userId={user.id} />
      <MistakesScreen
        starting={starting}
        onFresh={({ name, choice, difficulty, count, questions }) =>
          start(
            name,
            { ...defaultSettings(user), difficulty, count },
            {
              choice,
              isToldFewer: questions < count,
            },
          )
        }
      />
      <GeneratingScreen isGenerating={starting !== null} progress={progress} onCancel={cancel} />
      <StartDialogs {...dialogs} />
    </>
  );
}
