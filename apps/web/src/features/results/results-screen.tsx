import { House, RotateCcw } from 'lucide-react';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { LearningAnalytics } from './analytics/learning-analytics.tsx';
import { QuestionReview } from './question-review.tsx';
import { ScoreCard } from './score-card.tsx';
import { useRecordQuiz } from './use-record-quiz.ts';

interface ResultsScreenProps {
  /** The quiz just taken; `null` when the student only looks at the numbers. */
  finished: FinishedQuiz | null;
  isPremium: boolean;
  /** A quiz is on its way. */
  isStarting: boolean;
  /** Starts practice on a subject's id or a topic's name. */
  onPractise: (topic: string) => void;
  onHome: () => void;
  onNewQuiz: () => void;
}

export function ResultsScreen({
  finished,
  isPremium,
  isStarting,
  onPractise,
  onHome,
  onNewQuiz,
}: ResultsScreenProps) {
  const recording = useRecordQuiz(finished);
  // What is recorded belongs in the numbers: they wait for the first word on it.
  const isSettled =
    finished === null || !recording.isPending || recording.isPaused || recording.failureCount > 0;

  return (
    <div className="grid grid-cols-1 gap-10">
      {finished !== null && (
        <>
          <ScoreCard finished={finished} recording={recording} />
          <QuestionReview finished={finished} />
        </>
      )}
      <LearningAnalytics
        level={finished === null ? 'h1' : 'h2'}
        isSettled={isSettled}
        isPremium={isPremium}
        isStarting={isStarting}
        onPractise={onPractise}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onNewQuiz}>
          <RotateCcw className="size-5" aria-hidden />
          New Quiz
        </Button>
        <Button tone="quiet" onClick={onHome}>
          <House className="size-5" aria-hidden />
          Return Home
        </Button>
      </div>
    </div>
  );
}
