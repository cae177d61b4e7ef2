import type { UserProfile } from '@valence/contract';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useTimeZone } from '../../ui/served-page.ts';
import { useSupportPhone } from '../../ui/served-page.ts';
import { standingOf } from './standing.ts';
import { wordsOf } from './standing-words.ts';
import { useBillingPortal } from './payment/use-billing-portal.ts';

/** How the student's subscription stands, and what can be done about it; nothing where none is sold. */
export function SubscriptionCard({ profile }: { profile: UserProfile }) {
  const { openPortal, isLeaving } = useBillingPortal();
  const phone = useSupportPhone();
  const standing = standingOf(profile, useTimeZone());
  const { badge, tone, lead, notice, days } = wordsOf(standing);
  if (!profile.isPremiumSold) return null;
  const canSubscribe = standing.kind === 'free' || standing.kind === 'cancelled';
  return (
    <Card title="Subscription" action={<Badge tone={tone}>{badge}</Badge>}>
      <p>{lead}</p>
      {notice !== null && <p className="mt-3 rounded-md bg-orange-wash px-4 py-3">{notice}</p>}
      {days.length > 0 && (
        <dl className="mt-4">
          {days.map(({ label, day }) => (
            <div key={label}>
              <dt className="text-sm font-semibold text-soft">{label}</dt>
              <dd>{day}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {canSubscribe && (
          <Link to="/subscribe" className={buttonStyle({ tone: 'premium' })}>
            Upgrade to Premium
          </Link>
        )}
        {standing.kind !== 'free' && standing.kind !== 'included' && (
          <Button tone="quiet" isBusy={isLeaving} onClick={openPortal}>
            {isLeaving ? 'Opening billing...' : 'Manage billing'}
          </Button>
        )}
      </div>
      <p className="mt-5 max-w-[60ch] text-sm text-soft">
        Cancellation and billing changes are handled by phone, too:{' '}
        <a href={phone.address} className="whitespace-nowrap text-blue underline underline-offset-4">
          {phone.number}
        </a>
        . Leave a voicemail, and we call back within 24 hours.
      </p>
    </Card>
  );
}
