import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { drawnSetQuery } from '../api/quizzes/first-questions.ts';
import { ApiFailure } from '../api/request.ts';
import { dropSet, keepSet, readKeptSet } from '../attempt/kept/kept-set.ts';
import { addressOfChoice, type SharedChoice } from '../attempt/shared-choice.ts';
import { QuestionReview } from '../features/results/question-review.tsx';
import { ScoreCard } from '../features/results/score/score-card.tsx';
import { SetIntro } from '../features/shared-set/set-intro.tsx';
import { SetOpen } from '../features/shared-set/set-open.tsx';
import { SetResult } from '../features/shared-set/set-result.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { useFromBrowser } from '../ui/use-from-browser.ts';
import { beginSet } from './draw-set.ts';

/** A shared set before and after it is taken, for who has no account. */
export function VisitorSet({ shared }: { shared: SharedChoice }) {
  const navigate = useNavigate();
  const found = useFromBrowser(() => ({ set: readKeptSet() }), null);
  const [isAnew, setAnew] = useState(false);
  const set = isAnew ? null : (found?.set ?? null);
  const kept = set !== null && addressOfChoice(set.drawn) === addressOfChoice(shared) ? set.kept : null;
  const drawing = useQuery({ ...drawnSetQuery(shared), enabled: found !== null && kept === null });
  if (found === null) return <ScreenSkeleton />;

  const again = () => {
    dropSet();
    setAnew(true);
  };
  if (kept?.kind === 'finished')
    return (
      <SetResult
        score={<ScoreCard finished={kept.finished} recording={null} news={null} />}
        review={<QuestionReview finished={kept.finished} />}
        onAgain={again}
      />
    );
  if (kept?.kind === 'active')
    return (
      <SetOpen
        name={kept.quiz.title}
        at={kept.attempt.at}
        count={kept.quiz.questions.length}
        onGoOn={() => void navigate('/set/active')}
        onAgain={again}
      />
    );
  return (
    <SetIntro
      difficulty={shared.difficulty}
      drawn={drawing.isFetching ? null : (drawing.data ?? null)}
      problem={drawing.isFetching || drawing.error === null ? null : problemWords(drawing.error)}
      onTryAgain={() => void drawing.refetch()}
      onStart={() => {
        if (drawing.data === undefined) return;
        keepSet(beginSet(shared, drawing.data, Date.now()));
        void navigate('/set/active');
      }}
    />
  );
}

function problemWords(error: Error): string {
  const code = error instanceof ApiFailure ? error.body?.code : undefined;
  if (code === 'badRequest') return 'The topics in this link are no longer available.';
  const message = error instanceof ApiFailure ? error.body?.message : undefined;
  return message ?? 'The questions could not be loaded just now.';
}
