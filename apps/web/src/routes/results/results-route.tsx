import type { IssuedQuestion } from '@valence/contract';
import { use } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { defaultSettings, settingsOf } from '../../attempt/quiz-settings.ts';
import { keyOf } from '../../attempt/quiz.ts';
import { NewBadges } from '../../features/badges/new-badges.tsx';
import { Note } from '../../features/notes/note.tsx';
import { MyReports } from '../../features/reports/my-reports.tsx';
import { Notices } from '../../features/reports/notices.tsx';
import { reportFromResults } from '../../features/reports/report-button.tsx';
import { FaresWhenRecorded } from '../../features/results/how-it-fares.tsx';
import { keptResultScript } from '../../features/results/kept-result-script.ts';
import { QuizNotFound } from '../../features/results/quiz-not-found.tsx';
import { ResultsScreen } from '../../features/results/results-screen.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { NonceContext } from '../../ui/served-page.ts';
import { StartDialogs } from '../../quiz-flow/start-dialogs.tsx';
import { useFinishedQuiz } from '../../quiz-flow/use-finished-quiz.ts';
import { useStartQuiz } from '../../quiz-flow/use-start-quiz.ts';

const WithoutOptions = lazyPart(
  async () => (await import('../../features/quizzes/without-options/without-options.tsx')).WithoutOptions,
);

export default function ResultsRoute() {
  const user = useStudent();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const opened = search.get('quiz');
  const finished = useFinishedQuiz(user.id, opened);
  const taken = finished ?? null;
  const { start, starting, setUpgrade, dialogs } = useStartQuiz(user);
  const isPremium = user.hasActiveSubscription;
  const nonce = use(NonceContext);
  if (finished === undefined && opened !== null) return <ScreenSkeleton />;
  if (opened !== null && finished === null) return <QuizNotFound />;
  const withQuiz = (path: string) =>
    opened === null ? path : `${path}${path.includes('?') ? '&' : '?'}quiz=${opened}`;
  const chosenRight = (question: IssuedQuestion) => {
    const place = taken?.quiz.questions.findIndex(({ id }) => id === question.id) ?? -1;
    const answer = taken?.answers[place];
    return answer?.typed === undefined && answer?.chosen === keyOf(question);
  };
  const report = (question: IssuedQuestion) =>
    taken !== null && (
      <div className="grid grid-cols-1 gap-3">
        {chosenRight(question) && (
          <div>
            <WithoutOptions
              quiz={taken.quiz}
              questionId={question.id}
              chosen={question.correctAnswer}
              report={reportFromResults}
            />
          </div>
        )}
        <FaresWhenRecorded finished={taken} questionId={question.id} isFromHistory={opened !== null} />
        <Note quizId={taken.quiz.quizId} questionId={question.id} isShownAtOnce>
          {reportFromResults(question)}
        </Note>
      </div>
    );
  // A result stands above all else, and only the browser has it: until it has said so, the numbers are drawn as if there were none.
  const isDrawn = finished === undefined;
  return (
    <>
      {isDrawn && (
        <>
          <script
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: keptResultScript }}
            suppressHydrationWarning
          />
          <div className="hidden in-data-kept-result:block">
            <ScreenSkeleton />
          </div>
        </>
      )}
      <div className={isDrawn ? 'in-data-kept-result:hidden' : ''}>
        {taken === null && <Notices told="atOnce" />}
        <ResultsScreen
          finished={finished}
          isFromHistory={opened !== null}
          onPractise={(topic) => start(topic, defaultSettings(user))}
          onLocked={user.isPremiumSold ? () => setUpgrade({ kind: 'slip_history' }) : null}
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
            if (scope === 'missed') void navigate(withQuiz('/quiz/review'));
            else if (isPremium) void navigate(withQuiz('/quiz/review?scope=all'));
            else setUpgrade({ kind: 'review_all' });
          }}
          onPrint={() => void navigate(withQuiz('/results/print'))}
          onHome={() => void navigate('/')}
          onNewQuiz={() => void navigate('/quiz')}
          news={<NewBadges userId={user.id} />}
          report={report}
        />
        {taken !== null && (
          <div className="mt-10 empty:hidden">
            <Notices told="atOnce" />
          </div>
        )}
        <Notices told="later" />
        {opened === null && <MyReports />}
      </div>
      <StartDialogs {...dialogs} />
    </>
  );
}
