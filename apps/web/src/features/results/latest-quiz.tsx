import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { quizHistoryQuery } from '../../api/progress/learning-analytics.ts';
import { finishedWords } from '../../attempt/quiz-title.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { asDay } from '../../ui/days/day-words.ts';
import { useTimeZone } from '../../ui/served-page.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TopicText } from '../../ui/typeset/topic-text.tsx';

/** Who comes here without having just finished a quiz is offered the latest one. */
export function LatestQuiz() {
  const { data, isPending } = useQuery(quizHistoryQuery(null));
  const timeZone = useTimeZone();
  const latest = data?.quizHistory[0];
  // Its room is there before it is known, so that the numbers below it stay where they are.
  if (isPending) return <Skeleton className="min-h-44 sm:min-h-24" />;
  if (latest === undefined) return null;
  const { title, path } = finishedWords(latest);
  return (
    <section
      aria-labelledby="latest"
      className="flex min-h-44 flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-5 shadow-low sm:min-h-24 sm:px-6"
    >
      <div className="min-w-60 flex-1">
        <h2 id="latest" className="text-heading">
          Your latest {latest.paper === undefined ? 'quiz' : 'paper'}
        </h2>
        <p className="text-soft">
          <TopicText text={title} />, {asDay(latest.completedAt, timeZone)}: {latest.correctAnswers} of{' '}
          {latest.totalQuestions} correct
        </p>
      </div>
      <Link to={path} className={buttonStyle({})}>
        Review it
      </Link>
    </section>
  );
}
