import type { User } from '@valence/contract';
import { useSearchParams } from 'react-router';
import { Confirming } from './payment/confirming.tsx';
import { NothingToBuy } from './payment/nothing-to-buy.tsx';
import { PaymentCancelled } from './payment/payment-cancelled.tsx';
import { PaymentUnclear } from './payment/payment-unclear.tsx';
import { Plans } from './plans.tsx';
import { PremiumWelcome } from './payment/premium-welcome.tsx';
import { useCheckout } from './payment/use-checkout.ts';
import { useVerifiedPayment } from './payment/use-verified-payment.ts';

/** What Premium is and costs, the way to the checkout, and where the checkout leads back to. */
export function SubscribePage({ user }: { user: User | null }) {
  const [search] = useSearchParams();
  const hasPaid = search.get('success') === 'true';
  const payment = useVerifiedPayment(hasPaid && user !== null ? search.get('session_id') : null);
  const { startCheckout, isLeaving } = useCheckout(user);

  if (user?.isPremiumSold === false) return <NothingToBuy user={user} />;
  if (payment.kind === 'verified' || (hasPaid && user?.hasActiveSubscription)) return <PremiumWelcome />;
  if (payment.kind === 'verifying') return <Confirming text="This takes a few seconds." />;
  if (payment.kind === 'unclear') return <PaymentUnclear message={payment.message} />;
  // Who came back to the address after all, as Premium, cancelled nothing.
  if (search.get('cancelled') === 'true' && !user?.hasActiveSubscription) {
    return <PaymentCancelled isLeaving={isLeaving} onTryAgain={startCheckout} />;
  }
  return <Plans user={user} isLeaving={isLeaving} onSubscribe={startCheckout} />;
}
