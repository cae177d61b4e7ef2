import type { IssuedQuestion } from '@valence/contract';
import { ArrowLeft, House, NotebookPen, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { LearningAnalytics } from './analytics/learning-analytics.tsx';
import { ComprehensiveReview } from './comprehensive-review.tsx';
import { LatestQuiz } from './latest-quiz.tsx';
import { QuestionReview } from './question-review.tsx';
import { ScoreCard } from './score/score-card.tsx';
import { useRecordQuiz } from './use-record-quiz.ts';

interface ResultsScreenProps {
  /** The quiz just taken; `null` when the student only looks at the numbers, `undefined` until the browser has said so. */
  finished: FinishedQuiz | null | undefined;
  /** It was opened from the history: it is saved, and stands alone. */
  isFromHistory: boolean;
  isPremium: boolean;
  /** A quiz is on its way. */
  isStarting: boolean;
  /** Starts practice on a subject's id or a topic's name. */
  onPractise: (topic: string) => void;
  /** Slips from longer ago are for Premium students; nothing where Premium cannot be had. */
  onLocked: (() => void) | null;
  /** Takes a quiz like the one just taken. */
  onRetry: (finished: FinishedQuiz) => void;
  onReview: (scope: 'missed' | 'all') => void;
  onPrint: () => void;
  onHome: () => void;
  onNewQuiz: () => void;
  /** Stands in the card of the quiz just taken, in room of its own. */
  news?: ReactNode;
  /** Stands under a reviewed question, for whoever finds a fault in it. */
  report?: (question: IssuedQuestion) => ReactNode;
}

export function ResultsScreen({
  finished: taken,
  isFromHistory,
  isPremium,
  isStarting,
  onPractise,
  onLocked,
  onRetry,
  onReview,
  onPrint,
  onHome,
  onNewQuiz,
  news,
  report,
}: ResultsScreenProps) {
  const finished = taken ?? null;
  const recording = useRecordQuiz(isFromHistory ? null : finished);
  // What is recorded belongs in the numbers: they wait for the first word on it.
  const isSettled =
    taken === null || !recording.isPending || recording.isPaused || recording.failureCount > 0;

  return (
    <div className="grid grid-cols-1 gap-10">
      {finished !== null && (
        <>
          <ScoreCard finished={finished} recording={isFromHistory ? null : recording} news={news} />
          <ComprehensiveReview
            finished={finished}
            isPremium={isPremium}
            isStarting={isStarting}
            onReview={onReview}
            onRetry={() => onRetry(finished)}
          />
          <QuestionReview finished={finished} onPrint={onPrint} report={report} />
        </>
      )}
      {!isFromHistory && (
        <LearningAnalytics
          latest={finished === null ? <LatestQuiz /> : null}
          level={finished === null ? 'h1' : 'h2'}
          isSettled={isSettled}
          isPremium={isPremium}
          isStarting={isStarting}
          onPractise={onPractise}
          onLocked={onLocked}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {isFromHistory && (
          <Link to="/history" className={buttonStyle({ tone: 'quiet' })}>
            <ArrowLeft className="size-5" aria-hidden />
            All quizzes
          </Link>
        )}
        <Button onClick={onNewQuiz}>
          <RotateCcw className="size-5" aria-hidden />
          New Quiz
        </Button>
        <Link to="/mistakes" className={buttonStyle({ tone: 'quiet' })}>
          <NotebookPen className="size-5" aria-hidden />
          My Mistakes
        </Link>
        <Button tone="quiet" onClick={onHome}>
          <House className="size-5" aria-hidden />
          Return Home
        </Button>
      </div>
    </div>
  );
}
