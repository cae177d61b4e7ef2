import { useQuery } from '@tanstack/react-query';
import { mistakesShown, type Mistakes } from '@valence/contract';
import { NotebookPen } from 'lucide-react';
import { Link } from 'react-router';
import { mistakesQuery } from '../../api/progress/mistakes.ts';
import { quizUsageQuery } from '../../api/progress/progress.ts';
import { allowanceOf, usedUpWords } from '../../quiz-preview/allowance.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { useTimeZone } from '../../ui/served-page.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConceptMistakes } from './concept-mistakes.tsx';
import { FreshButton } from './fresh-button.tsx';
import { freshOnAll, type FreshQuiz } from './fresh-quiz.ts';

interface MistakesScreenProps {
  /** The name of the quiz that is on its way. */
  starting: string | null;
  onFresh: (quiz: FreshQuiz) => void;
}

/** The standing list of everything that was missed, until it is mended. */
export function MistakesScreen({ starting, onFresh }: MistakesScreenProps) {
  const { data, isError, refetch } = useQuery(mistakesQuery);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-title">My mistakes</h1>
        <p className="mt-1 max-w-[62ch] text-soft">
          Everything you missed at the first try, in practice too. A mistake leaves the list when its concept
          was right at the first try on two different days.
        </p>
      </div>
      {data !== undefined ? (
        <List mistakes={data} starting={starting} onFresh={onFresh} />
      ) : isError ? (
        <div className="grid justify-items-start gap-3">
          <p>Your mistakes could not be loaded just now.</p>
          <Button tone="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  );
}

function List({ mistakes, starting, onFresh }: MistakesScreenProps & { mistakes: Mistakes }) {
  const usage = useQuery(quizUsageQuery).data;
  const timeZone = useTimeZone();
  const allowance = usage === undefined ? null : allowanceOf(usage);
  const isUsedUp = allowance?.left === 0;
  const fresh = freshOnAll(mistakes.concepts);
  if (mistakes.concepts.length === 0) return <Empty />;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <p aria-live="polite" className="max-w-[62ch] grow basis-60">
          <strong>{countWords(mistakes)}</strong>
          {mistakes.standing > mistakesShown && ` The latest ${mistakesShown} are shown.`}
          {isUsedUp && ` ${usedUpWords(allowance, timeZone)}`}
        </p>
        {fresh !== null && (
          <FreshButton
            label="Mixed fresh questions"
            tone="primary"
            quiz={fresh}
            usage={usage}
            isIdle={starting !== null || isUsedUp}
            isStarting={starting === fresh.name}
            onFresh={onFresh}
          />
        )}
      </div>
      <ol className="grid grid-cols-1 gap-4">
        {mistakes.concepts.map((concept) => (
          <li key={concept.id}>
            <ConceptMistakes
              concept={concept}
              usage={usage}
              isIdle={starting !== null || isUsedUp}
              starting={starting}
              onFresh={onFresh}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function countWords({ standing, due }: Mistakes): string {
  const all = standing === 1 ? '1 mistake' : `${standing} mistakes`;
  return due === 0 ? `${all}, none of them due today.` : `${all}, ${due} of them due today.`;
}

function Empty() {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-6 shadow-low">
      <NotebookPen className="size-7 text-blue" aria-hidden />
      <p className="max-w-[62ch] text-soft">
        Nothing here yet. What you miss in a quiz will be listed by concept, with the slip that led there and
        fresh questions on it.
      </p>
      <Link to="/quiz" className={buttonStyle()}>
        Take a quiz
      </Link>
    </div>
  );
}
