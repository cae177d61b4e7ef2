import { defaultSettings } from '../../attempt/quiz-settings.ts';
import { ExamScreen } from '../../features/exams/exam-screen.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { GeneratingScreen } from '../../quiz-flow/generating-screen.tsx';
import { ResumeBanner } from '../../quiz-flow/resume-banner.tsx';
import { StartDialogs } from '../../quiz-flow/start-dialogs.tsx';
import { useStartQuiz } from '../../quiz-flow/use-start-quiz.ts';

export default function ExamRoute() {
  const user = useStudent();
  const { start, starting, progress, cancel, setUpgrade, dialogs } = useStartQuiz(user);
  return (
    <>
      <div className="mx-auto max-w-4xl">
        <ResumeBanner userId={user.id} />
      </div>
      <ExamScreen
        user={user}
        isStarting={starting !== null}
        onStart={(examId, isTyped) =>
          start('Today’s plan', { ...defaultSettings(user), isTyped }, { examId })
        }
        onLocked={() => setUpgrade({ kind: 'exam_plan' })}
      />
      <GeneratingScreen isGenerating={starting !== null} progress={progress} onCancel={cancel} />
      <StartDialogs {...dialogs} />
    </>
  );
}
