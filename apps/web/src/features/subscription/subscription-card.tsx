import type { UserProfile } from '@valence/contract';
import { Link } from 'wouter';
import { Badge } from '../../ui/badge.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The plan that the student is on. */
export function SubscriptionCard({ profile }: { profile: UserProfile }) {
  const isPremium = profile.hasActiveSubscription;
  return (
    <Card
      title="Subscription"
      action={<Badge tone={isPremium ? 'violet' : 'plain'}>{isPremium ? 'Premium' : 'Free Plan'}</Badge>}
    >
      {isPremium ? (
        <p className="text-soft">Unlimited subject quizzes and 7 custom quizzes a week.</p>
      ) : (
        <>
          <p className="text-soft">Five subject quizzes a day, ten a week.</p>
          <Link href="/subscribe" className={buttonStyle({ tone: 'premium', className: 'mt-4' })}>
            Upgrade to Premium
          </Link>
        </>
      )}
    </Card>
  );
}
