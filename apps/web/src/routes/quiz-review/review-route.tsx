import { plans, type IssuedQuestion } from '@valence/contract';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Note } from '../../features/notes/note.tsx';
import { ActiveQuiz } from '../../features/quizzes/active/active-quiz.tsx';
import { reportFromQuiz } from '../../features/reports/report-button.tsx';
import { ReviewScreen } from '../../features/review/review-screen.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { CalculatorHost } from '../../quiz-flow/calculator-host.tsx';
import { useFinishedQuiz } from '../../quiz-flow/use-finished-quiz.ts';

export default function ReviewRoute() {
  const user = useStudent();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const opened = search.get('quiz');
  const finished = useFinishedQuiz(user.id, opened);
  const isPremium = user.hasActiveSubscription;
  if (finished === undefined) return <ScreenSkeleton />;
  if (finished === null) return <Navigate to="/results" replace />;
  const { quiz } = finished;
  // Fresh questions are of no quiz: they have no notes.
  const report = (question: IssuedQuestion) =>
    quiz.questions.some(({ id }) => id === question.id) ? (
      <Note quizId={quiz.quizId} questionId={question.id} isShownAtOnce>
        {reportFromQuiz(question)}
      </Note>
    ) : (
      reportFromQuiz(question)
    );
  return (
    <ReviewScreen
      finished={finished}
      scope={isPremium && search.get('scope') === 'all' ? 'all' : 'missed'}
      hasPracticeMode={plans[isPremium ? 'premium' : 'free'].practiceMode}
      onBack={() => void navigate(opened === null ? '/results' : `/results?quiz=${opened}`)}
    >
      {({ part, ...taking }) => (
        <CalculatorHost>
          {(calculator) => <ActiveQuiz key={part} calculator={calculator} report={report} {...taking} />}
        </CalculatorHost>
      )}
    </ReviewScreen>
  );
}
