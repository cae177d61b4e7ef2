import { moneyBackDays, premiumPrice, premiumPromise, type User } from '@valence/contract';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { FeatureList } from './feature-list.tsx';
import { freeFeatures, premiumFeatures } from './plan-features.ts';

interface PlansProps {
  user: User | null;
  /** The checkout is about to open. */
  isLeaving: boolean;
  onSubscribe: () => void;
}

/** The two plans beside each other, and the way from the one to the other. */
export function Plans({ user, isLeaving, onSubscribe }: PlansProps) {
  const isPremium = user?.hasActiveSubscription === true;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <div>
        <h1 className="text-title">{isPremium ? 'You have Premium' : 'Upgrade to Premium'}</h1>
        <p className="mt-2 max-w-[56ch] text-lead text-soft">{premiumPromise}, on any topic of chemistry.</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section
          aria-labelledby="premium-plan"
          className="rounded-lg border-2 border-violet bg-surface p-6 shadow-low sm:p-8"
        >
          <PlanTitle id="premium-plan" name="Premium" isOwn={isPremium} />
          <Price amount={premiumPrice.text} />
          <p className="mt-1 text-soft">
            About {premiumPrice.textPerDay} a day. Renews each month, cancel anytime.
          </p>
          <div className="mt-5">
            <FeatureList features={premiumFeatures} />
          </div>
          {user?.subscriptionStatus === 'past_due' && (
            <p className="mt-6 rounded-md bg-orange-wash px-4 py-3">
              Your last renewal could not be charged. The button leads to where you can pay it.
            </p>
          )}
          <div className="mt-6">
            {isPremium ? (
              <Link to="/account" className={buttonStyle({ tone: 'quiet', className: 'w-full' })}>
                Manage it in your account
              </Link>
            ) : (
              <Button tone="premium" size="large" className="w-full" isBusy={isLeaving} onClick={onSubscribe}>
                {isLeaving ? 'Opening the checkout...' : user ? 'Subscribe Now' : 'Sign In to Subscribe'}
              </Button>
            )}
          </div>
          <p className="mt-3 text-center text-sm text-soft">{moneyBackDays}-day money-back guarantee</p>
        </section>
        <section
          aria-labelledby="free-plan"
          className="rounded-lg border border-line bg-surface p-6 shadow-low sm:p-8"
        >
          <PlanTitle id="free-plan" name="Free" isOwn={user !== null && !isPremium} />
          <Price amount="$0" />
          <p className="mt-1 text-soft">Yours for as long as you like.</p>
          <div className="mt-5">
            <FeatureList features={freeFeatures} />
          </div>
        </section>
      </div>
      <div>
        <Link to="/" className={buttonStyle({ tone: 'quiet' })}>
          <ArrowLeft className="size-5" aria-hidden />
          Back to Home
        </Link>
      </div>
    </div>
  );
}

function PlanTitle({ id, name, isOwn }: { id: string; name: string; isOwn: boolean }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      <h2 id={id} className="text-heading">
        {name}
      </h2>
      {isOwn && <Badge tone={name === 'Premium' ? 'violet' : 'plain'}>Your plan</Badge>}
    </div>
  );
}

function Price({ amount }: { amount: string }) {
  return (
    <p className="mt-1">
      <strong className="text-title tracking-tight">{amount}</strong>{' '}
      <span className="text-soft">per month</span>
    </p>
  );
}
