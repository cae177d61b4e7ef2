import { defaultSettings } from '../../attempt/quiz-settings.ts';
import { PeriodicTableScreen } from '../../features/periodic-table/periodic-table-screen.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { StartDialogs } from '../../quiz-flow/start-dialogs.tsx';
import { useStartQuiz } from '../../quiz-flow/use-start-quiz.ts';

export default function PeriodicTableRoute() {
  const user = useStudent();
  const { start, starting, dialogs } = useStartQuiz(user);
  return (
    <>
      <PeriodicTableScreen
        user={user}
        isStarting={starting !== null}
        onQuiz={(topic, isToldFewer) => start(topic, defaultSettings(user), { isToldFewer })}
      />
      <StartDialogs {...dialogs} />
    </>
  );
}
