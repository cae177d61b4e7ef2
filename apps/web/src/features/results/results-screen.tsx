import { useQuery } from '@tanstack/react-query';
import { House, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { quizHistoryQuery, quizStatsQuery } from '../../api/progress.ts';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { History } from './history.tsx';
import { QuestionReview } from './question-review.tsx';
import { ScoreCard } from './score-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { SubjectPerformance } from './subject-performance.tsx';
import { useRecordQuiz } from './use-record-quiz.ts';

interface ResultsScreenProps {
  /** The quiz just taken; `null` when the student only looks at the numbers. */
  finished: FinishedQuiz | null;
  onHome: () => void;
  onNewQuiz: () => void;
}

export function ResultsScreen({ finished, onHome, onNewQuiz }: ResultsScreenProps) {
  const recording = useRecordQuiz(finished);
  const [today] = useState(() => new Date().toLocaleDateString('en', { dateStyle: 'long' }));
  // What is recorded belongs in the numbers: they wait for the first word on it.
  const isSettled =
    finished === null || !recording.isPending || recording.isPaused || recording.failureCount > 0;
  const history = useQuery({ ...quizHistoryQuery, enabled: isSettled });
  const stats = useQuery({ ...quizStatsQuery, enabled: isSettled });

  return (
    <div className="grid grid-cols-1 gap-10">
      {finished !== null && (
        <>
          <ScoreCard finished={finished} recording={recording} />
          <QuestionReview finished={finished} />
        </>
      )}
      <section aria-labelledby="analytics" className="grid gap-6">
        <div className="flex flex-wrap items-baseline gap-x-4">
          {finished === null ? (
            <h1 id="analytics" className="text-title">
              Learning Analytics
            </h1>
          ) : (
            <h2 id="analytics" className="text-title">
              Learning Analytics
            </h2>
          )}
          <p className="text-soft">Updated {today}</p>
        </div>
        <StatCards stats={stats.data ?? null} latest={history.data?.quizHistory[0] ?? null} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <SubjectPerformance stats={stats} />
          <History history={history} />
        </div>
      </section>
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
