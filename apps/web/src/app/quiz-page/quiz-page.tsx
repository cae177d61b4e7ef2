import type { IssuedQuestion } from '@valence/contract';
import { useEffect } from 'react';
import { ReportButton } from '../../features/reports/report-button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { AuthModalHost } from '../../shell/auth-modal-host.tsx';
import { Failure } from '../../shell/failure.tsx';
import { Frame } from '../../shell/frame.tsx';
import { TakeQuiz, type TakeQuizProps } from '../../quiz-flow/take-quiz.tsx';
import { ToasterHost } from '../../shell/toaster-host.tsx';

/** Toasts come along: how the call went is said in one, also when the network is gone by then. */
const ReportDialog = lazyPart(async () => {
  const [{ QuizReportDialog }] = await Promise.all([
    import('../../features/reports/quiz-report-dialog.tsx'),
    import('../../ui/toast/toaster.tsx'),
  ]);
  return QuizReportDialog;
});

interface QuizPageProps extends Omit<TakeQuizProps, 'report'> {
  /** The page is alive: what a student pressed before can be done now. */
  onReady?: () => void;
}

/**
 * The page of a quiz in progress, which the server draws and React takes over: the same frame and the same quiz
 * as in the app, without router, cache and calls, which a quiz does not need before its end.
 */
export function QuizPage({ onReady, ...taking }: QuizPageProps) {
  const { user, onNavigate } = taking;
  useEffect(() => {
    onReady?.();
    // It becomes alive once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <Failure>
      <Frame title="Quiz" path="/quiz/active" user={user} onNavigate={onNavigate}>
        <TakeQuiz {...taking} report={report} />
      </Frame>
      <AuthModalHost />
      <ToasterHost isFetchedAhead={false} />
    </Failure>
  );
}

function report(question: IssuedQuestion) {
  return <ReportButton question={question} Dialog={ReportDialog} />;
}
