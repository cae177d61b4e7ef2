import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenPaper, SavePaperRequest } from '@valence/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { openPaperPlaceQuery, openPaperQuery, papersQuery, submitPaper } from '../../api/progress/papers.ts';
import { analyticsQuery, quizHistoryQuery, quizStatsQuery } from '../../api/progress/learning-analytics.ts';
import { progressQuery } from '../../api/progress/progress.ts';
import { mayPass } from '../../api/quizzes/recording.ts';
import { ApiFailure, isSignedOut } from '../../api/request.ts';
import { forgetPaper } from '../../features/papers/kept-paper.ts';
import type { PaperOption } from '../../features/papers/paper-question-panel.tsx';
import type { SubmissionRefusal } from '../../features/papers/not-submitted.tsx';
import { SitPaper } from '../../features/papers/sit-paper.tsx';
import { OptionRow } from '../../features/quizzes/active/option-row.tsx';
import { openAuthModalOnce } from '../../features/sign-in/auth-modal-store.ts';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { CalculatorHost, type CalculatorSwitch } from '../../quiz-flow/calculator-host.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';

/** Milliseconds between tries to submit while the server cannot be reached. */
const submitAgainAfter = 4000;

export default function SitRoute() {
  const open = useQuery(openPaperQuery);
  const { refetch } = open;
  useEffect(() => {
    // A device that slept has lost time that its own clock may not know of.
    const onShow = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, [refetch]);
  if (open.data === undefined)
    return open.isError ? (
      <Notice title="We cannot reach the server" text="Your answers are kept. Please try again in a moment.">
        <button type="button" className={buttonStyle()} onClick={() => void refetch()}>
          Try Again
        </button>
      </Notice>
    ) : (
      <ScreenSkeleton />
    );
  const { paper, arrivedAt } = open.data;
  if (paper === null)
    return (
      <Notice title="No paper is open" text="Choose an exam to start one.">
        <Link to="/papers" className={buttonStyle()}>
          Practice Papers
        </Link>
      </Notice>
    );
  return <Sitting key={paper.paperId} paper={paper} arrivedAt={arrivedAt} />;
}

function Sitting({ paper, arrivedAt }: { paper: OpenPaper; arrivedAt: number }) {
  const user = useStudent();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const clock = useRef({ at: elapsedAtArrival(paper), arrivedAt });
  useEffect(() => {
    clock.current = { at: elapsedAtArrival(paper), arrivedAt };
  }, [paper, arrivedAt]);
  // It was submitted on another device, or its time is over.
  const again = () => void queries.invalidateQueries({ queryKey: openPaperQuery.queryKey });
  const submission = useMutation({
    mutationFn: submitPaper,
    retry: (_, error) => mayPass(error),
    retryDelay: submitAgainAfter,
    onError: (error) => {
      if (!isSignedOut(error)) again();
    },
    onSuccess: ({ paperId }) => {
      forgetPaper(user.id);
      queries.setQueryData(openPaperPlaceQuery.queryKey, { paper: null });
      for (const { queryKey } of [papersQuery, progressQuery, quizHistoryQuery(null), quizStatsQuery])
        void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: analyticsQuery(null).queryKey });
      void navigate(`/papers/report?paper=${paperId}`, { replace: true });
    },
  });
  const sit = (calculator?: CalculatorSwitch) => (
    <SitPaper
      userId={user.id}
      paper={paper}
      elapsed={() => clock.current.at + performance.now() - clock.current.arrivedAt}
      isSubmitting={submission.isPending || submission.isSuccess}
      isWaiting={submission.isPending && submission.failureCount > 0}
      refusal={submission.isError ? refusalOf(submission.error) : null}
      onSubmit={(last: SavePaperRequest) => submission.mutate(last)}
      onLookOver={() => submission.reset()}
      onRefused={(error) => {
        if (isSignedOut(error)) openAuthModalOnce();
        else again();
      }}
      {...(calculator && { calculator })}
      option={optionRow}
    />
  );
  // Where the exam allows none, its code is not fetched either.
  return paper.aids.calculator ? <CalculatorHost>{sit}</CalculatorHost> : sit();
}

function refusalOf(error: Error): SubmissionRefusal {
  if (isSignedOut(error)) return 'signed out';
  const words = error instanceof ApiFailure ? error.body?.message : undefined;
  return { words: words ?? 'Please try again in a moment.' };
}

function optionRow(option: PaperOption): ReactNode {
  return <OptionRow {...option} mark="plain" isLocked={false} />;
}

function elapsedAtArrival({ now, startedAt }: OpenPaper): number {
  return Date.parse(now) - Date.parse(startedAt);
}
