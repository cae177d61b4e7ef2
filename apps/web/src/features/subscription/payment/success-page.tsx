import { useQuery, useQueryClient } from '@tanstack/react-query';
import { premiumPromise } from '@valence/contract';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { userQuery } from '../../../api/account/account.ts';
import { subscriptionStatusQuery } from '../../../api/account/subscription.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Confirming } from './confirming.tsx';
import { refreshPlan } from '../refresh-plan.ts';

/** Waits until the subscription is confirmed, and says so. */
export function SuccessPage() {
  const queries = useQueryClient();
  const { data } = useQuery(subscriptionStatusQuery);
  const isActive = data?.hasActiveSubscription === true;

  useEffect(() => {
    void queries.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [queries]);
  useEffect(() => {
    if (isActive) void refreshPlan(queries);
  }, [queries, isActive]);

  if (!isActive) {
    return (
      <Confirming text="You need not wait here: Premium starts by itself as soon as the payment is confirmed.">
        <Link to="/" className={buttonStyle({ tone: 'quiet' })}>
          Back to Home
        </Link>
      </Confirming>
    );
  }
  return (
    <Notice
      icon={<Sparkles className="size-7" aria-hidden />}
      title="Welcome to Premium!"
      text={`Your subscription is confirmed. ${premiumPromise} are yours.`}
    >
      <Link to="/" className={buttonStyle({ tone: 'premium' })}>
        Start Creating Premium Quizzes
      </Link>
    </Notice>
  );
}
