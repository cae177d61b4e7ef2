import { useQuery } from '@tanstack/react-query';
import { plans } from '@valence/contract';
import { Link2Off } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { userQuery } from '../../api/account/account.ts';
import { readSharedChoice } from '../../attempt/shared-choice.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { VisitorSet } from '../../quiz-flow/visitor-set.tsx';

/** A shared set of questions: students find the choice made in the list of topics, visitors take it here. */
export default function SetRoute() {
  const [query] = useSearchParams();
  const { data: user, isPending } = useQuery(userQuery);
  const shared = readSharedChoice(query, plans.free.questionCounts);
  if (isPending) return <ScreenSkeleton />;
  if (user) return <Navigate to={`/quiz/topics?${query}`} replace />;
  if (shared === null)
    return (
      <Notice
        icon={<Link2Off className="size-7" aria-hidden />}
        title="This link names no questions"
        text="A part of it may have been lost on its way to you. Ask for it once more, or try three questions of ours."
      >
        <a href="/#try" className={buttonStyle({})}>
          Try Three Questions
        </a>
      </Notice>
    );
  return <VisitorSet key={query.toString()} shared={shared} />;
}
