import type { IssuedQuestion } from '@valence/contract';
import { useNavigate } from 'react-router';
import { defaultSettings, settingsOf } from '../../attempt/quiz-settings.ts';
import { Note } from '../../features/notes/note.tsx';
import { MyReports } from '../../features/reports/my-reports.tsx';
import { Notices } from '../../features/reports/notices.tsx';
import { reportFromResults } from '../../features/reports/report-button.tsx';
import { ResultsScreen } from '../../features/results/results-screen.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { UpgradeHost } from '../../quiz-flow/upgrade-host.tsx';
import { useKeptQuiz } from '../../quiz-flow/use-kept-quiz.ts';
import { useStartQuiz } from '../../quiz-flow/use-start-quiz.ts';

export default function ResultsRoute() {
  const user = useStudent();
  const navigate = useNavigate();
  const kept = useKeptQuiz(user.id);
  const { start, starting, upgrade, setUpgrade } = useStartQuiz(user);
  const isPremium = user.hasActiveSubscription;
  // A result stands above all else, and only the browser has it.
  if (kept === undefined) return <ScreenSkeleton />;
  const finished = kept?.kind === 'finished' ? kept.finished : null;
  const report = (question: IssuedQuestion) =>
    finished !== null && (
      <Note quizId={finished.quiz.quizId} questionId={question.id} isShownAtOnce>
        {reportFromResults(question)}
      </Note>
    );
  return (
    <>
      <Notices />
      <ResultsScreen
        finished={finished}
        onPractise={(topic) => start(topic, defaultSettings(user))}
        isPremium={isPremium}
        isStarting={starting !== null}
        onRetry={({ quiz }) => {
          const settings = settingsOf(quiz);
          const isToldFewer = quiz.questions.length < settings.count;
          const more = { isToldFewer, ...(quiz.choice && { choice: quiz.choice }) };
          if (isPremium) start(quiz.topic, settings, more);
          else setUpgrade({ kind: 'review_all' });
        }}
        onReview={(scope) => {
          if (scope === 'missed') void navigate('/quiz/review');
          else if (isPremium) void navigate('/quiz/review?scope=all');
          else setUpgrade({ kind: 'review_all' });
        }}
        onPrint={() => void navigate('/results/print')}
        onHome={() => void navigate('/')}
        onNewQuiz={() => void navigate('/quiz')}
        report={report}
      />
      <MyReports />
      <UpgradeHost trigger={upgrade} onClose={() => setUpgrade(null)} />
    </>
  );
}
